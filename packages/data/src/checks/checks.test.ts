// Small invented ledgers: what holds, what does not, and what cannot be told.
import { expect, test } from 'vitest';
import { captureId, duration, factId, instant, money, type Fact, type Period, type Unit } from '@assay/record';
import { checkIdentities, tryIdentities } from './check-identities.ts';
import { reconcile, reconcileAll } from './reconcile.ts';

const year = duration('2024-01-01', '2024-12-31', { year: 2024, part: 'FY' });
const before = duration('2023-01-01', '2023-12-31', { year: 2023, part: 'FY' });
const end = instant('2024-12-31');
const usd = money('USD');
const perShare = money('USD', 'share');
const shares: Unit = { kind: 'shares' };
const perShareMetrics = new Set(['basic_eps', 'diluted_eps']);
const shareMetrics = new Set(['basic_shares', 'diluted_shares', 'shares_outstanding']);

type More = { readonly period: Period; readonly filed?: string; readonly kind?: 'filing' | 'aggregator'; readonly unit?: Unit; readonly dimensions?: Record<string, string> };
function fact(metric: string, value: number, at: Period | More): Fact {
  const more: More = 'period' in at ? at : { period: at };
  const { period } = more;
  const unit = more.unit ?? (perShareMetrics.has(metric) ? perShare : shareMetrics.has(metric) ? shares : usd);
  return {
    id: factId.parse('fct_000001'), entity: { id: 'cik:0000000001', ticker: 'EXM', name: 'Example' }, metric: { id: metric, label: metric, concept: null }, value: String(value), precision: null, unit, period,
    dimensions: more.dimensions ?? {}, source: { kind: more.kind ?? 'filing', name: more.kind === 'aggregator' ? 'Aggregator' : 'Filing', form: null, accession: null, filed: more.filed ?? '2025-02-10' },
    capture: captureId.parse('cap_000001'), anchor: { kind: 'json', pointer: '/0', bytes: null }, derived: null,
  };
}
const failed = (facts: readonly Fact[]): string[] => checkIdentities(facts).map(({ check }) => check);
const words = (facts: readonly Fact[]): string => checkIdentities(facts).map((found) => found.words).join(' ');

const sheet = (assets: number, liabilities: number, equity: number): Fact[] => [fact('total_assets', assets, end), fact('total_liabilities', liabilities, end), fact('shareholders_equity', equity, end)];

test('assets are liabilities and equity, with minorities in equity or beside it and redeemable shares between [DATA-CHECK-1]', () => {
  expect(failed(sheet(1_000_000_000, 600_000_000, 400_000_000))).toEqual([]);
  expect(failed([...sheet(1_000_000_000, 600_000_000, 370_000_000), fact('temporary_equity', 30_000_000, end)])).toEqual([]);
  expect(failed([...sheet(1_000_000_000, 600_000_000, 350_000_000), fact('temporary_equity', 30_000_000, end), fact('noncontrolling_interest', 20_000_000, end)])).toEqual([]);
  expect(failed(sheet(1_000_000_000, -400_000_000, 400_000_000))).toEqual(['balance-sheet']);
  expect(words(sheet(1_000_000_000, 600_000_000, 450_000_000))).toBe('The balance sheet does not add up on 2024-12-31: total assets of 1 billion USD against total liabilities of 600 million USD and shareholders\' equity of 450 million USD leaves -50 million USD (5% of assets).');
});

test('where the source\'s own total adds up, what stands unnamed between liabilities and equity is not suspicious [DATA-CHECK-1]', () => {
  expect(failed([...sheet(1_000_000_000, 600_000_000, 350_000_000), fact('liabilities_and_equity', 1_000_000_000, end)])).toEqual([]);
  expect(failed([...sheet(1_000_000_000, 600_000_000, 400_000_000), fact('liabilities_and_equity', 900_000_000, end)])).toEqual(['balance-sheet']);
});

test('figures that only fit as they were first filed are said to [DATA-CHECK-1]', () => {
  const facts = [...sheet(1_000_000_000, 600_000_000, 400_000_000), fact('shareholders_equity', 450_000_000, { period: end, filed: '2026-02-10' })];
  expect(words(facts)).toContain('As earlier filings had it they do: a later one restated only some of the figures.');
});

const flows = (change: number): Fact[] => [fact('operating_cash_flow', 90_000_000, year), fact('investing_cash_flow', -50_000_000, year), fact('financing_cash_flow', -20_000_000, year), fact('change_in_cash', change, year)];

test('the cash flows lead to the change in cash, with or without exchange rates [DATA-CHECK-2]', () => {
  expect(failed(flows(20_000_000))).toEqual([]);
  expect(failed([...flows(17_000_000), fact('exchange_effect_on_cash', -3_000_000, year)])).toEqual([]);
  expect(failed([...flows(-40_000_000), fact('exchange_effect_on_cash', -3_000_000, year)])).toEqual(['cash-roll-forward']);
});

test('cash ends where its change leads; without a restricted part stated nothing is told [DATA-CHECK-2]', () => {
  const balances = (metric: string, opening: number): Fact[] => [fact('change_in_cash', 20_000_000, year), fact(metric, opening, instant('2023-12-31')), fact(metric, 120_000_000, end)];
  expect(failed(balances('cash_and_restricted_cash', 100_000_000))).toEqual([]);
  expect(failed(balances('cash_and_restricted_cash', 90_000_000))).toEqual(['cash-roll-forward']);
  expect(failed(balances('cash', 90_000_000))).toEqual([]);
});

const earnings = (eps: number, count: number, income = 500_000_000): Fact[] => [fact('diluted_eps', eps, year), fact('diluted_shares', count, year), fact('net_income', income, year)];

test('earnings per share are income over shares: thousands of shares, a split on one side and the other sign are seen [DATA-CHECK-3]', () => {
  expect(failed(earnings(5, 100_000_000))).toEqual([]);
  expect(failed(earnings(5, 100_000))).toEqual(['earnings-per-share']);
  expect(failed(earnings(1.25, 100_000_000))).toEqual(['earnings-per-share']);
  expect(failed(earnings(-5, 100_000_000))).toEqual(['earnings-per-share']);
  expect(words(earnings(1.25, 100_000_000))).toBe('Earnings per share do not fit in FY2024: net income of 500 million USD over diluted shares of 100 million shares would be 5 USD per share, not 1.25 USD per share.');
});

test('segments add up to the total, subtotals and eliminations aside; a part larger than its total is suspicious [DATA-CHECK-4]', () => {
  const part = (member: string, value: number): Fact => fact('revenue', value, { period: year, dimensions: { 'us-gaap:StatementBusinessSegmentsAxis': member } });
  const total = fact('revenue', 100_000_000, year);
  expect(tryIdentities([total, part('x:North', 60_000_000), part('x:South', 40_000_000), part('x:Both', 100_000_000)]).tallies.find(({ check }) => check === 'segments')).toEqual({ check: 'segments', passed: 1, failed: 0 });
  expect(failed([total, part('x:North', 130_000_000), part('x:South', 40_000_000)])).toEqual(['segments']);
  expect(failed([total, part('x:North', 50_000_000), part('x:South', 40_000_000)])).toEqual([]);
});

test('a twentyfold jump between neighbouring periods is suspicious, a gap of years is none [DATA-CHECK-5]', () => {
  expect(failed([fact('revenue', 5_000_000, before), fact('revenue', 5_000_000_000, year)])).toEqual(['jump']);
  expect(failed([fact('revenue', 5_000_000, before), fact('revenue', 60_000_000, year)])).toEqual([]);
  expect(failed([fact('revenue', 5_000_000, duration('2019-01-01', '2019-12-31')), fact('revenue', 5_000_000_000, year)])).toEqual([]);
});

test('shares in dollars and an amount per share without its share are no figures of their metric [DATA-CHECK-6]', () => {
  expect(failed([fact('diluted_shares', 5, { period: year, unit: usd })])).toEqual(['units']);
  expect(failed([fact('diluted_eps', 5, { period: year, unit: usd })])).toEqual(['units']);
  expect(failed([fact('effective_tax_rate', 0.24, { period: year, unit: { kind: 'fraction' } })])).toEqual([]);
});

test('two currencies are two ledgers: no identity mixes them [DATA-CHECK-6]', () => {
  const euro = (metric: string, value: number): Fact => fact(metric, value, { period: end, unit: money('EUR') });
  expect(failed([fact('total_assets', 1_000_000_000, end), euro('total_assets', 900_000_000), euro('total_liabilities', 500_000_000), euro('shareholders_equity', 400_000_000)])).toEqual([]);
});

test('two sources that say the same within their rounding agree; a difference is shown with both values [DATA-CHECK-7]', () => {
  const filing = [fact('revenue', 66_517_000_000, year), fact('net_income', -11_817_000_000, year), fact('net_income_including_noncontrolling', -11_829_000_000, year)];
  const theirs = (metric: string, value: number): Fact => fact(metric, value, { period: duration('2024-01-01', '2024-12-30'), kind: 'aggregator' });
  expect(reconcileAll(filing, [theirs('revenue', 66_517_000_000), theirs('net_income', -11_829_000_000)])).toMatchObject({ compared: 2, differences: [{ metric: 'net_income' }] });
  expect(reconcile(filing, [theirs('net_income', -11_829_000_000)]).map((found) => found.words)).toEqual(['Net income in FY2024 is -11.82 billion USD in Filing and -11.83 billion USD in Aggregator, 0.1% apart; the second is what the first calls net income including noncontrolling interests.']);
});

test('figures of two currencies, companies or lengths of time are not compared [DATA-CHECK-7]', () => {
  const filing = [fact('revenue', 100_000_000, year)];
  const other = (changed: Partial<Fact>): Fact[] => [{ ...fact('revenue', 25_000_000, { period: year, kind: 'aggregator' }), ...changed }];
  expect(reconcileAll(filing, other({ unit: money('EUR') })).compared).toBe(0);
  expect(reconcileAll(filing, other({ entity: { id: 'cik:0000000002', ticker: 'ELS', name: 'Else' } })).compared).toBe(0);
  expect(reconcileAll(filing, other({ period: duration('2024-10-01', '2024-12-31') })).compared).toBe(0);
});
