import { expect, test } from 'vitest';
import { bareYears } from './bare-years.ts';

test.each([
  ['acme close end of june 25?', 'acme close end of june 2025?'],
  ['acme shares, end march 24 to end march 25', 'acme shares, end march 2024 to end march 2025'],
  ['acme debt as of june 30 25', 'acme debt as of june 30 2025'],
  ['negative equity end 24?', 'negative equity end 2024?'],
  ['acme rev cagr 15-24', 'acme rev cagr 2015-2024'],
  ['tax rate 24', 'tax rate 2024'],
  ['share of revenue 2024, up from 23?', 'share of revenue 2024, up from 2023?'],
])('%s names its year [ASK-READ-9]', (said, plain) => {
  expect(bareYears(said)).toBe(plain);
});

test.each(['acme margins 20-25%', 'growth 24-15', 'acme on june 25', 'top 24', 'revenue over the last 24', 'what if acme trades at 25', 'closes above 24 on june 25 2024', 'acme rsi 14', 'acme at pe of 25', 'end of june 25%', 'from 3 june to 24 june 2025', 'income in fiscal 2024, versus 17.3 billion', 'income in 2024 versus 17.3.'])('%s is left as it is [ASK-READ-9]', (said) => {
  expect(bareYears(said)).toBe(said);
});
