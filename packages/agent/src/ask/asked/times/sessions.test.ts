import { packagedSample, readFromFolder } from '@assay/data';
import { addDays, parseJson } from '@assay/record';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sessionOn, sessionsFrom } from './sessions.ts';

test.each([
  ['2025-04-17', 1, '2025-04-21'], ['2024-03-28', 1, '2024-04-01'], ['2025-05-23', 1, '2025-05-27'], ['2024-11-27', 1, '2024-11-29'], ['2025-01-08', 1, '2025-01-10'], ['2021-12-31', 1, '2022-01-03'],
  ['2023-06-16', 1, '2023-06-20'], ['2021-07-02', 1, '2021-07-06'], ['2025-02-14', 1, '2025-02-18'], ['2025-08-29', 1, '2025-09-02'], ['2025-04-21', -1, '2025-04-17'], ['2025-07-02', 2, '2025-07-07'],
])('from %s by %i sessions it is %s [ASK-READ-20]', (day, by, at) => {
  expect(sessionsFrom(day, by)).toBe(at);
});

test('New Year’s Day is no session, the day after it is one [ASK-READ-20]', () => {
  expect(sessionOn('2025-01-01')).toBe('2025-01-02');
  expect(sessionOn('2024-12-24')).toBe('2024-12-24');
});

const closes = z.object({ closes: z.array(z.tuple([z.string()], z.unknown())) });

test.each(['BA', 'AAPL'])('the days on which %s closed are the sessions of that time [ASK-READ-20]', (ticker) => {
  const read = readFromFolder(packagedSample)(`closes/${ticker}.json`);
  const days = closes.parse(parseJson(new TextDecoder().decode(read))).closes.map(([day]) => day).toSorted();
  const sessions: string[] = [];
  for (let day = days[0] ?? ''; day <= (days.at(-1) ?? ''); day = addDays(day, 1)) if (sessionOn(day) === day) sessions.push(day);
  expect(sessions).toEqual(days);
});
