import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { nowAndOnYear } from './now-and-on-year.ts';

test.each([
  ['Marram P/E today and on fiscal 2022 diluted EPS', 'Marram P/E on trailing twelve-month diluted EPS and on fiscal 2022 diluted EPS at the last close'],
  ['Marram price/sales now vs on FY22 sales', 'Marram price/sales on trailing twelve-month sales and on FY22 sales at the last close'],
  ['Marram P/E now, and sales of 2022', 'Marram P/E now, and sales of 2022'],
])('%s: two bases, each by its name [ASK-MULTIPLE-1]', (said, plain) => {
  expect(sayAgain(said, nowAndOnYear)).toBe(plain);
});
