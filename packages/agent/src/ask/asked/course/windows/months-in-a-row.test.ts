import { expect, test } from 'vitest';
import { monthsInARow } from './months-in-a-row.ts';

test('months that follow one another are one time of a mean [ASK-COURSE-1]', () => {
  expect(monthsInARow('the mean close over April, May and June 2025')).toBe('the mean close over April 2025 to June 2025');
});

test.each(['the average close in each of May and June 2025', 'the mean close in May and August 2025', 'the close in May and June 2025'])('%s stays as it was asked [ASK-COURSE-1]', (text) => {
  expect(monthsInARow(text)).toBe(text);
});
