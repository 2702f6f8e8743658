import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { monthBefore } from './month-before.ts';

test.each([
  ["Marram's average close through June 2025, and what it averaged the June before", "Marram's average close through June 2025, and what it averaged in June 2024"],
  ['CPI of May 2025 vs the same month of the year before', 'CPI of May 2025 vs in May 2024'],
  ['closes of March 2025 and of the previous March', 'closes of March 2025 and in March 2024'],
  ['both averages, and how many percent lie between these two averages?', 'both averages, and the % difference?'],
])('%s [ASK-READ-4]', (asked, plain) => {
  expect(sayAgain(asked, monthBefore)).toBe(plain);
});

test.each(['the close of June 2025 and the month before', 'June 2025 against June 2024'])('%s stays as it is', (asked) => {
  expect(sayAgain(asked, monthBefore)).toBe(asked);
});
