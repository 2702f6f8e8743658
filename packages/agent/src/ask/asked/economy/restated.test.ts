import { expect, test } from 'vitest';
import { economyInPlainWords } from './in-plain-words.ts';

const today = '2026-05-15';

test.each([
  ['US real GDP Q2 2025 vs Q2 2024 %, and Q2 2024 vs Q2 2023 %', 'What was real GDP growth year over year in Q2 2025 and Q2 2024?'],
  ['Did oil get cheaper in the first half of 2025? A barrel of WTI on December 31, 2024, on June 30, 2025, and the move in percent.', 'By what percent did WTI change from 31 December 2024 to 30 June 2025?'],
  ['Compare headline with core consumer price inflation in the United States in February 2026, each against a year before.', 'What were headline inflation and core inflation in February 2026?'],
  ['What was the real federal funds rate in June 2025, the funds rate minus core PCE inflation?', 'What was the difference between the federal funds rate and core PCE inflation in June 2025?'],
  ['Real FF rate Mar 25 = FF less core PCE yoy', 'What was the difference between the federal funds rate and core PCE inflation in Mar 2025?'],
  ['Was policy tight in mid-2025? For June 2025 deduct CPI inflation from the federal funds rate.', 'What was the difference between the federal funds rate and consumer price inflation in June 2025?'],
  ['If groceries and everything cost a family $100 in May 2021, how many percent more in May 2025?', 'By how many percent did consumer prices rise from May 2021 to May 2025?'],
  ['Treasury curve 15 Jan 2026: 2yr, 10yr, spread', 'What were the ten-year Treasury yield, the two-year Treasury yield and the ten-year minus two-year spread on 15 Jan 2026?'],
  ['By how much had consumer prices risen over the year to August 2025, all told and with food and energy left out?', 'What were headline inflation and core inflation in August 2025?'],
])('“%s” is the plain question for the series it names [ASK-READ-1]', (question, plain) => {
  expect(economyInPlainWords(question, today)).toBe(plain);
});

test.each([
  'What cost a hundred dollars in May 2021: what did it cost in May 2025?',
  'By how much did Walmart’s prices rise from May 2021 to May 2025?',
  'What was the federal funds rate in June 2025?',
  'How does core inflation differ from headline inflation?',
])('“%s” stays as it is [ASK-READ-1]', (question) => {
  expect(economyInPlainWords(question, today)).toBeNull();
});
