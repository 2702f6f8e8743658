import { expect, test } from 'vitest';
import { readFocus } from './focus.ts';

test('a question raises what it names more than what belongs to its topic', () => {
  const focus = readFocus('Is the gross margin under pressure?');
  expect(focus.raise({ topic: 'margins', about: ['gross_margin'] })).toBeGreaterThan(focus.raise({ topic: 'costs', about: ['research_and_development'] }));
  expect(focus.raise({ topic: 'balance', about: ['goodwill'] })).toBe(0);
});

test('no question raises nothing', () => {
  expect(readFocus(null).raise({ topic: 'growth', about: ['revenue'] })).toBe(0);
});

test('plain words stand for topics', () => {
  expect(readFocus('Can it carry its debt, and is the payout safe?').topics).toEqual(expect.arrayContaining(['balance', 'payout']));
});
