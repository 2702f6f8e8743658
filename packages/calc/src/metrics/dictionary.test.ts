import { expect, test } from 'vitest';
import { formulaInputs } from '../formula/evaluate-formula.ts';
import { checkDictionary } from './check-dictionary.ts';
import { areas, extendDictionary, metricByConcept, metricByField, metricById, metrics } from './dictionary.ts';
import { findMetrics } from './find-metrics.ts';
import { metricByLabel } from './metric-by-label.ts';
import { metric } from './metric.ts';
import { metricTable } from './metric-table.ts';
import { phraseWords } from './phrase.ts';

test('every id is used once [CAL-DIC-1]', () => {
  const ids = metrics.map((entry) => entry.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('no phrase names two metrics [CAL-DIC-1]', () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const entry of metrics) {
    for (const phrase of new Set([entry.label, ...entry.synonyms].map((text) => phraseWords(text).map((word) => word.word).join(' ')))) {
      const owner = owners.get(phrase);
      if (owner !== undefined) shared.push(`${phrase}: ${owner}, ${entry.id}`);
      owners.set(phrase, entry.id);
    }
  }
  expect(shared).toEqual([]);
});

test('what a metric is not, exists [CAL-DIC-1]', () => {
  expect(metrics.flatMap((entry) => entry.not.filter((id) => metricById(id) === undefined).map((id) => `${entry.id}: ${id}`))).toEqual([]);
});

test('every formula reads known metrics [CAL-DIC-2]', () => {
  expect(metrics.flatMap((entry) => (entry.formula === null ? [] : formulaInputs(entry.formula).filter((input) => metricById(input.metric) === undefined).map((input) => `${entry.id}: ${input.metric}`)))).toEqual([]);
});

test('no formula leads back to its own metric [CAL-DIC-2]', () => {
  const reaches = (id: string, seen: readonly string[]): boolean => seen.includes(id) || (metricById(id)?.formula ?? null) !== null && formulaInputs(metricById(id)?.formula ?? '').some((input) => reaches(input.metric, [...seen, id]));
  expect(metrics.filter((entry) => reaches(entry.id, [])).map((entry) => entry.id)).toEqual([]);
});

test.each([
  ['Net sales rose', ['revenue']],
  ["Apple's gross margin widened while operating income fell", ['gross_margin', 'operating_income']],
  ['cash and cash equivalents', ['cash']],
  ['free cash flow per share', ['free_cash_flow_per_share']],
  ['R&D spending', ['research_and_development']],
  ['the 10-year Treasury yield', ['treasury_10y']],
  ['net cash provided by operating activities', ['operating_cash_flow']],
  ['the 200-day moving average', ['sma_200']],
  ['incomegross profits', []],
  ['shareholders’ equity', ['shareholders_equity']],
] as const)('“%s” speaks of %j [CAL-DIC-3]', (text, ids) => {
  expect(findMetrics(text).map((found) => found.metric.id)).toEqual(ids);
});

test.each([
  ['Total net sales', 'revenue'], ['Net income (loss)', 'net_income'], ['Total assets', 'total_assets'], ['Diluted', null], ['Wearables, Home and Accessories', null], ['Accounts receivable, net', 'receivables'],
  ['Selling, general and administrative expenses', 'selling_general_administrative'], ['Total', null], ['Income (loss) from operations', 'operating_income'],
] as const)('the row “%s” is %s [CAL-DIC-3]', (label, id) => {
  expect(metricByLabel(label)?.id ?? null).toBe(id);
});

test('concepts and fields of other sources join [CAL-DIC-3]', () => {
  expect(metricByConcept('us-gaap:NetIncomeLoss')?.id).toBe('net_income');
  expect(metricByConcept('us-gaap:ProfitLoss')?.id).toBe('net_income_including_noncontrolling');
  expect(metricByField('yahoo', 'totalRevenue')?.id).toBe('revenue');
  expect(metricByField('fred', 'UNRATE')?.id).toBe('unemployment_rate');
});

test('the dictionary passes the checks that a user’s entries pass: names, units that fit kinds, references, no circle [CAL-DIC-1]', () => {
  expect(checkDictionary(metrics)).toEqual([]);
});

test('every phrase is found in a plain sentence and gives its metric [CAL-DIC-3]', () => {
  const lost = metrics.flatMap((entry) => [entry.label, ...entry.synonyms].flatMap((phrase) => {
    const found = findMetrics(`We looked at: ${phrase}; at nothing else.`).map((each) => each.metric.id);
    return found.length === 1 && found[0] === entry.id ? [] : [`${phrase}: ${entry.id}, read as ${found.join(' ')}`];
  }));
  expect(lost).toEqual([]);
});

test('the dictionary holds more than four hundred concepts, each area its share [CAL-DIC-6]', () => {
  const least: Readonly<Record<keyof typeof areas, number>> = { 'Income statement': 60, 'Taxes, pensions and awards': 30, 'Balance sheet': 90, 'Cash flow': 45, 'Shares and per share': 30, 'Banks, insurers and other trades': 60, 'Ratios and growth': 90, 'Market and valuation': 90, Economy: 90 };
  expect(metrics.length).toBeGreaterThanOrEqual(400);
  expect(Object.entries(areas).filter(([area, members]) => members.length < (Object.entries(least).find(([name]) => name === area)?.[1] ?? Infinity)).map(([area]) => area)).toEqual([]);
});

test('the written table is the dictionary as it is; `vitest -u` writes it anew [CAL-DIC-6]', async () => {
  await expect(metricTable(areas)).toMatchFileSnapshot('../../../../docs/metrics.md');
});

test('a user adds a metric of their own [CAL-DIC-4]', () => {
  const own = extendDictionary(metrics, [metric('monthly_riders', 'monthly riders', { kind: 'count', unit: 'count', also: 'riders a month' })]);
  expect(findMetrics('monthly riders grew', own).map((found) => found.metric.id)).toEqual(['monthly_riders']);
  expect(findMetrics('monthly riders grew')).toEqual([]);
});
