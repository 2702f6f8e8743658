import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { moneyAtHand } from './money-at-hand.ts';

test.each([
  ['cash plus short-term investments, total debt and equity', 'cash and short-term investments, total debt and equity'],
  ['cash + marketable securities at the end of 2024', 'cash and short-term investments at the end of 2024'],
  ['cash plus short-term investments plus long-term investments', 'cash plus short-term investments plus long-term investments'],
  ['cash plus inventories', 'cash plus inventories'],
])('%s [ASK-READ-1]', (text, said) => {
  expect(sayAgain(text, moneyAtHand)).toBe(said);
});
