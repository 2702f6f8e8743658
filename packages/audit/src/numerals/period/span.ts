// Stretches of years: "from 2019 to 2024", "2019–2024", "between 2019 and 2024", "since 2019", "the past five years", "five-year CAGR".
import { isGlued, textAfter, type Atoms } from '../lex/atom.ts';
import { fullYear, readCount, twoDigits } from './calendar-words.ts';
import type { PeriodRead } from './quarter.ts';
import { readYear, type YearRead } from './year.ts';

const joints = new Set(['to', 'through', '-', '–', '—', 'until', 'till']);

function spanOf(from: number, to: number | null, next: number): PeriodRead {
  return { mention: { kind: 'span', from, to, years: null }, next };
}

function runsOn(atoms: Atoms, at: number): boolean {
  return isGlued(atoms, at) && atoms[at]?.kind !== 'symbol';
}

/** "2019-24": two digits behind a glued dash. */
function readShortEnd(atoms: Atoms, first: YearRead): PeriodRead | null {
  const at = first.next + 1;
  const dash = textAfter(atoms, first.next);
  if ((dash !== '-' && dash !== '–') || !isGlued(atoms, first.next) || !isGlued(atoms, at)) return null;
  const short = twoDigits(atoms, at);
  if (short === null || runsOn(atoms, at + 1)) return null;
  const month = dash === '-' && short >= 1 && short <= 12 && fullYear(short) <= first.year;
  if (month) return { mention: { kind: 'month', year: first.year, month: short }, next: at + 1 };
  return fullYear(short) > first.year ? spanOf(first.year, fullYear(short), at + 1) : null;
}

/** Two years with a joint between them, beginning with the first year. */
export function readYears(atoms: Atoms, at: number, joint: ReadonlySet<string> = joints): PeriodRead | null {
  const first = readYear(atoms, at);
  if (first === null) return null;
  const short = joint === joints ? readShortEnd(atoms, first) : null;
  if (short !== null) return short;
  if (!joint.has(textAfter(atoms, first.next)) || textAfter(atoms, first.next + 1) === '') return null;
  const second = readYear(atoms, first.next + 1);
  return second !== null && second.year > first.year ? spanOf(first.year, second.year, second.next) : null;
}

const and = new Set(['and', '-', '–', 'to']);

/** "from 2019 to 2024", "between 2019 and 2024", "since 2019". */
function readFramed(atoms: Atoms, at: number): PeriodRead | null {
  const head = atoms[at]?.text;
  if ((head !== 'from' && head !== 'between' && head !== 'since') || textAfter(atoms, at + 1) === '') return null;
  const years = afterYearsOf(atoms, at + 1);
  if (head === 'from') return readYears(atoms, years);
  if (head === 'between') return readYears(atoms, years, and);
  const from = /^(?:early|late|mid|the|end|of)$/.test(textAfter(atoms, at + 1)) ? at + 2 : at + 1;
  const year = textAfter(atoms, from) === '' ? null : readYear(atoms, from);
  return year === null ? null : spanOf(year.year, null, year.next);
}

/** "between the years of 2016 and 2017" */
function afterYearsOf(atoms: Atoms, at: number): number {
  const article = textAfter(atoms, at) === 'the' ? at + 1 : at;
  return textAfter(atoms, article) === 'years' && textAfter(atoms, article + 1) === 'of' ? article + 2 : at;
}

const windows = new Set(['past', 'last', 'previous', 'prior', 'preceding', 'trailing', 'next', 'recent', 'coming', 'latest']);

export const spanOpeners: readonly string[] = [...windows, 'from', 'between', 'since'];

/** "past five years", "last decade" */
function readWindow(atoms: Atoms, at: number): PeriodRead | null {
  if (!windows.has(atoms[at]?.text ?? '')) return null;
  const decade = textAfter(atoms, at + 1) === 'decade';
  if (decade) return { mention: { kind: 'span', from: null, to: null, years: 10 }, next: at + 2 };
  const count = readCount(atoms, at + 1);
  if (count === null) return null;
  const word = textAfter(atoms, count.next) === '-' ? count.next + 1 : count.next;
  const from = /^(?:fiscal|calendar|full|consecutive)$/.test(textAfter(atoms, word)) ? word + 1 : word;
  return /^years?$/.test(textAfter(atoms, from)) && count.n > 0 ? { mention: { kind: 'span', from: null, to: null, years: count.n }, next: from + 1 } : null;
}

const stretches = new Set(['cagr', 'compound', 'compounded', 'annualized', 'annualised', 'average', 'averages', 'period', 'span', 'horizon', 'growth', 'mean', 'median']);

/** "five-year CAGR", "the 10-year period": the years are a stretch, not a name. */
function readStretch(atoms: Atoms, at: number): PeriodRead | null {
  const count = readCount(atoms, at, true);
  if (count === null || textAfter(atoms, count.next) !== '-' || textAfter(atoms, count.next + 1) !== 'year') return null;
  return stretches.has(textAfter(atoms, count.next + 2)) ? { mention: { kind: 'span', from: null, to: null, years: count.n }, next: count.next + 2 } : null;
}

/** The stretch of years that begins at `at`; null when none does. */
export function readSpan(atoms: Atoms, at: number): PeriodRead | null {
  return readFramed(atoms, at) ?? readWindow(atoms, at) ?? readStretch(atoms, at) ?? readYears(atoms, at);
}
