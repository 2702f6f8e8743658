// Growth between two values of one metric.
import { Decimal } from '@assay/record';

/** Change over the size of the earlier value, as a fraction; null from zero. From a negative value the sign still tells better from worse. */
export function relativeChange(from: Decimal, to: Decimal): Decimal | null {
  return from.isZero() ? null : to.minus(from).dividedBy(from.abs());
}

/** Compound yearly growth as a fraction: (to ÷ from)^(1 ÷ years) − 1. Null unless both values and the years are positive. A root, so inexact. */
export function compoundGrowth(from: Decimal, to: Decimal, years: Decimal): Decimal | null {
  if (from.lessThanOrEqualTo(0) || to.lessThanOrEqualTo(0) || years.lessThanOrEqualTo(0)) return null;
  return Decimal.pow(to.dividedBy(from), new Decimal(1).dividedBy(years)).minus(1);
}
