import { expect, test } from 'vitest';
import { stockOverTime } from './stock-over-time.ts';

test.each([
  ['acme\'s stock last 6 months', 'What is the six-month return of acme?'],
  ['acme stock past year', 'What is the one-year return of acme?'],
  ['how much did acme stock gain or lose over the last 3 weeks', 'By what percentage did acme\'s share price change over the last 3 weeks?'],
])('“%s” asks for the move of the share [ASK-READ-14]', (text, said) => {
  expect(stockOverTime(text)).toBe(said);
});

test.each(['acme average stock price last 3 months', 'why did acme stock fall last month', 'acme revenue last 3 years', 'how much did acme gain or lose last year'])('“%s” stays as it was [ASK-READ-14]', (text) => {
  expect(stockOverTime(text)).toBe(text);
});
