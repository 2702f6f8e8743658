// Simple averages at each session of a run of closes, exact and in one pass.
import { Decimal } from '@assay/record';
import type { Close } from './history.ts';

/** The average of `length` closes at each close from the `length`-th on. */
export function averagesOver(closes: readonly Close[], length: number): Decimal[] {
  const averages: Decimal[] = [];
  let sum = new Decimal(0);
  closes.forEach(({ close }, index) => {
    sum = sum.plus(close).minus(closes[index - length]?.close ?? 0);
    if (index >= length - 1) averages.push(sum.dividedBy(length));
  });
  return averages;
}
