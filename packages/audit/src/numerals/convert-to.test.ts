import { decimal, money, usd, usdPerShare, type Unit } from '@assay/record';
import { expect, test } from 'vitest';
import { assumedBy, convertTo } from './convert-to.ts';

const kind = (name: 'percent' | 'fraction' | 'points' | 'basis-points' | 'multiple' | 'shares' | 'none' | 'index' | 'days' | 'years'): Unit => ({ kind: name });
const stores: Unit = { kind: 'count', of: 'stores' };

test.each([
  [kind('percent'), '0.441', kind('fraction'), '44.1'], [kind('fraction'), '44.1', kind('percent'), '0.441'], [kind('basis-points'), '1.8', kind('points'), '180'], [kind('points'), '180', kind('basis-points'), '1.8'], [kind('percent'), '25', kind('basis-points'), '0.25'],
  [kind('multiple'), '1.5', kind('fraction'), '1.5'], [kind('multiple'), '150', kind('percent'), '1.5'], [usd, '5', usd, '5'], [usd, '5', money(null), '5'], [usd, '6.11', usdPerShare, '6.11'], [{ kind: 'count', of: null }, '12', stores, '12'],
  [kind('shares'), '12', { kind: 'count', of: 'shares' }, '12'], [kind('none'), '391035', usd, '391035'],
] as const)('%j shows %s of %j as %s [NUM-CONV-1]', (...[target, value, unit, expected]) => {
  expect(convertTo(target, decimal(value), unit)?.toFixed()).toBe(expected);
});

test.each([
  [kind('percent'), kind('points')], [kind('points'), kind('percent')], [usd, kind('shares')], [kind('shares'), usd], [usd, money('EUR')], [usdPerShare, usd], [kind('percent'), usd], [kind('shares'), stores], [kind('days'), kind('years')], [kind('index'), kind('percent')],
])('%j and %j are never the same unit [NUM-CONV-1]', (target, unit) => {
  expect(convertTo(target, decimal(1), unit)).toBeNull();
});

test.each([[usd, money(null), 'currency'], [usd, usdPerShare, 'per-share'], [kind('none'), usd, 'unit'], [{ kind: 'count', of: null }, stores, 'noun'], [usd, usd, null], [kind('percent'), kind('fraction'), null]] as const)('between %j and %j the text leaves unsaid: %j [NUM-CONV-1]', (target, unit, expected) => {
  expect(assumedBy(target, unit)).toBe(expected);
});
