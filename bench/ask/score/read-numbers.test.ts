import { expect, test } from 'vitest';
import { readNumbers } from './read-numbers.ts';

const read = (text: string): unknown[] => readNumbers(text).map(({ value, unit, negative }) => [value, unit, negative]);

test('a number is read with its scale and unit, before or after it [ASK-BENCH-2]', () => {
  expect(read('$391.0 billion, 391,035 million dollars, USD 391.0bn')).toEqual([[391e9, 'USD', false], [391_035e6, 'USD', false], [391e9, 'USD', false]]);
  expect(read('46.9%, 0.51 percentage points, 51 basis points, 33.7 times, 33.7x, 149,205 shares')).toEqual([[46.9, 'percent', false], [0.51, 'points', false], [51, 'bps', false], [33.7, 'multiple', false], [33.7, 'multiple', false], [149_205, 'shares', false]]);
});

test('a minus before the sign of money or after it makes a number negative; a dash between two does not, and brackets are told apart [ASK-BENCH-2]', () => {
  expect(read('−$11.8 billion, $−11.8 billion, 2022–2024')).toEqual([[11.8e9, 'USD', true], [11.8e9, 'USD', true], [2022, 'none', false], [2024, 'none', false]]);
  expect(readNumbers('($11.8 billion)').map(({ negative, bracketed }) => [negative, bracketed])).toEqual([[false, true]]);
});

test('a number inside a word or another number is none [ASK-BENCH-2]', () => {
  expect(read('FY2025 Q3')).toEqual([]);
  expect(read('1,391.0')).toEqual([[1391, 'none', false]]);
});

test('the step of a number is the worth of its last digit [ASK-BENCH-2]', () => {
  expect(readNumbers('$416.2 billion and 6.4% and $251.64').map(({ step, digits }) => [Number(step.toPrecision(6)), digits])).toEqual([[1e8, 4], [0.1, 2], [0.01, 5]]);
});
