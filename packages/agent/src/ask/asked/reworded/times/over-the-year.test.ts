import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { overTheYear } from './over-the-year.ts';

test.each([
  ['Where did Microsoft close on the last trading day of 2024, and how much had it gained over the year?', 'Where did Microsoft close on the last trading day of 2024, and by what percentage did the share price change in 2024?'],
  ['What was the close at the end of 2024, and by what percentage had the stock moved over that year?', 'What was the close at the end of 2024, and by what percentage did the share price change in 2024?'],
  ['What was Visa\'s close on 31 December 2024 and how much had it risen that year?', 'What was Visa\'s close on 31 December 2024 and by what percentage did the share price change in 2024?'],
  ['msft close 12/31/24 & chg for the yr', 'msft close 12/31/24 and by what percentage did the share price change in 2024'],
  ['How much did it gain over the year?', 'How much did it gain over the year?'],
])('%s: over the year whose last day was named [ASK-READ-3]', (asked, plain) => {
  expect(sayAgain(asked, overTheYear)).toBe(plain);
});
