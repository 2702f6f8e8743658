import type { Strength } from '@assay/record';
import { expect, test } from 'vitest';
import { isNotVerified, nextClaim, passesFilter } from './claim-steps.ts';

const strengths: readonly Strength[] = ['strong', 'partial', 'strong', 'contradicted', 'judgment'];

test('the keys walk along the claims, and past those that a filter leaves out [WEB-REPORT-2]', () => {
  const all = passesFilter(null);
  expect([nextClaim(strengths, { from: 0, direction: 1, passes: all }), nextClaim(strengths, { from: 0, direction: -1, passes: all }), nextClaim(strengths, { from: 5, direction: 1, passes: all })]).toEqual([1, 5, null]);
  expect(nextClaim(strengths, { from: 1, direction: 1, passes: isNotVerified })).toBe(2);
  expect(nextClaim(strengths, { from: 2, direction: 1, passes: passesFilter('contradicted') })).toBe(4);
  expect(nextClaim(strengths, { from: 3, direction: -1, passes: passesFilter('outside') })).toBe(2);
});
