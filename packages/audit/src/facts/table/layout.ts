// Where a table's header ends, which columns hold values, and which rows in the body start a new header.
import type { Line, LineCell } from './line.ts';

export type Column = { readonly from: number; readonly to: number };
export type Block = {
  /** Rows above the first header row that hold one line of words: titles. */
  readonly titles: readonly Line[];
  readonly header: readonly Line[];
  readonly body: readonly Line[];
};
export type Layout = { readonly columns: readonly Column[]; /** First place that belongs to values; labels stand left of it. */ readonly valuesFrom: number; readonly blocks: readonly Block[] };

/** Cuts the lines into blocks of header and body. A table without numbers has no blocks. */
export function readLayout(lines: readonly Line[]): Layout | null {
  const valuesFrom = findValuesFrom(lines);
  if (valuesFrom === null) return null;
  const columns = findColumns(lines, valuesFrom);
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const headEnd = headerEnd(lines, at, valuesFrom);
    const bodyEnd = nextHeader(lines, headEnd, valuesFrom);
    blocks.push(makeBlock(lines.slice(at, headEnd), lines.slice(headEnd, bodyEnd), valuesFrom));
    at = bodyEnd;
  }
  return { columns, valuesFrom, blocks };
}

/** The first place of values: after the columns that mostly hold words or, where every row begins with a time, after that one. */
function findValuesFrom(lines: readonly Line[]): number | null {
  const numeric = lines.filter((line) => line.cells.some((cell) => cell.kind === 'number'));
  if (numeric.length === 0) return null;
  const starts = numeric.map((line) => firstValue(line)).sort((left, right) => left - right);
  const usual = starts[Math.floor(starts.length / 4)] ?? 1;
  return Math.max(usual, 0);
}

/** Where the values of a row begin: after its leading words or time; the row's first cell is a value only where it stands alone as a number. */
function firstValue(line: Line): number {
  const lead = line.cells[0];
  const rest = line.cells.find((cell, index) => (index > 0 || cell.from > 0) && (cell.kind === 'number' || cell.kind === 'none'));
  if (rest !== undefined) return rest.from;
  return lead?.from ?? 0;
}

/** Columns of values: places of numbers that overlap from row to row. */
function findColumns(lines: readonly Line[], valuesFrom: number): Column[] {
  const spans = lines.flatMap((line) => line.cells.filter((cell) => isValue(cell, valuesFrom) && cell.to - cell.from <= 4).map((cell) => ({ from: cell.from, to: cell.to })));
  const columns: { from: number; to: number }[] = [];
  for (const span of spans.sort((left, right) => left.from - right.from || left.to - right.to)) {
    const last = columns.at(-1);
    if (last !== undefined && span.from < last.to) last.to = Math.max(last.to, span.to);
    else columns.push({ ...span });
  }
  return columns;
}

export function isValue(cell: LineCell, valuesFrom: number): boolean {
  return cell.from >= valuesFrom && (cell.kind === 'number' || cell.kind === 'none');
}

function hasValues(line: Line, valuesFrom: number): boolean {
  return line.cells.some((cell) => isValue(cell, valuesFrom));
}

function headerEnd(lines: readonly Line[], start: number, valuesFrom: number): number {
  let first = start;
  while (first < lines.length && !hasValues(lines[first] ?? { row: 0, cells: [] }, valuesFrom)) first += 1;
  let end = first;
  while (end > start && isLabelOnly(lines[end - 1], valuesFrom)) end -= 1;
  return end;
}

/** True for a row whose words stand only in the label's place. */
export function isLabelOnly(line: Line | undefined, valuesFrom: number): boolean {
  return line === undefined || line.cells.every((cell) => cell.from < valuesFrom);
}

/** The next row in the body that heads columns anew: times or words over the columns, and no number. */
function nextHeader(lines: readonly Line[], bodyStart: number, valuesFrom: number): number {
  for (let at = bodyStart + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (line !== undefined && isHeaderInBody(line, valuesFrom) && lines.slice(at).some((later) => hasValues(later, valuesFrom))) return at;
  }
  return lines.length;
}

function isHeaderInBody(line: Line, valuesFrom: number): boolean {
  const over = line.cells.filter((cell) => cell.from >= valuesFrom);
  const label = line.cells.find((cell) => cell.from < valuesFrom);
  if (over.length === 0 || over.some((cell) => cell.kind === 'number' || cell.kind === 'none')) return false;
  if (over.every((cell) => cell.kind === 'period')) return label === undefined || over.length > 1 && !/[a-z]{4}/i.test(label.text.replace(/\b(?:years?|ended|months|december|fiscal|millions|thousands|dollars|in)\b/gi, '')) || label.kind === 'period';
  return label === undefined && over.some((cell) => cell.kind === 'period' || over.length > 1);
}

function makeBlock(head: readonly Line[], body: readonly Line[], valuesFrom: number): Block {
  const firstHeader = head.findIndex((line) => !isLabelOnly(line, valuesFrom));
  const at = firstHeader < 0 ? head.length : firstHeader;
  return { titles: head.slice(0, at), header: head.slice(at), body };
}
