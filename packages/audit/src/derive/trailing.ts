// Twelve months up to a day: the fiscal year that ends there, four quarters without a gap, or the year plus this year's months (or quarters) less last year's.
import { daysBetween, decimal, durationClass, periodDays, type Decimal, type IsoDate } from '@assay/record';
import { preferFacts } from '../bind/fact-index.ts';
import type { ReadFact } from '../facts/read-fact.ts';

export type Trailing = { readonly value: Decimal; readonly facts: readonly ReadFact[]; readonly end: IsoDate; /** The sum as it was made. */ readonly filled: string };
type Dated = { readonly read: ReadFact; readonly start: IsoDate; readonly end: IsoDate; readonly length: ReturnType<typeof durationClass> };

/** Quarters follow one another when at most this many days lie between them (52/53-week calendars wobble by a few). */
const MAX_GAP_DAYS = 6;

/** The preferred fact of each duration that ended by `on`, latest first. */
function datedFacts(facts: readonly ReadFact[], on: IsoDate): Dated[] {
  const byPeriod = Map.groupBy(facts, (read) => (read.fact.period?.kind === 'duration' ? `${read.fact.period.start}/${read.fact.period.end}` : ''));
  const dated: Dated[] = [];
  for (const members of byPeriod.values()) {
    const read = preferFacts(members)[0];
    const period = read?.fact.period;
    if (read === undefined || period?.kind !== 'duration' || period.end > on) continue;
    dated.push({ read, start: period.start, end: period.end, length: durationClass(periodDays(period) ?? 0) });
  }
  return dated.sort((left, right) => right.end.localeCompare(left.end));
}

/** The trailing twelve months of one metric's facts, or null where a quarter is missing. */
export function trailingTwelveMonths(facts: readonly ReadFact[], on: IsoDate): Trailing | null {
  const dated = datedFacts(facts, on);
  const latest = dated.find((item) => item.length === 'quarter' || item.length === 'year');
  if (latest === undefined) return null;
  const year = dated.find((item) => item.length === 'year' && daysBetween(item.end, latest.end) <= 3);
  if (year !== undefined) return { value: decimal(year.read.fact.value), facts: [year.read], end: year.end, filled: year.read.fact.value };
  return fourQuarters(dated, latest) ?? yearToDate(dated, latest) ?? yearAndQuarters(dated, latest);
}

function fourQuarters(dated: readonly Dated[], latest: Dated): Trailing | null {
  const quarters: Dated[] = [latest];
  while (quarters.length < 4) {
    const first = quarters.at(-1);
    const before = dated.find((item) => item.length === 'quarter' && first !== undefined && follows(item, first));
    if (before === undefined) return null;
    quarters.push(before);
  }
  const value = quarters.reduce((sum, item) => sum.plus(item.read.fact.value), decimal(0));
  return { value, facts: quarters.map((item) => item.read), end: latest.end, filled: quarters.map((item) => item.read.fact.value).join(' + ') };
}

function follows(earlier: Dated, later: Dated): boolean {
  const gap = daysBetween(earlier.end, later.start);
  return gap >= 0 && gap <= MAX_GAP_DAYS;
}

function yearToDate(dated: readonly Dated[], latest: Dated): Trailing | null {
  const year = dated.find((item) => item.length === 'year' && item.end < latest.end);
  if (year === undefined) return null;
  const now = dated.find((item) => item.end === latest.end && follows(year, item));
  const then = dated.find((item) => now !== undefined && item.length === now.length && Math.abs(daysBetween(item.end, now.end) - 365) <= 10 && Math.abs(daysBetween(item.start, year.start)) <= 5);
  if (now === undefined || then === undefined) return null;
  const value = decimal(year.read.fact.value).plus(now.read.fact.value).minus(then.read.fact.value);
  return { value, facts: [year.read, now.read, then.read], end: latest.end, filled: `${year.read.fact.value} + ${now.read.fact.value} − ${then.read.fact.value}` };
}

/** Where a fourth quarter was never shown: the year, plus the quarters since, less the same quarters of the year before. */
function yearAndQuarters(dated: readonly Dated[], latest: Dated): Trailing | null {
  const year = dated.find((item) => item.length === 'year' && item.end < latest.end);
  const since = year === undefined ? null : quartersSince(dated, year, latest);
  if (year === undefined || since === null) return null;
  const before = since.map((now) => dated.find((item) => item.length === 'quarter' && Math.abs(daysBetween(item.end, now.end) - 365) <= 10)).filter((item) => item !== undefined);
  if (before.length < since.length) return null;
  const sum = (items: readonly Dated[]): Decimal => items.reduce((total, item) => total.plus(item.read.fact.value), decimal(0));
  const value = decimal(year.read.fact.value).plus(sum(since)).minus(sum(before));
  const filled = [year, ...since].map((item) => item.read.fact.value).join(' + ') + before.map((item) => ` − ${item.read.fact.value}`).join('');
  return { value, facts: [year, ...since, ...before].map((item) => item.read), end: latest.end, filled };
}

/** Quarters without a gap from the end of a year to the latest; null where one is missing. */
function quartersSince(dated: readonly Dated[], year: Dated, latest: Dated): Dated[] | null {
  const quarters: Dated[] = latest.length === 'quarter' ? [latest] : [];
  for (let first = quarters[0]; first !== undefined && quarters.length <= 3; first = quarters.at(-1)) {
    const { start } = first;
    if (follows(year, first)) return quarters;
    const earlier = dated.find((item) => item.length === 'quarter' && follows(item, { ...latest, start }));
    if (earlier === undefined) return null;
    quarters.push(earlier);
  }
  return null;
}
