// The chain of one claim, from the sentence to the bytes. Between two links stands the check that joins them.
import type { ChainLink } from '@assay/record';
import type { Output } from '../output.ts';
import { layoutColumns } from '../output.ts';
import { claimWords } from './claim-words.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { rightWords } from './claims-list.ts';
import { verdictMark } from './glyphs.ts';
import type { JudgedClaim } from './judged-claims.ts';
import { padEnd, wrapText } from './text-width.ts';

const STAGE_COLUMNS = 12;

function printIndented(out: Output, text: string, indent: number): void {
  for (const line of wrapText(cleanLine(text), layoutColumns(out) - indent)) out.line(`${' '.repeat(indent)}${line}`);
}

function printLink(out: Output, link: ChainLink, number: number): void {
  const [first = '', ...rest] = wrapText(cleanLine(link.text), layoutColumns(out) - STAGE_COLUMNS - 4);
  out.line(`  ${String(number)} ${out.paint.bold(padEnd(link.stage, STAGE_COLUMNS))}${first}`);
  for (const line of rest) out.line(`${' '.repeat(STAGE_COLUMNS + 4)}${line}`);
  const check = [link.check, link.detail].filter((part) => part !== '').join(': ');
  printIndented(out, [link.where, link.capture === null ? '' : `captures/${link.capture}`].filter((part) => part !== '').join(' · '), STAGE_COLUMNS + 4);
  for (const line of wrapText(cleanLine(check), layoutColumns(out) - STAGE_COLUMNS - 6)) out.line(out.paint.dim(`${' '.repeat(STAGE_COLUMNS + 4)}${line}`));
}

function sentenceOf({ claim }: JudgedClaim, report: string): { readonly before: string; readonly words: string; readonly after: string } {
  const part = (start: number, end: number): string => cleanText(report.slice(start, end)).replace(/\s+/g, ' ');
  return { before: part(claim.sentence.start, claim.span.start), words: part(claim.span.start, claim.span.end), after: part(claim.span.end, claim.sentence.end) };
}

export function printEvidence(judged: JudgedClaim, run: { readonly report: string; readonly claims: number }, out: Output): void {
  const { verdict, claim } = judged;
  const { before, words, after } = sentenceOf(judged, run.report);
  out.line(`Claim ${String(judged.number)} of ${String(run.claims)}   ${verdictMark(verdict.verdict, out.paint)}   ${out.paint.dim(`rule ${verdict.rule}`)}`);
  out.line();
  out.line(`  ${before}${out.paint.bold(words)}${after}`);
  out.line(out.paint.dim(`  report.md, chars ${String(claim.span.start)}–${String(claim.span.end)} · ${claimWords(claim)}`));
  out.line();
  printIndented(out, verdict.reason, 2);
  const right = rightWords(judged);
  if (right !== null) out.line(`  ${out.paint.strength('contradicted', 'The right value:')} ${out.paint.bold(right)}`);
  const { formula, chain } = verdict.evidence;
  if (formula !== null) {
    out.line();
    printIndented(out, `${formula.expression} = ${formula.filled} = ${formula.result}${formula.inexact ? ' (in binary64)' : ''}`, 2);
  }
  out.line();
  for (const [index, link] of chain.entries()) printLink(out, link, index + 1);
}
