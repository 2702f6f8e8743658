// What a table says of one cell: the row's label, the column's header, the times in both, and brackets for a minus.
import type { Place } from './place.ts';
import { readTimes, type Time } from './time.ts';

type Grid = readonly (readonly string[])[];

/** An amount, as a cell writes it; a bare year is a header. */
const amount = /^[\s$€£(−–-]*(?:\d[\d,]*\.?\d*|\.\d+)\s*[%)x]*/;
const bareYear = /^(?:fy|fiscal)?\s*(?:19|20)\d\d\s*(?:\(.{1,3}\))?$/i;
const bracketed = /\(\s*[$€£]?\s*[\d.]|^\s*[$€£]?\s*[-−–]\s*[$€£]?\s*[\d.]/;

export function placeInTable(cell: readonly [number, number], table: Grid): Place {
  const [row, column] = cell;
  const section = sectionOf(table, row);
  const label = rowLabel(table, cell);
  const header = columnHeader(table, row, column);
  const own = table[row]?.[column] ?? '';
  return { label, header, rowTime: mergeTimes([...readTimes(label).slice(0, 1), ...readTimes(section).slice(0, 1)]), section, columnTime: columnTime(table, row, column), edge: edgeOf(`${label} ${header}`), negative: bracketed.test(own) };
}

function edgeOf(text: string): -1 | 0 | 1 {
  if (/\b(?:beginning|opening|start|before|previously reported|preliminary|prior|previous|last) ?(?:year|period|quarter|month)?s?\b(?! to)|\bold$/i.test(text)) return -1;
  return /\b(?:end|ending|closing|balance at|after|as adjusted|revised|current (?:year|period|quarter)|this (?:year|period|quarter))\b|\b(?:current|new)$/i.test(text) ? 1 : 0;
}

export function isAmount(text: string): boolean {
  return amount.test(text) && !bareYear.test(text.trim());
}

/** The first words of the row; a row without words takes those of the nearest row above that has some. */
function rowLabel(table: Grid, [row, column]: readonly [number, number]): string {
  const cells = table[row] ?? [];
  const words = cells.slice(0, column).filter((text) => text.trim() !== '' && !isAmount(text));
  return (words.length > 0 ? words : cells.slice(0, 1)).join(' ').trim();
}

/** The nearest row above that holds words in its first cell alone: "Fiscal year ended April 28, 2018", "Earnings per share:". */
function sectionOf(table: Grid, row: number): string {
  const above = table.slice(1, row).findLast((cells) => (cells[0] ?? '').trim() !== '' && cells.slice(1).every((text) => text.trim() === '' || text === cells[0]));
  return above?.[0]?.trim() ?? '';
}

/** Header cells above: rows at the top without amounts, and rows further down that hold words and times only. */
function headerRows(table: Grid, row: number): (readonly string[])[] {
  const top = table.findIndex((cells) => cells.slice(1).some(isAmount));
  const head = table.slice(0, Math.max(1, top < 0 ? 1 : top)).slice(0, row);
  const later = table.slice(head.length, row).filter((cells) => cells.slice(1).some((text) => text.trim() !== '') && !cells.slice(1).some(isAmount));
  return [...head, ...later];
}

function columnHeader(table: Grid, row: number, column: number): string {
  return headerRows(table, row).map((cells) => cells[column]?.trim() ?? '').filter((text) => text !== '').join(' ');
}

function columnTime(table: Grid, row: number, column: number): Time | null {
  const rows = headerRows(table, row).toReversed();
  const own = mergeTimes(rows.flatMap((cells) => readTimes(cells[column] ?? '').slice(0, 1)));
  if (own !== null && own.year !== null) return own;
  const spread = mergeTimes(rows.flatMap((cells) => spreading(cells, column)));
  return mergeTimes([own, spread].filter((time) => time !== null));
}

/** A heading over several columns stands in the first of them, or in their middle when each has an equal share of the columns. */
function spreading(cells: readonly string[], column: number): Time[] {
  const heads = cells.flatMap((text, at) => (at === 0 ? [] : readTimes(text).slice(0, 1).map((time) => ({ at, time }))));
  const width = (cells.length - 1) / heads.length;
  const even = Number.isInteger(width) && heads.every((head, index) => Math.floor((head.at - 1) / width) === index);
  const over = even ? heads[Math.floor((column - 1) / width)] : heads.findLast((head) => head.at < column) ?? heads[0];
  return over === undefined ? [] : [over.time];
}

/** The nearest wins; what it leaves open, the next one fills. */
function mergeTimes(times: readonly Time[]): Time | null {
  const [first, ...rest] = times;
  if (first === undefined) return null;
  return rest.reduce((merged, time) => ({ year: merged.year ?? time.year, month: merged.month ?? time.month, day: merged.day ?? time.day }), first);
}
