// Months, ordinals and years as words and digits.
import { lastDayOfMonth } from '@assay/record';
import { bareInteger, isGlued, literalAfter, textAfter, type Atoms } from '../lex/atom.ts';
import { smallNumber } from '../lex/number-word.ts';

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const monthNumbers: ReadonlyMap<string, number> = new Map([...months.flatMap((name, index): [string, number][] => [[name, index + 1], [name.slice(0, 3), index + 1]]), ['sept', 9]]);

/** The month that an English name or its short form names, 1–12. */
export function monthNumber(word: string): number | null {
  return monthNumbers.get(word) ?? null;
}

const ordinals: ReadonlyMap<string, number> = new Map([['first', 1], ['second', 2], ['third', 3], ['fourth', 4]]);
/** Words that begin a date or a count in a row. */
export const calendarOpeners: readonly string[] = [...monthNumbers.keys(), ...ordinals.keys()];

const suffixes = new Set(['st', 'nd', 'rd', 'th']);

export type Counted = { readonly n: number; readonly next: number };

/** "first" to "fourth", "1st" to "31st". */
export function readOrdinal(atoms: Atoms, at: number): Counted | null {
  const word = ordinals.get(atoms[at]?.text ?? '');
  if (word !== undefined) return { n: word, next: at + 1 };
  const n = bareInteger(atoms[at]?.literal ?? null, 2);
  return n !== null && isGlued(atoms, at + 1) && suffixes.has(textAfter(atoms, at + 1)) ? { n, next: at + 2 } : null;
}

/** A small count in digits or one word: "9", "nine". `first` where it may open a paragraph. */
export function readCount(atoms: Atoms, at: number, first = false): Counted | null {
  const n = bareInteger(first ? (atoms[at]?.literal ?? null) : literalAfter(atoms, at), 3) ?? smallNumber(first ? (atoms[at]?.text ?? '') : textAfter(atoms, at));
  return n === null ? null : { n, next: at + 1 };
}

/** Exactly two digits, also with a leading zero. */
export function twoDigits(atoms: Atoms, at: number): number | null {
  const text = textAfter(atoms, at);
  return /^\d\d$/.test(text) ? Number(text) : null;
}

const CENTURY_TURN = 70;

/** 24 is 2024, 98 is 1998. */
export function fullYear(short: number): number {
  if (short > 99) return short;
  return short < CENTURY_TURN ? 2000 + short : 1900 + short;
}

/** Four digits from 1900 to 2100 without grouping; null otherwise. Says nothing of what stands around them. */
export function plainYear(atoms: Atoms, at: number): number | null {
  const atom = atoms[at];
  if (atom === undefined || atom.literal === null || atom.end - atom.start !== 4) return null;
  const year = bareInteger(atom.literal);
  return year !== null && year >= 1900 && year <= 2100 ? year : null;
}

/** An ISO day; null when the calendar has no such day. */
export function calendarDay(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > Number(lastDayOfMonth(year, month).slice(8))) return null;
  return `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
