import { parseJson } from '@assay/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDictionary } from './check-dictionary.ts';
import { metricByConcept, metricByField, metricById, metrics } from './dictionary.ts';
import { extendMetrics } from './extend-metrics.ts';
import { findMetrics } from './find-metrics.ts';
import { metricByLabel } from './metric-by-label.ts';

const file = parseJson(`{ "metrics": [
  { "id": "net_new_customers", "label": "net new customers", "kind": "flow", "unit": "count", "synonyms": ["customer net additions"], "favourable": "up" },
  { "id": "support_ratio", "label": "support cost ratio", "kind": "ratio", "unit": "percent", "formula": "cost_of_services / revenue", "not": ["gross_margin"] },
  { "id": "revenue", "synonyms": ["group intake"], "concepts": ["acme:TotalIncome"], "fields": { "desk": ["rev"], "yahoo": ["acmeRevenue"] } }
] }`);

function problemsOf(...definitions: unknown[]): readonly string[] {
  const extended = extendMetrics({ metrics: definitions });
  return extended.ok ? [] : extended.problems;
}

test('a file of a user’s metrics makes a dictionary that reads their words, and the built-in one stays as it is [CAL-DIC-4]', () => {
  const extended = extendMetrics(file);
  expect(extended.ok).toBe(true);
  if (!extended.ok) return;
  const { dictionary } = extended;
  expect(findMetrics('Customer net additions fell while the support cost ratio rose', dictionary).map((found) => found.metric.id)).toEqual(['net_new_customers', 'support_ratio']);
  expect(metricByLabel('Total group intake (in millions)', dictionary)?.id).toBe('revenue');
  expect([metricByConcept('acme:TotalIncome', dictionary)?.id, metricByField('desk', 'rev', dictionary)?.id, metricByField('yahoo', 'totalRevenue', dictionary)?.id]).toEqual(['revenue', 'revenue', 'revenue']);
  expect(dictionary).toHaveLength(metrics.length + 2);
  expect([metricByLabel('Group intake'), metricById('support_ratio'), metricByConcept('acme:TotalIncome')]).toEqual([null, undefined, undefined]);
});

const own = { id: 'own_measure', label: 'own measure', kind: 'flow', unit: 'money' };
test.each([
  ['no list', [], /^$/], ['no id', [{ label: 'x' }], /text “id”/], ['an unknown key', [{ ...own, colour: 'red' }], /“colour” is no key/], ['an unknown kind', [{ ...own, kind: 'lake' }], /“kind” is one of flow/], ['an unknown unit', [{ ...own, unit: 'acre' }], /“unit” is one of money/],
  ['no label', [{ ...own, label: '' }], /text “label”/], ['synonyms that are no texts', [{ ...own, synonyms: [1] }], /“synonyms” is a list/], ['fields that are no lists', [{ ...own, fields: { yahoo: 'x' } }], /“yahoo” is a list/], ['a direction that is none', [{ ...own, favourable: 'left' }], /“favourable” is one of/],
  ['another formula for a known metric', [{ id: 'gross_margin', formula: '1' }], /formula of a known metric cannot be changed/], ['a phrase that names another metric', [{ ...own, synonyms: ['net sales'] }], /phrase “net sales” already belongs to/],
  ['a concept of another metric', [{ ...own, concepts: ['us-gaap:Assets'] }], /concept us-gaap:Assets already belongs to/], ['a concept without its taxonomy', [{ ...own, concepts: ['Assets'] }], /not qualified/], ['a field of another metric', [{ ...own, fields: { fred: ['UNRATE'] } }], /field fred:UNRATE already belongs/],
  ['a formula that is none', [{ ...own, formula: 'revenue +' }], /formula cannot be read/], ['a formula over unknown metrics', [{ ...own, formula: 'revenue - moonlight' }], /reads moonlight/], ['a formula that reads itself', [{ ...own, formula: 'own_measure + 1' }], /leads back to itself/],
  ['two formulas that read each other', [{ ...own, formula: 'other_measure' }, { ...own, id: 'other_measure', label: 'other measure', formula: 'own_measure' }], /other_measure: the formula leads back/], ['a “not” that no metric is called', [{ ...own, not: ['moonlight'] }], /“not” moonlight/],
  ['a flow in percent', [{ ...own, unit: 'percent' }], /a flow is not measured in percent/], ['a per-share figure that is none', [{ ...own, kind: 'per-share' }], /money per share/], ['two definitions of one id', [own, { ...own, label: 'another' }], /defined twice/], ['an id of other letters', [{ ...own, id: 'Own Measure' }], /small letters/],
] as const)('%s is refused with its reason [CAL-DIC-4]', (_, definitions, reason) => {
  expect(problemsOf(...definitions).join('\n')).toMatch(reason);
});

test('every problem of a file is told at once [CAL-DIC-4]', () => {
  expect(problemsOf({ ...own, kind: 'lake', unit: 'acre' }, { id: 3 })).toHaveLength(3);
});

test('whatever JSON is given, the answer is a sound dictionary or its problems [CAL-DIC-4]', () => {
  const definition = fc.record({ id: fc.constantFrom('revenue', 'own', 'Bad Id', '__proto__'), label: fc.oneof(fc.string(), fc.constant('net sales')), kind: fc.constantFrom('flow', 'ratio', 'x'), unit: fc.constantFrom('money', 'percent', 'x'), formula: fc.constantFrom(null, 'revenue / 2', '(', 'own') }, { requiredKeys: [] });
  fc.assert(fc.property(fc.oneof(fc.jsonValue(), fc.record({ metrics: fc.array(fc.oneof(fc.jsonValue(), definition), { maxLength: 3 }) })), (given) => {
    const extended = extendMetrics(given);
    expect(extended.ok ? checkDictionary(extended.dictionary) : extended.problems.length > 0).toEqual(extended.ok ? [] : true);
  }), { numRuns: 60 });
});
