import { decimal } from '@assay/record';
import { expect, test } from 'vitest';
import { compoundGrowth, relativeChange, yearsApart } from './growth.ts';
import { median } from './median.ts';

test('growth is the change over the earlier value [CAL-KIT-9]', () => {
  expect(relativeChange(decimal(80), decimal(100))?.toString()).toBe('0.25');
});

test('a smaller loss is growth, and from zero there is no rate [CAL-KIT-9]', () => {
  expect(relativeChange(decimal(-100), decimal(-50))?.toString()).toBe('0.5');
  expect(relativeChange(decimal(0), decimal(5))).toBeNull();
});

test('compound growth of 10% a year for three years is 33.1% in all [CAL-KIT-9]', () => {
  expect(compoundGrowth(decimal(1000), decimal(1331), decimal(3))?.toFixed(20)).toBe('0.10000000000000000000');
});

test('compound growth needs two positive values and some years [CAL-KIT-9]', () => {
  expect([compoundGrowth(decimal(-1), decimal(2), decimal(1)), compoundGrowth(decimal(1), decimal(0), decimal(1)), compoundGrowth(decimal(1), decimal(2), decimal(0))]).toEqual([null, null, null]);
});

test('between last closes of two years lie whole years, between other days the years that their number makes [CAL-KIT-9]', () => {
  expect([yearsApart('2022-12-30', '2024-12-31'), yearsApart('2022-12-31', '2025-01-02'), yearsApart('2024-12-31', '2022-12-30')]).toEqual([2, 2, -2]);
  expect(yearsApart('2023-01-03', '2024-07-05')).toBeCloseTo(1.503, 3);
});

test('the median is the middle value, or the mean of the two', () => {
  expect([median([3, 1, 2].map(decimal)), median([4, 1, 2, 3].map(decimal)), median([])].map(String)).toEqual(['2', '2.5', 'null']);
});
