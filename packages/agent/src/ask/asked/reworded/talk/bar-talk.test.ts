import { expect, test } from 'vitest';
import { barTalk } from './bar-talk.ts';

test.each([
  ['Where did it finish last?', 'what was its last close?'],
  ['The ugliest top-to-floor dive in Tansy\'s closes in 2021', 'The maximum drawdown of Tansy in 2021'],
  ['the price since the start of May 2022', 'the price since May 1, 2022'],
  ['How much of it did each keep as gross profit?', 'what was the gross margin of each?'],
  ['What slice of its sales did Tansy hang on to as net income?', 'what was the net margin of Tansy?'],
  ['Which of them held on to the least of its 2021 sales as net profit?', 'Which of them had the lowest net margin in 2021?'],
  ['How much of the cash that came in from operations in 2021 did that eat up?', 'what share of its operating cash flow in 2021 was that?'],
  ['Who’s in front?', 'Who is ahead?'],
  ['Who of the two pocketed more in 2021?', 'which of the two had the larger net income in 2021?'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(barTalk(said)).toBe(plain);
});

test.each(['A dive from the top', 'What swallowed its operating cash?'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(barTalk(said)).toBe(said);
});
