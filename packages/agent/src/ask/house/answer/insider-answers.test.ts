// Insiders by name, within a time and on one side, from the bundled forms.
import { expect, test } from 'vitest';
import type { InsiderTrade } from '../../../book/insider-trades.ts';
import { ownersNamed } from './insider-answers.ts';

const trade = (owner: string): InsiderTrade => ({ owner, day: '2025-05-05', isPurchase: false, shares: { value: '1' } as never, price: null });
const trades = ['BYRON ADA K', 'Turing Alan', 'Turner Alan M'].map(trade);

test('an insider is found by the family name, which forms put first [ASK-ANSWER-2]', () => {
  expect(ownersNamed(trades, 'How many shares did Ada Byron sell?')).toEqual(['BYRON ADA K']);
  expect(ownersNamed(trades, 'turing’s sales in May')).toEqual(['Turing Alan']);
});

test('a given name alone counts only where one insider bears it [ASK-ANSWER-2]', () => {
  expect(ownersNamed(trades, 'what did Ada sell?')).toEqual(['BYRON ADA K']);
  expect(ownersNamed(trades, 'what did Alan sell?')).toEqual([]);
});

test('somebody who filed no form is nobody of those who did [ASK-ANSWER-2]', () => {
  expect(ownersNamed(trades, 'Did Grace Hopper sell shares?')).toEqual([]);
});
