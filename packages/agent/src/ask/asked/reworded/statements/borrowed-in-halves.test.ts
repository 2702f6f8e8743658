import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { borrowedInHalves } from './borrowed-in-halves.ts';

test.each([
  ['Summing what comes due within a year and the long-dated bonds, what did Marram owe?', 'total debt, what did Marram owe?'],
  ['Marram’s near-term and long-term borrowings taken together at the end of 2023', 'Marram’s total debt at the end of 2023'],
  ['How much of its debt is due within a year, and how much is long-term, in 2023?', 'its short-term debt and long-term debt, in 2023?'],
  ['Adding short-term and long-term investments, how much did Marram hold?', 'Adding short-term and long-term investments, how much did Marram hold?'],
  ['short-term debt and long-term debt in 2023', 'short-term debt and long-term debt in 2023'],
])('%s is read as %s [ASK-READ-1]', (said, plain) => {
  expect(sayAgain(said, borrowedInHalves)).toBe(plain);
});
