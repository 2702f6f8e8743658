import { expect, test } from 'vitest';
import type { Asked } from '../asked.ts';
import { monthOfThatYear } from './month-of-that-year.ts';

const close = { periods: [{ kind: 'date', on: '2025-06-30' }] } as unknown as Asked;
const june = { periods: [{ kind: 'dates', from: '2025-06-01', to: '2025-06-30' }] } as unknown as Asked;
const fiscal = { periods: [{ kind: 'fiscal', year: 2025, part: 'FY' }] } as unknown as Asked;

test.each([
  [close, 'and at the end of July?', 'and at the end of July 2025?'],
  [close, 'By how many percent had it moved by the end of August?', 'By how many percent had it moved by the end of August 2025?'],
  [close, 'and on September 30?', 'and on September 30 2025?'],
  [june, 'and in December, how many points lower?', 'and in December 2025, how many points lower?'],
])('a month that names no year is of the year of before [ASK-READ-3]', (before, text, said) => {
  expect(monthOfThatYear(text, before)).toBe(said);
});

test.each([[close, 'and in July 2024?'], [close, 'and a year before?'], [close, 'what may it do now?'], [june, 'and in December of last year?'], [fiscal, 'and in July?']])('another time is its own [ASK-READ-3]', (before, text) => {
  expect(monthOfThatYear(text, before)).toBeNull();
});
