import { decimal } from '@assay/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalWithinDigits, type Agreement } from './equal-within-digits.ts';
import { readTokens } from './read-tokens.ts';
import { renderNumeral } from './render-numeral.ts';

function agreement(shown: string, value: string): Agreement | null | undefined {
  const token = readTokens(shown)[0];
  return token?.kind === 'number' ? equalWithinDigits(token.numeral, decimal(value)) : undefined;
}

test.each([
  ['44.1%', '44.13', 'rounded'], ['44.1%', '44.1', 'exact'], ['18.9x', '18.923', 'rounded'], ['$383.3 billion', '383285000000', 'rounded'], ['44.1%', '44.05', 'rounded'], ['44.1%', '44.15', 'rounded'], ['-2.5%', '-2.54', 'rounded'],
])('%j equals %s when the digits shown agree: %s [NUM-EQ-1]', (shown, value, expected) => {
  expect(agreement(shown, value)).toBe(expected);
});

test.each([['5100', '5100000'], ['$5.1B', '5098000001000'], ['$5.1B', '5201000000'], ['44.1%', '44.0'], ['5.1%', '15.1'], ['26%', '-26'], ['18.9x', '18.8'], ['$112.5B', '12500000000']])('%j does not equal %s: there is no tolerance in percent [NUM-EQ-2]', (shown, value) => {
  expect(agreement(shown, value)).toBeNull();
});

test.each([['2.7%', '2.76'], ['-2.7%', '-2.79'], ['$5.1B', '5190000000']])('%j from %s is named as truncated [NUM-EQ-3]', (shown, value) => {
  expect(agreement(shown, value)).toBe('truncated');
});

test.each([['about 44.1%', '44.19', 'truncated'], ['about 44.1%', '44.01', 'approximate'], ['about 44.1%', '43.9', null], ['44.1%', '44.01', null]] as const)('"about" widens %j by one unit of its last digit, for %s: %s [NUM-EQ-3]', (shown, value, expected) => {
  expect(agreement(shown, value)).toBe(expected);
});

test.each([
  ['more than $5 billion', '7000000000', 'exact'], ['more than $5 billion', '5000000000', null], ['less than 3%', '2.9', 'exact'], ['less than 3%', '3.1', null], ['at least 10%', '9.7', 'rounded'], ['at least 10%', '9.4', null], ['up to 5%', '3', 'exact'],
  ['nearly 5%', '4.8', 'approximate'], ['nearly 5%', '5.2', null], ['just over 5%', '5.2', 'approximate'], ['just over 5%', '7.2', null],
] as const)('the bound %j against %s gives %s [NUM-EQ-4]', (shown, value, expected) => {
  expect(agreement(shown, value)).toBe(expected);
});

test.each([['40–45x', '42', 'exact'], ['40–45x', '45.4', 'rounded'], ['40–45x', '46.1', null], ['40–45x', '39', null]] as const)('the range %j against %s gives %s [NUM-EQ-4]', (shown, value, expected) => {
  expect(agreement(shown, value)).toBe(expected);
});

test('a value agrees with what it is rounded to, whatever the scale [NUM-EQ-1]', () => {
  const scales = ['none', 'thousand', 'million', 'billion'] as const;
  fc.assert(fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 3 }), (whole, decimals) => {
    for (const scale of scales) expect(agreement(renderNumeral(String(whole), { unit: { kind: 'money', currency: 'USD', per: null }, scale, decimals, style: 'words' }), String(whole))).toMatch(/exact|rounded/);
  }), { numRuns: 300 });
});
