import { expect, test } from 'vitest';
import { wholeCompany } from './whole-company.ts';
import { worthAndMultiple } from './worth-and-multiple.ts';

test.each([
  ['Suppose I bought every Marram share at the latest close: how much money is that?', 'what is the market capitalization of Marram at the latest close?'],
  ['To own the whole of Tussock Holdings at its current price I would pay how much?', 'what is the market capitalization of Tussock Holdings at its current price?'],
  ['What would one have to pay for all of Marram at the last price?', 'what is the market capitalization of Marram at the last price?'],
  ['All of Marram at the last close, in dollars?', 'what is the market capitalization of Marram at the last close?'],
  ['Did all of Marram\'s buyers pay at the close?', 'Did all of Marram\'s buyers pay at the close?'],
  ['What\'s Marram\'s whole equity worth right now at the last close?', 'What\'s Marram\'s market capitalization at the last close?'],
  ['How many Marram shares are outstanding, and what does the whole lot come to at the last close?', 'How many Marram shares are outstanding, and what is its market capitalization at the last close?'],
  ['Marram: shares in issue and what they are all worth', 'Marram: shares in issue and what is its market capitalization'],
  ['How many shares did the founder sell, and what did they come to?', 'How many shares did the founder sell, and what did they come to?'],
  ['What did every share earn?', 'What did every share earn?'],
  ['What would one pay for all of Marram with its debts taken on?', 'What would one pay for all of Marram with its debts taken on?'],
])('%s: the price of a whole company is its market value [ASK-READ-9]', (said, plain) => {
  expect(wholeCompany(said)).toBe(plain);
});

test.each([
  ['Marram market value at the last close? And as a multiple of 2023 free cash flow?', 'Marram market value at the last close and how many times its 2023 free cash flow is that?'],
  ['market cap of Marram, and how many years of fiscal 2023 operating cash flow?', 'market cap of Marram and how many times its fiscal 2023 operating cash flow is that?'],
  ['mkt cap last close; x fy25 sales?', 'mkt cap last close and how many times its fy25 sales is that?'],
])('%s: so many times a figure points back at the worth [ASK-READ-9]', (said, plain) => {
  expect(worthAndMultiple(said)).toBe(plain);
});

test('all shares added up at a price are the whole company [ASK-READ-1]', () => {
  expect(wholeCompany('Add up all of Visa\'s shares at the last close: what is the whole company worth?')).toBe('what is the market capitalization of Visa at the last close?');
  expect(wholeCompany('What was the total value of all IBM shares at the last close?')).toBe('What was the market capitalization of IBM at the last close?');
});
