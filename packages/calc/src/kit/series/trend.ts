// The trend of daily closes, by stated rules: where the close, the 50-day and the 200-day average stand, and whether the 200-day average rises.
import type { Decimal, IsoDate } from '@assay/record';
import { averagesOver } from './rolling-averages.ts';
import { historyAt, lastCloses, type Close } from './history.ts';

export type Trend = 'strong-uptrend' | 'uptrend' | 'sideways' | 'downtrend' | 'strong-downtrend';
export type TrendReading = {
  readonly trend: Trend;
  readonly close: Decimal;
  readonly average50: Decimal;
  readonly average200: Decimal;
  /** The 200-day average as it stood twenty sessions before. */
  readonly average200Before: Decimal;
  readonly from: IsoDate;
  readonly to: IsoDate;
};

const SLOPE_SESSIONS = 20;

/**
 * Uptrend: close and 50-day average both above the 200-day average. It is strong when the close is above the 50-day average too and the 200-day
 * average has risen over twenty sessions. Downtrends mirror this; everything else is sideways. Null without 220 unbroken closes up to the day.
 */
export function classifyTrend(closes: readonly Close[], on: IsoDate): TrendReading | null {
  const history = historyAt(closes, on);
  const used = history === null ? null : lastCloses(history, 200 + SLOPE_SESSIONS);
  const first = used?.[0];
  if (history === null || used === null || first === undefined) return null;
  const long = averagesOver(used, 200);
  const average50 = averagesOver(used, 50).at(-1);
  const [average200Before, average200] = [long[0], long.at(-1)];
  if (average50 === undefined || average200 === undefined || average200Before === undefined) return null;
  const stand = { close: history.last.close, average50, average200, average200Before };
  return { trend: trendOf(stand), ...stand, from: first.date, to: history.last.date };
}

function trendOf({ close, average50, average200, average200Before }: Pick<TrendReading, 'close' | 'average50' | 'average200' | 'average200Before'>): Trend {
  if (close.greaterThan(average200) && average50.greaterThan(average200)) {
    return close.greaterThan(average50) && average200.greaterThan(average200Before) ? 'strong-uptrend' : 'uptrend';
  }
  if (close.lessThan(average200) && average50.lessThan(average200)) {
    return close.lessThan(average50) && average200.lessThan(average200Before) ? 'strong-downtrend' : 'downtrend';
  }
  return 'sideways';
}
