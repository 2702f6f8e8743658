import { expect, test } from 'vitest';
import { marginsShort } from './margins-short.ts';

test.each([
  ['aapl fy25: rev, gm, om, nm', 'aapl fy25: rev, gross margin, operating margin, net margin'],
  ['v fy24 gm/om', 'v fy24 gross margin/operating margin'],
  ['Compare GM and Ford on sales', 'Compare GM and Ford on sales'],
  ['GM revenue and eps 2024', 'GM revenue and eps 2024'],
])('%s: margins in a list by their first letters [ASK-READ-1]', (asked, plain) => {
  expect(marginsShort(asked)).toBe(plain);
});
