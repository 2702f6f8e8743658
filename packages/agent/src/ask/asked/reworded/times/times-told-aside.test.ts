import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { halfToldAside } from './half-told-aside.ts';
import { yearToldAside } from './year-told-aside.ts';

test.each([
  ['sales in fiscal 2021 (ended January 2021) and fiscal 2023 (year ended 31 January 2023)', 'sales in fiscal 2021 and fiscal 2023'],
  ['capex FY21, FY22 (September YE)', 'capex FY21, FY22'],
  ['EPS, fiscal 2024, June year-end', 'EPS, fiscal 2024'],
  ['revenue in 2023 (up from 2022)', 'revenue in 2023 (up from 2022)'],
])('when a fiscal year ended is no time of its own: %s', (said, plain) => {
  expect(sayAgain(said, yearToldAside)).toBe(plain);
});

test.each([
  ['the first half of 2024, that is the first and second quarters taken together: sales', 'the first half of 2024: sales'],
  ['2H24 (Q3+Q4): sales', '2H24: sales'],
  ['the first half of 2024 and Q3', 'the first half of 2024 and Q3'],
])('the quarters that a half is made of name no time of their own: %s', (said, plain) => {
  expect(sayAgain(said, halfToldAside)).toBe(plain);
});
