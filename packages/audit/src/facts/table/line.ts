// One row of a table after reading: which of its cells hold numbers, which are words. Marks in cells of their own ("$", ")", "%") are joined to their number.
import { isPurePeriod } from '../labels/period/pure-period.ts';
import { stripMarks } from '../labels/strip-marks.ts';
import { isMark, isNoValue, readCellNumber, type CellNumber } from './cell/cell-number.ts';
import type { TableCell } from './table.ts';

export type LineCell = {
  readonly kind: 'number' | 'none' | 'period' | 'text';
  readonly cell: TableCell;
  /** Places covered, with those of joined marks; end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly number: CellNumber | null;
  /** The words without footnote marks. */
  readonly text: string;
  /** As written, with joined marks. */
  readonly raw: string;
};
export type Line = { readonly row: number; readonly cells: readonly LineCell[] };

/** Reads a row's cells; blank ones are left out. */
export function readLine(cells: readonly TableCell[], row: number): Line {
  const shown = cells.filter((cell) => cell.text.trim() !== '');
  const hasNumber = shown.some((cell) => !isMark(cell.text) && (/\d/.test(cell.text) || isNoValue(cell.text)));
  const read: LineCell[] = [];
  for (let at = 0; at < shown.length; at += 1) {
    const joined = hasNumber ? joinMarks(shown, at) : null;
    const cell = shown[at];
    if (cell === undefined) continue;
    if (joined === null) read.push(readCell(cell, cell.text));
    else {
      read.push({ ...readCell(joined.core, joined.text), from: cell.column, to: joined.to });
      at = joined.last;
    }
  }
  return { row, cells: ungluedYears(read) };
}

/** "2017 20181 2019": in a row of years a fifth digit is a footnote mark. */
function ungluedYears(cells: readonly LineCell[]): readonly LineCell[] {
  const glued = cells.filter((cell) => /^(?:19|20)\d{3}$/.test(cell.raw));
  if (glued.length === 0 || cells.filter((cell) => cell.kind === 'period').length < 2 || cells.some((cell) => cell.kind === 'number' && !glued.includes(cell))) return cells;
  return cells.map((cell) => (glued.includes(cell) ? { ...cell, kind: 'period', text: cell.raw.slice(0, 4), number: null } : cell));
}

type Joined = { readonly core: TableCell; readonly text: string; readonly to: number; readonly last: number };

/** "$" "(5" ")" "%" in neighbouring cells are one number; null where the cell begins none. */
function joinMarks(cells: readonly TableCell[], at: number): Joined | null {
  let next = at;
  let text = '';
  while (isLead(cells[next])) text += cells[next++]?.text ?? '';
  const core = cells[next];
  if (core === undefined || !isCore(core.text)) return null;
  text += core.text;
  let last = next;
  while (isTail(cells[last + 1], text)) text += cells[++last]?.text ?? '';
  const end = cells[last] ?? core;
  return { core, text, to: end.column + end.colspan, last };
}

function isCore(text: string): boolean {
  return !isMark(text) && (/\d/.test(text) || isNoValue(text)) && !/[a-z]{3}/i.test(text);
}

function isLead(cell: TableCell | undefined): boolean {
  return cell !== undefined && /^(?:(?:us|s|c|a|hk)?[$€£¥]|\(|[$€£¥]\s*\()$/i.test(cell.text.trim());
}

function isTail(cell: TableCell | undefined, before: string): boolean {
  if (cell === undefined) return false;
  const text = cell.text.trim();
  if (/^\)/.test(text)) return before.includes('(') && !before.includes(')') && isMark(text);
  return /^(?:%|%\s*\)|x|bps|pts)$/i.test(text) && !/%|x$/.test(before);
}

function readCell(cell: TableCell, text: string): LineCell {
  const place = { cell, from: cell.column, to: cell.column + cell.colspan, text: stripMarks(text), raw: text };
  if (isNoValue(text)) return { ...place, kind: 'none', number: null };
  if (isPurePeriod(text)) return { ...place, kind: 'period', number: readCellNumber(text) };
  const number = isYearHead(text) ? null : readCellNumber(text);
  return { ...place, kind: number === null ? 'text' : 'number', number };
}

/** "2019 %" heads a column of percentages; it is no number. */
function isYearHead(text: string): boolean {
  return /^(?:19|20)\d{2}\s*%$/.test(text.trim());
}
