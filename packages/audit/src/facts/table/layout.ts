// Where a table's header ends, which columns hold values, and which rows in the body start a new header.
import { readUnitNote } from '../labels/unit-note.ts';
import type { Line, LineCell } from './line.ts';

export type Column = { readonly from: number; readonly to: number };
export type Block = {
  /** Rows above the first header row that hold one line of words: titles. */
  readonly titles: readonly Line[];
  readonly header: readonly Line[];
  readonly body: readonly Line[];
};
export type Layout = { readonly columns: readonly Column[]; /** First place that belongs to values; labels stand left of it. */ readonly valuesFrom: number; readonly blocks: readonly Block[] };

/** Cuts the lines into blocks of header and body. A table without numbers has no layout. */
export function readLayout(raw: readonly Line[]): Layout | null {
  const valuesFrom = findValuesFrom(raw) ?? findValuesFrom(settleYears(raw, 1));
  if (valuesFrom === null) return null;
  const lines = settleYears(raw, valuesFrom);
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const headEnd = headerEnd(lines, at, valuesFrom);
    const bodyEnd = nextHeader(lines, headEnd, valuesFrom);
    blocks.push(makeBlock({ head: lines.slice(at, headEnd), body: lines.slice(headEnd, bodyEnd), before: blocks.at(-1) }, valuesFrom));
    at = bodyEnd;
  }
  return { columns: findColumns(lines, valuesFrom), valuesFrom, blocks };
}

/** The first place of values: the leftmost place behind a row's first cell where, in rows with numbers, numbers stand at least as often as words. */
function findValuesFrom(lines: readonly Line[]): number | null {
  const numeric = lines.filter((line) => line.cells.some((cell) => cell.kind === 'number'));
  const balances = new Map<number, number>();
  const untimed = new Set<number>();
  for (const line of numeric) {
    for (const [index, cell] of line.cells.entries()) {
      if (cell.kind !== 'period') untimed.add(cell.from);
      if (index > 0 || cell.from > 0) balances.set(cell.from, (balances.get(cell.from) ?? 0) + weightOf(cell));
    }
  }
  const usual = [...balances].filter(([place, balance]) => balance >= 0 && untimed.has(place)).map(([place]) => place);
  if (usual.length > 0) return usual.reduce((least, place) => Math.min(least, place));
  return numeric.length === 0 ? null : 0;
}

function weightOf(cell: LineCell): number {
  if (cell.kind === 'number' || cell.kind === 'none') return 1;
  return cell.kind === 'text' ? -1 : 0;
}

/** A count may look like a year ("Shares outstanding | 1945 | 1974"): under a header of years, in a row with a name of its own, it is a count. */
function settleYears(lines: readonly Line[], valuesFrom: number): Line[] {
  let underYears = false;
  return lines.map((line) => {
    const label = line.cells.filter((cell) => cell.from < valuesFrom).map((cell) => cell.text).join(' ');
    const settled = line.cells.some((cell) => cell.kind === 'number') || (underYears && !isHeadLabel(label)) ? withoutYears(line, valuesFrom) : line;
    underYears ||= settled.cells.some((cell) => cell.from >= valuesFrom && (cell.kind === 'number' || (cell.kind === 'period' && /\d{4}/.test(cell.text))));
    return settled;
  });
}

function withoutYears(line: Line, valuesFrom: number): Line {
  return { ...line, cells: line.cells.map((cell) => (cell.kind === 'period' && cell.number !== null && cell.from >= valuesFrom ? { ...cell, kind: 'number' } : cell)) };
}

/** Words that may stand in the label's place of a header row: none, units, or a part of the time. */
function isHeadLabel(label: string): boolean {
  const rest = label.replace(/\b(?:fiscal|years?|quarters?|months?|weeks?|ended|ending|for|the|as|of|at|in|and|one|two|three|six|nine|twelve|thirteen|first|second|third|fourth|january|february|march|april|may|june|july|august|september|october|november|december|dollars|amounts|millions|thousands|billions|unaudited|audited)\b|[^\p{L}]+/giu, '');
  return rest === '' || readUnitNote(label).scale !== null || /^\(.*\)$/.test(label);
}

/** Columns of values: places of numbers that overlap from row to row. */
function findColumns(lines: readonly Line[], valuesFrom: number): Column[] {
  const spans = lines.flatMap((line) => line.cells.filter((cell) => isValue(cell, valuesFrom) && cell.to - cell.from <= 4).map((cell) => ({ from: cell.from, to: cell.to })));
  const columns: { from: number; to: number }[] = [];
  for (const span of spans.sort((left, right) => left.from - right.from || left.to - right.to)) {
    const last = columns.at(-1);
    if (last !== undefined && span.from < last.to) last.to = Math.max(last.to, span.to);
    else columns.push(span);
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
  let end = start;
  while (end < lines.length && !lines[end]?.cells.some((cell) => isValue(cell, valuesFrom))) end += 1;
  while (end > start && isLabelOnly(lines[end - 1], valuesFrom)) end -= 1;
  return end;
}

/** True for a row whose words stand only in the label's place. */
export function isLabelOnly(line: Line | undefined, valuesFrom: number): boolean {
  return line === undefined || line.cells.every((cell) => cell.from < valuesFrom);
}

/** The next row in the body that heads columns anew: times or words over the columns, and no number. */
function nextHeader(lines: readonly Line[], bodyStart: number, valuesFrom: number): number {
  const last = lines.findLastIndex((line) => hasValues(line, valuesFrom));
  for (let index = bodyStart + 1; index <= last; index += 1) {
    const line = lines[index];
    if (line !== undefined && isHeaderInBody(line, valuesFrom)) return index;
  }
  return lines.length;
}

function isHeaderInBody(line: Line, valuesFrom: number): boolean {
  const over = line.cells.filter((cell) => cell.from >= valuesFrom);
  const label = line.cells.filter((cell) => cell.from < valuesFrom).map((cell) => cell.text).join(' ');
  if (over.length === 0 || over.some((cell) => cell.kind === 'number' || cell.kind === 'none')) return false;
  if (over.every((cell) => cell.kind === 'period')) return isHeadLabel(label);
  return label === '' && (over.length > 1 || over.some((cell) => cell.kind === 'period'));
}

type Parts = { readonly head: readonly Line[]; readonly body: readonly Line[]; readonly before: Block | undefined };

/** A header of times alone, further down, replaces the times above and keeps the other headings: "2023" over the same named columns. */
function makeBlock({ head, body, before }: Parts, valuesFrom: number): Block {
  const firstHeader = head.findIndex((line) => !isLabelOnly(line, valuesFrom));
  const at = firstHeader < 0 ? head.length : firstHeader;
  const header = head.slice(at);
  const isTimesOnly = header.every((line) => line.cells.every((cell) => cell.from < valuesFrom || cell.kind === 'period'));
  const kept = isTimesOnly ? (before?.header ?? []).filter((line) => line.cells.every((cell) => cell.kind === 'text')) : [];
  return { titles: [...(before?.titles ?? []), ...head.slice(0, at)], header: [...kept, ...header], body };
}
