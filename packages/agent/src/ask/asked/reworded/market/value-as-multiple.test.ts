import { expect, test } from 'vitest';
import { valueAsMultiple } from './value-as-multiple.ts';

test.each([
  ['Apple at the last close: market cap, market cap / fiscal 2025 revenue, price / fiscal 2025 EPS', 'Apple at the last close: market cap, price to sales on fiscal 2025 revenue, price-earnings ratio on fiscal 2025 earnings per share'],
  ['Give me the market capitalisation, that value as a multiple of fiscal 2025 revenue, and the price as a multiple of fiscal 2025 diluted earnings per share.', 'Give me the market capitalisation, price to sales on fiscal 2025 revenue, and price-earnings ratio on fiscal 2025 diluted earnings per share.'],
  ['What is the whole firm worth on the market, how many times its fiscal 2025 sales is that, and how many times its fiscal 2025 diluted earnings a share is the stock?', 'what is the market capitalization at the last close, price to sales on fiscal 2025 revenue, and price-earnings ratio on fiscal 2025 diluted earnings per share?'],
  ['IBM market value, and that over 2024 free cash flow?', 'IBM market value, and price to free cash flow on 2024 free cash flow?'],
])('multiples of a value and of a price have their names: %s [ASK-READ-1]', (asked, plain) => {
  expect(valueAsMultiple(asked)).toBe(plain);
});

test.each(['How many times its fiscal 2025 sales is that?', 'What is the market value of equity in 2024?', 'IBM market cap and its 2024 revenue growth', 'Debt over 2024 EBITDA, and the market cap'])('nothing else is touched: %s [ASK-READ-1]', (asked) => {
  expect(valueAsMultiple(asked)).toBe(asked);
});
