import { expect, test } from 'vitest';
import { dailyClosesUpTo } from '../testing/daily-closes.ts';
import { lastAverageCross } from './average-cross.ts';
import { classifyTrend } from './trend.ts';

const on = '2025-07-31';
const line = (count: number, at: (index: number) => number): number[] => Array.from({ length: count }, (_, index) => at(index));
const trendOf = (values: readonly number[]): string | undefined => classifyTrend(dailyClosesUpTo(on, values), on)?.trend;

test.each([
  ['a straight rise', line(220, (index) => 100 + index), 'strong-uptrend'],
  ['a rise with a setback below the 50-day average', [...line(219, (index) => 100 + index), 260], 'uptrend'],
  ['a straight fall', line(220, (index) => 500 - index), 'strong-downtrend'],
  ['a fall with a rally above the 50-day average', [...line(219, (index) => 500 - index), 340], 'downtrend'],
  ['a fall that the last close undoes', [...line(219, (index) => 500 - index), 600], 'sideways'],
  ['no movement', line(220, () => 100), 'sideways'],
])('%s is told as the rules say [CAL-KIT-8]', (_, values, trend) => {
  expect(trendOf(values)).toBe(trend);
});

test('a trend names its averages and the closes it looked at', () => {
  const reading = classifyTrend(dailyClosesUpTo(on, line(300, (index) => index)), on);
  expect([reading?.close, reading?.average50, reading?.average200, reading?.average200Before].map(String)).toEqual(['299', '274.5', '199.5', '179.5']);
  expect(reading).toMatchObject({ from: '2024-12-24', to: on });
});

test('219 closes are too few to tell a trend [CAL-KIT-3]', () => {
  expect(trendOf(line(219, (index) => 100 + index))).toBeUndefined();
});

test('the last cross of the averages is found with its kind and day [CAL-KIT-8]', () => {
  // A slow fall puts the 50-day average below the other; after a jump on 2 July it is above on the next day.
  const closes = dailyClosesUpTo(on, [...line(200, () => 100), ...line(60, (index) => 100 - index / 10), ...line(30, () => 200)]);
  expect(lastAverageCross(closes, on, 60)).toEqual({ kind: 'golden', on: '2025-07-03' });
  expect(lastAverageCross(closes, '2025-07-01', 60)).toBeNull();
  expect(lastAverageCross(closes, on, 20)).toBeNull();
});

test('averages that only touch have not crossed', () => {
  expect(lastAverageCross(dailyClosesUpTo(on, line(260, () => 100)), on, 60)).toBeNull();
});
