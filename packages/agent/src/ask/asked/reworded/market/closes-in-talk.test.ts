import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { closesInTalk } from './closes-in-talk.ts';

test.each([
  ['How much did the share price change in 2023 and in 2024, from each year\'s last close to the next?', 'How much did the share price change in 2023 and in 2024?'],
  ['Year-end close against the year before for 2022 and 2023', 'the percentage change of the share price for 2022 and 2023'],
  ['the peak and the trough of where the shares closed in 2023', 'the highest close and the lowest close in 2023'],
  ['annual highs on a closing basis for 2023', 'the highest close for 2023'],
  ['6/5/2025 close, % vs 5/5/2025 close', 'close on 6/5/2025 and percent change from the close of 5/5/2025'],
  ['% under 5/5/2025 close', 'percentage change since the close of 5/5/2025'],
  ['how many percent between that finish and its newest one', 'how many percent between that close and the latest close'],
  ['What was the worst finish in May 2025, and how far above it is the latest close?', 'What was the lowest close in May 2025, and how far above it is the latest close?'],
  ['the investors were badly burned in 2025: how far did it fall?', 'the investors: how far did it fall?'],
  ['Has Marram doubled since the end of 2022?', 'Has Marram\'s share price doubled since the end of 2022?'],
  ['Has Marram doubled its dividend since 2022?', 'Has Marram doubled its dividend since 2022?'],
  ['What’s Marram yielding now?', 'what is Marram\'s dividend yield now?'],
  ['What is the ten-year Treasury yielding?', 'What is the ten-year Treasury yielding?'],
  ['Is Marram worth more than Tussock right now?', 'Is Marram\'s market cap larger than Tussock\'s right now?'],
  ['Is Marram worth more than $5?', 'Is Marram worth more than $5?'],
  ['cash burned in 2025', 'cash burned in 2025'],
  ['the top and bottom line of 2024', 'the top and bottom line of 2024'],
])('%s: closes in the words of their readers [ASK-COURSE-1]', (said, plain) => {
  expect(sayAgain(said, closesInTalk)).toBe(plain);
});
