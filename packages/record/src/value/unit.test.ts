import { expect, test } from 'vitest';
import { money, sameUnit, unitName, usd, usdPerShare } from './unit.ts';

test('percent, fraction, points and basis points are four units [REC-UNIT-1]', () => {
  const kinds = ['percent', 'fraction', 'points', 'basis-points'] as const;
  expect(new Set(kinds.map((kind) => unitName({ kind }))).size).toBe(4);
});

test('dollars are not dollars per share, nor euros [REC-UNIT-1]', () => {
  expect(sameUnit(usd, usdPerShare)).toBe(false);
  expect(sameUnit(usd, money('EUR'))).toBe(false);
  expect(sameUnit(usd, money('USD'))).toBe(true);
});
