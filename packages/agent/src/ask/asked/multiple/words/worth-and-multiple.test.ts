import { expect, test } from 'vitest';
import { worthAndMultiple } from './worth-and-multiple.ts';

test.each([
  ['what is the market cap of ¤ and what multiple is that of its operating cash flow', 'what is the market cap of ¤ and price to operating cash flow'],
  ['¤ market value at §, and how many times the ‡ revenue is that', '¤ market value at § and price to sales on ‡ sales'],
  ['¤: put a price tag on the whole company, and that over cash from operations', '¤: market value ¤ and price to operating cash flow'],
  ['what is all of ¤ worth, using the newest share count', 'market value ¤'],
  ['¤ at §, as a multiple of earnings and of free cash flow', '¤ at §, as a multiple of earnings and multiple of free cash flow'],
  ['what was ¤ revenue, and what multiple is that of the year before', 'what was ¤ revenue, and what multiple is that of the year before'],
])('%s is said by the names of the measures [ASK-MULTIPLE-1]', (text, plain) => {
  expect(worthAndMultiple(text).replace(/ {2,}/g, ' ').trim()).toBe(plain);
});
