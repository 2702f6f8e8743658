// Which rows of a capture stand in the window, and where a byte or a line is among them. Pure: no bytes are fetched here.
import type { RowIndex } from '../../../raw/read-rows.ts';

export const rowHeight = 20;
/** Browsers end a box at some 33 million pixels; a longer list is scrolled in proportion. */
const tallest = 12_000_000;
const overscan = 12;

export function heightOf({ rows }: Pick<RowIndex, 'rows'>): number {
  return Math.min(rows * rowHeight, tallest);
}

export type View = { readonly scrollTop: number; readonly height: number };

/** The first row at the top edge, whole. */
export function topRow(index: Pick<RowIndex, 'rows'>, { scrollTop, height }: View): number {
  const shown = Math.ceil(height / rowHeight);
  const last = Math.max(0, index.rows - shown);
  const way = heightOf(index) - height;
  return way <= 0 ? 0 : Math.min(last, Math.floor(index.rows * rowHeight <= tallest ? scrollTop / rowHeight : scrollTop / way * last));
}

/** Rows to have in the document: `from` inclusive, `to` exclusive. */
export function rowsInView(index: Pick<RowIndex, 'rows'>, view: View): { readonly from: number; readonly to: number } {
  const top = topRow(index, view);
  return { from: Math.max(0, top - overscan), to: Math.min(index.rows, top + Math.ceil(view.height / rowHeight) + overscan) };
}

/** Where to scroll so that a row stands in the upper third. */
export function scrollTo(index: Pick<RowIndex, 'rows'>, row: number, height: number): number {
  const shown = Math.ceil(height / rowHeight);
  const top = Math.max(0, row - Math.floor(shown / 3));
  if (index.rows * rowHeight <= tallest) return top * rowHeight;
  return top / Math.max(1, index.rows - shown) * (heightOf(index) - height);
}

function lastAtMost(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1; else high = middle;
  }
  return Math.max(0, low - 1);
}

/** The block that holds a byte. */
export function blockOfByte({ offsets }: RowIndex, byte: number): number {
  return lastAtMost(offsets, byte);
}

/** The block in which a line begins, or the one before where the block begins within that line. */
export function blockOfLine({ lineOf, begins }: RowIndex, line: number): number {
  let block = lastAtMost(lineOf, line);
  while (block > 0 && lineOf[block] === line && begins[block] !== true) block -= 1;
  return block;
}

/** The bytes of a block; `to` is exclusive. */
export function bytesOfBlock({ offsets, size }: RowIndex, block: number): { readonly from: number; readonly to: number } {
  return { from: offsets[block] ?? size, to: offsets[block + 1] ?? size };
}
