import { decimal } from '@assay/record';
import { expect, test } from 'vitest';
import { cashTitle, growthTitle, marginTitle, priceTitle } from './titles.ts';
import { moneyWords, scaleFor } from './words.ts';
import type { YearSeries } from './year-series.ts';

function years(...values: readonly number[]): YearSeries {
  return values.map((value, index) => ({ year: 2025 - values.length + 1 + index, value: decimal(value), facts: [] }));
}

test('a title counts the years in which revenue grew [EXP-CHART-1]', () => {
  expect(growthTitle('Revenue', years(1, 2, 3, 2, 4), null)).toBe('Revenue grew in three of the last four fiscal years');
  expect(growthTitle('Revenue', years(1, 2, 3), null)).toBe('Revenue grew in each of the last two fiscal years');
  expect(growthTitle('Revenue', years(3, 2, 1), null)).toBe('Revenue grew in none of the last two fiscal years');
});

test('an unchanged year is no growth [EXP-CHART-1]', () => {
  expect(growthTitle('Revenue', years(1, 1, 2), null)).toBe('Revenue grew in one of the last two fiscal years');
});

test('two series in one chart are both counted [EXP-CHART-1]', () => {
  const second = (values: YearSeries): { name: string; series: YearSeries } => ({ name: 'net income', series: values });
  expect(growthTitle('Revenue', years(1, 2, 3), second(years(1, 2, 3)))).toBe('Revenue grew in each of the last two fiscal years, and so did net income');
  expect(growthTitle('Revenue', years(1, 3, 2), second(years(1, 2, 3)))).toBe('Revenue grew in one of the last two fiscal years, net income in all');
  expect(growthTitle('Revenue', years(1, 2, 3), second(years(3, 2, 1)))).toBe('Revenue grew in each of the last two fiscal years, net income in none');
});

test('a margin’s title gives both ends, and says when little changed [EXP-CHART-1]', () => {
  expect(marginTitle('Operating margin', years(27.84, 29, 31.51))).toBe('Operating margin rose from 27.8% in FY2023 to 31.5% in FY2025');
  expect(marginTitle('Operating margin', years(5, 2, -1.25))).toBe('Operating margin fell from 5.0% in FY2023 to −1.3% in FY2025');
  expect(marginTitle('Gross margin', years(40.2, 43, 40.9))).toBe('Gross margin was 40.9% in FY2025, within a point of the 40.2% of FY2023');
});

test('a cash title counts positive years and gives the last amount [EXP-CHART-1]', () => {
  const values = years(-2e9, 1e9, 3.25e9);
  const style = { scale: scaleFor(values.map((point) => point.value)), currency: 'USD', length: 'long' } as const;
  expect(cashTitle('Free cash flow', values, style)).toBe('Free cash flow was positive in two of the last three fiscal years and came to $3.3 billion in FY2025');
});

test('a price title gives the last close and the year’s change [EXP-CHART-1]', () => {
  const closes = [{ day: '2024-07-30', close: 100 }, { day: '2024-07-31', close: 120 }, { day: '2025-07-31', close: 90 }];
  expect(priceTitle(closes, 'USD', [])).toBe('The share closed at $90.00 on 31 Jul 2025, 25.0% lower than a year before');
  expect(priceTitle(closes.slice(2), 'USD', [])).toBe('The share closed at $90.00 on 31 Jul 2025');
});

test('money takes the scale of the largest amount and keeps its sign', () => {
  const scale = scaleFor([decimal('416161000000')]);
  expect(moneyWords(decimal('-416161000000'), { scale, currency: 'USD', length: 'long' })).toBe('−$416.2 billion');
  expect(moneyWords(decimal('99803000000'), { scale, currency: 'EUR', length: 'short' })).toBe('EUR 99.8B');
});
