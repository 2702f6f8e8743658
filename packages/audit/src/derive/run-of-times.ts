// All years or all months from one time to another, and where a sentence says that such a run begins.
import { yearsApart } from '@assay/calc';
import { fiscalParts, type Span } from '@assay/record';
import { stepTime, type TimeQuery } from '../bind/time-query.ts';
import type { ClaimReading } from '../claims/reading.ts';

/** Longer runs are no sentence's. */
const MOST = { years: 30, months: 120 };
const until = /^\s*(?:to|through|until|till|–|-)\s*$/i;
type Moment = Extract<TimeQuery, { kind: 'month' | 'date' }>;

/** "From January 2024 to June 2024": where the run of months or days begins that ends with the claim's own time, which no comparison names as its base. */
export function beginningOfRun({ scene, period }: ClaimReading): TimeQuery | null {
  const moments = momentsIn(scene);
  const at = moments.findIndex((last, place) => place > 0 && isSame(period?.mention, last.moment) && until.test(scene?.text.slice(moments[place - 1]?.span.end, last.span.start) ?? ''));
  const [first, last] = at < 1 ? [] : [moments[at - 1]?.moment, moments[at]?.moment];
  if (first === undefined || last === undefined || first.kind !== last.kind) return null;
  return first.kind === 'month' && last.kind === 'month' ? { ...first, year: first.year ?? last.year } : first;
}

function momentsIn(scene: ClaimReading['scene']): readonly { readonly moment: Moment; readonly span: Span }[] {
  return (scene?.tokens ?? []).flatMap((token) => (token.kind === 'period' && (token.mention.kind === 'month' || token.mention.kind === 'date') ? [{ moment: token.mention, span: token.span }] : []));
}

function isSame(mention: NonNullable<ClaimReading['period']>['mention'] | undefined, moment: Moment): boolean {
  if (mention?.kind === 'date') return moment.kind === 'date' && mention.on === moment.on;
  return mention?.kind === 'month' && moment.kind === 'month' && mention.month === moment.month && mention.year === moment.year;
}

/** All years, or all months, from the one to the other; empty where these are not two times of one kind. `base` is a month only where a run of months is named: two months that are compared are none. */
export function runBetween(own: TimeQuery | null, base: TimeQuery | null): readonly TimeQuery[] {
  if (own === null || base === null) return [];
  return own.kind === 'fiscal' && base.kind === 'fiscal' ? yearsFrom(base, own) : monthsFrom(base, own);
}

function yearsFrom(base: Extract<TimeQuery, { kind: 'fiscal' }>, own: Extract<TimeQuery, { kind: 'fiscal' }>): readonly TimeQuery[] {
  const apart = own.year - base.year;
  return apart > MOST.years || !fiscalParts.includes(own.part) ? [] : Array.from({ length: apart + 1 }, (_, step) => ({ ...own, year: base.year + step }));
}

function monthsFrom(base: TimeQuery, own: TimeQuery): readonly TimeQuery[] {
  const apart = base.kind === 'month' ? monthsBetween(own, base) : null;
  return apart === null || apart <= 0 || apart >= MOST.months ? [] : Array.from({ length: apart + 1 }, (_, step) => stepTime(base, { steps: step, of: 'month' })).filter((time) => time !== null);
}

/** Whole months between two months, or between two stretches of one length such as quarters; a calendar of weeks ends them some days off. */
export function monthsBetween(own: TimeQuery, base: TimeQuery): number | null {
  if (own.kind === 'month' && base.kind === 'month' && own.year !== null && base.year !== null) return (own.year - base.year) * 12 + own.month - base.month;
  return own.kind === 'ended' && base.kind === 'ended' && own.months === base.months ? Math.round(yearsApart(base.end, own.end) * 12) : null;
}
