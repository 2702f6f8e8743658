import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { pricesOverEarnings } from './price-over-earnings.ts';

const said = (text: string): string => sayAgain(text, pricesOverEarnings);

test.each([
  ["Visa's latest close over 2024 diluted earnings and its margin", "Visa's price-earnings ratio at the latest close on 2024 diluted earnings per share and its margin"],
  ['the last close of Visa divided by FY24 EPS', 'the price-earnings ratio of Visa at the latest close on FY24 diluted earnings per share'],
  ['the price over diluted earnings of 2024, and the margin', 'the price-earnings ratio at the latest close on 2024 diluted earnings per share, and the margin'],
])('%s is the multiple by its name [ASK-READ-1]', (text, plain) => {
  expect(said(text)).toBe(plain);
});

test.each(['the price at the end of 2024 over 2024 earnings', 'the close of 2023 over 2023 EPS', '2024 EPS over the last close', 'the latest close on 2024 earnings growth'])('%s stays as it was asked [ASK-READ-1]', (text) => {
  expect(said(text)).toBe(text);
});
