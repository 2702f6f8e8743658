// The words above each column, outermost first. A header cell covers the columns it spans; in grids without spans it covers those to its right that have none of their own.
import type { Column } from './layout.ts';
import type { Line, LineCell } from './line.ts';

type Cover = { readonly cell: LineCell; readonly from: number; readonly to: number };
type Heading = { readonly columns: readonly Column[]; readonly valuesFrom: number; readonly hasSpans: boolean };

/** For each column the header cells over it, top row first. */
export function readHeaderPaths(header: readonly Line[], heading: Heading): LineCell[][] {
  const rows = header.map((line) => line.cells.filter((cell) => cell.to > heading.valuesFrom));
  const covers = rows.map((cells, index) => coversOf(cells, rows.filter((_, other) => other !== index).flat(), heading));
  return heading.columns.map((column) => covers.flatMap((row) => row.filter((cover) => cover.from < column.to && column.from < cover.to).slice(0, 1).map((cover) => cover.cell)));
}

function coversOf(cells: readonly LineCell[], others: readonly LineCell[], heading: Heading): Cover[] {
  const own = cells.map((cell) => ({ cell, from: cell.from, to: cell.to }));
  const first = cells[0];
  if (first === undefined || cells.some((cell) => cell.to - cell.from > 1)) return own;
  if (cells.length === 1 && coversAll(first, others, heading)) return [{ cell: first, from: heading.valuesFrom, to: Number.MAX_SAFE_INTEGER }];
  if (heading.hasSpans) return own;
  return evenly(cells, heading) ?? own.map((cover, index) => ({ ...cover, to: reach(cover, { next: own[index + 1]?.from ?? null, others, heading }) }));
}

/** One header over several columns that all have headers of their own, or a time or unit over the whole table. */
function coversAll(cell: LineCell, others: readonly LineCell[], { columns, hasSpans }: Heading): boolean {
  const below = columns.filter((column) => others.some((other) => other.from < column.to && column.from < other.to));
  const isLeft = columns[0] !== undefined && cell.from <= columns[0].from;
  const timesBelow = others.length > 1 && others.every((other) => other.kind === 'period');
  if (hasSpans && !timesBelow) return false;
  if (timesBelow && below.length === columns.length) return true;
  const speaksForAll = cell.kind === 'period' || /^\(?(?:\$ ?|us\$ ?)?(?:in|dollars|amounts)\b|\bended\b|^as of|^[$€£]/i.test(cell.text);
  return speaksForAll && (isLeft || below.length > 0 || columns.length === 1) && !others.some((other) => other.from > cell.to && other.kind === 'period' && !/\d/.test(other.text)) && (below.length === columns.length || (isLeft && below.length === 0 && !/\d{4}/.test(cell.text)));
}

/** Centred headers: when they are as many as equal groups of columns and each stands in its group, each covers its group. */
function evenly(cells: readonly LineCell[], { columns }: Heading): Cover[] | null {
  const first = columns[0];
  const groups = columns.length / cells.length;
  if (first === undefined || cells.length < 2 || !Number.isInteger(groups) || groups < 2 || (cells[0]?.from ?? 0) <= first.from) return null;
  const covers = cells.map((cell, index) => ({ cell, from: columns[index * groups]?.from ?? 0, to: columns[(index + 1) * groups - 1]?.to ?? 0 }));
  return covers.every((cover) => cover.cell.from >= cover.from && cover.cell.from < cover.to) ? covers : null;
}

/** A header reaches over the blank places right of it as long as rows below or above give both its column and those a header of their own. */
function reach(cover: Cover, scene: { readonly next: number | null; readonly others: readonly LineCell[]; readonly heading: Heading }): number {
  const has = (place: number): boolean => scene.others.some((other) => other.from <= place && place < other.to);
  if (!has(cover.from)) return cover.to;
  let to = cover.to;
  const limit = scene.next ?? Number.MAX_SAFE_INTEGER;
  for (const column of scene.heading.columns) {
    if (column.from < cover.to || column.from >= limit) continue;
    if (!has(column.from)) break;
    to = column.to;
  }
  return to;
}
