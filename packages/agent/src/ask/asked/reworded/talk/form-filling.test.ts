import { expect, test } from 'vitest';
import { withFormFilled } from './form-filling.ts';

test.each([
  ['The Marram row is blank. Which closing price do I put in? The newest.', 'The Marram row is blank. what is the closing price? The newest.'],
  ['What P/E should we write in the first column for Marram?', 'what is the P/E for Marram?'],
  ['I am buying 50. My broker charges nothing, so what do they come to?', 'I am buying 50. what do they come to?'],
  ['bot 40 at the close', 'bought 40 at the close'],
  ['sales, gross profit and what was left at the bottom', 'sales, gross profit and net income'],
  ['What was left at the bottom of the jar?', 'What was left at the bottom of the jar?'],
  ['Which puts do I put on?', 'Which puts do I put on?'],
  ['What does my broker think of Marram?', 'What does my broker think of Marram?'],
])('what somebody fills in is asked for plainly: %s [ASK-READ-9]', (said, plain) => {
  expect(withFormFilled(said)).toBe(plain);
});
