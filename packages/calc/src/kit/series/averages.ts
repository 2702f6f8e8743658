// Moving averages. Simple ones are exact; exponential ones are binary floats, seeded as textbooks do with the simple mean of their first closes.
import { Decimal } from '@assay/record';
import { EMA } from 'trading-signals';
import { lastCloses, unbrokenTail, type History, type SeriesValue } from './history.ts';
import { binaryValue, exactValue, fraction, fractionFrom, perShare } from './series-value.ts';

/** Closes that recursive indicators look back on: the seed of a 50-day average then weighs less than 10⁻¹², so more history changes nothing that is shown. */
export const WARM_UP_CLOSES = 750;

/** Simple moving average: Σ of the last `length` closes ÷ length, in money per share. Null with fewer closes or a hole among them. */
export function simpleAverage(length: number): (history: History) => SeriesValue | null {
  return (history) => {
    const closes = lastCloses(history, length);
    return closes === null ? null : exactValue(Decimal.sum(...closes.map((close) => close.close)).dividedBy(length), perShare, closes);
  };
}

/** Close ÷ simple average − 1, as a fraction. Null where the average is. */
export function distanceFromAverage(length: number): (history: History) => SeriesValue | null {
  return (history) => {
    const average = simpleAverage(length)(history);
    const value = average === null ? null : fractionFrom(history.last.close, average.value);
    return average === null || value === null ? null : { ...average, value, unit: fraction };
  };
}

/** Exponential moving average in money per share: Eₜ = Eₜ₋₁ + 2 ÷ (length + 1) × (closeₜ − Eₜ₋₁). Null with fewer than `length` unbroken closes. */
export function exponentialAverage(length: number): (history: History) => SeriesValue | null {
  return (history) => {
    const closes = unbrokenTail(history, WARM_UP_CLOSES);
    return binaryValue(exponentialAverages(closes.map((close) => close.close.toNumber()), length).at(-1), perShare, closes);
  };
}

/** The exponential average after each value from the `length`-th on; weight 2 ÷ (length + 1), seeded with the mean of the first `length` values. */
export function exponentialAverages(values: readonly number[], length: number): number[] {
  if (values.length < length) return [];
  const average = new EMA(length);
  const seed = values.slice(0, length).reduce((sum, value) => sum + value, 0) / length;
  return [seed, ...values.slice(length)].map((value) => average.update(value, false));
}
