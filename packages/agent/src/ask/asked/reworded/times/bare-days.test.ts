import { expect, test } from 'vitest';
import { bareDays } from './bare-days.ts';

test.each([
  ['the close on 30 April 2026 and the gain over the close on the 29th', 'the close on 30 April 2026 and the gain over the close on 29 April 2026'],
  ['what did it do from the 16th to the 17th, after it stood at $50 on April 15, 2025', 'what did it do from 16 April 2025 to 17 April 2025, after it stood at $50 on April 15, 2025'],
  ['it fell on the 29th', 'it fell on the 29th'],
  ['at 30 April 2026 it was the 3rd largest and rose in the 4th quarter', 'at 30 April 2026 it was the 3rd largest and rose in the 4th quarter'],
  ['on 30 April 2026, and how many sold by the 10th of May', 'on 30 April 2026, and how many sold by the 10th of May'],
  ['June 30th, twenty twenty-five', 'June 30th, 2025'],
  ['at the end of two thousand and nineteen', 'at the end of 2019'],
  ['in twenty-nineteen', 'in 2019'],
  ['twenty twelve-month notes', 'twenty twelve-month notes'],
  ['twenty twenty percent', 'twenty twenty percent'],
  ['from 2023’s last session to 2024’s final close', 'from the last trading day of 2023 to the close at the end of 2024'],
  ['fiscal 2024’s last day of trading', 'fiscal 2024’s last day of trading'],
])('a time told by half is told in full: %s [ASK-READ-9]', (said, plain) => {
  expect(bareDays(said)).toBe(plain);
});
