import fc from 'fast-check';
import { decimal } from '@assay/record';
import { expect, test } from 'vitest';
import { evaluateFormula, formulaInputs } from './evaluate-formula.ts';
import { parseFormula } from './parse-formula.ts';

const values: Readonly<Record<string, string>> = { revenue: '391035', gross_profit: '180683', zero: '0' };
const resolve = (input: { readonly metric: string }): { value: ReturnType<typeof decimal>; ref: string } | null => {
  const value = values[input.metric];
  return value === undefined ? null : { value: decimal(value), ref: input.metric };
};

test('a margin is evaluated exactly and written out with its inputs [CAL-FORM-1]', () => {
  const evaluated = evaluateFormula('gross_profit / revenue', resolve);
  expect(evaluated).toMatchObject({ ok: true, filled: '180683 ÷ 391035', inexact: false });
  expect(evaluated.ok && evaluated.value.toFixed(6)).toBe('0.462063');
});

test('products bind tighter than sums, brackets tighter still [CAL-FORM-1]', () => {
  const result = (formula: string): string | null => { const evaluated = evaluateFormula(formula, () => null); return evaluated.ok ? evaluated.value.toString() : null; };
  expect(result('2 + 3 * 4')).toBe('14');
  expect(result('(2 + 3) * 4')).toBe('20');
  expect(result('10 - 4 - 3')).toBe('3');
  expect(result('-2 * 3')).toBe('-6');
});

test('every missing input is listed [CAL-FORM-2]', () => {
  expect(evaluateFormula('inventory / cost_of_revenue@-1y', resolve)).toEqual({ ok: false, reason: 'missing-input', missing: [{ metric: 'inventory', shift: null, ttm: false }, { metric: 'cost_of_revenue', shift: { steps: -1, of: 'year' }, ttm: false }] });
});

test('division by zero gives no result [CAL-FORM-2]', () => {
  expect(evaluateFormula('revenue / zero', resolve)).toEqual({ ok: false, reason: 'no-result', missing: [] });
});

test('trailing twelve months and shifts are named to the resolver [CAL-FORM-1]', () => {
  expect(formulaInputs('price / ttm(diluted_eps) + revenue@-4q')).toEqual([{ metric: 'price', shift: null, ttm: false }, { metric: 'diluted_eps', shift: null, ttm: true }, { metric: 'revenue', shift: { steps: -4, of: 'quarter' }, ttm: false }]);
});

test('a root is said to be inexact [CAL-FORM-1]', () => {
  expect(evaluateFormula('sqrt(2)', () => null)).toMatchObject({ ok: true, inexact: true });
});

test.each(['', '1 +', '(1', 'nope(1)', '1 $ 2', 'ttm(1)'])('“%s” is no formula', (text) => {
  expect(() => parseFormula(text)).toThrow(RangeError);
});

test('integer arithmetic agrees with the language’s own [CAL-FORM-1]', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 99 }), (a, b, c) => {
    const evaluated = evaluateFormula(`${String(a)} * ${String(b)} - ${String(c)} * (${String(a)} + 1)`, () => null);
    expect(evaluated.ok && evaluated.value.toNumber()).toBe(a * b - c * (a + 1));
  }));
});
