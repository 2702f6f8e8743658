// Momentum and bands over closes: Wilder's RSI, Appel's MACD, Bollinger's bands. Binary floats.
import { BollingerBands, RSI } from 'trading-signals';
import { exponentialAverages, WARM_UP_CLOSES } from './averages.ts';
import { lastCloses, unbrokenTail, type History, type SeriesValue } from './history.ts';
import { binaryValue, perShare } from './series-value.ts';

/**
 * Relative strength index, 0 to 100: 100 − 100 ÷ (1 + mean rise ÷ mean fall), both with Wilder's smoothing (New Concepts in Technical Trading
 * Systems, 1978). Null for a price that never moved, and with too few closes.
 */
export function relativeStrength(length: number): (history: History) => SeriesValue | null {
  return (history) => {
    const closes = unbrokenTail(history, WARM_UP_CLOSES);
    const values = closes.map((close) => close.close.toNumber());
    if (values.every((value) => value === values[0])) return null;
    const index = new RSI(length);
    return binaryValue(values.map((value) => index.update(value, false)).at(-1), { kind: 'index' }, closes);
  };
}

export type MacdLine = 'line' | 'signal' | 'histogram';

/** Appel's MACD 12/26/9 in money per share: the line is EMA₁₂ − EMA₂₆, the signal its 9-day exponential average, the histogram their difference. Null with fewer than 26 closes, 34 for the signal. */
export function macd(line: MacdLine): (history: History) => SeriesValue | null {
  return (history) => {
    const closes = unbrokenTail(history, WARM_UP_CLOSES);
    return binaryValue(macdValue(closes.map((close) => close.close.toNumber()), line), perShare, closes);
  };
}

function macdValue(values: readonly number[], line: MacdLine): number | null {
  const slow = exponentialAverages(values, 26);
  const fast = exponentialAverages(values, 12).slice(26 - 12);
  const lines = slow.map((value, index) => (fast[index] ?? Number.NaN) - value);
  const last = lines.at(-1) ?? null;
  const signal = exponentialAverages(lines, 9).at(-1) ?? null;
  if (line === 'line') return last;
  if (line === 'signal') return signal;
  return last === null || signal === null ? null : last - signal;
}

/** Bollinger's bands in money per share: 20-day mean ± 2σ, σ² = Σ (close − mean)² ÷ 20 (Bollinger on Bollinger Bands, 2001). Null with fewer than 20 unbroken closes. */
export function bollingerBand(band: 'upper' | 'lower'): (history: History) => SeriesValue | null {
  return (history) => {
    const closes = lastCloses(history, 20);
    if (closes === null) return null;
    const bands = new BollingerBands(20, 2);
    return binaryValue(closes.map((close) => bands.update(close.close.toNumber(), false)).at(-1)?.[band], perShare, closes);
  };
}
