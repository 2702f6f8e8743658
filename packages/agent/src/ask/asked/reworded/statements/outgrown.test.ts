import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { outgrown } from './outgrown.ts';

test.each([
  ['the growth of revenue and of net income, then say which went up quicker', 'the growth of revenue and of net income, then say which of the two grew faster'],
  ['Did Marram\'s revenue outrun its net income in 2023, or the other way round?', 'which of the two grew faster in 2023, Marram\'s revenue or Marram\'s net income?'],
  ['How fast did revenue and net income grow, and which of the two was quicker?', 'How fast did revenue and net income grow, and which of the two grew faster?'],
  ['Which car was faster?', 'Which car was faster?'],
])('%s: who moved more is asked by name [ASK-READ-9]', (said, plain) => {
  expect(sayAgain(said, outgrown)).toBe(plain);
});
