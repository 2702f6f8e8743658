import { expect, test } from 'vitest';
import { closesSaid } from './closes-said.ts';

test.each([
  ['I bought Visa at the close on September 4, 2024 and sold at the close on September 4, 2025. Leaving dividends aside, what did I make per share in dollars, and what is that in percent?', 'By how many dollars and by what percentage did Visa shares move from the close of September 4, 2024 to the close of September 4, 2025?'],
  ['Is the close above the average of its last 200 daily closes?', 'Is the close above the 200-day moving average?'],
  ['IBM 24 jul 2025: drop vs prior close, $ and %', 'IBM 24 jul 2025: drop vs prior close in dollars and in percent'],
  ['visa avg close: jan-mar 25, apr-jun 25', 'visa avg close: January to March 2025, April to June 2025'],
  ['It was held from one New Year\'s Eve to the next, 2024 to 2025', 'It was held from 31 December 2024 to 31 December 2025'],
])('%s is asked plainly [ASK-READ-6]', (text, said) => {
  expect(closesSaid(text)).toBe(said);
});

test.each(['I bought Visa on September 4, 2024. What were its earnings per share?', 'The average of the last 200 quarters', 'Drop in revenue, $ and %', 'On 1-mar-25 it closed at 300'])('%s stays as it is [ASK-READ-6]', (text) => {
  expect(closesSaid(text)).toBe(text);
});
