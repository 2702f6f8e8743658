// A multiple of the market over the last years: that of the newest close against that of so long before, or of the first session after it.
import { daysBetween } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { agoFrom } from '../../course/closes-in.ts';
import type { Holder } from '../scene.ts';
import { latest, readingsIn } from './times.ts';

/** Closes lie a weekend beside the day that is counted to. */
const NEAR = 7;

/** Null where the closes at hand do not reach so far back, or the multiple is not told then. */
export function sinceAgo({ bench: { book } }: Holder, id: string, { count, of }: Extract<AskedPeriod, { readonly kind: 'last' }>): { readonly now: Reading; readonly before: Reading } | null {
  const now = latest(book, id);
  const then = now === null ? null : agoFrom(endOf(now), { count, of });
  const session = then === null ? undefined : book.closes.findLast((close) => endOf(close) <= then) ?? book.closes[0];
  if (now === null || then === null || session === undefined || Math.abs(daysBetween(endOf(session), then)) > NEAR) return null;
  const before = readingsIn(book, id, { kind: 'date', on: endOf(session) }).at(-1);
  return before === undefined ? null : { now, before };
}
