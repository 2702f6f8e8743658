// Support and resistance from closes. A swing is a close that is the lowest (highest) of the ten before it and the ten after it, so the last ten
// closes can hold none. Support is the nearest swing low below the price within 252 closes; resistance the nearest swing high above it.
import { Decimal } from '@assay/record';
import { unbrokenTail, type Close, type History, type SeriesValue } from './history.ts';
import { exactValue, perShare } from './series-value.ts';

const WINGS = 10;
const LOOK_BACK = 252;

/** The nearest swing low below the last close; null when no swing lies below it. */
export function supportLevel(history: History): SeriesValue | null {
  const { tail, inReach } = reach(history);
  const lows = inReach.filter((index) => isSwing(tail, index, 'low')).flatMap((index) => tail[index]?.close ?? []);
  return nearest(lows.filter((level) => level.lessThan(history.last.close)), 'max', tail);
}

/** The nearest swing high above the last close; null when no swing lies above it. */
export function resistanceLevel(history: History): SeriesValue | null {
  const { tail, inReach } = reach(history);
  const highs = inReach.filter((index) => isSwing(tail, index, 'high')).flatMap((index) => tail[index]?.close ?? []);
  return nearest(highs.filter((level) => level.greaterThan(history.last.close)), 'min', tail);
}

/** The look-back with the closes before it that its first swings need. */
function reach(history: History): { readonly tail: readonly Close[]; readonly inReach: readonly number[] } {
  const tail = unbrokenTail(history, LOOK_BACK + WINGS);
  const first = Math.max(WINGS, tail.length - LOOK_BACK);
  return { tail, inReach: tail.flatMap((_, index) => (index >= first && index < tail.length - WINGS ? [index] : [])) };
}

function isSwing(closes: readonly Close[], at: number, side: 'low' | 'high'): boolean {
  const level = closes[at]?.close;
  if (level === undefined) return false;
  return closes.slice(at - WINGS, at + WINGS + 1).every(({ close }) => (side === 'low' ? level.lessThanOrEqualTo(close) : level.greaterThanOrEqualTo(close)));
}

function nearest(levels: readonly Decimal[], pick: 'min' | 'max', closes: readonly Close[]): SeriesValue | null {
  return levels.length === 0 ? null : exactValue(Decimal[pick](...levels), perShare, closes.slice(-LOOK_BACK));
}
