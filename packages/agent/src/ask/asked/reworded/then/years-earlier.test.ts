import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { yearsEarlier } from './years-earlier.ts';

test.each([
  ['What was Microsoft\'s revenue in fiscal 2025, and what was it two years earlier?', 'What was Microsoft\'s revenue in fiscal 2025, and two years earlier?'],
  ['IBM\'s net income in 2024 and what had it been 3 years before?', 'IBM\'s net income in 2024 and 3 years before?'],
  ['What was it two years earlier?', 'What was it two years earlier?'],
])('%s: the same figure so many years before [ASK-READ-3]', (asked, plain) => {
  expect(sayAgain(asked, yearsEarlier)).toBe(plain);
});
