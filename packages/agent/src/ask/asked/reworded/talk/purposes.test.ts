import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { purposes } from './purposes.ts';

test.each([
  ['For our board paper we need Marram\'s sales', 'we need Marram\'s sales'],
  ['For my ledger: Marram\'s close', 'Marram\'s close'],
  ['Before we pull the trigger: Marram\'s margin', 'Marram\'s margin'],
  ['I like it. Before I buy any shares of Tussock, its debt?', 'I like it. Tussock: its debt?'],
  ['Before 2023 we need sales', 'Before 2023 we need sales'],
  ['A profile of Marram, please skip the cash flow statement', 'A profile of Marram'],
  ['Marram margin without the balance sheet', 'Marram margin without the balance sheet'],
  ['For a loan check of Marram for 2023, please compute its debt over EBITDA', 'Marram: for 2023, compute its debt over EBITDA'],
  ['For the last year I need sales', 'For the last year I need sales'],
  ['For the fiscal year: sales', 'For the fiscal year: sales'],
  ['Put fresh cash into Marram?', 'Put cash into Marram?'],
])('%s: what it is wanted for asks for nothing [ASK-READ-1]', (said, plain) => {
  expect(sayAgain(said, purposes)).toBe(plain);
});
