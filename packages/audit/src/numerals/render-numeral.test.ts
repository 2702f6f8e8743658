import { decimal, sameUnit, type Unit } from '@assay/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTokens } from './read-tokens.ts';
import { renderNumeral, type NumeralStyle } from './render-numeral.ts';

const units: Unit[] = [
  { kind: 'none' }, { kind: 'money', currency: 'USD', per: null }, { kind: 'money', currency: 'USD', per: 'share' }, { kind: 'money', currency: 'EUR', per: null }, { kind: 'money', currency: 'CHF', per: null }, { kind: 'money', currency: 'CAD', per: null },
  { kind: 'percent' }, { kind: 'points' }, { kind: 'basis-points' }, { kind: 'multiple' }, { kind: 'shares' }, { kind: 'count', of: 'stores' }, { kind: 'days' }, { kind: 'years' },
];
const places = { none: 0, thousand: 3, million: 6, billion: 9, trillion: 12 } as const;
const scaled = new Set<Unit['kind']>(['none', 'money', 'shares', 'count']);
const styles = fc.record<NumeralStyle>({
  unit: fc.constantFrom(...units), scale: fc.constantFrom('none', 'thousand', 'million', 'billion', 'trillion'), decimals: fc.integer({ min: 0, max: 4 }), style: fc.constantFrom('words', 'letters', 'accounting'),
}).map((style) => (scaled.has(style.unit.kind) ? style : { ...style, scale: 'none' as const }));
const values = fc.tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 6 })).map(([digits, decimals]) => decimal(String(digits)).dividedBy(decimal(10).pow(decimals)));

test('a rendered value reads back as one number whose interval holds it, with the digits and the unit shown [NUM-ROUND-1]', () => {
  fc.assert(fc.property(values, styles, (value, style) => {
    const tokens = readTokens(renderNumeral(value, style));
    const [token] = tokens;
    if (token?.kind !== 'number') throw new Error(`${renderNumeral(value, style)} is no number`);
    expect(tokens).toHaveLength(1);
    expect(token.numeral.precision).toBe(style.decimals - places[style.scale]);
    expect(value.greaterThanOrEqualTo(token.numeral.low) && value.lessThanOrEqualTo(token.numeral.high)).toBe(true);
    expect(sameUnit(token.numeral.unit, style.unit)).toBe(true);
  }), { numRuns: 3000 });
});

test('a rendered value reads the same within a sentence [NUM-ROUND-1]', () => {
  fc.assert(fc.property(values, styles, (value, style) => {
    const alone = readTokens(renderNumeral(value, style))[0];
    const within = readTokens(`It was ${renderNumeral(value, style)}, as stated.`)[0];
    expect(within?.kind === 'number' ? within.numeral.value : null).toBe(alone?.kind === 'number' ? alone.numeral.value : undefined);
  }), { numRuns: 1000 });
});

test.each<[string, NumeralStyle, string]>([
  ['5098000000', { unit: { kind: 'money', currency: 'USD', per: null }, scale: 'billion', decimals: 1, style: 'words' }, '$5.1 billion'],
  ['-5098000000', { unit: { kind: 'money', currency: 'USD', per: null }, scale: 'million', decimals: 0, style: 'accounting' }, '$(5,098) million'],
  ['6.108', { unit: { kind: 'money', currency: 'USD', per: 'share' }, scale: 'none', decimals: 2, style: 'words' }, '$6.11 per share'],
  ['46.206', { unit: { kind: 'percent' }, scale: 'none', decimals: 1, style: 'letters' }, '46.2%'],
])('%s is shown as a writer would', (value, style, expected) => {
  expect(renderNumeral(value, style)).toBe(expected);
});
