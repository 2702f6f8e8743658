// What a share earns or pays for its price, said in a sentence.
import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { multiplesInWords } from './multiples.ts';
import { yieldsDefined } from './yields-defined.ts';

test.each([
  ["What was Marram's FY2025 diluted EPS in percent of its close?", "What was Marram's earnings yield on FY2025 diluted EPS?"],
  ["On 3 September 2025, Tansy's 2024 profit per diluted share was what percent of that day's closing price?", "On 3 September 2025, what was Tansy's earnings yield on 2024 diluted EPS?"],
  ["What were Marram's earnings per share for 2024 as a percentage of the latest close?", "What were Marram's earnings yield on 2024 diluted EPS?"],
])('%s [ASK-READ-4]', (asked, plain) => {
  expect(sayAgain(asked, yieldsDefined)).toBe(plain);
});

test.each([
  ['what percent a year does that stock pay in dividends?', 'what is its dividend yield?'],
  ['What percentage a year does Marram pay in dividends?', 'what is the dividend yield of Marram?'],
  ['What does Marram stock pay a year in dividends, in percent of the last close?', 'what is the dividend yield of Marram?'],
  ['What does Marram pay in dividends?', 'What does Marram pay in dividends?'],
  ['What percent of its income does Marram pay in dividends?', 'What percent of its income does Marram pay in dividends?'],
])('%s [ASK-READ-4]', (asked, plain) => {
  expect(sayAgain(asked, multiplesInWords)).toBe(plain);
});
