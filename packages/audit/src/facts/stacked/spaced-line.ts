// A line whose cells stand apart by runs of blanks, as pages laid out in columns have them: "Net sales   79,268   94,665", "   2031   2030   2029".
import type { Span } from '@assay/record';
import { isPurePeriod } from '../labels/period/pure-period.ts';
import type { PipeCell } from '../pipe/segments.ts';
import { isMarkText, isValueText, type PlacedLine } from './line-kind.ts';

export type SpacedLine =
  /** Times or names over columns; `label` stands in the corner. */
  | { readonly kind: 'heads'; readonly cells: readonly PipeCell[] }
  /** A label, and its values as they stand behind it. */
  | { readonly kind: 'data'; readonly label: PipeCell; readonly values: PlacedLine };

const LONGEST_HEAD = 60;
/** Two blanks may stand behind a full stop; three part columns. */
const gap = / {3,}|\t+/g;

/** Null for a line that is one cell, holds values alone, or is no row. */
export function readSpaced({ text, span }: PlacedLine): SpacedLine | null {
  const cells = cellsOf(text, span.start);
  const [first, ...others] = cells;
  if (first === undefined || others.length === 0) return null;
  if (!isFigures(first.text) && others.every((cell) => isFigures(cell.text)) && !others.every(isYear)) return data(first, { text, span });
  const isHead = !cells.some((cell) => isFigures(cell.text) && !isYear(cell)) && cells.every((cell) => cell.text.length <= LONGEST_HEAD && !/[;:]$/.test(cell.text));
  return isHead ? { kind: 'heads', cells } : null;
}

function data(label: PipeCell, { text, span }: PlacedLine): SpacedLine {
  const from = label.span.end - span.start;
  const values = text.slice(from);
  const lead = values.length - values.trimStart().length;
  return { kind: 'data', label, values: { text: values.trimStart(), span: { start: label.span.end + lead, end: span.end } } };
}

/** A year over a column; among values it is one of them. */
function isYear({ text }: PipeCell): boolean {
  return isPurePeriod(text) && /\b(?:19|20)\d\d\b/.test(text);
}

function isFigures(text: string): boolean {
  return text.split(/\s+/).every((part) => isValueText(part) || isMarkText(part));
}

function cellsOf(text: string, start: number): PipeCell[] {
  const cells: PipeCell[] = [];
  let at = 0;
  const add = (end: number): void => {
    const span: Span = { start: start + at, end: start + end };
    if (end > at) cells.push({ text: text.slice(at, end), span });
  };
  for (const match of text.matchAll(gap)) {
    add(match.index);
    at = match.index + match[0].length;
  }
  add(text.length);
  return cells;
}
