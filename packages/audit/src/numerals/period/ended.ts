// Periods named by their length and last day: "nine months ended June 30, 2024", "year to 31 March 2024", "13 weeks ended …".
import { textAfter, type Atoms } from '../lex/atom.ts';
import { readCount, readOrdinal } from './calendar-words.ts';
import { lastDay, readDay } from './day.ts';
import type { PeriodRead } from './quarter.ts';

const weekMonths: Readonly<Record<number, number>> = { 4: 1, 5: 1, 12: 3, 13: 3, 14: 3, 26: 6, 27: 6, 39: 9, 40: 9, 52: 12, 53: 12 };

type Length = { readonly months: number | null; readonly next: number };

/** "year", "quarter", "half", "month", "period" */
function readUnitLength(atoms: Atoms, at: number): Length | null {
  switch (textAfter(atoms, at)) {
    case 'year': case 'years': return { months: 12, next: at + 1 };
    case 'quarter': case 'quarters': return { months: 3, next: at + 1 };
    case 'half': return { months: 6, next: /^years?$/.test(textAfter(atoms, skipHyphen(atoms, at + 1))) ? skipHyphen(atoms, at + 1) + 1 : at + 1 };
    case 'month': return { months: 1, next: at + 1 };
    case 'period': case 'periods': return { months: null, next: at + 1 };
    default: return null;
  }
}

function skipHyphen(atoms: Atoms, at: number): number {
  return textAfter(atoms, at) === '-' ? at + 1 : at;
}

/** "nine months", "three-month period", "52 weeks", "12-month" */
function readCountedLength(atoms: Atoms, at: number): Length | null {
  const count = readCount(atoms, at);
  if (count === null) return null;
  const from = skipHyphen(atoms, count.next);
  const unit = textAfter(atoms, from);
  const months = unit === 'month' || unit === 'months' ? count.n : unit === 'week' || unit === 'weeks' ? (weekMonths[count.n] ?? null) : undefined;
  if (months === undefined) return null;
  return { months, next: /^periods?$/.test(textAfter(atoms, from + 1)) ? from + 2 : from + 1 };
}

function readLength(atoms: Atoms, at: number): Length | null {
  const start = readCount(atoms, at) === null || atoms[at]?.gap === 'break' ? at : at;
  const ordinal = readOrdinal(atoms, start);
  const from = ordinal === null ? start : skipHyphen(atoms, ordinal.next);
  const head = ordinal === null ? (atoms[from]?.text ?? '') : textAfter(atoms, from);
  const fiscal = head === 'fiscal' || head === 'financial' || head === 'full' ? from + 1 : from;
  return readUnitLength(atoms, fiscal) ?? readCountedLength(atoms, fiscal);
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
