import { expect, test } from 'vitest';
import type { IsoDate } from '@assay/record';
import { isToCome } from './to-come.ts';

const today = '2026-08-15' as IsoDate;

test('a quarter of the next fiscal year may be over, since such a year can end in January [ASK-ROUTE-2]', () => {
  expect(isToCome({ kind: 'fiscal', year: 2027, part: 'Q1' }, today)).toBe(false);
  expect(isToCome({ kind: 'fiscal', year: 2027, part: 'Q3' }, today)).toBe(true);
  expect(isToCome({ kind: 'fiscal', year: 2027, part: 'FY' }, today)).toBe(true);
  expect(isToCome({ kind: 'fiscal', year: 2028, part: 'Q1' }, today)).toBe(true);
});
