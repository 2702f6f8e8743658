import { expect, test } from 'vitest';
import { decimal, usd, type Unit } from '@assay/record';
import { assumed, change, compound, growth, share } from './arithmetic.ts';

const reading = (value: number, unit: Unit = usd) => assumed('revenue', decimal(value), unit);

test('growth is the change over the base in percent', () => {
  expect(growth(reading(110), reading(100))?.value.toNumber()).toBe(10);
});

test('growth from a loss means nothing, so there is none', () => {
  expect([growth(reading(5), reading(-5)), growth(reading(5), reading(0)), growth(null, reading(1)), growth(reading(1), undefined)]).toEqual([null, null, null, null]);
});

test('a percentage changes in points, money in money', () => {
  const margin = change(reading(46.2, { kind: 'percent' }), reading(44.1, { kind: 'percent' }));
  expect([margin.value.toString(), margin.unit.kind, change(reading(3), reading(5)).unit.kind]).toEqual(['2.1', 'points', 'money']);
});

test('compound growth over five years doubles at about fifteen percent', () => {
  expect(compound(reading(200), reading(100), 5)?.value.toDecimalPlaces(2).toNumber()).toBe(14.87);
});

test('a share of nothing is none', () => {
  expect(share(reading(1), reading(0))).toBeNull();
});
