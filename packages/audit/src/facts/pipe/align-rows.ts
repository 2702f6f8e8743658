// Pipe rows of filings leave out blank cells, so a header row has fewer cells than the rows beneath it. Each header is laid over the columns it must mean;
// where the count does not tell, a value keeps its row and has no column.
import { readUnitNote } from '../labels/unit-note.ts';
import { readLine, type Line } from '../table/line.ts';
import type { Table, TableCell } from '../table/table.ts';
import type { PipeCell } from './segments.ts';

type About = { readonly index: number; readonly caption: string | null; readonly before: readonly string[] };

/** A header over all columns also rules the values whose own column is not known. */
const BEYOND = 40;

/** Lays pipe rows on grids, labels in column 0 and values in columns 1 to N: one grid, or several where headers change the number of columns. */
export function alignRows(rows: readonly (readonly PipeCell[])[], about: About): Table[] {
  if (isRegular(rows)) return [{ ...about, width: rows[0]?.length ?? 0, rows: rows.map((cells, row) => cells.map((cell, column) => asTableCell(cell, row, column))) }];
  const lines = rows.map((cells, row) => readLine(cells.map((cell, column) => asTableCell(cell, row, column)), row));
  return groupLines(lines).map(({ width, members }) => {
    const firstData = members.findIndex((line) => valueCount(line) > 0);
    return { ...about, width: width + 1, rows: members.map((line, index) => (valueCount(line) > 0 ? dataRow(line, width) : headRow(line, { width, isBody: index > firstData }))) };
  });
}

/** Rows of equal width keep the places they have. */
function isRegular(rows: readonly (readonly PipeCell[])[]): boolean {
  const width = rows[0]?.length ?? 0;
  return width > 1 && rows.every((row) => row.length === width);
}

function asTableCell(cell: PipeCell, row: number, column: number): TableCell {
  return { text: cell.text, row, column, colspan: 1, rowspan: 1, span: cell.span, indent: 0 };
}

function valueCount(line: Line): number {
  return line.cells.filter((cell) => cell.kind === 'number' || cell.kind === 'none').length;
}

type Group = { readonly width: number; readonly members: readonly Line[] };

/** Header rows further down begin a new group; groups with the same number of columns stay one table. */
function groupLines(lines: readonly Line[]): Group[] {
  const groups: Group[] = [];
  for (const members of cutAtHeaders(lines)) {
    const width = usualCount(members);
    const last = groups.at(-1);
    if (last !== undefined && (last.width === width || width === 0)) groups[groups.length - 1] = { width: last.width, members: [...last.members, ...members] };
    else groups.push({ width, members });
  }
  return groups;
}

function cutAtHeaders(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [[]];
  let hasData = false;
  for (const line of lines) {
    const isHead = valueCount(line) === 0 && line.cells.length > 1 && line.cells.some((cell) => cell.kind === 'period');
    if (isHead && hasData) parts.push([]);
    hasData = valueCount(line) > 0 || (hasData && !isHead);
    parts.at(-1)?.push(line);
  }
  return parts;
}

/** How many values most rows have; the larger where two counts are equally common. */
function usualCount(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const line of lines) counts.set(valueCount(line), (counts.get(valueCount(line)) ?? 0) + 1);
  counts.delete(0);
  return [...counts].sort((left, right) => right[1] - left[1] || right[0] - left[0])[0]?.[0] ?? 0;
}

function dataRow(line: Line, width: number): TableCell[] {
  const values = line.cells.filter((cell) => cell.kind === 'number' || cell.kind === 'none');
  const start = values.length === width ? 1 : width + 1;
  let next = start;
  return line.cells.map((cell) => {
    const isValue = cell.kind === 'number' || cell.kind === 'none';
    const column = isValue ? next++ : next === start ? 0 : next;
    return { ...cell.cell, text: isValue ? cell.raw : cell.cell.text, column };
  });
}

function headRow(line: Line, at: { readonly width: number; readonly isBody: boolean }): TableCell[] {
  const cells = line.cells;
  const first = cells[0];
  if (first === undefined) return [];
  if (cells.length === 1) return [isOverAll(line) ? { ...first.cell, column: 1, colspan: at.width + BEYOND } : { ...first.cell, column: 0 }];
  const hasStub = cells.length === at.width + 1 || (at.width % cells.length !== 0 && at.width % (cells.length - 1) === 0) || isStub(first.cell.text);
  const heads = hasStub ? cells.slice(1) : cells;
  const share = at.width % heads.length === 0 ? at.width / heads.length : 1;
  const from = share === 1 ? at.width - heads.length + 1 : 1;
  const placed = heads.map((head, index) => ({ ...head.cell, column: Math.max(1, from + index * share), colspan: heads.length === 1 ? at.width + BEYOND : share }));
  return hasStub ? [{ ...first.cell, column: 0 }, ...placed] : placed;
}

function isOverAll(line: Line): boolean {
  const [only] = line.cells;
  return only !== undefined && (only.kind === 'period' || /\b(?:months|years?|weeks|quarters?) ended\b/i.test(only.text));
}

function isStub(text: string): boolean {
  const note = readUnitNote(text);
  return note.scale !== null || /^\(.*\)$/.test(text) || /\bended\b/i.test(text);
}
