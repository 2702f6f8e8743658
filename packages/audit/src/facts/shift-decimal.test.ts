import { expect, test } from 'vitest';
import { shiftDecimal } from './shift-decimal.ts';

test.each([['1.25', 3, '1250'], ['1.25', -3, '0.00125'], ['-0.5', 1, '-5'], ['0.0', 6, '0'], ['100', -2, '1'], ['-0.00', 0, '0'], ['007', 0, '7'], ['12345678901234567890.12', 6, '12345678901234567890120000']] as const)('%s moved by %d places is %s', (text, places, moved) => {
  expect(shiftDecimal(text, places)).toBe(moved);
});
