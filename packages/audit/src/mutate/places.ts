// Which lines of a report a change can reach. The judge reads each paragraph, list and table row by itself under its headings and header row,
// so changes in different ones may share an audit. `survey.ts` checks that this held, audit by audit.
import type { Span } from '@assay/record';

export type Lines = { readonly starts: readonly number[]; readonly reach: (span: Span) => readonly number[] };

function isRow(line: string): boolean {
  return line.trimStart().startsWith('|');
}

/** Start of the line that holds the offset, as its number. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A table's row reaches itself; its header row, and any line of running text, reaches every line up to the next blank one. */
export function openLines(report: string): Lines {
  const lines = report.split('\n');
  const starts: number[] = [];
  let offset = 0;
  for (const line of lines) {
    starts.push(offset);
    offset += line.length + 1;
  }
  const blockOf = (at: number): number[] => {
    let [first, last] = [at, at];
    while (first > 0 && (lines[first - 1] ?? '').trim() !== '') first -= 1;
    while (last + 1 < lines.length && (lines[last + 1] ?? '').trim() !== '') last += 1;
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  };
  const reach = (span: Span): number[] => {
    const at = lineAt(starts, span.start);
    const block = blockOf(at);
    return isRow(lines[at] ?? '') && block[0] !== at ? [at] : block;
  };
  return { starts, reach };
}
