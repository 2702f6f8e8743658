import { expect, test } from 'vitest';
import { closuresOf } from './closures.ts';
import { easterSunday } from './easter.ts';
import { exchanges } from './exchanges.ts';
import { dayKind, nextSession, sessionsBetween } from './sessions.ts';
import { wallClock } from './zone-time.ts';

const close = (code: keyof typeof exchanges, day: string): string => {
  const kind = dayKind(exchanges[code], day);
  return kind.trades ? kind.session.close.toISOString() : kind.why;
};

test.each([[2024, '2024-03-31'], [2025, '2025-04-20'], [2026, '2026-04-05'], [2011, '2011-04-24']])('Easter of %s is %s [CAL-RULE-1]', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('New York in 2025 has the closures and early closes that its exchange published [CAL-RULE-1]', () => {
  const { holidays, early } = closuresOf('XNYS', 2025);
  expect([...holidays.keys()].sort()).toEqual(['2025-01-01', '2025-01-09', '2025-01-20', '2025-02-17', '2025-04-18', '2025-05-26', '2025-06-19', '2025-07-04', '2025-09-01', '2025-11-27', '2025-12-25']);
  expect([...early.keys()].sort()).toEqual(['2025-07-03', '2025-11-28', '2025-12-24']);
});

test('a New Year on a Saturday is not kept, an Independence Day on a Saturday is kept on Friday [CAL-RULE-1]', () => {
  expect(close('XNYS', '2021-12-31')).toBe('2021-12-31T21:00:00.000Z');
  expect(close('XNYS', '2026-07-03')).toBe('Independence Day');
});

test.each([
  ['XLON', 2025, 253], ['XPAR', 2025, 255], ['XETR', 2025, 253], ['XTKS', 2025, 243], ['XHKG', 2025, 246], ['XNYS', 2024, 252], ['XTKS', 2019, 241],
] as const)('%s has as many sessions in %s as its exchange counts: %s [CAL-RULE-1]', (code, year, sessions) => {
  expect(sessionsBetween(exchanges[code], `${String(year)}-01-01`, `${String(year)}-12-31`)).toHaveLength(sessions);
});

test('a half-day closes early and says why, in Hong Kong at noon and without a pause [CAL-HALF-1]', () => {
  const eve = dayKind(exchanges.XHKG, '2025-01-28');
  expect(eve).toMatchObject({ trades: true, session: { localClose: '12:00', pause: null, early: "Lunar New Year's Eve" } });
  expect(close('XHKG', '2023-01-20')).toBe('2023-01-20T08:00:00.000Z');
  expect(close('XLON', '2022-12-23')).toBe('2022-12-23T12:30:00.000Z');
});

test('Tokyo closes half an hour later since November 2024 [CAL-HALF-1]', () => {
  expect([close('XTKS', '2024-11-01'), close('XTKS', '2024-11-05')]).toEqual(['2024-11-01T06:00:00.000Z', '2024-11-05T06:30:00.000Z']);
});

test('hours follow the zone through its clock changes [CAL-ZONE-1]', () => {
  expect([close('XNYS', '2025-03-07'), close('XNYS', '2025-03-10'), close('XLON', '2025-03-28'), close('XLON', '2025-03-31')]).toEqual(['2025-03-07T21:00:00.000Z', '2025-03-10T20:00:00.000Z', '2025-03-28T16:30:00.000Z', '2025-03-31T15:30:00.000Z']);
  expect(wallClock(new Date('2025-02-28T21:30:00Z'), 'Asia/Tokyo')).toEqual({ day: '2025-03-01', time: '06:30' });
});

test('the next session leaves out weekends and holidays, and is none beyond the known years [CAL-RULE-1]', () => {
  expect(nextSession(exchanges.XNYS, '2025-04-17', 1)?.day).toBe('2025-04-21');
  expect(nextSession(exchanges.XNYS, '2025-04-21', -1)?.day).toBe('2025-04-17');
  expect(nextSession(exchanges.XNYS, '2032-12-31', 1)).toBeNull();
});
