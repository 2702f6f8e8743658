// Two runs compared, to read: what differs before anything was written, then the claims, most telling first, each with its cause.
import type { Change, Comparison } from '../../compare/compare-runs.ts';
import type { ChangeKind } from '../../compare/explain-change.ts';
import type { RunDifferences } from '../../compare/run-differences.ts';
import type { Said } from '../../compare/align-claims.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { layoutColumns, type Output } from '../output.ts';
import type { Session } from '../session.ts';
import { claimWords } from './claim-words.ts';
import { cleanLine } from './clean-text.ts';
import { percentWords } from './coverage-lines.ts';
import { verdictMark } from './glyphs.ts';
import { wrapText } from './text-width.ts';

const MOST_SHOWN = 30;
const heads: Readonly<Record<ChangeKind, string>> = { value: 'Say something else', verdict: 'Say the same and are judged otherwise', gone: 'Only in A', added: 'Only in B' };
const order: readonly ChangeKind[] = ['value', 'verdict', 'gone', 'added'];

function printHead(name: string, { contents, rules }: FinishedRun, out: Output): void {
  const { run, coverage } = contents;
  out.line(`${out.paint.bold(name)}  ${cleanLine(run.title ?? run.question.ticker)}`);
  out.line(out.paint.dim(`   ${run.id} · ${run.startedAt.slice(0, 16).replace('T', ' ')} · ${cleanLine(run.engine)} · ${run.data.mode} data as of ${run.data.asOf} · rules ${rules} · ${percentWords(coverage.ratio)} of ${String(coverage.claims)} claims`));
}

function counted(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`;
}

function differenceLines({ data, rules, model, prompt, question, program }: RunDifferences): string[] {
  const sources = data.onlyA.length + data.onlyB.length === 0 ? `the same ${counted(data.shared, 'source')}` : `${counted(data.shared, 'source')} shared, ${String(data.onlyA.length)} only in A, ${String(data.onlyB.length)} only in B`;
  return [
    `Data: ${sources}${data.asOf === null ? '' : `; A ${data.asOf[0]}, B ${data.asOf[1]}`}`,
    `Model: ${model === null ? 'the same' : `A ${model[0].join(', ')}; B ${model[1].join(', ')}`}`,
    `Prompts: ${prompt === null ? 'the same' : `A ${prompt[0].join(', ') || 'none'}; B ${prompt[1].join(', ') || 'none'}`}`,
    `Rules: ${rules === null ? 'the same' : `A ${rules[0]}; B ${rules[1]}`}`,
    ...(question === null ? [] : ['Question: differs']), ...(program === null ? [] : [`Program: A ${program[0]}; B ${program[1]}`]),
  ];
}

function saidWords(said: Said | null, out: Output): string {
  if (said === null) return '–';
  const { claim, verdict } = said;
  return `“${cleanLine(claim.text)}” ${verdictMark(verdict.verdict, out.paint)}${verdict.right === null ? '' : ` (${cleanLine(verdict.right.shown)})`}`;
}

function printChange({ a, b, why }: Change, out: Output): void {
  const claim = (b ?? a)?.claim;
  const subject = claim === undefined ? '' : claimWords(claim);
  out.line(`  ${out.paint.bold(subject === '' ? 'without a subject' : subject)}: ${saidWords(a, out)} → ${saidWords(b, out)}`);
  for (const { cause, text } of why) for (const line of wrapText(`${cause === 'none' ? '' : `${cause}: `}${cleanLine(text)}`, layoutColumns(out) - 6)) out.line(out.paint.dim(`      ${line}`));
}

type Compared = { readonly a: FinishedRun; readonly b: FinishedRun; readonly comparison: Comparison };

export function printComparison({ a, b, comparison }: Compared, { out }: Session): void {
  printHead('A', a, out);
  printHead('B', b, out);
  out.line();
  for (const text of differenceLines(comparison.differences)) for (const line of wrapText(text, layoutColumns(out) - 2)) out.line(`  ${cleanLine(line)}`);
  for (const kind of order) {
    const changes = comparison.changes.filter((change) => change.kind === kind);
    if (changes.length === 0) continue;
    out.line(`\n${out.paint.bold(heads[kind])} (${String(changes.length)})`);
    for (const change of changes.slice(0, MOST_SHOWN)) printChange(change, out);
    if (changes.length > MOST_SHOWN) out.line(out.paint.dim(`  and ${String(changes.length - MOST_SHOWN)} more; --json has all`));
  }
  out.line(`\n${counted(comparison.same, 'claim')} the same in both.`);
}
