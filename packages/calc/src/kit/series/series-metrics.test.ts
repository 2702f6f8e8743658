import fc from 'fast-check';
import { decimal, type IsoDate } from '@assay/record';
import { expect, test } from 'vitest';
import { dailyClosesUpTo } from '../testing/daily-closes.ts';
import { exponentialAverages } from './averages.ts';
import type { Close } from './history.ts';
import { computeSeriesMetric, seriesMetricIds } from './series-metrics.ts';

const on = '2025-07-31';
const read = (id: string, values: readonly (number | string)[], day: IsoDate = on): string | null => computeSeriesMetric(id, dailyClosesUpTo(on, values), day)?.value.toFixed(4) ?? null;
const closesOn = (...days: readonly (readonly [IsoDate, number])[]): Close[] => days.map(([date, close]) => ({ date, close: decimal(close) }));
const rising = (count: number): number[] => Array.from({ length: count }, (_, index) => 100 + index);

// The textbook series of chart schools for Wilder's RSI; its first values are published as 70.53, 66.32, 66.55, 69.41, 66.36, 57.97.
const wilder = [44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439];

test.each([[15, '70.53'], [16, '66.32'], [17, '66.55'], [18, '69.41'], [19, '66.36'], [20, '57.97']])('the RSI of the textbook’s first %i closes is %s [CAL-KIT-1]', (count, published) => {
  expect(computeSeriesMetric('rsi_14', dailyClosesUpTo(on, wilder.slice(0, count)), on)?.value.toFixed(2)).toBe(published);
});

test('an exponential average is seeded with the simple mean, as published for ten days of Intel [CAL-KIT-1]', () => {
  const intel = [22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38, 22.61, 23.36];
  expect(exponentialAverages(intel, 10).map((value) => value.toFixed(2))).toEqual(['22.22', '22.21', '22.24', '22.27', '22.33', '22.52']);
});

test('MACD of a straight line is half the slope times the lengths’ difference, and its signal the same [CAL-KIT-1]', () => {
  expect(['macd', 'macd_signal'].map((id) => read(id, rising(60)))).toEqual(['7.0000', '7.0000']);
  expect(Number(read('macd_histogram', rising(60)))).toBeCloseTo(0, 9);
});

test('Bollinger’s bands stand two population deviations from the mean of twenty closes [CAL-KIT-1]', () => {
  const alternating = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 90 : 110));
  expect([read('bollinger_lower', alternating), read('bollinger_upper', alternating)]).toEqual(['80.0000', '120.0000']);
});

test('a simple average is exact and names the closes it covers [CAL-KIT-2]', () => {
  const closes = dailyClosesUpTo(on, [9, ...Array.from({ length: 20 }, (_, index) => (index < 10 ? '0.1' : '0.2'))]);
  expect(computeSeriesMetric('sma_20', closes, on)).toEqual({ value: decimal('0.15'), unit: { kind: 'money', currency: null, per: 'share' }, from: '2025-07-12', to: on, inexact: false });
});

test('a distance from an average is the fraction that the close stands above it', () => {
  expect(read('distance_from_sma_50', [...Array.from({ length: 49 }, () => 100), 150])).toBe('0.4851');
});

test('a return reaches from the close that stood on the same day months before [CAL-KIT-2]', () => {
  const closes = closesOn(['2024-07-29', 80], ['2024-08-02', 90], ['2025-07-31', 100]);
  expect(computeSeriesMetric('return_1y', closes, '2025-08-02')).toEqual({ value: decimal('0.25'), unit: { kind: 'fraction' }, from: '2024-07-29', to: '2025-07-31', inexact: false });
});

test('a month before the 31st is the last day of a shorter month', () => {
  expect(computeSeriesMetric('return_1m', closesOn(['2025-02-28', 50], ['2025-03-01', 70], ['2025-03-31', 60]), '2025-03-31')?.from).toBe('2025-02-28');
});

test('the year to date starts from the last close of the year before', () => {
  expect(computeSeriesMetric('return_ytd', closesOn(['2024-12-30', 40], ['2025-01-02', 45], ['2025-03-31', 50]), '2025-04-01')).toMatchObject({ value: decimal('0.25'), from: '2024-12-30' });
});

test('a 52-week range covers 365 days and leaves out the day a year before', () => {
  const values = [500, ...rising(365)];
  expect([read('price_52w_high', values), read('price_52w_low', values)]).toEqual(['464.0000', '100.0000']);
});

test('the distance from a 52-week high is negative below it', () => {
  expect(read('distance_from_52w_high', [1, ...Array.from({ length: 364 }, () => 200), 150])).toBe('-0.2500');
});

test('volatility is the sample deviation of log returns over √252 days [CAL-KIT-1]', () => {
  const doubling = Array.from({ length: 93 }, (_, index) => (index % 2 === 0 ? 100 : 200));
  expect(Number(read('volatility_3m', doubling))).toBeCloseTo(Math.LN2 * Math.sqrt(92 / 91) * Math.sqrt(252), 3);
});

test('the deepest fall is measured from the highest close before it', () => {
  expect(read('max_drawdown_1y', [...Array.from({ length: 365 }, () => 80), 100, 120, 60, 130, 100])).toBe('-0.5000');
});

test('support and resistance are the nearest swings below and above the price', () => {
  const wave = [...Array.from({ length: 120 }, (_, index) => 100 + 20 * Math.abs((index % 40) - 20)), ...Array.from({ length: 5 }, () => 300)];
  expect([read('support', wave), read('resistance', wave)]).toEqual(['100.0000', '500.0000']);
});

test('a swing needs ten closes on both sides', () => {
  expect(read('support', [...rising(30).reverse(), 100, 101, 102, 103])).toBeNull();
});

test.each(seriesMetricIds)('%s is not read from a stale, short or broken series [CAL-KIT-3]', (id) => {
  const long = dailyClosesUpTo(on, rising(2000));
  expect(computeSeriesMetric(id, long, '2025-08-08')).toBeNull();
  expect(computeSeriesMetric(id, [], on)).toBeNull();
  expect(id === 'price' || computeSeriesMetric(id, long.slice(-3), on) === null).toBe(true);
});

test('a hole in the series is never bridged [CAL-KIT-3]', () => {
  const closes = dailyClosesUpTo(on, rising(800)).filter((close) => close.date < '2025-06-01' || close.date > '2025-06-15');
  expect(['sma_50', 'sma_200', 'ema_50', 'volatility_1y', 'price_52w_high', 'max_drawdown_1y'].map((id) => computeSeriesMetric(id, closes, on))).toEqual([null, null, null, null, null, null]);
  expect(computeSeriesMetric('sma_20', closes, on)).not.toBeNull();
});

test('an unknown metric is none', () => {
  expect(computeSeriesMetric('revenue', dailyClosesUpTo(on, rising(900)), on)).toBeNull();
});

test('a price that never moved has no RSI [CAL-KIT-3]', () => {
  expect(read('rsi_14', Array.from({ length: 40 }, () => 12))).toBeNull();
});

const series = fc.array(fc.integer({ min: 100, max: 9999 }), { minLength: 400, maxLength: 450 });
const scaleFree = seriesMetricIds.filter((id) => id === 'rsi_14' || id.startsWith('return_') || id.startsWith('distance_') || id.startsWith('volatility_') || id.startsWith('roc_') || id.startsWith('max_'));
const levels = seriesMetricIds.filter((id) => !scaleFree.includes(id));

test('closes times k leave fractions and RSI as they are and multiply every level by k [CAL-KIT-4]', () => {
  fc.assert(fc.property(series, fc.integer({ min: 2, max: 40 }), (values, k) => {
    const once = dailyClosesUpTo(on, values);
    const scaled = dailyClosesUpTo(on, values.map((value) => value * k));
    const number = (id: string, closes: readonly Close[]): number => computeSeriesMetric(id, closes, on)?.value.toNumber() ?? 0;
    for (const id of scaleFree) expect(number(id, scaled)).toBeCloseTo(number(id, once), 9);
    for (const id of levels) expect(number(id, scaled) / k).toBeCloseTo(number(id, once), 6);
  }), { numRuns: 20 });
});

test('closes after the day change nothing [CAL-KIT-4]', () => {
  fc.assert(fc.property(series, fc.integer({ min: 1, max: 60 }), (values, later) => {
    const closes = dailyClosesUpTo(on, values);
    const day = closes.at(-1 - later)?.date ?? on;
    for (const id of seriesMetricIds) expect(computeSeriesMetric(id, closes, day)).toEqual(computeSeriesMetric(id, closes.slice(0, -later), day));
  }), { numRuns: 10 });
});
