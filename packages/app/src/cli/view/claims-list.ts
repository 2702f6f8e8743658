// A list of claims to read in a terminal: number, verdict, the words of the report, and the reason below.
import type { Output } from '../output.ts';
import { layoutColumns } from '../output.ts';
import { claimWords } from './claim-words.ts';
import { cleanLine } from './clean-text.ts';
import { VERDICT_COLUMNS, verdictMark } from './glyphs.ts';
import type { JudgedClaim } from './judged-claims.ts';
import { cutText, padEnd, wrapText } from './text-width.ts';

const QUOTE_COLUMNS = 28;

/** “$383.3 billion” should read $391.0 billion. */
export function rightWords({ verdict }: JudgedClaim): string | null {
  return verdict.right === null ? null : cleanLine(verdict.right.shown);
}

function reasonLines(judged: JudgedClaim, columns: number): string[] {
  const right = rightWords(judged);
  const field = judged.verdict.field === null ? '' : ` [${judged.verdict.field}]`;
  return wrapText(`${cleanLine(judged.verdict.reason)}${field}${right === null ? '' : ` → ${right}`}`, columns);
}

/** Prints each claim on two lines or more, the second being why the verdict is what it is. */
export function printClaims(judged: readonly JudgedClaim[], out: Output): void {
  const numberColumns = String(judged.at(-1)?.number ?? 1).length;
  const indent = ' '.repeat(numberColumns + 2);
  const reasonColumns = layoutColumns(out) - indent.length - VERDICT_COLUMNS - 1;
  for (const each of judged) {
    const quote = padEnd(cutText(`“${cleanLine(each.claim.text)}”`, QUOTE_COLUMNS), QUOTE_COLUMNS);
    const number = String(each.number).padStart(numberColumns);
    out.line(`${out.paint.dim(number)}  ${padEnd(verdictMark(each.verdict.verdict, out.paint), VERDICT_COLUMNS)} ${out.paint.bold(quote)} ${out.paint.dim(claimWords(each.claim))}`);
    for (const line of reasonLines(each, reasonColumns)) out.line(`${indent}${' '.repeat(VERDICT_COLUMNS + 1)}${line}`);
  }
}
