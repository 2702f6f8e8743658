// Which of several shares lies how far from an end of a time.
import { expect, test } from 'vitest';
import { offContest } from './off-contest.ts';

test.each([
  ['Which of Marram and Corvane is nearest to its 52-week closing high?', 'Which of Marram and Corvane is nearest from its highest close of the last 52 weeks?'],
  ['Who sits farthest above the one-year low, Marram or Corvane?', 'Who sits farthest above the lowest close of the last 52 weeks, Marram or Corvane?'],
  ["By what percentage is the latest close of Marram, of Corvane and of Tansy each below its own 52-week high, and which of the three is furthest below?", 'Which of Marram, Corvane and Tansy is furthest below its highest close of the last 52 weeks?'],
  ['How far are Marram and Corvane below their 52-week highs, and which is closest to it?', 'Which of Marram and Corvane is closest from its highest close of the last 52 weeks?'],
  ['How far is Marram below its 52-week high, and which day was that?', 'How far is Marram below its 52-week high, and which day was that?'],
  ['How close is Marram to its 52-week high?', 'How close is Marram to its 52-week high?'],
])('%s [ASK-COURSE-1]', (text, said) => {
  expect(offContest(text)).toBe(said);
});
