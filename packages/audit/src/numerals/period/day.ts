// Days and months: "March 31, 2024", "31 March 2024", "2024-03-31", "3/31/2024", "July 2025", "Jul-25", "March 31".
import { lastDayOfMonth } from '@assay/record';
import { isGlued, textAfter, type Atoms } from '../lex/atom.ts';
import { calendarDay, fullYear, plainYear, twoDigits } from './calendar-words.ts';
import { readDayFirst, readMonthFirst } from './month-name.ts';

/** `on` is null where the text leaves the day or the year out. */
export type DayRead = { readonly on: string | null; readonly year: number | null; readonly month: number; readonly next: number };
type Parts = { readonly year: number; readonly month: number; readonly day: number; readonly next: number };

function dayOf(parts: Parts): DayRead | null {
  const on = calendarDay(parts.year, parts.month, parts.day);
  return on === null ? null : { on, year: parts.year, month: parts.month, next: parts.next };
}

function smallInteger(text: string): number | null {
  return /^\d\d?$/.test(text) ? Number(text) : null;
}

/** A clock time that hangs on a date: "T09:12:00Z". */
function timeEnd(atoms: Atoms, at: number): number {
  if (!isGlued(atoms, at) || !/^t\d/.test(textAfter(atoms, at))) return at;
  let next = at;
  while (isGlued(atoms, next) && /^[a-z0-9:.+-]+$/.test(textAfter(atoms, next))) next += 1;
  return textAfter(atoms, next - 1) === '.' ? next - 1 : next;
}

/** Three numbers tied by the same mark, "2024-03-31" or "3/31/2024": the atoms at 0, 2 and 4. */
function isTied(atoms: Atoms, at: number, mark: string): boolean {
  return textAfter(atoms, at + 1) === mark && textAfter(atoms, at + 3) === mark && [1, 2, 3, 4].every((step) => isGlued(atoms, at + step));
}

/** The day that "2024-03-31" and "2024/03/31" name. */
function readIso(atoms: Atoms, at: number): DayRead | null {
  const year = plainYear(atoms, at);
  if (year === null || !(isTied(atoms, at, '-') || isTied(atoms, at, '/'))) return null;
  const month = smallInteger(textAfter(atoms, at + 2));
  const day = smallInteger(textAfter(atoms, at + 4));
  const read = month === null || day === null ? null : dayOf({ year, month, day, next: at + 5 });
  return read === null ? null : { ...read, next: timeEnd(atoms, at + 5) };
}

/** "3/31/2024" in the order of the United States, unless the first number can only be a day. */
function readSlashed(atoms: Atoms, at: number): DayRead | null {
  const first = smallInteger(atoms[at]?.text ?? '');
  if (first === null || !isTied(atoms, at, '/')) return null;
  const second = smallInteger(textAfter(atoms, at + 2));
  const short = twoDigits(atoms, at + 4);
  const year = short === null ? plainYear(atoms, at + 4) : fullYear(short);
  if (second === null || year === null) return null;
  return first > 12 ? dayOf({ year, month: second, day: first, next: at + 5 }) : dayOf({ year, month: first, day: second, next: at + 5 });
}

/** "31.12.2024" */
function readDotted(atoms: Atoms, at: number): DayRead | null {
  const match = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(atoms[at]?.text ?? '');
  return match === null ? null : dayOf({ day: Number(match[1]), month: Number(match[2]), year: Number(match[3]), next: at + 1 });
}

/** The day or month that begins at `at`; null when none does. */
export function readDay(atoms: Atoms, at: number): DayRead | null {
  const atom = atoms[at];
  if (atom === undefined) return null;
  if (atom.kind !== 'word') return readIso(atoms, at) ?? readSlashed(atoms, at) ?? readDotted(atoms, at) ?? named(readDayFirst(atoms, at));
  return named(readMonthFirst(atoms, at));
}

function named(read: ReturnType<typeof readMonthFirst>): DayRead | null {
  if (read === null) return null;
  if (read.day === null || read.year === null) return { on: null, year: read.year, month: read.month, next: read.next };
  return dayOf({ year: read.year, month: read.month, day: read.day, next: read.next });
}

/** The last day that a day or month stands for; null without a year. */
export function lastDay(read: DayRead): string | null {
  return read.on ?? (read.year === null ? null : lastDayOfMonth(read.year, read.month));
}
