// Finds the tables in a page that was turned to text one cell a line. What is no table stays text.
import type { Segment } from '../pipe/segments.ts';
import { kindOfLine, type PlacedLine } from './line-kind.ts';
import { stackedRows, type StackedRow } from './stacked-rows.ts';

type TextSegment = Extract<Segment, { kind: 'text' }>;
/** Fewer rows with values than this are a list in running text. */
const LEAST_ROWS = 3;
/** Titles, notes and sections may stand between two rows with values. */
const MOST_BETWEEN = 6;

function linesOf(text: string, from: number): PlacedLine[] {
  const lines: PlacedLine[] = [];
  for (let start = 0; start <= text.length;) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const shown = text.slice(start, end).trim();
    const at = start + text.slice(start, end).indexOf(shown);
    if (shown !== '') lines.push({ text: shown, span: { start: from + at, end: from + at + shown.length }, breaksOff: /\S $/.test(text.slice(start, end)) });
    start = end + 1;
  }
  return withTellingBlanks(lines);
}

/** Where most labels end in a blank, a blank at a line's end says nothing. */
function withTellingBlanks(lines: readonly PlacedLine[]): PlacedLine[] {
  const labels = lines.filter((line) => kindOfLine(line.text) === 'label');
  const isUsual = labels.filter((line) => line.breaksOff === true).length * 3 > labels.length;
  return lines.map((line) => (isUsual ? { ...line, breaksOff: false } : line));
}

/** The stretches of rows that make up tables: from the heads over the first row with values to the last such row. */
function stretches(rows: readonly StackedRow[]): { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = -1;
  let last = -1;
  let data = 0;
  const close = (): void => {
    if (data >= LEAST_ROWS || (data > 0 && isHeaded(rows, from))) found.push({ from, to: last });
    from = -1;
    data = 0;
  };
  rows.forEach((row, index) => {
    if (row.kind === 'sentence' || (from >= 0 && index - last > MOST_BETWEEN)) close();
    if (row.kind !== 'data') return;
    if (from < 0) from = firstOf(rows, index);
    last = index;
    data += 1;
  });
  close();
  return found;
}

/** Times over as many values as the first row has make a table of however few rows. */
function isHeaded(rows: readonly StackedRow[], from: number): boolean {
  const head = rows[from];
  const first = rows.slice(from, from + MOST_BETWEEN).find((row) => row.kind === 'data');
  return head?.kind === 'heads' && head.cells.length >= 2 && first?.cells.length === head.cells.length + 1;
}

/** Heads and labels right above the first row belong to the table. */
function firstOf(rows: readonly StackedRow[], index: number): number {
  let from = index;
  while (from > 0 && index - from < MOST_BETWEEN && rows[from - 1]?.kind !== 'sentence' && rows[from - 1]?.kind !== 'data') from -= 1;
  const heads = rows.slice(from, index).findIndex((row) => row.kind === 'heads');
  return heads < 0 ? index : from + heads;
}

/** Cuts a stretch of text into tables and the text between them. */
export function stackedSegments(text: string, segment: TextSegment): Segment[] {
  const inside = text.slice(segment.span.start, segment.span.end);
  if (!/\n\s*[$(]?\d/.test(inside) && !/\d\s+[$(]?\d[^\n]*\n/.test(inside)) return [segment];
  const rows = stackedRows(linesOf(inside, segment.span.start));
  const tables = stretches(rows);
  if (tables.length === 0) return [segment];
  const segments: Segment[] = [];
  let at = segment.span.start;
  for (const { from, to } of tables) {
    const start = rows[from]?.span.start ?? at;
    const end = rows[to]?.span.end ?? start;
    if (start > at) segments.push({ kind: 'text', span: { start: at, end: start } });
    segments.push({ kind: 'table', span: { start, end }, rows: rows.slice(from, to + 1).map((row) => row.cells) });
    at = end;
  }
  if (at < segment.span.end) segments.push({ kind: 'text', span: { start: at, end: segment.span.end } });
  return segments;
}
