// Two dictionaries in one process never mix, and every reader of sources goes by the one it is given.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditReport, documentSource, extendMetrics, type Audit, type Dictionary } from './index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const company = { id: null, ticker: 'CRMB', name: 'Crumb Inc.' };

function dictionaryOf(...metrics: readonly unknown[]): Dictionary {
  const extended = extendMetrics({ metrics });
  if (!extended.ok) throw new Error(extended.problems.join('; '));
  return extended.dictionary;
}

function audit(report: string, name: string, { text, metrics }: { readonly text: string; readonly metrics?: Dictionary }): Audit {
  const source = documentSource({ name, bytes: new TextEncoder().encode(text) }, { about: company, readAt: '2026-01-02T03:04:05Z', sha256 });
  return auditReport(report, [source], { subject: company, asOf: null, sha256, ...(metrics === undefined ? {} : { metrics }) });
}

const receipts = dictionaryOf({ id: 'revenue', synonyms: ['oven receipts'] });
const bakedGoods = dictionaryOf({ id: 'oven_receipts', label: 'oven receipts', kind: 'flow', unit: 'money' });
const table = 'In millions of dollars,FY2024,FY2023\nRevenue,512,480\n';
const report = 'Oven receipts were $512 million in fiscal 2024.\n';
const verdictOf = (one: Audit): string | undefined => one.verdicts[0]?.verdict;
const metricOf = (one: Audit): string | null | undefined => one.claims[0]?.metric?.id;

test('audits with different dictionaries in one process each go by their own, in any order [AUD-METRIC-1]', () => {
  const round = (): unknown[] => [receipts, bakedGoods, undefined].map((metrics) => {
    const one = audit(report, 'income.csv', metrics === undefined ? { text: table } : { text: table, metrics });
    return [metricOf(one) ?? null, verdictOf(one)];
  });
  const first = round();
  expect(first).toEqual([['revenue', 'verified'], ['oven_receipts', expect.stringMatching(/^(?:unverified|supported)$/)], [null, expect.stringMatching(/^(?:unverified|supported)$/)]]);
  expect(round()).toEqual(first);
});

test.each([
  ['income.csv', 'In millions of dollars,FY2024\nOven receipts,512\n'],
  ['income.md', '| In millions of dollars | FY2024 |\n|---|---|\n| Oven receipts | 512 |\n'],
  ['income.html', '<p>In millions of dollars</p><table><tr><td></td><td>FY2024</td></tr><tr><td>Oven receipts</td><td>$ 512</td></tr></table>'],
  ['income.txt', 'Oven receipts were $512 million in fiscal 2024.'],
  ['income.json', '[{"fiscalYear": 2024, "currency": "USD", "ovenReceipts": 512000000}]'],
])('the rows of %s are named by the dictionary that is given [AUD-METRIC-1]', (name, text) => {
  const one = audit('Revenue was $512 million in fiscal 2024.\n', name, { text, metrics: receipts });
  expect([metricOf(one), verdictOf(one)]).toEqual(['revenue', 'verified']);
  expect(verdictOf(audit('Revenue was $512 million in fiscal 2024.\n', name, { text }))).not.toBe('verified');
});

test('a concept and a field of the user’s own name what a source tags by them [AUD-METRIC-1]', () => {
  const metrics = dictionaryOf({ id: 'loaves_baked', label: 'loaves baked', kind: 'flow', unit: 'count', concepts: ['crmb:LoavesBaked'] });
  const facts = { cik: 7, entityName: 'Crumb Inc.', facts: { crmb: { LoavesBaked: { label: 'Loaves', units: { loaves: [{ start: '2024-01-01', end: '2024-12-31', val: 9000, accn: '1', fy: 2024, fp: 'FY', form: '10-K', filed: '2025-02-01' }] } } } } };
  const source = documentSource({ name: 'facts.json', bytes: new TextEncoder().encode(JSON.stringify(facts)), described: { reader: 'sec-company-facts', sourceKind: 'filing' } }, { about: null, readAt: '2026-01-02T03:04:05Z', sha256 });
  const judged = auditReport('Loaves baked were 9,000 in fiscal 2024.\n', [source], { subject: { id: 'cik:0000000007', ticker: null, name: 'Crumb Inc.' }, asOf: null, sha256, metrics });
  expect(judged.verdicts[0]?.verdict).toBe('verified');
});

test('a measure that rests on a price through the user’s formula is read on the report’s day [AUD-METRIC-1]', () => {
  const metrics = dictionaryOf({ id: 'price_per_loaf', label: 'price per loaf', kind: 'ratio', unit: 'times', formula: 'price / loaf_cost' }, { id: 'loaf_cost', label: 'loaf cost', kind: 'per-share', unit: 'share' });
  const text = 'Item,2024-12-31\nShare price,$ 40.00\nLoaf cost,$ 5.00\n';
  const source = documentSource({ name: 'market.csv', bytes: new TextEncoder().encode(text) }, { about: company, readAt: '2026-01-02T03:04:05Z', sha256 });
  const judged = auditReport('The price per loaf was 8.0 times.\n', [source], { subject: company, asOf: '2024-12-31', sha256, metrics });
  expect(judged.claims[0]?.metric?.id).toBe('price_per_loaf');
});
