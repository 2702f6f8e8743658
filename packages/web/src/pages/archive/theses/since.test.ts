import type { JudgedClaim } from '../../../api/queries.ts';
import { expect, test } from 'vitest';
import { percentWords, priceSince, provenPrice, type Price } from './since.ts';

type Made = { readonly value: string; readonly on: string; readonly verdict?: string; readonly metric?: string };

function claim({ value, on, verdict = 'verified', metric = 'price' }: Made): JudgedClaim {
  return { number: 1, claim: { kind: 'figure', metric: { id: metric, words: metric, inherited: null }, operation: null, numeral: { value, text: `$${value}`, unit: { kind: 'money', currency: 'USD', per: 'share' } }, periods: [{ mention: { kind: 'date', on }, inherited: null }] }, verdict: { verdict } } as unknown as JudgedClaim;
}
const price = (value: number, on: string, currency = 'USD'): Price => ({ value, on, shown: `$${String(value)}`, currency });

test('the price of a thesis is the newest that its run proved for a day [WEB-ARCHIVE-5]', () => {
  expect(provenPrice([claim({ value: '40', on: '2025-05-01' }), claim({ value: '44', on: '2025-06-01' }), claim({ value: '50', on: '2025-07-01', verdict: 'unverified' }), claim({ value: '9', on: '2025-08-01', metric: 'eps' })])).toMatchObject({ value: 44, on: '2025-06-01' });
  expect(provenPrice([])).toBeNull();
});

test('a price moved only to a later day in the same currency; else that is said [WEB-ARCHIVE-5]', () => {
  const then = price(40, '2025-06-01');
  expect(priceSince(then, [then, price(50, '2025-09-01'), price(44, '2025-12-01')])).toMatchObject({ kind: 'moved', later: { on: '2025-12-01' } });
  expect([priceSince(then, [then, price(30, '2025-01-01'), price(50, '2026-01-01', 'EUR')]).kind, priceSince(null, [then]).kind, priceSince(price(0, '2025-01-01'), [then]).kind]).toEqual(['no-later', 'no-price', 'no-price']);
});

test('a move is written with its sign, and none without one [WEB-ARCHIVE-5]', () => {
  expect([percentWords(10.04), percentWords(-3), percentWords(-0.01)]).toEqual(['+10.0%', '−3.0%', '0.0%']);
});
