// Pipe rows of filings leave out blank cells, so a header row has fewer cells than the rows beneath it. Each header is laid over the columns it must mean;
// where the count does not tell, a value keeps its row and has no column.
import { readUnitNote } from '../labels/unit-note.ts';
import { readLine, type Line, type LineCell } from '../table/line.ts';
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
    return { ...about, width: width + 1, rows: members.map((line, index) => (valueCount(line) > 0 ? dataRow(line, width) : headRow(line, { width, below: members[index + 1] }))) };
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
  lines.forEach((line, index) => {
    const isHead = isHeadAt(lines, index);
    if (isHead && hasData) parts.push([]);
    hasData = valueCount(line) > 0 || (hasData && !isHead);
    parts.at(-1)?.push(line);
  });
  return parts;
}

/** Times over several columns; or names over them, or a time over all, with such a row right beneath. */
function isHeadAt(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  if (line === undefined || valueCount(line) > 0) return false;
  if (line.cells.length > 1 && line.cells.some((cell) => cell.kind === 'period')) return true;
  return (line.cells.length > 1 || isOverAll(line)) && isHeadAt(lines, index + 1);
}

/** As many values as there are heads, where the first row has so many; else how many most rows have, the larger where two counts are equally common. */
function usualCount(lines: readonly Line[]): number {
  const first = lines.findIndex((line) => valueCount(line) > 0);
  const heads = lines[first - 1]?.cells.length ?? 0;
  if (first > 0 && heads > 1 && heads === valueCount(lines[first] ?? { row: 0, cells: [] })) return heads;
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

function headRow(line: Line, at: { readonly width: number; readonly below: Line | undefined }): TableCell[] {
  const cells = line.cells;
  const first = cells[0];
  if (first === undefined) return [];
  if (cells.length === 1) return [isOverAll(line) ? { ...first.cell, column: 1, colspan: at.width + BEYOND } : { ...first.cell, column: 0 }];
  const runs = at.width % cells.length === 0 ? null : yearRuns(at.below, at.width);
  if (runs?.length === cells.length) return cells.map((head, index) => ({ ...head.cell, column: runs[index]?.column ?? 1, colspan: runs[index]?.colspan ?? 1 }));
  const hasStub = isHeadedStub(cells, at.width);
  const placed = placeHeads(hasStub ? cells.slice(1) : cells, at.width);
  return hasStub ? [{ ...first.cell, column: 0 }, ...placed] : placed;
}

function isHeadedStub(cells: readonly LineCell[], width: number): boolean {
  if (cells.length === width + 1 || (width % cells.length !== 0 && width % (cells.length - 1) === 0)) return true;
  const [first, ...others] = cells;
  return first !== undefined && isStub(first.cell.text) && !others.some((cell) => isEnded(cell.cell.text));
}

/** Each head over an equal share of the columns; heads that share none evenly stand over the last ones. */
function placeHeads(heads: readonly LineCell[], width: number): TableCell[] {
  const share = width % heads.length === 0 ? width / heads.length : 1;
  const from = share === 1 ? width - heads.length + 1 : 1;
  return heads.map((head, index) => ({ ...head.cell, column: Math.max(1, from + index * share), colspan: heads.length === 1 ? width + BEYOND : share }));
}

/** "2024 | 2023 | 2023" under two heads: a year that comes again begins the columns of the next. */
function yearRuns(line: Line | undefined, width: number): { readonly column: number; readonly colspan: number }[] | null {
  const years = (line?.cells ?? []).map((cell) => (/^(?:19|20)\d\d$/.test(cell.text) ? cell.text : null));
  if (years.length !== width) return null;
  const runs: { readonly column: number; colspan: number; readonly years: Set<string> }[] = [];
  for (const [index, year] of years.entries()) {
    const last = runs.at(-1);
    if (year === null) return null;
    if (last === undefined || last.years.has(year)) runs.push({ column: index + 1, colspan: 1, years: new Set([year]) });
    else { last.years.add(year); last.colspan += 1; }
  }
  return runs;
}

function isOverAll(line: Line): boolean {
  const [only] = line.cells;
  return only !== undefined && (only.kind === 'period' || /\b(?:months|years?|weeks|quarters?) ended\b/i.test(only.text));
}

function isStub(text: string): boolean {
  const note = readUnitNote(text);
  return note.scale !== null || /^\(.*\)$/.test(text) || isEnded(text);
}

/** "Three months ended June 30," beside another such time is a time over columns as that is; alone it stands in the label's place. */
function isEnded(text: string): boolean {
  return /\bended\b/i.test(text);
}
