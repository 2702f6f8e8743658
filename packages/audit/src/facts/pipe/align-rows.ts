// Pipe rows of filings leave out blank cells, so a header row has fewer cells than the rows beneath it. Each header is laid over the columns it must mean;
// where the count does not tell, a value keeps its row and has no column.
import { readUnitNote } from '../labels/unit-note.ts';
import { readLine, type Line } from '../table/line.ts';
import type { Table, TableCell } from '../table/table.ts';
import type { PipeCell } from './segments.ts';

type About = { readonly index: number; readonly caption: string | null; readonly before: readonly string[] };

/** Lays pipe rows on a grid: labels in column 0, values in columns 1 to N. */
export function alignRows(rows: readonly (readonly PipeCell[])[], about: About): Table {
  if (isRegular(rows)) return regularTable(rows, about);
  const lines = rows.map((cells, row) => readLine(cells.map((cell, column) => asTableCell(cell, row, column)), row));
  const width = usualCount(lines);
  const firstData = lines.findIndex((line) => valueCount(line) > 0);
  return { ...about, width: width + 1, rows: lines.map((line, index) => (valueCount(line) > 0 ? dataRow(line, width) : headRow(line, { width, isBody: index > firstData }))) };
}

/** Rows of equal width, none with marks in cells of their own, keep the places they have. */
function isRegular(rows: readonly (readonly PipeCell[])[]): boolean {
  const width = rows[0]?.length ?? 0;
  return width > 1 && rows.every((row) => row.length === width);
}

function regularTable(rows: readonly (readonly PipeCell[])[], about: About): Table {
  return { ...about, width: rows[0]?.length ?? 0, rows: rows.map((cells, row) => cells.map((cell, column) => asTableCell(cell, row, column))) };
}

function asTableCell(cell: PipeCell, row: number, column: number): TableCell {
  return { text: cell.text, row, column, colspan: 1, rowspan: 1, span: cell.span, indent: 0 };
}

function valueCount(line: Line): number {
  return line.cells.filter((cell) => cell.kind === 'number' || cell.kind === 'none').length;
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
  if (cells.length === 1) return [isOverAll(line) ? { ...first.cell, column: 1, colspan: at.width } : { ...first.cell, column: 0 }];
  const hasStub = cells.length === at.width + 1 || (at.width % cells.length !== 0 && at.width % (cells.length - 1) === 0) || isStub(first.cell.text);
  const heads = hasStub ? cells.slice(1) : cells;
  const share = at.width % heads.length === 0 ? at.width / heads.length : 1;
  const from = share === 1 ? at.width - heads.length + 1 : 1;
  const placed = heads.map((head, index) => ({ ...head.cell, column: Math.max(1, from + index * share), colspan: share }));
  return hasStub ? [{ ...first.cell, column: 0 }, ...placed] : placed;
}

function isOverAll(line: Line): boolean {
  const [only] = line.cells;
  return only !== undefined && (only.kind === 'period' || /\b(?:months|years?|weeks|quarters?) ended\b/i.test(only.text));
}

function isStub(text: string): boolean {
  const note = readUnitNote(text);
  return note.scale !== null || /^\(.*\)$/.test(text);
}
