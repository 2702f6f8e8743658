import { expect, test } from 'vitest';
import { monthsOfThatYear, thatMonthOfYear } from './months-of-year.ts';

test.each([
  ['I retired in the spring of 2020, tired. How many were jobless that April?', 'I retired, tired. How many were jobless in April 2020?'],
  ['We moved in 2022. What was inflation that June?', 'We moved. What was inflation in June 2022?'],
  ['We moved in 2022, and again in 2023. What was inflation that June?', 'We moved in 2022, and again in 2023. What was inflation that June?'],
  ['What was inflation that June?', 'What was inflation that June?'],
])('%s [ASK-READ-6]', (text, said) => {
  expect(thatMonthOfYear(text)).toBe(said);
});

test('a month of that year is of the year before it [ASK-READ-6]', () => {
  expect(monthsOfThatYear('in February 2020, and in April of that year')).toBe('in February 2020, and in April 2020');
});
