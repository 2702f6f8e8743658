// The middle of a set of values.
import type { Decimal } from '@assay/record';

/** The middle value; the mean of the two middle ones of an even count; null of none. */
export function median(values: readonly Decimal[]): Decimal | null {
  const sorted = [...values].sort((left, right) => left.comparedTo(right));
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : lower.plus(upper).dividedBy(2);
}
