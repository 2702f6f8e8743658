import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { linesByWord, oneOfOther } from './one-of-other.ts';

test.each([
  ['gross profit, sales, the one as a percentage of the other', 'gross profit, sales, the former as a percentage of the latter'],
  ['sales, gross profit, one as % of the other', 'sales, gross profit, the latter as % of the former'],
  ['equity and assets, and the one as a multiple of the other', 'equity and assets, and the latter as a multiple of the former'],
  ['operating profit, interest expense, how many times over does the first cover the second', 'operating profit, interest expense, the former divided by the latter'],
  ['net income and dividends, and what share of one went on the other', 'net income and dividends, and the latter as a percentage of the former'],
])('%s: the part is what the other holds [ASK-READ-1]', (question, plain) => {
  expect(oneOfOther(question)).toBe(plain);
});

test('of two lines of which none holds the other, the words stay', () => {
  expect(oneOfOther('R&D, capex, the one as a percentage of the other')).toBe('R&D, capex, the one as a percentage of the other');
});

test.each([
  ['what percent of the pre-tax figure the tax came to', 'what percent of pretax income the tax came to'], ['the pre-tax line and the interest line of 2024', 'pretax income and interest expense of 2024'], ['Marram 2024: the R&D line', 'Marram 2024: R&D'],
  ['Marram pre-tax 2024', 'Marram pretax income 2024'], ['pre-tax margin of Marram', 'pre-tax margin of Marram'], ['its credit line', 'its credit line'], ['its line of credit', 'its line of credit'],
])('%s: a line by a word of it [ASK-READ-1]', (question, plain) => {
  expect(sayAgain(question, linesByWord)).toBe(plain);
});
