// When an economic series first or last stood beyond a bound, and whether a time that is asked about is at hand whole.
import { daysBetween } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { readBound } from '../times/bounds.ts';

type Run = readonly Reading[];

const ordinal = /\b(?:first|earliest|initially|begin|began|start(?:ed)?|last|latest|final(?:ly)?)\b[^?]{0,80}|\b(?:which|what|when)\b[^?]{0,60}\b(?:month|day|week|quarter|time)\b/i;
const last = /\b(?:last|latest|final(?:ly)?|most recent(?:ly)?)\b/i;

/** The first reading of the run that meets the bound of the question, or the last; null where none is asked for, or none meets it. */
export function firstBeyond(text: string, run: Run): Reading | null {
  const bound = readBound(text);
  if (bound === null || !ordinal.test(text) || run.length < 2) return null;
  const meets = run.filter(({ value }) => (bound.is === 'above' ? value.gt(bound.value) : value.lt(bound.value)));
  return (last.test(text) ? meets.at(-1) : meets[0]) ?? null;
}

/** Longer than between two readings of a month. */
const MOST_DAYS = 45;
/** A quarter's reading stands at its end. */
const MOST_DAYS_OF_QUARTER = 93;

function startOf(period: AskedPeriod): string | null {
  if (period.kind === 'dates') return period.from;
  if (period.kind === 'years') return `${String(period.from)}-01-01`;
  return period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? `${String(period.year)}-01-01` : null;
}

/** Whether the run begins where the time does: the mean or the high of a part of it would be another figure. */
export function isWhole(run: Run, period: AskedPeriod | undefined): boolean {
  const start = period === undefined ? null : startOf(period);
  const first = endOf(run[0]);
  const most = run[0]?.period?.kind === 'duration' ? MOST_DAYS_OF_QUARTER : MOST_DAYS;
  return start === null || first === '' || daysBetween(start, first) <= most;
}

const endsOnly = /\bend(?:ed)? of\b|\byear[- ]?ends?\b|\bend \d{4}\b/i;

/** Two years of which the ends are meant: the last reading of each. */
export function areEnds(text: string, periods: readonly AskedPeriod[]): boolean {
  return periods.length === 2 && endsOnly.test(text) && periods.every((period) => period.kind === 'fiscal' && period.part === 'FY');
}

const sequential = /\bq\/q\b|\bqoq\b|\bq-o-q\b|\bquarter[- ](?:on|over)[- ]quarter\b|\b(?:the )?(?:quarter before|previous quarter|prior quarter|preceding quarter|quarter earlier|quarter-earlier)\b|\bsequential\w*|\bannuali[sz](?:ed|ing|ation)\b|\bsaar\b/i;
const ofTwo = /\b(?:compared|against|versus|vs\.?|than|over|from)\b/i;

/** Whether a quarter is held against the one before it: in so many words, or because two neighbours are named. */
export function isSequential(text: string, asked: Run): boolean {
  const [first, second, ...others] = asked;
  const areNext = first !== undefined && second !== undefined && others.length === 0 && Math.abs(daysBetween(endOf(first), endOf(second)) - 91) < 5;
  return sequential.test(text) || (areNext && ofTwo.test(text));
}
