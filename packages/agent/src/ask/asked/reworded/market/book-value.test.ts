import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { bookValue } from './book-value.ts';

test.each([
  ['Is Marram trading below book value?', 'Is Marram\'s price-to-book ratio below 1?'],
  ['Does Marram\'s stock trade at a premium to book?', 'Is Marram\'s price-to-book ratio above 1?'],
  ['What is Marram\'s book value?', 'What is Marram\'s book value?'],
  ['Is it trading below book?', 'Is it trading below book?'],
])('“%s” asks “%s” [ASK-READ-11]', (text, plain) => {
  expect(sayAgain(text, bookValue)).toBe(plain);
});
