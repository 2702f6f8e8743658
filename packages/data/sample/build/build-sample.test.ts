import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSample } from './build-sample.ts';
import { checkIdentities, sheetOf } from './check-identities.ts';
import { deriveQuarters } from './derive-quarters.ts';
import type { Figure, Published } from './figure.ts';
import { refuseBrokenQuarters } from './refuse-broken-quarters.ts';
import { hasShared } from './shared.ts';
import { sumShortTermDebt } from './short-term-debt.ts';
import { asciiJson, writeRows } from './write-rows.ts';

const filing: Published = { kind: 'filing', name: 'Some 10-K', form: '10-K', accession: null, filed: '2025-02-01' };
const aggregator: Published = { ...filing, kind: 'aggregator', name: 'Aggregator' };
const figure = (about: Partial<Figure>): Figure => ({ metric: 'revenue', value: 100e6, unit: 'USD', start: '2024-01-01', end: '2024-12-31', concept: 'us-gaap:Revenues', published: filing, derived: null, ...about });
const balance = (metric: string, value: number): Figure => figure({ metric, value, start: null, published: aggregator });
const refusedMetrics = (figures: readonly Figure[]): string[] => checkIdentities(sheetOf(figures)).flatMap((failure) => failure.metrics);

test.skipIf(!hasShared)('the raw material gives the committed files to the byte (needs ../shared) [SAMPLE-BUILD-1]', () => {
  const folder = join(import.meta.dirname, '..');
  const differing = [...buildSample().files].filter(([name, text]) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text).map(([name]) => name);
  expect(differing).toEqual([]);
});

test('a balance that does not balance is refused [SAMPLE-REFUSE-1]', () => {
  expect(refusedMetrics([balance('total_assets', 500e9), balance('total_liabilities', 300e9), balance('shareholders_equity', 100e9)])).toContain('total_assets');
});

test('a balance that balances within its rounding is kept [SAMPLE-REFUSE-1]', () => {
  expect(refusedMetrics([balance('total_assets', 500e9), balance('total_liabilities', 300.001e9), balance('shareholders_equity', 200e9)])).toEqual([]);
});

test('temporary equity may stand between liabilities and equity [SAMPLE-REFUSE-1]', () => {
  expect(refusedMetrics([balance('total_assets', 500e9), balance('total_liabilities', 300e9), balance('temporary_equity', 5e9), balance('total_equity', 195e9)])).toEqual([]);
});

test('liabilities that are equity with the other sign are refused alone [SAMPLE-REFUSE-1]', () => {
  expect(refusedMetrics([balance('total_assets', 643e9), balance('total_liabilities', -306e9), balance('shareholders_equity', 306e9)])).toEqual(['total_liabilities']);
});

test('gross profit that is not revenue less cost is refused with the cost, not the revenue [SAMPLE-REFUSE-1]', () => {
  expect(refusedMetrics([figure({}), figure({ metric: 'cost_of_revenue', value: 60e6 }), figure({ metric: 'gross_profit', value: 80e6 })])).toEqual(['cost_of_revenue', 'gross_profit']);
});

test('a share count in millions is refused, its earnings per share are kept [SAMPLE-REFUSE-1]', () => {
  const income = figure({ metric: 'net_income', value: 8223e6, published: aggregator });
  expect(refusedMetrics([income, figure({ metric: 'basic_eps', value: 11.45, unit: 'USD/share', published: aggregator }), figure({ metric: 'basic_shares', value: 718.3, unit: 'shares', published: aggregator })])).toEqual(['basic_shares']);
});

const toDate = [figure({ end: '2024-03-31', value: 20e6 }), figure({ end: '2024-06-30', value: 45e6 }), figure({ end: '2024-09-30', value: 72e6 }), figure({})];

test('quarters follow from the spans of the year to date, in words [SAMPLE-QUARTER-1]', () => {
  expect(deriveQuarters(toDate).map((one) => [one.start, one.end, one.value, one.derived])).toEqual([
    ['2024-04-01', '2024-06-30', 25e6, 'H1 − Q1'], ['2024-07-01', '2024-09-30', 27e6, '9M − H1'], ['2024-10-01', '2024-12-31', 28e6, 'FY − 9M'],
  ]);
});

test('a quarter that a filing reports is not derived [SAMPLE-QUARTER-1]', () => {
  expect(deriveQuarters([...toDate, figure({ start: '2024-10-01', value: 28.4e6 })]).map((one) => one.end)).not.toContain('2024-12-31');
});

test('nothing is derived over a gap [SAMPLE-QUARTER-1]', () => {
  expect(deriveQuarters([figure({ end: '2024-06-30', value: 45e6 }), figure({})])).toEqual([]);
});

test('spans of two concepts are not subtracted, unless both carried one value [SAMPLE-QUARTER-1]', () => {
  const year = figure({ concept: 'us-gaap:SalesRevenueNet' });
  const nine = figure({ end: '2024-09-30', value: 72e6 });
  expect(deriveQuarters([nine, year])).toEqual([]);
  expect(deriveQuarters([{ ...nine, sameAs: ['us-gaap:SalesRevenueNet'] }, year])).toHaveLength(1);
});

test('shares and per-share figures are not subtracted [SAMPLE-QUARTER-1]', () => {
  const shares = toDate.map((one): Figure => ({ ...one, metric: 'diluted_shares', unit: 'shares' }));
  expect(deriveQuarters([...shares, ...toDate.map((one): Figure => ({ ...one, metric: 'diluted_eps', unit: 'USD/share' }))])).toEqual([]);
});

test('a quarter subtracted across a restatement is refused with all that was derived for it [SAMPLE-REFUSE-1]', () => {
  const last = { start: '2021-10-01', end: '2021-12-31', derived: 'FY − 9M', published: aggregator };
  const figures = [
    figure({ start: '2021-07-01', end: '2021-09-30', value: 17.6e9 }), figure({ ...last, value: 3.3e9 }), figure({ start: '2022-01-01', end: '2022-03-31', value: 14.2e9 }),
    figure({ ...last, metric: 'net_income', value: 2.3e9 }),
  ];
  expect(refuseBrokenQuarters('IBM', figures).refused.map((one) => one.metric)).toEqual(['revenue', 'net_income']);
});

test('short-term debt is the sum of its parts only where no total is reported', () => {
  const parts = [balance('commercial_paper', 10e9), balance('current_portion_of_long_term_debt', 11e9)];
  expect(sumShortTermDebt(parts)).toMatchObject([{ metric: 'short_term_debt', value: 21e9, derived: 'commercial_paper + current_portion_of_long_term_debt' }]);
  expect(sumShortTermDebt([...parts, balance('short_term_debt', 20e9)])).toEqual([]);
});

test('files are ASCII with one row a line', () => {
  expect(asciiJson('McDonald’s')).toBe('"McDonald\\u2019s"');
  expect(writeRows({ header: { schema: 'x' }, list: 'rows', rows: [['a', 1], ['b', 2]] })).toBe('{\n"schema":"x",\n"rows":[\n["a",1],\n["b",2]\n]\n}\n');
});
