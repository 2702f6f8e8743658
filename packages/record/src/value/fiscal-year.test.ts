import { expect, test } from 'vitest';
import { fiscalCalendarFrom, labelPeriod } from './fiscal-year.ts';
import { duration, durationClass, instant } from './period.ts';

const apple = fiscalCalendarFrom('2024-09-28');
const nvidia = fiscalCalendarFrom('2025-01-26');
const homeDepot = fiscalCalendarFrom('2025-02-02', 'start-year');
const johnson = fiscalCalendarFrom('2023-01-01');

test.each([
  ['Apple, year to September', apple, duration('2023-10-01', '2024-09-28'), { year: 2024, part: 'FY' }],
  ['Apple, first quarter', apple, duration('2024-09-29', '2024-12-28'), { year: 2025, part: 'Q1' }],
  ['Apple, nine months', apple, duration('2024-09-29', '2025-06-28'), { year: 2025, part: '9M' }],
  ['NVIDIA, January end named after its last year', nvidia, duration('2024-01-29', '2025-01-26'), { year: 2025, part: 'FY' }],
  ['Home Depot, January end named after its first year', homeDepot, duration('2024-01-29', '2025-02-02'), { year: 2024, part: 'FY' }],
  ['Home Depot, first quarter', homeDepot, duration('2025-02-03', '2025-05-04'), { year: 2025, part: 'Q1' }],
  ['Johnson & Johnson, year ending on New Year’s Day', johnson, duration('2022-01-03', '2023-01-01'), { year: 2022, part: 'FY' }],
  ['balance sheet at year end', apple, instant('2024-09-28'), { year: 2024, part: 'FY' }],
  ['balance sheet at a quarter end', apple, instant('2025-06-28'), { year: 2025, part: 'Q3' }],
] as const)('%s has its label from its dates [REC-FY-1]', (...given) => {
  const [, calendar, period, label] = given;
  expect(labelPeriod(period, calendar)).toEqual(label);
});

test('a day that ends no quarter of the calendar has no label [REC-FY-1]', () => {
  expect(labelPeriod(instant('2025-02-14'), apple)).toBeNull();
});

test.each([[91, 'quarter'], [98, 'quarter'], [182, 'half'], [273, 'nine-months'], [364, 'year'], [371, 'year'], [120, 'other']] as const)('%i days are a %s [REC-FY-2]', (days, name) => {
  expect(durationClass(days)).toBe(name);
});
