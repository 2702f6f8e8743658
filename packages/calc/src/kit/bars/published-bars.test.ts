// Values that chart schools print for their example series, and laws that hold for any bars.
import { addDays, decimal, type IsoDate } from '@assay/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bar } from './bar.ts';
import { barMetricIds, computeBarMetric } from './bar-metrics.ts';

const on: IsoDate = '2025-07-31';
type Prices = readonly [high: number, low: number, close: number];
const barsOf = (rows: readonly Prices[], volume = 10): Bar[] => rows.map(([high, low, close], index) => ({ date: addDays(on, index - rows.length + 1), open: decimal(close), high: decimal(high), low: decimal(low), close: decimal(close), volume: decimal(volume) }));
const shown = (id: string, rows: readonly Prices[]): string | undefined => computeBarMetric(id, barsOf(rows), on)?.value.toFixed(2);

const trueRanges: readonly Prices[] = [
  [48.70, 47.79, 48.16], [48.72, 48.14, 48.61], [48.90, 48.39, 48.75], [48.87, 48.37, 48.63], [48.82, 48.24, 48.74], [49.05, 48.64, 49.03], [49.20, 48.94, 49.07], [49.35, 48.86, 49.32],
  [49.92, 49.50, 49.91], [50.19, 49.87, 50.13], [50.12, 49.20, 49.53], [49.66, 48.90, 49.50], [49.88, 49.43, 49.75], [50.19, 49.73, 50.03], [50.36, 49.26, 50.31],
];

test('Wilder’s average true range of the textbook’s first days is 0.55, then 0.59 [CAL-KIT-1]', () => {
  expect([shown('atr_14', trueRanges.slice(0, 14)), shown('atr_14', trueRanges)]).toEqual(['0.55', '0.59']);
});

const ranges: readonly Prices[] = [
  [127.01, 125.36, 126], [127.62, 126.16, 127], [126.59, 124.93, 126], [127.35, 126.09, 127], [128.17, 126.82, 127], [128.4317, 126.48, 127], [127.37, 126.03, 127], [126.42, 124.83, 126],
  [126.90, 126.39, 126.5], [126.85, 125.72, 126], [125.65, 124.5615, 125], [125.72, 124.57, 125], [127.16, 125.07, 126], [127.72, 126.86, 127.2876], [127.69, 126.63, 127.1781],
];

test('Williams’ range of the textbook series is −29.56, then −32.39 [CAL-KIT-1]', () => {
  expect([shown('williams_r_14', ranges.slice(0, 14)), shown('williams_r_14', ranges)]).toEqual(['-29.56', '-32.39']);
});

test('the stochastic is Williams’ range seen from below: 70.44 and 67.61 of the same series [CAL-KIT-1]', () => {
  // Days before the textbook's first change no range of fourteen: %K of the last day is asked.
  const before: Prices = [127, 126, 126.5];
  expect([shown('stochastic_k', [before, before, ...ranges.slice(0, 14)]), shown('stochastic_k', [before, before, ...ranges])]).toEqual(['70.44', '67.61']);
});

const channel: readonly Prices[] = [
  [24.2013, 23.8534, 23.8932], [24.0721, 23.7242, 23.9528], [24.0423, 23.6447, 23.6745], [23.8733, 23.3664, 23.7839], [23.6745, 23.4559, 23.4956], [23.5851, 23.1776, 23.3217], [23.8037, 23.3962, 23.754],
  [23.8036, 23.5652, 23.7938], [24.3007, 24.0522, 24.1417], [24.1516, 23.7739, 23.8137], [24.0522, 23.595, 23.7839], [24.0622, 23.8435, 23.8634], [23.8833, 23.6447, 23.7044], [25.1356, 23.9429, 24.9567],
  [25.1952, 24.738, 24.8771], [25.066, 24.7678, 24.9616], [25.2151, 24.897, 25.1753], [25.3741, 24.9268, 25.066], [25.3642, 24.9567, 25.2747], [25.2648, 24.9268, 24.9964], [24.8175, 24.2112, 24.4597], [24.4398, 24.2112, 24.2808],
];

test('Lambert’s commodity channel index of the textbook series is 102.31, then 30.74 and 6.55 [CAL-KIT-1]', () => {
  expect([20, 21, 22].map((days) => shown('cci_20', channel.slice(0, days)))).toEqual(['102.31', '30.74', '6.55']);
});

const session = fc.tuple(fc.integer({ min: 1000, max: 9000 }), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 100 })).map(([low, range, place]): Prices => [low + range, low, low + Math.round((range * place) / 100)]);
const many = fc.array(session, { minLength: 260, maxLength: 300 });

test('prices times k leave every bar metric but the true range as it is [CAL-KIT-4]', () => {
  fc.assert(fc.property(many, fc.integer({ min: 2, max: 20 }), (rows, k) => {
    const scaled = rows.map(([high, low, close]): Prices => [high * k, low * k, close * k]);
    for (const id of barMetricIds) {
      const [once, then] = [rows, scaled].map((each) => computeBarMetric(id, barsOf(each), on)?.value.toNumber() ?? 0);
      expect((then ?? 0) / (id === 'atr_14' ? k : 1)).toBeCloseTo(once ?? 0, 6);
    }
  }), { numRuns: 15 });
});

test('oscillators stay within their bounds [CAL-KIT-4]', () => {
  const bounds: Readonly<Record<string, readonly [number, number]>> = { adx_14: [0, 100], plus_di_14: [0, 100], minus_di_14: [0, 100], stochastic_k: [0, 100], stochastic_d: [0, 100], williams_r_14: [-100, 0], cmf_20: [-1, 1] };
  fc.assert(fc.property(many, (rows) => {
    for (const [id, [low, high]] of Object.entries(bounds)) {
      const value = computeBarMetric(id, barsOf(rows), on)?.value.toNumber() ?? low;
      expect(value).toBeGreaterThanOrEqual(low - 1e-9);
      expect(value).toBeLessThanOrEqual(high + 1e-9);
    }
  }), { numRuns: 15 });
});
