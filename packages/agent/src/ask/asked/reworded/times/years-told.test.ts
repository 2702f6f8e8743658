import { expect, test } from 'vitest';
import { yearsTold } from './years-told.ts';

test.each([
  ['June 30th, twenty twenty-five', 'June 30th, 2025'],
  ['at the end of two thousand and nineteen', 'at the end of 2019'],
  ['in twenty-nineteen', 'in 2019'],
  ['twenty twelve-month notes', 'twenty twelve-month notes'],
  ['twenty twenty percent', 'twenty twenty percent'],
  ['from 2023’s last session to 2024’s final close', 'from the last trading day of 2023 to the close at the end of 2024'],
  ['fiscal 2024’s last day of trading', 'fiscal 2024’s last day of trading'],
])('a year is told in figures: %s [ASK-READ-9]', (said, plain) => {
  expect(yearsTold(said)).toBe(plain);
});
