import { expect, test } from 'vitest';
import { filled } from '../testing/small-tables.ts';
import { placeInText } from './in-text.ts';

const timeOf = (value: number, paragraph: string): number | null => placeInText(value, { question: 'rent expense', operands: [], source: { paragraphs: [paragraph], table: [] } }).columnTime?.year ?? null;

test('amounts side by side go with years side by side, one to one [SOLVE-4]', () => {
  const paragraph = 'Rent expense was $137 million, $133 million and $120 million in 2013, 2012 and 2011, respectively.';
  expect([137, 133, 120].map((value) => timeOf(value, paragraph))).toEqual([2013, 2012, 2011]);
});

test('a list of years may stand before its amounts [SOLVE-4]', () => {
  expect([63, 51].map((value) => timeOf(value, 'During 2006 and 2005, rent expense was $63 and $51, respectively.'))).toEqual([2006, 2005]);
});

test('an amount with a year of its own has that year [SOLVE-4]', () => {
  expect([2.4, 2.3].map((value) => timeOf(value, 'Rent expense was $2.4 billion for 2014, $2.3 billion for 2013.'))).toEqual([2014, 2013]);
});

test('"from A to B" makes A the older [SOLVE-4]', () => {
  expect(filled('What was the change in earnings in 2002?', { text: [128, 201], paragraphs: ['Earnings in 2002 moved from $128 million to $201 million.'] })).toBe('201 − 128');
});

test('a number written as a word is a figure of its sentence [SOLVE-4]', () => {
  expect(filled('What was the change in stores from 2016 to 2017?', { constants: [2, 3], paragraphs: ['We had three stores in 2017.', 'We had two stores in 2016.'] })).toBe('3 − 2');
});
