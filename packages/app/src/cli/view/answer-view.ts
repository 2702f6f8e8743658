// An answer as people read it: the words with the numbers of their sources, the sources, what the judge found, how sure it is, what to ask next.
import type { Answer, Citation } from '@assay/record';
import { answerNotice, confidenceSentence, readingLine } from '../../export/answer-words.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { layoutColumns, type Output } from '../output.ts';
import type { Session } from '../session.ts';
import { cleanLine } from './clean-text.ts';
import { coverageSentence, verdictCounts } from './coverage-lines.ts';
import { layOutMarkdown } from './lay-out-markdown.ts';
import { judgedClaims } from './judged-claims.ts';
import { paintCited } from './cited-report.ts';
import { timeWords } from './size-words.ts';
import { cutText, wrapText } from './text-width.ts';

type Shown = { readonly finished: FinishedRun; readonly answer: Answer };

const quoteColumns = 160;

export function printText({ finished: { contents }, answer }: Shown, out: Output): void {
  const notice = answerNotice(answer.metadata);
  if (notice !== null && (answer.metadata.verdicts.contradicted ?? 0) > 0) out.line(`${out.paint.strength('contradicted', `✕ ${notice}`)}\n`);
  const reading = readingLine(answer);
  if (reading !== null) for (const line of wrapText(cleanLine(reading), layoutColumns(out))) out.line(out.paint.dim(line));
  if (reading !== null) out.line();
  const painted = paintCited(contents.report, { judged: judgedClaims(contents), citations: answer.citations }, out).trim();
  out.line(layOutMarkdown(painted, layoutColumns(out)));
}

function printWrapped(out: Output, text: string, indent: number): void {
  for (const line of wrapText(cleanLine(text), layoutColumns(out) - indent)) out.line(`${' '.repeat(indent)}${line}`);
}

/** A figure of a source is a bare number, and the arithmetic stands with the claims: only a passage is worth quoting here. */
function printSource({ number, kind, about, name, url, quote }: Citation, next: Citation | undefined, out: Output): void {
  const head = `[${String(number)}] `;
  const indent = head.length + 2;
  const [first = '', ...rest] = wrapText(cleanLine(about === undefined ? name : `${about}, in ${name}`), layoutColumns(out) - indent);
  out.line(`  ${out.paint.dim(head)}${first}`);
  for (const line of rest) out.line(`${' '.repeat(indent)}${line}`);
  if (kind === 'passage') printWrapped(out, `“${cutText(cleanLine(quote), quoteColumns)}”`, indent);
  // Of figures of one filing that stand together the address is said once.
  if (url !== null && next?.url !== url) out.line(out.paint.dim(`${' '.repeat(indent)}${cleanLine(url)}`));
}

type Listed = Citation | { readonly between: readonly Citation[] };

/** More of one kind than these are told by the first and the last of them. */
const MOST_ALIKE = 8;

/** Figures of one file and one measure, one behind the other: the closes of a year. */
function isAlike(one: Citation, other: Citation): boolean {
  const measure = ({ about }: Citation): string => (about ?? '').split(',')[0] ?? '';
  return one.kind !== 'passage' && one.kind === other.kind && one.capture === other.capture && measure(one) === measure(other);
}

function alike(citations: readonly Citation[]): readonly (readonly Citation[])[] {
  const groups: Citation[][] = [];
  for (const citation of citations) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && isAlike(last[0], citation)) last.push(citation);
    else groups.push([citation]);
  }
  return groups;
}

export function printSources({ answer }: Pick<Shown, 'answer'>, out: Output): void {
  if (answer.citations.length === 0) return out.line(out.paint.dim('No sources: nothing here rests on a capture.'));
  out.line(out.paint.bold('Sources'));
  const shown = alike(answer.citations).flatMap((group): Listed[] => (group.length > MOST_ALIKE ? [...group.slice(0, 1), { between: group.slice(1, -1) }, ...group.slice(-1)] : [...group]));
  for (const [index, one] of shown.entries()) {
    const next = shown[index + 1];
    if ('between' in one) out.line(out.paint.dim(`  [${String(one.between[0]?.number)}]–[${String(one.between.at(-1)?.number)}] ${String(one.between.length)} more of the same, each in the run`));
    else printSource(one, next !== undefined && 'between' in next ? next.between[0] : next, out);
  }
}

/** In a conversation they are chosen by their number. */
export function printFollowUps({ answer }: Pick<Shown, 'answer'>, out: Output): void {
  if (answer.follow_ups.length === 0) return;
  out.line(out.paint.bold('Ask next'));
  for (const [index, text] of answer.follow_ups.entries()) out.line(`  ${out.paint.dim(String(index + 1))} ${cleanLine(text)}`);
}

function dataWords({ run }: FinishedRun['contents']): string {
  return `${run.data.mode} data as of ${run.data.asOf}`;
}

/** Verdicts, confidence and time: the finding and how far it may be relied on. */
export function printJudgement({ finished: { contents }, answer }: Shown, { out, elapsedMs, before }: { readonly out: Output; readonly elapsedMs: number; readonly before: string | null }): void {
  const { metadata } = answer;
  const notice = answerNotice(metadata);
  // What is contradicted was said above the words.
  if (notice !== null && (metadata.verdicts.contradicted ?? 0) === 0) printWrapped(out, notice, 0);
  if (metadata.query_type === 'declined') return out.line(out.paint.dim([`engine ${metadata.engine}`, timeWords(elapsedMs)].join(' · ')));
  out.line(verdictCounts(contents.coverage, out));
  if (contents.coverage.claims > 0) out.line(out.paint.dim(`${coverageSentence(contents.coverage)}.`));
  const about = [confidenceSentence(metadata), ...(answer.citations.length === 0 ? [] : [dataWords(contents)]), `engine ${metadata.engine}`, timeWords(elapsedMs)];
  out.line(about.map(cleanLine).join(' · '));
  if (before !== null) out.line(`Answered at ${before.slice(0, 16).replace('T', ' ')} UTC, from run ${contents.run.id}; --no-cache asks anew.`);
}

/** `elapsedMs`: of this question. */
export function printAnswer(shown: Shown & { readonly before: string | null }, session: Session, elapsedMs: number): void {
  const { out } = session;
  out.line();
  printText(shown, out);
  out.line();
  printSources(shown, out);
  out.line();
  printJudgement(shown, { out, elapsedMs, before: shown.before });
  if (shown.answer.follow_ups.length > 0) out.line();
  printFollowUps(shown, out);
}
