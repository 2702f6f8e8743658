import { expect, test } from 'vitest';
import { monthsOfThatYear } from './months-of-year.ts';

test('a month of that year is one of the year that was named [ASK-READ-9]', () => {
  expect(monthsOfThatYear('in March 2021, and in October of the same year?')).toBe('in March 2021, and in October 2021?');
  expect(monthsOfThatYear('what was it in October of that year?')).toBe('what was it in October of that year?');
});
