import { expect, test } from 'vitest';
import { captureId, factId, money, type Fact, type Unit } from '@assay/record';
import { derive } from './derive.ts';
import { settle } from './settle.ts';

const fact = (value: string, unit: Unit = money('USD', 'share')): Fact => ({
  id: factId.parse(`fct_aaaaaaaaaaaa-${value}`), entity: null, metric: { id: null, label: 'Close', concept: null }, value, precision: null, unit, period: null, dimensions: {},
  source: { kind: 'market', name: 'Example', form: null, accession: null, filed: null }, capture: captureId.parse('cap_example'), anchor: { kind: 'json', pointer: `/${value}`, bytes: null }, derived: null,
});
const meaning = { label: 'Change', unit: { kind: 'fraction' }, entity: null, period: null } as const;

test('a stated formula is the one that is run, and names the facts it used [TOOL-LEAF-1]', () => {
  const settled = settle({ change: derive('last / first - 1', { last: fact('12'), first: fact('10') }, meaning) });
  expect(settled.answer).toEqual({ change: 0.2 });
  expect(settled.computed[0]?.fact).toMatchObject({ value: '0.2', formula: 'last / first - 1', inputs: [{ name: 'last', facts: ['fct_aaaaaaaaaaaa-12'] }, { name: 'first', facts: ['fct_aaaaaaaaaaaa-10'] }] });
});

test('a list is summed, averaged and counted; nothing sums to nought but has no average [TOOL-LEAF-1]', () => {
  const list = [fact('1'), fact('2'), fact('6')];
  expect(settle([derive('sum(x) / count(x)', { x: list }, meaning), derive('avg(x)', { x: list }, meaning), derive('max(x) - min(x)', { x: list }, meaning), derive('sum(x)', { x: [] }, meaning), derive('avg(x)', { x: [] }, meaning)]).answer).toEqual([3, 3, 5, 0, null]);
});

test('a part that is missing, a division by nought and money of two currencies give no value [TOOL-LEAF-3]', () => {
  expect([derive('a / b', { a: fact('1'), b: null }, meaning), derive('a / b', { a: fact('1'), b: fact('0') }, meaning), derive('a / b', { a: fact('1'), b: fact('2', money('CNY', 'share')) }, meaning)]).toEqual([null, null, null]);
});
