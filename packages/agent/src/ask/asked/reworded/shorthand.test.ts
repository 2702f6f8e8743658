import { expect, test } from 'vitest';
import { plainQuestion, writtenOut } from '../question-text.ts';

test.each([
  ['KMX divs pd FY23', 'KMX dividends paid FY23'], ['KMX mktcap', 'KMX market cap'],
  ['KMX eff tax rate FY23', 'KMX effective tax rate FY23'], ['XYZ opinc 2021 $mn', 'XYZ operating income 2021 in dollars'], ['XYZ sh count dil FY22', 'XYZ diluted shares FY22'], ['XYZ invty turns', 'XYZ inventory turnover'],
  ['XYZ cash & STI FY22', 'XYZ cash & short-term investments FY22'], ['STI revenue FY22', 'STI revenue FY22'],
  ['div/sh of XYZ', 'dividends per share of XYZ'], ['the ten-year govvie (US)', 'the ten-year Treasury'], ['XYZ int cov, last 6m', 'XYZ interest coverage, last 6 months'], ['sales/yr of XYZ w/o buybks', 'sales per year of XYZ without buybacks'], ['XYZ debt FY23 -> FY25, $ and %', 'XYZ debt FY23 to FY25, change in dollars and in percent'], ['XYZ 52wk hi vs LY', 'XYZ 52-week high versus the year before'],
])('shorthand is written out: %s [ASK-READ-9]', (short, long) => {
  expect(writtenOut(short)).toBe(long);
});

test('a ticker and a word that only looks like shorthand stay as they are [ASK-READ-9]', () => {
  expect(plainQuestion('GM and PM: hi there, what is the price of WCC?')).toBe('GM and PM: hi there, what is the price of WCC?');
});
