// Metrics that need a session's range or volume, by id.
import type { IsoDate } from '@assay/record';
import { historyAt, type History, type SeriesValue } from '../series/history.ts';
import type { Bar } from './bar.ts';
import { directionalMovement } from './directional-movement.ts';
import { averageTrueRange, commodityChannel, stochastic, williamsRange } from './oscillators.ts';
import { moneyFlow, onBalanceVolume } from './volume-flow.ts';

const barMetrics: ReadonlyMap<string, (history: History<Bar>) => SeriesValue | null> = new Map([
  ['atr_14', averageTrueRange(14)],
  ['adx_14', directionalMovement('adx', 14)], ['plus_di_14', directionalMovement('plus', 14)], ['minus_di_14', directionalMovement('minus', 14)],
  ['stochastic_k', stochastic('stochK')], ['stochastic_d', stochastic('stochD')],
  ['cci_20', commodityChannel(20)], ['williams_r_14', williamsRange(14)],
  ['obv', onBalanceVolume], ['cmf_20', moneyFlow(20)],
]);

export const barMetricIds: readonly string[] = [...barMetrics.keys()];

/** A metric over the bars on or before a day, ascending. Null as for `computeSeriesMetric`, and where volume is missing that is needed. */
export function computeBarMetric(id: string, bars: readonly Bar[], on: IsoDate): SeriesValue | null {
  const history = historyAt(bars, on);
  return history === null ? null : barMetrics.get(id)?.(history) ?? null;
}
