import { expect, test } from 'vitest';
import { orderClaimed } from './order-claimed.ts';

test.each([
  ['The table has Globex first, Acme second and Initech third by sales. Is that ranking right?', 'down'], ['Acme > Globex > Initech by sales, correct?', 'down'], ['Acme, then Globex, on top Initech?', null],
  ['From lowest to highest: Acme first, then Globex. Is that the right order?', 'up'], ['Globex third, Acme first, then Initech: is that order right?', null], ['Rank Acme, Globex and Initech by sales', null],
])('“%s” states an order: %s [ASK-CLAIM-1]', (text, way) => {
  expect(orderClaimed({ text })).toBe(way);
});
