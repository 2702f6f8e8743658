import { expect, test } from 'vitest';
import { AssayError, captureId, type Capture } from '@assay/record';
import type { ReadFact } from '../read-fact.ts';
import { readSecCompanyFacts } from './sec-company-facts.ts';

type Row = { readonly start?: string; readonly end: string; readonly val: number; readonly accn: string; readonly fy: number; readonly fp: string; readonly form: string; readonly filed: string };
type Concepts = Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>>;

const sha256 = (): string => '0'.repeat(64);
const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

function document(concepts: Concepts, name = 'Example Corp – Größe'): Uint8Array {
  const facts = Object.fromEntries(Object.entries(concepts).map(([concept, units]) => [concept, { label: `${concept} label`, description: 'Words with "quotes" and {brackets]', units }]));
  return encode({ cik: 12345, entityName: name, facts: { 'us-gaap': facts } });
}

function captureOf(asOf: string | null = null): Capture {
  return {
    id: captureId.parse('cap_test-facts'), tool: 'get_sec_financial_data', reader: 'sec-company-facts', request: { method: 'GET', url: 'https://data.sec.gov/x', body: null },
    status: 200, mediaType: 'application/json', receivedAt: '2026-06-01T00:00:00Z', origin: 'live', sourceKind: 'filing', sourceName: 'SEC EDGAR company facts', licence: 'public domain',
    asOf, entity: { id: 'cik:0000012345', ticker: 'EXM', name: 'Example' }, sha256: 'ab'.repeat(32), size: 0,
  };
}

const read = (concepts: Concepts, asOf: string | null = null): readonly ReadFact[] => readSecCompanyFacts({ capture: captureOf(asOf), bytes: document(concepts) }, { sha256 });
const year = (end: string, val: number, filing: Partial<Row> = {}): Row => ({ start: `${String(Number(end.slice(0, 4)) - 1)}-02-01`, end, val, accn: `a-${end}`, fy: Number(end.slice(0, 4)), fp: 'FY', form: '10-K', filed: `${end.slice(0, 4)}-03-20`, ...filing });
const shown = (facts: readonly ReadFact[], id: string): string[] => facts.filter((found) => found.fact.metric.id === id).map((found) => `${found.column[0] ?? ''} ${found.fact.value}${found.fact.derived === null ? '' : ` (${found.fact.derived})`}`);
const calendarYear = (end: string, val: number, filing: Partial<Row> = {}): Row => ({ ...year(end, val, filing), start: `${end.slice(0, 4)}-01-01`, filed: `${String(Number(end.slice(0, 4)) + 1)}-02-10`, ...filing });

test('comparatives of later filings do not shift the year: the period goes by dates, not by fy [DATA-SEC-1]', () => {
  // A 10-K for the year to January 2025 repeats the two years before it, all with fy 2025.
  const rows = ['2023-01-31', '2024-01-31', '2025-01-31'].map((end, at) => year(end, [2066, 2806, 3626][at] ?? 0, { fy: 2025, accn: 'k25', filed: '2025-03-21' }));
  expect(shown(read({ Revenues: { USD: rows } }), 'revenue')).toEqual(['FY2023 2066', 'FY2024 2806', 'FY2025 3626']);
});

test('a value repeated by later filings is one fact, known since the first that says so [DATA-SEC-2]', () => {
  const facts = read({ Revenues: { USD: [calendarYear('2022-12-31', 100, { accn: 'k22' }), calendarYear('2022-12-31', 100, { accn: 'k23', filed: '2024-02-10', fy: 2023 })] } });
  expect(facts.map((found) => [found.fact.source.accession, found.fact.source.filed])).toEqual([['k22', '2023-02-10']]);
});

test('a restatement stands beside the value it replaces, and as of an earlier day only the earlier one is seen [DATA-SEC-2]', () => {
  const concepts = { Revenues: { USD: [calendarYear('2022-12-31', 100, { accn: 'k22' }), calendarYear('2022-12-31', 90, { accn: 'k23', filed: '2024-02-10', fy: 2023 })] } };
  expect(read(concepts).map((found) => [found.fact.value, found.fact.source.filed, found.caption?.includes('says otherwise')])).toEqual([['100', '2023-02-10', true], ['90', '2024-02-10', false]]);
  expect(read(concepts, '2023-12-31').map((found) => [found.fact.value, found.fact.source.filed])).toEqual([['100', '2023-02-10']]);
});

test('an id stays the same whatever the as-of day', () => {
  const concepts = { Revenues: { USD: [calendarYear('2021-12-31', 80), calendarYear('2022-12-31', 100)] } };
  expect(read(concepts, '2022-06-30')[0]?.fact.id).toBe(read(concepts)[0]?.fact.id);
});

const quarterRow = (start: string, end: string, val: number): Row => ({ start, end, val, accn: `q-${end}`, fy: 2024, fp: 'Q', form: '10-Q', filed: `${end.slice(0, 8)}30`.replace('-12-30', '-12-31') });

test('the fourth quarter is the year less nine months, and says so; year-to-date is never a quarter [DATA-SEC-3]', () => {
  const rows = [quarterRow('2024-01-01', '2024-03-31', 10), quarterRow('2024-01-01', '2024-06-30', 22), quarterRow('2024-04-01', '2024-06-30', 12), quarterRow('2024-01-01', '2024-09-30', 35), calendarYear('2024-12-31', 50)];
  expect(shown(read({ Revenues: { USD: rows } }), 'revenue')).toEqual(['Q1 2024 10', 'H1 2024 22', 'Q2 2024 12', '9M 2024 35', 'FY2024 50', 'Q4 2024 15 (FY − 9M)', 'Q3 2024 13 (9M − H1)']);
});

test('a derived quarter is known only when both its parts are filed', () => {
  const rows = [quarterRow('2024-01-01', '2024-09-30', 35), calendarYear('2024-12-31', 50)];
  const derived = read({ Revenues: { USD: rows } }).find((found) => found.fact.derived !== null);
  expect([derived?.fact.source.filed, derived?.fact.anchor]).toEqual(['2025-02-10', expect.objectContaining({ pointer: '/facts/us-gaap/Revenues/units/USD/1/val' })]);
});

test('per-share figures and share counts are never taken apart [DATA-SEC-3]', () => {
  const rows = [quarterRow('2024-01-01', '2024-09-30', 3), calendarYear('2024-12-31', 5)];
  const facts = read({ EarningsPerShareDiluted: { 'USD/shares': rows }, WeightedAverageNumberOfDilutedSharesOutstanding: { shares: rows } });
  expect(facts.filter((found) => found.fact.derived !== null)).toEqual([]);
  expect(facts.map((found) => found.fact.unit.kind)).toEqual(['money', 'money', 'shares', 'shares']);
});

test('no quarter is derived from a restated year and nine months that were not restated [DATA-SEC-3]', () => {
  const rows = [quarterRow('2024-01-01', '2024-09-30', 35), calendarYear('2024-12-31', 50), calendarYear('2024-12-31', 44, { accn: 'k25', filed: '2026-02-10', fy: 2025 })];
  expect(shown(read({ Revenues: { USD: rows } }), 'revenue').filter((line) => line.startsWith('Q4'))).toEqual([]);
});

test('a part tagged as Revenues does not stand for the total beside it [DATA-SEC-4]', () => {
  const facts = read({ Revenues: { USD: [calendarYear('2014-12-31', 8)] }, SalesRevenueNet: { USD: [calendarYear('2014-12-31', 83)] } });
  expect(facts.map((found) => [found.fact.metric.concept, found.fact.metric.id])).toEqual([['us-gaap:Revenues', null], ['us-gaap:SalesRevenueNet', 'revenue']]);
});

test('the total is the one that gross profit and cost add up to, even where another is larger [DATA-SEC-4]', () => {
  const concepts = { Revenues: { USD: [calendarYear('2014-12-31', 90)] }, SalesRevenueNet: { USD: [calendarYear('2014-12-31', 83)] }, GrossProfit: { USD: [calendarYear('2014-12-31', 40)] }, CostOfRevenue: { USD: [calendarYear('2014-12-31', 43)] } };
  expect(shown(read(concepts), 'revenue')).toEqual(['FY2014 83']);
});

test('the concept is chosen anew for every period: a change of tag leaves no gap [DATA-SEC-4]', () => {
  const facts = read({ SalesRevenueNet: { USD: [calendarYear('2016-12-31', 1), calendarYear('2017-12-31', 2)] }, RevenueFromContractWithCustomerExcludingAssessedTax: { USD: [calendarYear('2018-12-31', 3)] } });
  expect(shown(facts, 'revenue')).toEqual(['FY2016 1', 'FY2017 2', 'FY2018 3']);
});

test('a 52/53-week year that ends on 1 January belongs to the year before', () => {
  const rows = [{ ...calendarYear('2023-01-01', 94), start: '2022-01-03', fy: 2022 }, { ...calendarYear('2023-12-31', 85), start: '2023-01-02', fy: 2023 }];
  expect(shown(read({ Revenues: { USD: rows } }), 'revenue')).toEqual(['FY2022 94', 'FY2023 85']);
});

test('a company that names its years after the start keeps its own names [DATA-SEC-1]', () => {
  const rows = ['2023-01-29', '2024-01-28', '2025-02-02'].map((end, at) => year(end, at + 1, { fy: Number(end.slice(0, 4)) - 1 }));
  expect(shown(read({ Revenues: { USD: rows } }), 'revenue')).toEqual(['FY2022 1', 'FY2023 2', 'FY2024 3']);
});

test('every reported value stands at its bytes, behind letters of several bytes too [DATA-SEC-5]', () => {
  const concepts = { Revenues: { USD: [calendarYear('2024-12-31', 50.25), calendarYear('2023-12-31', -1_000_000)] }, Assets: { USD: [{ ...calendarYear('2024-12-31', 7), start: undefined }] } } as unknown as Concepts;
  const bytes = document(concepts);
  const facts = readSecCompanyFacts({ capture: captureOf(), bytes }, { sha256 });
  const there = facts.map(({ fact }) => (fact.anchor.kind === 'json' && fact.anchor.bytes !== null ? new TextDecoder().decode(bytes.subarray(fact.anchor.bytes.start, fact.anchor.bytes.end)) : ''));
  expect(there).toEqual(facts.map((found) => found.fact.value));
  expect(there).toEqual(['50.25', '-1000000', '7']);
});

test('the ticker comes from the capture only when it is about the same company', () => {
  const other = { ...captureOf(), entity: { id: 'cik:0000099999', ticker: 'OTHER', name: 'Other' } };
  const bytes = document({ Revenues: { USD: [calendarYear('2024-12-31', 50)] } });
  expect(readSecCompanyFacts({ capture: other, bytes }, { sha256 })[0]?.fact.entity).toEqual({ id: 'cik:0000012345', ticker: null, name: 'Example Corp – Größe' });
});

test.each([
  ['a row without its value', { cik: 1, entityName: 'X', facts: { 'us-gaap': { Revenues: { label: 'R', units: { USD: [{ end: '2024-12-31', filed: '2025-02-01' }] } } } } }, 'facts/us-gaap/Revenues/units/USD/0'],
  ['a day that is none', { cik: 1, entityName: 'X', facts: { dei: { A: { label: 'A', units: { USD: [{ end: '2024-13-31', val: 1, filed: '2025-02-01' }] } } } } }, 'facts/dei/A/units/USD/0'],
  ['no facts', { cik: 1, entityName: 'X' }, 'facts'],
  ['no cik', { facts: {} }, 'cik'],
  ['an array', [], 'facts'],
])('%s is refused with the name of the field', (_, value, field) => {
  const attempt = (): unknown => readSecCompanyFacts({ capture: captureOf(), bytes: encode(value) }, { sha256 });
  expect(attempt).toThrow(AssayError);
  expect(attempt).toThrow(`the field ${field} `);
});
