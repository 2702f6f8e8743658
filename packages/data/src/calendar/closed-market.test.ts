import { expect, test } from 'vitest';
import { closedUntil } from './closed-market.ts';

const until = (moment: string): string | null => closedUntil(new Date(moment))?.toISOString() ?? null;

test('while New York trades, and for some minutes after the bell, a price may still change [DATA-CAP-8]', () => {
  expect([until('2025-07-30T13:30:00Z'), until('2025-07-30T19:59:00Z'), until('2025-07-30T20:10:00Z')]).toEqual([null, null, null]);
});

test('after the close a price stands until the next opening, over a weekend and a holiday [DATA-CAP-8]', () => {
  expect(until('2025-07-30T20:30:00Z')).toBe('2025-07-31T13:30:00.000Z');
  expect(until('2025-07-31T11:00:00Z')).toBe('2025-07-31T13:30:00.000Z');
  // Friday evening before Labor Day.
  expect(until('2025-08-29T22:00:00Z')).toBe('2025-09-02T13:30:00.000Z');
  expect(until('2025-08-31T10:00:00Z')).toBe('2025-09-02T13:30:00.000Z');
});

test('for a year whose holidays are not known nothing is said [DATA-CAP-8]', () => {
  expect(until('2099-01-05T03:00:00Z')).toBeNull();
});
