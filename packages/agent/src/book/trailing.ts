// Twelve months up to a day: the fiscal year that ends there, four quarters without a gap, or the year plus this year's months (or quarters) less last year's.
import { daysBetween, durationClass, periodDays, decimal, type IsoDate, type Period } from '@assay/record';
import type { Reading } from '../figures/figure.ts';

type Dated = { readonly reading: Reading; readonly start: IsoDate; readonly end: IsoDate; readonly length: ReturnType<typeof durationClass> };

const maxGapDays = 6;

function dated(readings: readonly Reading[], on: IsoDate): Dated[] {
  return readings
    .flatMap((reading) => (reading.period?.kind === 'duration' && reading.period.end <= on ? [{ reading, start: reading.period.start, end: reading.period.end, length: durationClass(periodDays(reading.period) ?? 0) }] : []))
    .sort((left, right) => right.end.localeCompare(left.end));
}

/** The trailing twelve months of one metric up to `on`, from its durations of any length; null where a quarter is missing. */
export function trailingYear(durations: readonly Reading[], on: IsoDate): Reading | null {
  const all = dated(durations, on);
  const latest = all.find((item) => item.length === 'quarter' || item.length === 'year');
  if (latest === undefined) return null;
  const year = all.find((item) => item.length === 'year' && daysBetween(item.end, latest.end) <= 3);
  if (year !== undefined) return year.reading;
  return fourQuarters(all, latest) ?? yearToDate(all, latest) ?? yearAndQuarters(all, latest);
}

function follows(earlier: Dated, later: Dated): boolean {
  const gap = daysBetween(earlier.end, later.start);
  return gap >= 0 && gap <= maxGapDays;
}

function fourQuarters(all: readonly Dated[], latest: Dated): Reading | null {
  const quarters = [latest];
  while (quarters.length < 4) {
    const first = quarters.at(-1);
    const before = all.find((item) => item.length === 'quarter' && first !== undefined && follows(item, first));
    if (before === undefined) return null;
    quarters.push(before);
  }
  const start = quarters.at(-1)?.start ?? latest.start;
  return joined(latest, start, { readings: quarters.map((item) => item.reading), signs: [1, 1, 1, 1] });
}

function yearToDate(all: readonly Dated[], latest: Dated): Reading | null {
  const year = all.find((item) => item.length === 'year' && item.end < latest.end);
  if (year === undefined) return null;
  const now = all.find((item) => item.end === latest.end && follows(year, item));
  const then = all.find((item) => now !== undefined && item.length === now.length && Math.abs(daysBetween(item.end, now.end) - 365) <= 10 && Math.abs(daysBetween(item.start, year.start)) <= 5);
  if (now === undefined || then === undefined) return null;
  return joined(latest, then.end, { readings: [year.reading, now.reading, then.reading], signs: [1, 1, -1] });
}

/** Where a fourth quarter was never shown: the year, plus the quarters since, less the same quarters of the year before. */
function yearAndQuarters(all: readonly Dated[], latest: Dated): Reading | null {
  const year = all.find((item) => item.length === 'year' && item.end < latest.end);
  const since = year === undefined ? null : quartersSince(all, year, latest);
  if (year === undefined || since === null) return null;
  const before = since.map((now) => all.find((item) => item.length === 'quarter' && Math.abs(daysBetween(item.end, now.end) - 365) <= 10)).filter((item) => item !== undefined);
  const last = before[0];
  if (last === undefined || before.length < since.length) return null;
  return joined(latest, last.end, { readings: [year, ...since, ...before].map((item) => item.reading), signs: [1, ...since.map(() => 1), ...before.map(() => -1)] });
}

/** Quarters without a gap from the end of a year to the latest; null where one is missing. */
function quartersSince(all: readonly Dated[], year: Dated, latest: Dated): Dated[] | null {
  const quarters: Dated[] = latest.length === 'quarter' ? [latest] : [];
  for (let first = quarters[0]; first !== undefined && quarters.length <= 3; first = quarters.at(-1)) {
    const { start } = first;
    if (follows(year, first)) return quarters;
    const earlier = all.find((item) => item.length === 'quarter' && follows(item, { ...latest, start }));
    if (earlier === undefined) return null;
    quarters.push(earlier);
  }
  return null;
}

function joined(latest: Dated, start: IsoDate, parts: { readonly readings: readonly Reading[]; readonly signs: readonly number[] }): Reading {
  const value = parts.readings.reduce((sum, reading, index) => sum.plus(reading.value.times(parts.signs[index] ?? 1)), decimal(0));
  const fiscal = latest.reading.period?.fiscal ?? null;
  const period: Period = { kind: 'duration', start, end: latest.end, fiscal: fiscal === null ? null : { year: fiscal.year, part: 'TTM' } };
  return { ...latest.reading, value, period, formula: `ttm(${latest.reading.metric})`, facts: parts.readings.flatMap((reading) => reading.facts) };
}
