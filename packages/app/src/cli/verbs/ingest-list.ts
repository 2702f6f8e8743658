// assay ingest --list, and what of it is removed.
import type { Library } from '@assay/knowledge';
import { AssayError, type LibraryEntry } from '@assay/record';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { printJson, type Session } from '../session.ts';
import { cleanLine } from '../view/clean-text.ts';
import { cutText, padEnd } from '../view/text-width.ts';
import { entryWords } from './ingest-view.ts';

const SHORT_ID = 12;

export function printLibrary(entries: readonly LibraryEntry[], folder: string, session: Session): ExitCode {
  const { out } = session;
  if (session.json) printJson(session, { library: folder, filings: entries });
  else if (entries.length === 0) out.line(`The library is empty. Take filings in with \`${session.environment.calledAs} ingest PATH\` or \`--tickers\`.`);
  else {
    out.line(out.paint.dim(`${padEnd('id', SHORT_ID)} ${padEnd('ticker', 6)} ${padEnd('company', 28)} ${padEnd('form', 13)} ${padEnd('period to', 10)} ${padEnd('filed', 10)}  items tables passages`));
    for (const { id, company, form, period, filed, itemCount, tables, chunks } of sorted(entries)) out.line(`${id.slice(0, SHORT_ID)} ${padEnd(company.ticker ?? '–', 6)} ${padEnd(cutText(cleanLine(company.name ?? 'not said'), 28), 28)} ${padEnd(cutText(form, 13), 13)} ${padEnd(period ?? '–', 10)} ${padEnd(filed ?? '–', 10)} ${[itemCount, tables, chunks].map((count, at) => String(count).padStart(at === 2 ? 8 : 6)).join(' ')}`);
    out.line(out.paint.dim(`${String(entries.length)} in ${folder}`));
  }
  return exitCodes.sound;
}

function sorted(entries: readonly LibraryEntry[]): LibraryEntry[] {
  const key = ({ company, period }: LibraryEntry): string => `${company.name ?? '~'} ${period ?? ''}`;
  return entries.toSorted((left, right) => (key(left) < key(right) ? -1 : 1));
}

/** By id or its beginning, with or without its prefix. Throws AssayError('usage') where it names none or several. */
export async function removeFiling(id: string, library: Library, session: Session): Promise<ExitCode> {
  const named = library.entries().filter((entry) => entry.id.startsWith(id) || entry.id.startsWith(`cap_${id}`));
  const [entry] = named;
  if (entry === undefined || id === '') throw new AssayError('usage', `The library holds no filing with the id “${id.slice(0, 40)}”.`, { remedy: 'See `assay ingest --list`.' });
  if (named.length > 1) throw new AssayError('usage', `${String(named.length)} filings begin with “${id.slice(0, 40)}”.`, { remedy: 'Give more of the id.' });
  await library.remove(entry.id);
  await library.save();
  if (session.json) printJson(session, { removed: entry });
  else session.out.line(`Removed: ${entryWords(entry)}.`);
  return exitCodes.sound;
}
