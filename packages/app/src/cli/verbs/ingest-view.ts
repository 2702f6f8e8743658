// How taking filings in is shown: one moving line in a terminal, nothing while it is piped, and what came of it at the end.
import type { LibraryEntry } from '@assay/record';
import type { IngestListener, IngestOutcome } from '../../library/ingest-filings.ts';
import { layoutColumns } from '../output.ts';
import { printJson, type Session } from '../session.ts';
import { cleanLine } from '../view/clean-text.ts';
import { timeWords } from '../view/size-words.ts';
import { cutText } from '../view/text-width.ts';

export type IngestProgress = IngestListener & { readonly close: () => void };
export type IngestDone = { readonly outcomes: readonly IngestOutcome[]; readonly of: number; readonly library: string; readonly held: number };

const counted = (count: number, one: string, many: string): string => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** What is left is judged by what was done: the mean time of a filing times their number. */
export function openIngestProgress({ err, elapsedMs }: Session, of: number): IngestProgress {
  if (!err.isTerminal) return { begin: () => undefined, end: () => undefined, close: () => undefined };
  const started = elapsedMs();
  let last = '';
  const draw = (text: string): void => { err.write(`\r\u001b[2K  ${cutText(text, layoutColumns(err) - 3)}`); };
  const clear = (): void => { err.write('\r\u001b[2K'); };
  return {
    begin: (name, at) => {
      const passed = elapsedMs() - started;
      const left = at === 0 ? '' : ` · about ${timeWords((passed / at) * (of - at))} left`;
      draw(`${String(at + 1)} of ${String(of)} · ${cleanLine(name)}${last === '' ? '' : ` · ${last}`} · ${timeWords(passed)}${left}`);
    },
    end: (outcomes) => {
      last = outcomes.map((outcome) => (outcome.status === 'failed' ? 'the one before failed' : contentWords(outcome.entry))).at(-1) ?? '';
    },
    close: clear,
  };
}

function contentWords({ itemCount, tables, chunks }: LibraryEntry): string {
  return `${counted(itemCount, 'item', 'items')}, ${counted(tables, 'table', 'tables')}, ${counted(chunks, 'passage', 'passages')}`;
}

const statusWords = { added: 'added', changed: 'taken in anew', finished: 'finished', unchanged: 'unchanged' } as const;

export function printIngested({ outcomes, of, library, held }: IngestDone, session: Session): void {
  const taken = outcomes.flatMap((outcome) => (outcome.status === 'failed' ? [] : [outcome]));
  const failed = outcomes.flatMap((outcome) => (outcome.status === 'failed' ? [outcome] : []));
  if (session.json) {
    printJson(session, { library, held, offered: of, seconds: session.elapsedMs() / 1000, peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024), filings: taken.map(({ status, name, entry, ms }) => ({ status, name, ms, ...entry })), failed });
    return;
  }
  const { out, err } = session;
  const fresh = taken.filter(({ status }) => status !== 'unchanged');
  for (const { entry, status } of fresh) out.line(`  ${entryWords(entry)} ${out.paint.dim(`· ${statusWords[status]}, ${contentWords(entry)}`)}`);
  const counts = Object.entries(statusWords).flatMap(([status, words]) => {
    const count = taken.filter((outcome) => outcome.status === status).length;
    return count === 0 ? [] : [`${String(count)} ${words}`];
  });
  if (fresh.length === 0 && failed.length === 0) out.line(taken.length === 1 ? 'Nothing changed: it is in the library already.' : `Nothing changed: all ${String(taken.length)} are in the library already.`);
  else out.line(`${out.paint.bold([...counts, ...(failed.length === 0 ? [] : [`${String(failed.length)} failed`])].join(', '))} ${out.paint.dim(`in ${timeWords(session.elapsedMs())}`)}`);
  out.line(out.paint.dim(`${counted(held, 'filing', 'filings')} in ${library}`));
  for (const unnamed of fresh.filter(({ entry }) => entry.company.name === null)) err.line(`${err.paint.strength('unverified', '?')} ${cleanLine(unnamed.name)}: its company is not said in it. Give --company, and ingest it again.`);
  for (const { name, why, remedy } of failed) err.line(`${err.paint.strength('contradicted', '✕')} ${cleanLine(why.includes(name) ? why : `${name}: ${why}`)} ${cleanLine(remedy)}`);
}

export function entryWords({ company, form, period, filed, source }: LibraryEntry): string {
  const when = period === null ? (filed === null ? '' : `filed ${filed}`) : `to ${period}`;
  return cleanLine([company.name ?? source, form, when].filter((part) => part !== '').join(' · '));
}
