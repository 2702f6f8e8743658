// Dates with the month in letters: "March 31, 2024", "31st of March 2024", "July 2025", "Jul-25", "in March".
import { bareInteger, isGlued, literalAfter, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { fullYear, monthNumber, plainYear, readOrdinal, twoDigits } from './calendar-words.ts';

/** `day` and `year` are null where the text leaves them out. */
export type NamedDay = { readonly day: number | null; readonly year: number | null; readonly month: number; readonly next: number };

function skip(atoms: Atoms, at: number, texts: readonly string[]): number {
  return texts.includes(textAfter(atoms, at)) ? at + 1 : at;
}

function yearAt(atoms: Atoms, at: number): number | null {
  return literalAfter(atoms, at) === null ? null : plainYear(atoms, at);
}

type DayNumber = { readonly n: number; readonly next: number };

function inMonth(day: DayNumber): DayNumber | null {
  return day.n >= 1 && day.n <= 31 ? day : null;
}

/** The day of a month in digits: "31", "31st", "07". */
function readDayNumber(atoms: Atoms, at: number, first = false): DayNumber | null {
  const literal = first ? (atoms[at]?.literal ?? null) : literalAfter(atoms, at);
  const ordinal = literal === null ? null : readOrdinal(atoms, at);
  if (ordinal !== null) return inMonth(ordinal);
  const n = literal === null ? twoDigits(atoms, at) : bareInteger(literal, 2);
  return n === null ? null : inMonth({ n, next: at + 1 });
}

const quantities = /^(?:%|percent|million|billion|bn|x|times|basis)$/;
const dayBefore = /^(?:on|of|to|since|until|from|through|before|after|by|and|ended|ending|at|to|december)$/;

/** A day without its year is read behind a capital month, or a lower-case one that is no other word; not where the number is a quantity ("May 5%"). */
function isDayAlone(atoms: Atoms, monthAt: number, next: number): boolean {
  const runsOn = isGlued(atoms, next) && (atoms[next]?.kind === 'word' || atoms[next]?.kind === 'code');
  if (runsOn || quantities.test(textAfter(atoms, next))) return false;
  const month = atoms[monthAt];
  return month?.letterCase !== 'lower' || !/^(?:may|march|mar|sep)$/.test(month.text) || dayBefore.test(textBefore(atoms, monthAt));
}

const monthBefore = new Set(['in', 'since', 'until', 'through', 'by', 'during', 'of', 'last', 'early', 'mid', 'late', 'end', 'to', 'from', 'between', 'and']);

/** "in March" */
function readMonthAlone(atoms: Atoms, at: number, month: number): NamedDay | null {
  if (atoms[at]?.letterCase !== 'first' || !monthBefore.has(textBefore(atoms, at)) || textAfter(atoms, at + 1) === '-') return null;
  return { day: null, year: null, month, next: at + 1 };
}

/** "Jul-25", "Dec-2024" */
function readTiedYear(atoms: Atoms, at: number, month: number): NamedDay | null {
  const short = twoDigits(atoms, at);
  const year = short === null ? plainYear(atoms, at) : fullYear(short);
  return year === null ? null : { day: null, year, month, next: at + 1 };
}

/** "December 312010": extracted text often loses the comma between the day and the year. */
function readRunOn(atoms: Atoms, at: number, month: number): NamedDay | null {
  const match = literalAfter(atoms, at) === null ? null : /^(\d\d?)((?:19|20)\d\d)$/.exec(textAfter(atoms, at));
  const day = match === null ? null : inMonth({ n: Number(match[1]), next: at + 1 });
  return day === null ? null : { day: day.n, year: Number(match?.[2]), month, next: day.next };
}

/** A date that begins with the name of its month, at `at`. */
export function readMonthFirst(atoms: Atoms, at: number): NamedDay | null {
  const month = monthNumber(atoms[at]?.text ?? '');
  if (month === null) return null;
  const from = skip(atoms, at + 1, ['.']);
  if (textAfter(atoms, from) === '-' && isGlued(atoms, from) && isGlued(atoms, from + 1)) return readTiedYear(atoms, from + 1, month);
  const runOn = readRunOn(atoms, from, month);
  if (runOn !== null) return runOn;
  const monthYearAt = skip(atoms, from, [',', 'of', "'"]);
  const monthYear = yearAt(atoms, monthYearAt);
  if (monthYear !== null) return { day: null, year: monthYear, month, next: monthYearAt + 1 };
  const day = readDayNumber(atoms, from);
  if (day === null) return readMonthAlone(atoms, at, month);
  const dayYearAt = skip(atoms, day.next, [',']);
  const year = yearAt(atoms, dayYearAt);
  if (year !== null) return { day: day.n, year, month, next: dayYearAt + 1 };
  return isDayAlone(atoms, at, day.next) ? { day: day.n, year: null, month, next: day.next } : null;
}

/** "31 March 2024", "31st of March, 2024", "31-Mar-2024", "31-Mar-24" */
export function readDayFirst(atoms: Atoms, at: number): NamedDay | null {
  const day = readDayNumber(atoms, at, true);
  if (day === null) return null;
  const monthAt = skip(atoms, day.next, ['of', '-', '–']);
  const month = monthNumber(textAfter(atoms, monthAt));
  if (month === null) return null;
  const dayYearAt = skip(atoms, skip(atoms, monthAt + 1, ['.']), [',', '-', '–']);
  const short = textAfter(atoms, dayYearAt - 1) === '-' ? twoDigits(atoms, dayYearAt) : null;
  const year = yearAt(atoms, dayYearAt) ?? (short === null ? null : fullYear(short));
  if (year !== null) return { day: day.n, year, month, next: dayYearAt + 1 };
  return atoms[monthAt]?.letterCase !== 'lower' && isDayAlone(atoms, monthAt, monthAt + 1) ? { day: day.n, year: null, month, next: monthAt + 1 } : null;
}
