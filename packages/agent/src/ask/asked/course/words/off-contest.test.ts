// Which of several shares lies how far from an end of a time.
import { expect, test } from 'vitest';
import { offContest } from './off-contest.ts';

test.each([
  ['Which of Marram and Corvane is nearest to its 52-week closing high?', 'Which of Marram and Corvane is nearest from its highest close of the last 52 weeks?'],
  ['Who sits farthest above the one-year low, Marram or Corvane?', 'Who sits farthest above the lowest close of the last 52 weeks, Marram or Corvane?'],
  ['How close is Marram to its 52-week high?', 'How close is Marram to its 52-week high?'],
])('%s [ASK-COURSE-1]', (text, said) => {
  expect(offContest(text)).toBe(said);
});
