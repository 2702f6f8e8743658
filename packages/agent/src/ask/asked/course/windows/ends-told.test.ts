import { expect, test } from 'vitest';
import { eachQuarter, endOfThatTime, endsTold, yearSoFar } from './ends-told.ts';

test.each([
  ['from the start to the end of 2025', 'from the start of 2025 to the end of 2025'],
  ['from the start of 2024 to its end', 'from the start of 2024 to the end of 2024'],
  ['from the beginning of 2024 to the end of it', 'from the beginning of 2024 to the end of 2024'],
  ['between the last closes of 2023 and 2024', 'between the last close of 2023 and the last close of 2024'],
  ['on the last trading days of 2023 and of 2024', 'on the last close of 2023 and the last close of 2024'],
  ['from the turn of the year to the end of June 2025', 'from the start of 2025 to the end of June 2025'],
  ['from the end of 2023 to the end of June 2024 and from there to the end of 2024', 'from the end of 2023 to the end of June 2024 and from 2024-06-30 to the end of 2024'],
  ['from the close of December 31, 2024 to the close of June 30, 2025', 'from December 31, 2024 to June 30, 2025'],
  ['between the close on 2 January 2024 and that of the sector', 'between the close on 2 January 2024 and that of the sector'],
  ['since 2 January 2024 until the close of 30 June', 'since 2 January 2024 until 30 June'],
  ['from the close of 2023 to the close of 2024', 'from the close of 2023 to the close of 2024'],
  ['the end of 2024 and revenue of 2023', 'the end of 2024 and revenue of 2023'],
])('each end has its own year: %s [ASK-COURSE-1]', (question, told) => {
  expect(endsTold(question)).toBe(told);
});

test('the end of the time before, each quarter and a year so far are written out [ASK-COURSE-1]', () => {
  expect(endOfThatTime('average close in the second quarter of 2025, and the last close of that quarter')).toBe('average close in the second quarter of 2025, and the close on 2025-06-30');
  expect(eachQuarter('the last close of each quarter of 2024')).toMatch(/^the last close of Q1 2024, .*the last close of Q4 2024$/);
  expect(yearSoFar('average close YTD 2026')).toBe('average close in 2026 so far');
});
