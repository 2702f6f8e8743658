import { expect, test } from 'vitest';
import { meanTalk } from './mean-talk.ts';

test.each([
  ['How far did the average close of Acme climb from March 2024 to March 2025?', 'How far did the average close of Acme climb in March 2024 and in March 2025?'],
  ['Averaged over all the sessions in the quarter, where did Acme trade in Q1 2025?', ' average closing price , what was the closing price of Acme in Q1 2025?'],
  ['Acme mean close May 2024, May 2025, diff from the first to the second', 'Acme mean close May 2024, May 2025, difference'],
  ['What was the average close of Acme from March 2024 to March 2025?', 'What was the average close of Acme from March 2024 to March 2025?'],
  ['Where did Acme close in March 2024?', 'Where did Acme close in March 2024?'],
])('%s is said of means alone [ASK-COURSE-1]', (text, plain) => {
  expect(meanTalk(text)).toBe(plain);
});
