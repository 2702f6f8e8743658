import { expect, test } from 'vitest';
import { matchesOf } from '../places.ts';
import { findLate, latePattern, standsIn } from './late-pattern.ts';

test('a pattern is found as it would be had it been made at once', () => {
  const late = latePattern(String.raw`(?<![\p{L}\p{N}])(?:net margins?|EBIT)(?![\p{L}\p{N}])`, 'iu');
  expect(findLate('The Net Margin of 3M', late)?.index).toBe(4);
  expect([standsIn('its ebit', late), standsIn('its EBITDA', late), standsIn('revenue', late)]).toEqual([true, false, false]);
  expect(matchesOf('net margin – EBIT', latePattern(late.source, 'giu')).map(({ start }) => start)).toEqual([0, 13]);
});

test('one that no text asks for is never made, and one is made once', () => {
  const broken = latePattern('cash (', 'u');
  expect(standsIn('revenue of Apple', broken)).toBe(false);
  expect(() => standsIn('cash ( at hand', broken)).toThrow(SyntaxError);
  const late = latePattern('debt', 'u');
  expect(late.made).toBe(late.made);
});
