// The deepest fall of a share within a stretch of time, from a close to a later one: both are told, so that anybody can check it.
import type { FactBook } from '../../../../book/fact-book.ts';
import { growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { readingsIn } from '../times/times.ts';

export type Fall = { readonly now: Reading; readonly before: Reading; readonly by: Reading };

/** Years and quarters of a share are months up to its last close. */
function stretchOf(period: AskedPeriod): AskedPeriod | null {
  if (period.kind === 'dates') return period;
  if (period.kind !== 'last') return null;
  return period.of === 'year' || period.of === 'quarter' ? { kind: 'last', of: 'month', count: period.count * (period.of === 'year' ? 12 : 3) } : period;
}

/** Null for a moment, and where no close is below an earlier one. */
export function deepestFall(book: FactBook, period: AskedPeriod): Fall | null {
  const stretch = stretchOf(period);
  return stretch === null ? null : fallAmong(readingsIn(book, 'price', stretch));
}

/** Of closes in the order of their days. */
export function fallAmong(closes: readonly Reading[]): Fall | null {
  let high = closes[0];
  let deepest: Fall | null = null;
  for (const close of closes) {
    if (high === undefined || close.value.gt(high.value)) high = close;
    const by = growth(close, high);
    if (by !== null && by.value.lt(deepest?.by.value ?? 0)) deepest = { now: close, before: high, by };
  }
  return deepest;
}
