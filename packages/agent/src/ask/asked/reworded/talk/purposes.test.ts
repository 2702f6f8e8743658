import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { purposes } from './purposes.ts';

test.each([
  ['For our board paper we need Marram\'s sales', 'we need Marram\'s sales'],
  ['For my ledger: Marram\'s close', 'Marram\'s close'],
  ['For the last year I need sales', 'For the last year I need sales'],
  ['For the fiscal year: sales', 'For the fiscal year: sales'],
  ['Put fresh cash into Marram?', 'Put cash into Marram?'],
])('%s: what it is wanted for asks for nothing [ASK-READ-1]', (said, plain) => {
  expect(sayAgain(said, purposes)).toBe(plain);
});
