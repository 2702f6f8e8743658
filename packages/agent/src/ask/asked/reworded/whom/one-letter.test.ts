import { expect, test } from 'vitest';
import { oneLetterTickers } from './one-letter.ts';

test.each([
  ['Two shares of V: their price on 5 May 2025?', 'Two shares of Visa: their price on 5 May 2025?'],
  ['Is V any good at V\'s last close?', 'Is Visa any good at Visa\'s last close?'],
  ['GS, V and MCD by net margin', 'GS, Visa and MCD by net margin'],
  ['Visa (V) at its peak', 'Visa (V) at its peak'],
  ['Apple V Microsoft on margins', 'Apple V Microsoft on margins'],
  ['the company that starts with V', 'the company that starts with V'],
  ['a V-shaped recovery', 'a V-shaped recovery'],
  ['Title V of the act', 'Title V of the act'],
])('%s: the ticker is the company, the letter none [ASK-READ-1]', (said, named) => {
  expect(oneLetterTickers(said)).toBe(named);
});
