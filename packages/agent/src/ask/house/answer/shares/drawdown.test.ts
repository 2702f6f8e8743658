// The deepest fall among closes that are made up here.
import { decimal } from '@assay/record';
import { expect, test } from 'vitest';
import type { Reading } from '../../../../figures/figure.ts';
import { fallAmong } from './drawdown.ts';

const closes = (...values: readonly number[]): readonly Reading[] => values.map((value, index) => ({
  metric: 'price', value: decimal(value), unit: { kind: 'money', currency: 'USD', per: 'share' }, period: { kind: 'instant', on: `2025-03-0${String(index + 1)}`, fiscal: null }, formula: null, facts: [], assumptions: {},
}));

test('the deepest fall is from the high before it, not from the highest of all [ASK-ANSWER-1]', () => {
  const fall = fallAmong(closes(100, 80, 60, 90, 200, 150));
  expect([fall?.before.value.toNumber(), fall?.now.value.toNumber(), fall?.by.value.toNumber()]).toEqual([100, 60, -40]);
});

test('a share that never fell has no deepest fall [ASK-ANSWER-1]', () => {
  expect(fallAmong(closes(10, 11, 12))).toBeNull();
  expect(fallAmong([])).toBeNull();
});
