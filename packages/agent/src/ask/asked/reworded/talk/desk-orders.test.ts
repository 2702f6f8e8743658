import { expect, test } from 'vitest';
import { deskOrders } from './desk-orders.ts';

test.each([
  ['p/e of the three, rank cheap -> dear', 'p/e of the three, rank from the cheapest to the most expensive'],
  ['tan vs v p/e: last close, which richer', 'tan vs V p/e: last close, which is more expensive'],
  ['TAN PE, 2021A dil EPS', 'TAN PE, 2021 dil EPS'],
  ['tan mktcap last close, x revenue?', 'tan mktcap last close, and what multiple of its revenue is that?'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(deskOrders(said)).toBe(plain);
});

test.each(['Is a low to high range normal?', 'gross margin 2021 v 2022', 'revenue x headcount'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(deskOrders(said)).toBe(said);
});
