import { expect, test } from 'vitest';
import { isHardWord, labelWords, wordLikeness } from './label-words.ts';

test('a footnote’s mark is no part of a word, and articles name nothing', () => {
  expect(labelWords('The Accruals1 of the group').map((word) => word.stem)).toEqual(['accrual', 'group']);
});

test('stretches of time are one word however they are put', () => {
  for (const text of ['less than 1 year', 'within one year', 'the next 12 months', 'in the next twelve months']) expect(labelWords(text).map((word) => word.stem)).toEqual(['~withinyear']);
  for (const text of ['thereafter', 'later years', 'after 2027', '2028 and beyond']) expect(labelWords(text).map((word) => word.stem)).toEqual(['~thereafter']);
});

test('words of calculation name nothing by themselves', () => {
  expect(['increase', 'percentage', 'total', 'december'].map(isHardWord)).toEqual([false, false, false, false]);
  expect(['goodwill', 'lease'].map(isHardWord)).toEqual([true, true]);
});

test('words of one root are nearly the same', () => {
  expect(wordLikeness('financing', 'financed')).toBeGreaterThan(0.5);
  expect(wordLikeness('revenue', 'reserve')).toBe(0);
});

test('a range of years or days is one word, and a range of money none', () => {
  for (const text of ['1-3 years', '1 to 3 years', 'one to three years', '1–3']) expect(labelWords(text).map((word) => word.stem)).toEqual(['~1to3']);
  for (const text of ['more than five years', 'after 5 years', '>5 years']) expect(labelWords(text).map((word) => word.stem)).toEqual(['~over5']);
  expect(labelWords('$3-5 million').map((word) => word.stem)).not.toContain('~3to5');
});

test('words for one thing, and words with one letter astray, are nearly the same', () => {
  expect(wordLikeness('shareholder', 'stockholder')).toBeGreaterThan(0.5);
  expect(wordLikeness('comodity', 'commodity')).toBeGreaterThan(0.5);
  expect(wordLikeness('recognized', 'unrecognized')).toBe(0);
});
