// Quarters that no filing states: the year less its first nine months, nine months less the half, the half less the first quarter.
// Only sums of money can be taken apart so; per-share figures and share counts cannot.
import { daysBetween, decimal, durationClass, addDays, toDecimalText } from '@assay/record';
import type { CompanyRow } from './company-rows.ts';
import type { VersionedPeriod } from './versions.ts';

export type DerivedQuarter = {
  readonly start: string;
  readonly end: string;
  readonly value: string;
  /** The longer period's row: the place to look at first. */
  readonly whole: CompanyRow;
  readonly part: CompanyRow;
  /** In the words of the source: `FY − 9M`. */
  readonly formula: string;
};

const names = { quarter: 'Q1', half: 'H1', 'nine-months': '9M', year: 'FY' } as const;
const steps = [['year', 'nine-months'], ['nine-months', 'half'], ['half', 'quarter']] as const;

/** The quarters that follow from the cumulative periods of one concept and that it does not report itself. */
export function quartersBySubtraction(periods: readonly VersionedPeriod[]): DerivedQuarter[] {
  const measured = periods.flatMap((period) => (period.start === null ? [] : [{ period, start: period.start, length: lengthOf(period) }]));
  const reported = new Set(measured.filter(({ length }) => length === 'quarter').map(({ period }) => period.end));
  const byStart = Map.groupBy(measured, ({ start }) => start);
  return [...byStart.values()].filter((cumulative) => cumulative.length > 1).flatMap((cumulative) => steps.flatMap(([longer, shorter]) => {
    const whole = cumulative.find(({ length }) => length === longer)?.period;
    const part = cumulative.find(({ length }) => length === shorter)?.period;
    if (whole === undefined || part === undefined || reported.has(whole.end) || !sameBasis(whole, part)) return [];
    const start = addDays(part.end, 1);
    if (durationClass(daysBetween(start, whole.end) + 1) !== 'quarter') return [];
    const value = toDecimalText(decimal(whole.current.value).minus(part.current.value));
    return [{ start, end: whole.end, value, whole: whole.current, part: part.current, formula: `${names[longer]} − ${names[shorter]}` }];
  }));
}

/** A restated year less nine months that were never restated would mix two accounts of the same time. */
function sameBasis(whole: VersionedPeriod, part: VersionedPeriod): boolean {
  return whole.older.length === 0 || part.older.length > 0;
}

function lengthOf(period: { readonly start: string | null; readonly end: string }): string | null {
  return period.start === null ? null : durationClass(daysBetween(period.start, period.end) + 1);
}
