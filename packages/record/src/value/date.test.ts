import { expect, test } from 'vitest';
import { addDays, daysBetween, isIsoDate, lastDayOfMonth } from './date.ts';

test.each(['2023-02-29', '2024-13-01', '2024-00-10', '24-01-01', '2024-1-1', ''])('%s is no day [REC-DATE-1]', (text) => {
  expect(isIsoDate(text)).toBe(false);
});

test('a leap day is a day [REC-DATE-1]', () => {
  expect(isIsoDate('2024-02-29')).toBe(true);
});

test('a day is what the calendar of the platform has, in every month and leap year [REC-DATE-1]', () => {
  for (const year of ['0000', '1900', '2000', '2023', '2024', '2100', '9999']) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const time = Date.parse(`${text}T00:00:00Z`);
        expect(isIsoDate(text), text).toBe(!Number.isNaN(time) && new Date(time).toISOString().startsWith(text));
      }
    }
  }
});

test('days are counted across months and leap years', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
  expect(lastDayOfMonth(2024, 2)).toBe('2024-02-29');
});
