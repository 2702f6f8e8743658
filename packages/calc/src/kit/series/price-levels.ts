// The price itself, and where it stands in its range of a year. Closes only: intraday highs and lows lie further out.
import { Decimal } from '@assay/record';
import { closesSince, daysEarlier, lastCloses, type Close, type History, type SeriesValue } from './history.ts';
import { exactValue, fraction, fractionFrom, perShare } from './series-value.ts';

/** The 365 days that end with the last close, so the day a year earlier is the first left out. */
const RANGE_DAYS = 365;

type Extreme = 'high' | 'low';

/** The last close, in money per share. */
export function lastPrice(history: History): SeriesValue | null {
  return exactValue(history.last.close, perShare, [history.last]);
}

/** The highest or lowest close of 52 weeks, in money per share. Null where the series does not reach back so far. */
export function yearExtreme(extreme: Extreme): (history: History) => SeriesValue | null {
  return (history) => {
    const closes = yearCloses(history);
    return closes === null ? null : exactValue(extremeOf(closes, extreme), perShare, closes);
  };
}

/** How far the last close stands from the extreme: −0.08 is 8% below. */
export function distanceFromExtreme(extreme: Extreme): (history: History) => SeriesValue | null {
  return (history) => {
    const closes = yearCloses(history);
    return closes === null ? null : exactValue(fractionFrom(history.last.close, extremeOf(closes, extreme)), fraction, closes);
  };
}

/** Rate of change (ROC): close ÷ close some sessions earlier − 1, as a fraction. Null with fewer closes or a hole among them. */
export function rateOfChange(sessions: number): (history: History) => SeriesValue | null {
  return (history) => {
    const closes = lastCloses(history, sessions + 1);
    const base = closes?.[0];
    return closes === null || base === undefined ? null : exactValue(fractionFrom(history.last.close, base.close), fraction, closes);
  };
}

function yearCloses(history: History): readonly Close[] | null {
  const first = daysEarlier(history.last.date, RANGE_DAYS - 1);
  return closesSince(history, first)?.filter((close) => close.date >= first) ?? null;
}

function extremeOf(closes: readonly Close[], extreme: Extreme): Decimal {
  const values = closes.map((close) => close.close);
  return extreme === 'high' ? Decimal.max(...values) : Decimal.min(...values);
}
