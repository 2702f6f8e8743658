import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { asPartOfSales } from './as-part-of-sales.ts';

test.each([
  ['2015 to 2024: revenue %, operating income %', '2015 to 2024: revenue %, operating income %'],
  ['sales and gross profit, what % gross profit?', 'sales and gross profit, what gross margin?'],
  ['the gross profit percentage and its research', 'the gross margin and its research'],
  ['net income % change in 2023', 'net income % change in 2023'],
  ['gross profit as a share of sales, and net income', 'gross margin, and net income'],
  ['what gross margin (as a percentage of revenue) does it report?', 'what gross margin does it report?'],
  ['2023 revenue, and what fraction became operating income?', '2023 revenue, and what was the operating margin?'],
  ['its 2023 sales and what share of that was left as net profit', 'its 2023 sales and what was the net margin'],
  ['the tax expense as a percent of pre-tax income', 'effective tax rate'],
  ['how much money drained out of Marram through its operating activities?', "what was Marram's operating cash flow?"],
  ['P/E (last close, 2023 diluted EPS)', 'P/E at the last close on 2023 diluted EPS'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, asPartOfSales)).toBe(plain);
});

test.each(['out of every dollar of revenue, what percentage was left as net income?', 'net income in dollars as a share of sales', 'research and development as a percentage of revenue'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, asPartOfSales.slice(6))).toBe(text);
});
