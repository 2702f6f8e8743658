import { addDays, decimal } from '@assay/record';
import { expect, test } from 'vitest';
import { historyAt } from '../series/history.ts';
import type { Bar } from './bar.ts';
import { barMetricIds, computeBarMetric } from './bar-metrics.ts';
import { directionalMovement, type DirectionalLine } from './directional-movement.ts';

const on = '2025-07-31';
const bar = (date: string, [high, low, close]: readonly [number, number, number], volume: number | null): Bar => ({ date, open: decimal(close), high: decimal(high), low: decimal(low), close: decimal(close), volume: volume === null ? null : decimal(volume) });
/** Closes rise by one a day, each in the middle of a range of two. */
const rising = (count: number, volume: number | null = 10): Bar[] => Array.from({ length: count }, (_, index) => bar(addDays(on, index - count + 1), [101 + index, 99 + index, 100 + index], volume));
const read = (id: string, bars: readonly Bar[]): string | null => computeBarMetric(id, bars, on)?.value.toFixed(2) ?? null;

test.each([
  ['atr_14', '2.00', 'each day’s true range is two'],
  ['plus_di_14', '50.00', 'each day rises by half its range'],
  ['minus_di_14', '0.00', 'no day falls'],
  ['adx_14', '100.00', 'all movement is one way'],
  ['stochastic_k', '93.33', 'the close stands 14 above the low of a range of 15'],
  ['stochastic_d', '93.33', 'and has for three days'],
  ['williams_r_14', '-6.67', 'the close stands 1 below the high of a range of 15'],
  ['cci_20', '126.67', '9.5 above the mean, with a mean deviation of 5'],
  ['obv', '2520.00', '252 rising days of ten shares'],
  ['cmf_20', '0.00', 'closes stand in the middle of their range'],
])('in a straight rise %s is %s: %s [CAL-KIT-1]', (id, value) => {
  expect(read(id, rising(260))).toBe(value);
});

test('directional movement by hand, two sessions long [CAL-KIT-1]', () => {
  // True ranges 3, 4, 5; rises 2, 0, 2; falls 0, 2, 0. Wilder means 4.25, 1.5, 0.5; DX was 0 and is 50.
  const bars = ([[10, 8, 9], [12, 9, 11], [11, 7, 8], [13, 10, 12]] as const).map((prices, index) => bar(addDays(on, index - 3), prices, null));
  const history = historyAt(bars, on);
  const line = (name: DirectionalLine): string | undefined => (history === null ? undefined : directionalMovement(name, 2)(history)?.value.toFixed(2));
  expect([line('plus'), line('minus'), line('adx')]).toEqual(['35.29', '11.76', '25.00']);
});

test('closes at the high put all volume on the buyers’ side', () => {
  expect(read('cmf_20', rising(20).map((session) => ({ ...session, close: session.high })))).toBe('1.00');
});

test('on-balance volume sums the same number of sessions however long the series is', () => {
  expect(read('obv', rising(500))).toBe(read('obv', rising(260)));
});

test.each(['obv', 'cmf_20'])('%s needs volume in every session [CAL-KIT-3]', (id) => {
  expect(read(id, rising(260, null))).toBeNull();
});

test.each(barMetricIds)('%s is not read from a short, stale or flat series [CAL-KIT-3]', (id) => {
  expect(read(id, rising(13))).toBeNull();
  expect(computeBarMetric(id, rising(300), '2025-08-09')).toBeNull();
  const flat = rising(300).map((session) => bar(session.date, [100, 100, 100], 10));
  expect([null, '0.00']).toContain(read(id, flat));
});
