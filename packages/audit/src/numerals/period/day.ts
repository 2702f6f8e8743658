// Days and months: "March 31, 2024", "31 March 2024", "2024-03-31", "3/31/2024", "July 2025", "Jul-25", "March 31".
import { lastDayOfMonth } from '@assay/record';
import { bareInteger, isGlued, literalAfter, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { calendarDay, fullYear, monthNumber, plainYear, readOrdinal, twoDigits } from './calendar-words.ts';

/** `on` is null where the text leaves the day or the year out. */
export type DayRead = { readonly on: string | null; readonly year: number | null; readonly month: number; readonly next: number };

function day(parts: { readonly year: number; readonly month: number; readonly day: number; readonly next: number }): DayRead | null {
  const on = calendarDay(parts.year, parts.month, parts.day);
  return on === null ? null : { on, year: parts.year, month: parts.month, next: parts.next };
}

function smallInteger(atoms: Atoms, at: number): number | null {
  const text = textAfter(atoms, at);
  return /^\d\d?$/.test(text) ? Number(text) : null;
}

/** A clock time that hangs on a date: "T09:12:00Z". */
function timeEnd(atoms: Atoms, at: number): number {
  let next = at;
  if (!isGlued(atoms, next) || !/^t\d/.test(textAfter(atoms, next))) return at;
  while (isGlued(atoms, next) && /^[a-z0-9:.+-]+$/.test(textAfter(atoms, next))) next += 1;
  return textAfter(atoms, next - 1) === '.' ? next - 1 : next;
}

/** The day that "2024-03-31" and "2024/03/31" name. */
function readIso(atoms: Atoms, at: number): DayRead | null {
  const year = plainYear(atoms, at);
  const mark = textAfter(atoms, at + 1);
  if (year === null || (mark !== '-' && mark !== '/') || textAfter(atoms, at + 3) !== mark) return null;
  const month = smallInteger(atoms, at + 2);
  const date = smallInteger(atoms, at + 4);
  if (month === null || date === null || !isGlued(atoms, at + 1) || !isGlued(atoms, at + 4)) return null;
  const read = day({ year, month, day: date, next: at + 5 });
  return read === null ? null : { ...read, next: timeEnd(atoms, at + 5) };
}

/** "3/31/2024" in the order of the United States, unless the first number can only be a day. */
function readSlashed(atoms: Atoms, at: number): DayRead | null {
  const first = /^\d\d?$/.test(atoms[at]?.text ?? '') ? Number(atoms[at]?.text) : null;
  const second = smallInteger(atoms, at + 2);
  if (first === null || second === null || textAfter(atoms, at + 1) !== '/' || textAfter(atoms, at + 3) !== '/' || !isGlued(atoms, at + 4)) return null;
  const short = twoDigits(atoms, at + 4);
  const year = short === null ? plainYear(atoms, at + 4) : fullYear(short);
  if (year === null) return null;
  return first > 12 ? day({ year, month: second, day: first, next: at + 5 }) : day({ year, month: first, day: second, next: at + 5 });
}

/** "31.12.2024" */
function readDotted(atoms: Atoms, at: number): DayRead | null {
  const match = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(atoms[at]?.text ?? '');
  return match === null ? null : day({ day: Number(match[1]), month: Number(match[2]), year: Number(match[3]), next: at + 1 });
}

function skip(atoms: Atoms, at: number, texts: readonly string[]): number {
  return texts.includes(textAfter(atoms, at)) ? at + 1 : at;
}

/** The day of a month in digits, "31" or "31st". */
function readDayNumber(atoms: Atoms, at: number): { readonly n: number; readonly next: number } | null {
  if (literalAfter(atoms, at) === null && !/^0\d$/.test(textAfter(atoms, at))) return null;
  const ordinal = readOrdinal(atoms, at);
  if (ordinal !== null && atoms[at]?.literal !== null) return ordinal;
  const n = bareInteger(literalAfter(atoms, at), 2) ?? smallInteger(atoms, at);
  return n === null || n < 1 || n > 31 ? null : { n, next: at + 1 };
}

const capital = new Set(['first', 'all', 'mixed']);

/** A day without its year is read only behind a capital month, and not where the number has a life of its own ("May 5%"). */
function yearless(atoms: Atoms, at: number, month: number, next: number): DayRead | null {
  const behind = textAfter(atoms, next);
  const quantity = behind === '%' || behind === 'percent' || behind === 'million' || behind === 'billion' || (isGlued(atoms, next) && (atoms[next]?.kind === 'word' || atoms[next]?.kind === 'code'));
  return capital.has(atoms[at]?.letterCase ?? '') && !quantity ? { on: null, year: null, month, next } : null;
}

const monthBefore = new Set(['in', 'since', 'until', 'through', 'by', 'during', 'of', 'last', 'early', 'mid', 'late', 'end', 'to', 'from', 'between', 'and']);

function readMonthFirst(atoms: Atoms, at: number): DayRead | null {
  const month = monthNumber(atoms[at]?.text ?? '');
  if (month === null) return null;
  const from = skip(atoms, at + 1, ['.']);
  const hyphened = textAfter(atoms, from) === '-' && isGlued(atoms, from) && isGlued(atoms, from + 1) ? from + 1 : null;
  if (hyphened !== null) {
    const short = twoDigits(atoms, hyphened);
    const year = short === null ? plainYear(atoms, hyphened) : fullYear(short);
    return year === null ? null : { on: null, year, month, next: hyphened + 1 };
  }
  const bareFrom = skip(atoms, from, [',', 'of', "'"]);
  const bareYear = literalAfter(atoms, bareFrom) === null ? null : plainYear(atoms, bareFrom);
  if (bareYear !== null) return { on: null, year: bareYear, month, next: bareFrom + 1 };
  const date = readDayNumber(atoms, from);
  if (date === null) return monthAlone(atoms, at, month);
  const yearAt = skip(atoms, date.next, [',']);
  const year = literalAfter(atoms, yearAt) === null ? null : plainYear(atoms, yearAt);
  return year === null ? yearless(atoms, at, month, date.next) : day({ year, month, day: date.n, next: yearAt + 1 });
}

function monthAlone(atoms: Atoms, at: number, month: number): DayRead | null {
  const atom = atoms[at];
  if (atom?.letterCase !== 'first' || !monthBefore.has(textBefore(atoms, at)) || textAfter(atoms, at + 1) === '-') return null;
  return { on: null, year: null, month, next: at + 1 };
}

/** "31 March 2024", "31st of March, 2024", "31-Mar-2024" */
function readDayFirst(atoms: Atoms, at: number): DayRead | null {
  if (atoms[at]?.literal == null && atoms[at]?.kind !== 'mark') return null;
  const date = at === 0 || atoms[at]?.gap !== 'break' ? readDayNumber(atoms, at) : null;
  if (date === null) return null;
  const monthAt = skip(atoms, date.next, ['of', '-', '–']);
  const month = monthNumber(textAfter(atoms, monthAt));
  if (month === null || date.n > 31) return null;
  const yearAt = skip(atoms, skip(atoms, monthAt + 1, ['.']), [',', '-', '–']);
  const short = textAfter(atoms, yearAt - 1) === '-' ? twoDigits(atoms, yearAt) : null;
  const year = literalAfter(atoms, yearAt) === null ? null : (plainYear(atoms, yearAt) ?? (short === null ? null : fullYear(short)));
  return year === null ? yearless(atoms, monthAt, month, monthAt + 1) : day({ year, month, day: date.n, next: yearAt + 1 });
}

/** The day or month that begins at `at`; null when none does. */
export function readDay(atoms: Atoms, at: number): DayRead | null {
  return readIso(atoms, at) ?? readSlashed(atoms, at) ?? readDotted(atoms, at) ?? readMonthFirst(atoms, at) ?? readDayFirst(atoms, at);
}

/** The last day that a day or month stands for; null without a year. */
export function lastDay(read: DayRead): string | null {
  return read.on ?? (read.year === null ? null : lastDayOfMonth(read.year, read.month));
}
