// The words above each column, outermost first. A header cell covers the columns it spans; in grids without spans it covers those to its right that have none of their own.
import { readMeasure } from '../labels/measure.ts';
import { findPeriodParts } from '../labels/period/period-words.ts';
import { readUnitNote } from '../labels/unit-note.ts';
import type { Column } from './layout.ts';
import type { Line, LineCell } from './line.ts';

type Cover = { readonly cell: LineCell; readonly from: number; readonly to: number };
type Heading = { readonly columns: readonly Column[]; readonly valuesFrom: number; readonly hasSpans: boolean };
type RowScene = { readonly cells: readonly LineCell[]; readonly others: readonly LineCell[]; readonly heading: Heading; /** True where another header row has words over a place. */ readonly has: (place: number) => boolean };
const everywhere = Number.MAX_SAFE_INTEGER;

/** For each column the header cells over it, top row first. */
export function readHeaderPaths(header: readonly Line[], heading: Heading): LineCell[][] {
  const rows = header.map((line) => line.cells.filter((cell) => cell.to > heading.valuesFrom));
  const covers = rows.map((cells, index) => {
    const others = rows.filter((_, other) => other !== index).flat();
    return coversOf({ cells, others, heading, has: makeCoverage(others, heading) });
  });
  const found: LineCell[][] = heading.columns.map(() => []);
  for (const row of covers) coverColumns(row, heading.columns, found);
  return found;
}

function makeCoverage(cells: readonly LineCell[], { columns }: Heading): (place: number) => boolean {
  const end = columns.at(-1)?.to ?? 0;
  const covered = new Set<number>();
  for (const cell of cells) for (let place = cell.from; place < Math.min(cell.to, end); place += 1) covered.add(place);
  return (place) => covered.has(place);
}

/** Adds to each column the first cover of a row that touches it; covers and columns both stand from left to right. */
function coverColumns(row: readonly Cover[], columns: readonly Column[], found: readonly LineCell[][]): void {
  let at = 0;
  columns.forEach((column, index) => {
    while (at < row.length && (row[at]?.to ?? 0) <= column.from) at += 1;
    const cover = row[at];
    if (cover !== undefined && cover.from < column.to) found[index]?.push(cover.cell);
  });
}

function coversOf(scene: RowScene): Cover[] {
  const own = scene.cells.map((cell) => ({ cell, from: cell.from, to: cell.to }));
  const [first] = scene.cells;
  if (first === undefined || scene.cells.some((cell) => cell.to - cell.from > 1)) return own;
  if (scene.cells.length === 1 && coversAll(first, scene)) return [{ cell: first, from: scene.heading.valuesFrom, to: everywhere }];
  if (scene.heading.hasSpans) return own;
  return evenly(scene) ?? own.map((cover, index) => ({ ...cover, to: reach(cover, own[index + 1]?.from ?? everywhere, scene) }));
}

/** One header alone in its row: it speaks for all columns when each has a time of its own beneath, or when it is a time or unit that needs no more. */
function coversAll(cell: LineCell, { others, heading, has }: RowScene): boolean {
  const { columns, hasSpans } = heading;
  const headed = columns.filter((column) => placesOf(column).some(has)).length;
  const isComplete = headed === columns.length;
  if (isComplete && others.length > 1 && others.every((other) => other.kind === 'period' || isUnitOnly(other.text))) return true;
  if (hasSpans || !isGeneral(cell)) return false;
  return isComplete || (headed === 0 && cell.from <= (columns[0]?.from ?? 0) && !/\d{4}/.test(cell.text));
}

function isGeneral(cell: LineCell): boolean {
  return cell.kind === 'period' || isUnitOnly(cell.text) || /\bended\b|^as (?:of|at)\b/i.test(cell.text);
}

/** True for a header that only sets units: "(in thousands)", "$ millions"; not for "2019 €m". */
export function isUnitOnly(text: string): boolean {
  return (/^\(.*\)$/.test(text) || text.length < 14) && readUnitNote(text).scale !== null && findPeriodParts(text).length === 0;
}

/** Centred headers: when they are as many as equal groups of columns and each stands in its group, each covers its group. */
function evenly({ cells, others, heading: { columns } }: RowScene): Cover[] | null {
  const groups = columns.length / cells.length;
  const isFlush = cells[0]?.from === columns[0]?.from;
  if (cells.length < 2 || !Number.isInteger(groups) || groups < 2 || (isFlush && others.length > 0)) return null;
  const covers = cells.map((cell, index) => ({ cell, from: columns[index * groups]?.from ?? 0, to: columns[(index + 1) * groups - 1]?.to ?? 0 }));
  return covers.every((cover) => cover.cell.from >= cover.from && cover.cell.from < cover.to) ? covers : null;
}

function placesOf({ from, to }: Column): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** A header reaches over the blank places right of it while both its column and they have a header in another row; a change reaches over the column without any, its percentage. */
function reach(cover: Cover, limit: number, { heading, has }: RowScene): number {
  const isChange = readMeasure(cover.cell.text) !== null;
  const isHeaded = has(cover.from);
  let to = cover.to;
  let at = firstFrom(heading.columns, cover.to);
  for (let column = heading.columns[at]; column !== undefined && column.from < limit; column = heading.columns[at]) {
    if (!(isHeaded ? has(column.from) || isChange : isChange && !has(column.from))) break;
    to = column.to;
    at += 1;
  }
  return to;
}

/** The index of the first column that begins at a place or right of it. */
function firstFrom(columns: readonly Column[], place: number): number {
  let low = 0;
  let high = columns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((columns[middle]?.from ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
