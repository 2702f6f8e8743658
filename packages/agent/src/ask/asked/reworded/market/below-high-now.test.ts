import { expect, test } from 'vitest';
import { belowHighNow } from './below-high-now.ts';

const now = 'how many percent is the last close below the highest close of the past twelve months';
test.each([
  ['What is the P/E of IBM on 2024 EPS, and how far is it below its 52-week high?', `What is the P/E of IBM on 2024 EPS, and ${now}?`],
  ['How many times the diluted earnings of 2024 is it going for, and how far in percent has it come down from its best close in the past twelve months?', `How many times the diluted earnings of 2024 is it going for, and ${now}?`],
  ['Its P/E on 2024 earnings, and how many percent that close is below the highest close of the past twelve months.', `Its P/E on 2024 earnings, and ${now}.`],
])('how far a share stands below its high is asked of now: %s [ASK-READ-3]', (text, plain) => {
  expect(belowHighNow(text)).toBe(plain);
});

test.each(['How far is IBM below its 52-week high?', 'In 2024, how far was it below its 52-week high?', 'P/E on 2024 EPS, and how far is it below its 52-week high at the end of 2024?'])('another time is kept: %s [ASK-READ-3]', (text) => {
  expect(belowHighNow(text)).toBe(text);
});
