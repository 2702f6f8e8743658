// Periods named by their length and last day: "nine months ended June 30, 2024", "year to 31 March 2024", "13 weeks ended …".
import { textAfter, type Atoms } from '../lex/atom.ts';
import { readCount, readOrdinal } from './calendar-words.ts';
import { lastDay, readDay } from './day.ts';
import type { PeriodRead } from './quarter.ts';

const weekMonths: ReadonlyMap<number, number> = new Map([[4, 1], [5, 1], [12, 3], [13, 3], [14, 3], [26, 6], [27, 6], [39, 9], [40, 9], [52, 12], [53, 12]]);

type Length = { readonly months: number | null; readonly next: number };

const lengths: ReadonlyMap<string, number | null> = new Map([['year', 12], ['years', 12], ['quarter', 3], ['quarters', 3], ['half', 6], ['month', 1], ['period', null], ['periods', null]]);

export const lengthOpeners: readonly string[] = [...lengths.keys(), 'quarterly', 'annual', 'fiscal', 'financial', 'full'];

/** "year", "quarter", "half-year", "month", "period" */
function readUnitLength(atoms: Atoms, at: number, first: boolean): Length | null {
  const word = first ? (atoms[at]?.text ?? '') : textAfter(atoms, at);
  const months = lengths.get(word);
  if (months === undefined) return null;
  const half = word === 'half' ? skipHyphen(atoms, at + 1) : at + 1;
  return { months, next: word === 'half' && /^years?$/.test(textAfter(atoms, half)) ? half + 1 : at + 1 };
}

function skipHyphen(atoms: Atoms, at: number): number {
  return textAfter(atoms, at) === '-' ? at + 1 : at;
}

/** "nine months", "three-month period", "52 weeks", "12-month" */
function readCountedLength(atoms: Atoms, at: number, first: boolean): Length | null {
  const count = readCount(atoms, at, first);
  if (count === null) return null;
  const from = skipHyphen(atoms, count.next);
  const unit = textAfter(atoms, from);
  if (!/^(?:month|week)s?$/.test(unit)) return null;
  const months = unit.startsWith('month') ? count.n : (weekMonths.get(count.n) ?? null);
  return { months, next: /^periods?$/.test(textAfter(atoms, from + 1)) ? from + 2 : from + 1 };
}

function readLength(atoms: Atoms, at: number): Length | null {
  const head = atoms[at]?.text ?? '';
  if (head === 'quarterly' || head === 'annual') return /^periods?$/.test(textAfter(atoms, at + 1)) ? { months: head === 'annual' ? 12 : 3, next: at + 2 } : null;
  const ordinal = readOrdinal(atoms, at);
  const from = ordinal === null ? at : skipHyphen(atoms, ordinal.next);
  const named = /^(?:fiscal|financial|full)$/.test(from === at ? head : textAfter(atoms, from)) ? from + 1 : from;
  return readUnitLength(atoms, named, named === at) ?? readCountedLength(atoms, named, named === at);
}

const endWords = new Set(['ended', 'ending', 'ends', 'to', 'through']);

/** The period at `at`, when a length, "ended" and a full date stand there. */
export function readEnded(atoms: Atoms, at: number): PeriodRead | null {
  const length = readLength(atoms, at);
  if (length === null || !endWords.has(textAfter(atoms, length.next))) return null;
  const from = textAfter(atoms, length.next + 1) === 'on' ? length.next + 2 : length.next + 1;
  const day = textAfter(atoms, from) === '' ? null : readDay(atoms, from);
  const end = day === null ? null : lastDay(day);
  return day === null || end === null ? null : { mention: { kind: 'ended', months: length.months, end }, next: day.next };
}
