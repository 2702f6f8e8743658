// Growth between two values of one metric.
import { Decimal, daysBetween, type IsoDate } from '@assay/record';

/** Change over the size of the earlier value, as a fraction; null from zero. From a negative value the sign still tells better from worse. */
export function relativeChange(from: Decimal, to: Decimal): Decimal | null {
  return from.isZero() ? null : to.minus(from).dividedBy(from.abs());
}

/** Compound yearly growth as a fraction: (to ÷ from)^(1 ÷ years) − 1. Null unless both values and the years are positive. A root, so inexact. */
export function compoundGrowth(from: Decimal, to: Decimal, years: Decimal): Decimal | null {
  if (from.lessThanOrEqualTo(0) || to.lessThanOrEqualTo(0) || years.lessThanOrEqualTo(0)) return null;
  return Decimal.pow(to.dividedBy(from), new Decimal(1).dividedBy(years)).minus(1);
}

const DAYS_A_YEAR = 365.25;
/** A year's end may be so many days from its last close. */
const REST = 7;

/** Years from one day to another: a whole number of them where the days lie within a week of it, since markets rest on the last day of many years; else their days over 365.25. Negative where `to` is earlier. */
export function yearsApart(from: IsoDate, to: IsoDate): number {
  const days = daysBetween(from, to);
  const whole = Math.round(days / DAYS_A_YEAR);
  return whole !== 0 && Math.abs(days - whole * DAYS_A_YEAR) <= REST ? whole : days / DAYS_A_YEAR;
}
