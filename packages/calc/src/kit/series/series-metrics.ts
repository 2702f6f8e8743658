// Metrics that are read from daily closes alone, by id. Ids are those of the dictionary, and roc_10.
import type { IsoDate } from '@assay/record';
import { distanceFromAverage, exponentialAverage, simpleAverage } from './averages.ts';
import { historyAt, type Close, type History, type SeriesValue } from './history.ts';
import { bollingerBand, macd, relativeStrength } from './momentum.ts';
import { distanceFromExtreme, lastPrice, rateOfChange, yearExtreme } from './price-levels.ts';
import { monthsReturn, weekReturn, yearToDateReturn } from './returns.ts';
import { maxDrawdown, volatility } from './risk.ts';
import { resistanceLevel, supportLevel } from './swings.ts';

const seriesMetrics: ReadonlyMap<string, (history: History) => SeriesValue | null> = new Map([
  ['price', lastPrice],
  ['sma_20', simpleAverage(20)], ['sma_50', simpleAverage(50)], ['sma_100', simpleAverage(100)], ['sma_200', simpleAverage(200)],
  ['ema_12', exponentialAverage(12)], ['ema_26', exponentialAverage(26)], ['ema_50', exponentialAverage(50)],
  ['rsi_14', relativeStrength(14)],
  ['macd', macd('line')], ['macd_signal', macd('signal')], ['macd_histogram', macd('histogram')],
  ['bollinger_upper', bollingerBand('upper')], ['bollinger_lower', bollingerBand('lower')],
  ['roc_10', rateOfChange(10)],
  ['return_1w', weekReturn], ['return_1m', monthsReturn(1)], ['return_3m', monthsReturn(3)], ['return_6m', monthsReturn(6)],
  ['return_1y', monthsReturn(12)], ['return_3y', monthsReturn(36)], ['return_5y', monthsReturn(60)], ['return_ytd', yearToDateReturn],
  ['price_52w_high', yearExtreme('high')], ['price_52w_low', yearExtreme('low')],
  ['distance_from_52w_high', distanceFromExtreme('high')], ['distance_from_52w_low', distanceFromExtreme('low')],
  ['distance_from_sma_50', distanceFromAverage(50)], ['distance_from_sma_200', distanceFromAverage(200)],
  ['volatility_1y', volatility(12)], ['volatility_3m', volatility(3)],
  ['max_drawdown_1y', maxDrawdown(12)],
  ['support', supportLevel], ['resistance', resistanceLevel],
]);

export const seriesMetricIds: readonly string[] = [...seriesMetrics.keys()];

/**
 * A metric over the closes on or before a day; `closes` ascend, one a session. Returns, distances, volatility and drawdown are fractions;
 * levels are money per share without a currency. Null when the id is none of `seriesMetricIds`, the last close is more than seven days old,
 * or the series is too short or has a hole of more than seven days where the metric looks.
 */
export function computeSeriesMetric(id: string, closes: readonly Close[], on: IsoDate): SeriesValue | null {
  const history = historyAt(closes, on);
  return history === null ? null : seriesMetrics.get(id)?.(history) ?? null;
}
