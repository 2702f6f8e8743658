import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { yieldsDefined } from './yields-defined.ts';

test.each([
  ['Its P/E, and what the latest four dividends make in percent of today\'s price', 'Its P/E, and the dividend yield of the last twelve months'],
  ['the total of the past four quarterly payouts as a share of the last close', 'the dividend yield of the last twelve months'],
  ['FCF yield of Marram on its market cap', 'FCF yield of Marram'],
  ['free cash flow yield of Marram, using free cash flow of the past twelve months', 'free cash flow yield of Marram on trailing twelve months'],
  ['TTM free cash flow over market value in percent', 'free cash flow yield on trailing twelve months in percent'],
  ['TTM free cash flow over market value', 'TTM free cash flow over market value'],
  ['free cash flow of fiscal 2023 (operating cash flow less capex)', 'free cash flow of fiscal 2023'],
])('%s: by its name [ASK-MULTIPLE-1]', (said, plain) => {
  expect(sayAgain(said, yieldsDefined)).toBe(plain);
});
