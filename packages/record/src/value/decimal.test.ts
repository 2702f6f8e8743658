import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, decimalText, toDecimalText } from './decimal.ts';

test('a tenth and two tenths are three tenths [REC-DEC-1]', () => {
  expect(toDecimalText(decimal('0.1').plus('0.2'))).toBe('0.3');
});

test('stored text reads back to the same decimal [REC-DEC-1]', () => {
  fc.assert(fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 12 }), (digits, places) => {
    const value = decimal(digits.toString()).dividedBy(decimal(10).pow(places));
    const text = toDecimalText(value);
    expect(decimalText.safeParse(text).success).toBe(true);
    expect(decimal(text).equals(value)).toBe(true);
  }));
});

test('negative zero is stored as zero', () => {
  expect(toDecimalText(decimal('-0'))).toBe('0');
});

test.each(['NaN', 'Infinity', '12abc'])('%s is no decimal', (text) => {
  expect(() => decimal(text)).toThrow();
});
