import { expect, test } from 'vitest';
import { equalMoney } from './equal-money.ts';

const today = '2026-05-15';

test.each([
  ['What would $300 of April 2018 buy in April 2024 dollars, by consumer prices?', { amount: 300, of: '2018-04', in: '2024-04' }],
  ['A shop that cost $80 in March 2019: going by the CPI, what did the same basket cost in March 2025?', { amount: 80, of: '2019-03', in: '2025-03' }],
  ['How many dollars in May 2024 had the purchasing power of $2,000 in May 2020?', { amount: 2000, of: '2020-05', in: '2024-05' }],
  ['Four grand lay in a drawer since July 2019. To buy in July 2025 what it bought then, what sum was needed?', { amount: 4000, of: '2019-07', in: '2025-07' }],
  ['What was $900 of January 2026 in January 2016 money?', { amount: 900, of: '2026-01', in: '2016-01' }],
])('“%s” asks for a sum in the money of another month [ASK-READ-1]', (question, equal) => {
  expect(equalMoney(question, today)?.equal).toEqual(equal);
});

test.each([
  'What became of $300 put into the shares in April 2018 by April 2024?',
  'By how many percent did consumer prices rise from April 2018 to April 2024?',
  'What was the mortgage rate in April 2018 on a loan of $300,000, and in April 2024?',
  'What did $300 of April 2018 and $500 of April 2020 buy in April 2024?',
])('“%s” asks for none [ASK-READ-1]', (question) => {
  expect(equalMoney(question, today)).toBeNull();
});
