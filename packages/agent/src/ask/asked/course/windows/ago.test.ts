import { expect, test } from 'vitest';
import { agoFrom } from '../../../house/course/closes-in.ts';
import { findWindows } from './windows.ts';
import { windowsFor } from './course-windows.ts';

const kinds = (text: string): readonly string[] => (findWindows(text)?.windows ?? []).map((one) => (one.kind === 'ago' ? `${String(one.count)} ${one.of}` : one.kind));

test.each([
  ['where did it close two years ago', ['2 year']],
  ['the price at this time last year', ['1 year']],
  ['the price a month ago and now', ['1 month', 'latest']],
  ['is it higher than a year ago', []],
  ['the price in march 2024', ['stretch']],
])('so long ago is a moment, unless now is held against it unsaid: %s [ASK-COURSE-1]', (text, found) => {
  expect(kinds(text)).toEqual(found);
});

test('so long ago is the same day of the calendar, or the last of its month [ASK-COURSE-1]', () => {
  expect(agoFrom('2024-03-31', { count: 1, of: 'month' })).toBe('2024-02-29');
  expect(agoFrom('2025-05-15', { count: 2, of: 'year' })).toBe('2023-05-15');
});

test('a move from one year to another leads from the end of the one to the end of the other, an end is looked for in both [ASK-COURSE-1]', () => {
  const windows = findWindows('how did it do from 2021 to 2023')?.windows ?? [];
  expect(windowsFor({ kind: 'change' }, windows, true)).toMatchObject([{ from: '2021-12-31', to: '2023-12-31', base: 'own' }]);
  expect(windowsFor({ kind: 'highest' }, windows, true)).toMatchObject([{ from: '2021-01-01', to: '2023-12-31' }]);
});
