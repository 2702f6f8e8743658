import { expect, test } from 'vitest';
import { AssayError, captureId, type Capture } from '@assay/record';
import type { ReadFact } from '../read-fact.ts';
import { readYahooFundamentals } from './yahoo-fundamentals.ts';

const capture: Capture = {
  id: captureId.parse('cap_test-series'), tool: 'get_income_statement', reader: 'yahoo-fundamentals', request: { method: 'GET', url: 'https://query1.finance.yahoo.com/ws/x/EXM', body: null },
  status: 200, mediaType: 'application/json', receivedAt: '2025-07-31T21:00:00Z', origin: 'live', sourceKind: 'aggregator', sourceName: 'Yahoo Finance', licence: 'test',
  asOf: null, entity: { id: 'cik:0000012345', ticker: 'EXM', name: 'Example Corp' }, sha256: 'ab'.repeat(32), size: 0,
};
const point = (asOfDate: string, raw: number, currencyCode = 'USD'): object => ({ asOfDate, periodType: '12M', currencyCode, reportedValue: { raw, fmt: 'x' } });
const read = (series: Readonly<Record<string, readonly unknown[]>>, as: Capture = capture): readonly ReadFact[] => readYahooFundamentals({ capture: as, bytes: new TextEncoder().encode(JSON.stringify({ timeseries: { result: Object.entries(series).map(([name, list]) => ({ meta: { symbol: ['EXM'], type: [name] }, timestamp: [], [name]: list })), error: null } })) }, { sha256: () => '' });

test('a year stands under its fiscal label, since the day is only the nominal month end', () => {
  const [year] = read({ annualTotalRevenue: [point('2022-09-30', 394328000000)] });
  expect([year?.fact.metric.id, year?.fact.period, year?.fact.value]).toEqual(['revenue', { kind: 'labelled', fiscal: { year: 2022, part: 'FY' } }, '394328000000']);
});

test('a year that ends in January is not named, because companies differ', () => {
  const [year] = read({ annualTotalRevenue: [point('2025-01-31', 130)] });
  expect([year?.fact.period, year?.mentions]).toEqual([null, [{ kind: 'ended', months: 12, end: '2025-01-31' }]]);
});

test('a quarter is a mention of its end', () => {
  const [quarter] = read({ quarterlyTotalRevenue: [point('2024-12-31', 124)] });
  expect([quarter?.fact.metric.id, quarter?.mentions]).toEqual([null, [{ kind: 'ended', months: 3, end: '2024-12-31' }]]);
});

test('shares and per-share figures are told from money though all carry a currency [DATA-YAHOO-4]', () => {
  const facts = read({ annualDilutedAverageShares: [point('2024-12-31', 15)], annualDilutedEPS: [point('2024-12-31', 6)], annualNetIncome: [point('2024-12-31', 93)], annualTaxRateForCalcs: [point('2024-12-31', 0.24)] });
  expect(facts.map((found) => found.fact.unit)).toEqual([{ kind: 'shares' }, { kind: 'money', currency: 'USD', per: 'share' }, { kind: 'money', currency: 'USD', per: null }, { kind: 'fraction' }]);
});

test('earnings per share that carry another currency than the statements have none: which is meant is not known [DATA-YAHOO-5]', () => {
  const facts = read({ annualDilutedEPS: [point('2024-12-31', 6)], annualNetIncome: [point('2024-12-31', 93, 'CNY')], annualTotalRevenue: [point('2024-12-31', 931, 'CNY')] });
  expect(facts.map((found) => found.fact.unit)).toEqual([{ kind: 'money', currency: null, per: 'share' }, { kind: 'money', currency: 'CNY', per: null }, { kind: 'money', currency: 'CNY', per: null }]);
});

test('periods after the as-of day and empty places give no facts [DATA-ASOF-1]', () => {
  expect(read({ annualTotalRevenue: [null, point('2023-12-31', 1), point('2024-12-31', 2)] }, { ...capture, asOf: '2024-06-30' })).toHaveLength(1);
});

test('another form is refused', () => {
  expect(() => readYahooFundamentals({ capture, bytes: new TextEncoder().encode('{"finance":{}}') }, { sha256: () => '' })).toThrow(AssayError);
});
