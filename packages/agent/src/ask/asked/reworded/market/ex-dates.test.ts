import { expect, test } from 'vitest';
import { exDates } from './ex-dates.ts';
import { toLastClose } from './to-last-close.ts';

test.each([
  ['MCD ex-div dates 2024', 'MCD dividends per share in calendar 2024, each with its ex-dividend day'],
  ['when did IBM go ex-dividend in 2024?', 'IBM dividends per share in calendar 2024, each with its ex-dividend day?'],
  ['CAT dividends of 2024 with their ex-dates', 'CAT dividends per share in calendar 2024, each with its ex-dividend day'],
])('the ex-dividend days of a year are told with its dividends: %s', (said, plain) => {
  expect(exDates(said)).toBe(plain);
});

test.each(['next ex-dividend date of IBM', 'IBM close on its ex-dividend day in 2024', 'IBM dividends per share 2024'])('one of them, or a price, is another question: %s', (said) => {
  expect(exDates(said)).toBe(said);
});

test('a stretch to the newest close is that stretch, and a close against the high of the year the newest one', () => {
  expect(toLastClose('GS six-month return to the latest close')).toBe('GS six-month return');
  expect(toLastClose('IBM close vs 52-week high')).toBe('IBM last close vs 52-week high');
});
