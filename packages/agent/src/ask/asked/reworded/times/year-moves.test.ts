import { expect, test } from 'vitest';
import { dividendsAside, yearMoves } from './year-moves.ts';

test.each([
  ['How did the price do in percent over 2023, then 2024, and then 2025 as far as the latest close goes, each reckoned from the previous year\'s final close?', 'How did the price do in percent over 2023, then 2024, and then 2025 so far?'],
  ['By what percentage did the share price change in 2024 and in 2025 up to the latest close, each counted from the last close of the year before?', 'By what percentage did the share price change in 2024 and in 2025 so far?'],
  ['BA px % chg: cal 2023, cal 2024, 12/31/24 to last close', 'BA px % chg: cal 2023, cal 2024, 2025 so far'],
  ['What the stock did: percent in 2023, percent in 2024, and since New Year 2025 up to the latest close', 'What the stock did: percent in 2023, percent in 2024, and in 2025 so far'],
])('%s: the year that is not over is said so [ASK-READ-6]', (text, said) => {
  expect(yearMoves(text)).toBe(said);
});

test.each([
  'How did revenue move in 2023 and in 2024, each counted from the year before?',
  'BA px % chg from 12/31/24 to last close',
  'BA px % chg: 2023, 12/31/24 to last close',
])('%s stays as it is [ASK-READ-6]', (text) => {
  expect(yearMoves(text)).toBe(text);
});

test.each([
  ['By what percentage did Apple\'s share price change in 2024, dividends left aside?', 'By what percentage did Apple\'s share price change in 2024?'],
  ['Leaving dividends aside, how far did the stock move in 2024?', 'how far did the stock move in 2024?'],
  ['I bought the stock in 2024. Dividends aside, what did it gain?', 'I bought the stock in 2024. Dividends aside, what did it gain?'],
  ['What is the total return of the shares in 2024 without dividends?', 'What is the total return of the shares in 2024 without dividends?'],
])('%s: of a move dividends are no part [ASK-READ-6]', (text, said) => {
  expect(dividendsAside(text)).toBe(said);
});
