// Laws that the valuation models and scores obey whatever their inputs: which way a value moves, and what another unit of money changes.
import { decimal, type Decimal } from '@assay/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compoundGrowth } from './growth.ts';
import { computeModel } from './models.ts';
import { comparePeers } from './valuation/comparables.ts';

type Inputs = Readonly<Record<string, Decimal>>;
const valueOf = (id: string, inputs: Inputs): Decimal => {
  const outcome = computeModel(id, inputs);
  if ('error' in outcome) throw new Error(outcome.error);
  return outcome.value;
};
const hundredths = (min: number, max: number): fc.Arbitrary<Decimal> => fc.integer({ min, max }).map((value) => decimal(value).dividedBy(100));
const amount = (min = 1): fc.Arbitrary<Decimal> => fc.integer({ min, max: 1_000_000 }).map((value) => decimal(value));
const scale = fc.integer({ min: 2, max: 1000 }).map((value) => decimal(value));
const near = (value: Decimal): string => value.toSignificantDigits(12).toString();
const times = (inputs: Inputs, k: Decimal, names: readonly string[]): Inputs => ({ ...inputs, ...Object.fromEntries(names.map((name) => [name, (inputs[name] ?? decimal(0)).times(k)])) });

/** Discount rates stand above every terminal growth here. */
const dcf = fc.record({ free_cash_flow: amount(), growth: hundredths(-30, 60), discount_rate: hundredths(6, 20), terminal_growth: hundredths(-3, 4), years: fc.integer({ min: 1, max: 12 }).map((value) => decimal(value)), net_debt: amount(-1_000_000), diluted_shares: amount() });

test('a DCF rises with growth, now and later, and falls with the discount rate and with debt [CAL-KIT-11]', () => {
  fc.assert(fc.property(dcf, hundredths(1, 30), (inputs, more) => {
    const base = valueOf('dcf_value_per_share', inputs);
    const moved = (change: Partial<typeof inputs>): Decimal => valueOf('dcf_value_per_share', { ...inputs, ...change });
    expect(moved({ growth: inputs.growth.plus(more) }).greaterThan(base)).toBe(true);
    expect(moved({ terminal_growth: inputs.terminal_growth.plus('0.01') }).greaterThan(base)).toBe(true);
    expect(moved({ discount_rate: inputs.discount_rate.plus(more) }).lessThan(base)).toBe(true);
    expect(moved({ net_debt: inputs.net_debt.plus(more) }).lessThan(base)).toBe(true);
  }), { numRuns: 60 });
});

test('a DCF in another unit of money is the same value in that unit, and twice the shares halve it [CAL-KIT-11]', () => {
  fc.assert(fc.property(dcf, scale, (inputs, k) => {
    const base = valueOf('dcf_value_per_share', inputs);
    expect(near(valueOf('dcf_value_per_share', times(inputs, k, ['free_cash_flow', 'net_debt'])))).toBe(near(base.times(k)));
    expect(near(valueOf('dcf_value_per_share', times(inputs, k, ['diluted_shares'])))).toBe(near(base.dividedBy(k)));
  }), { numRuns: 60 });
});

test('a perpetuity: growth for ever at one rate is Gordon’s formula, however many years are written out [CAL-KIT-5]', () => {
  fc.assert(fc.property(dcf, (inputs) => {
    const growth = inputs.terminal_growth;
    const gordon = inputs.free_cash_flow.times(growth.plus(1)).dividedBy(inputs.discount_rate.minus(growth)).minus(inputs.net_debt).dividedBy(inputs.diluted_shares);
    expect(valueOf('dcf_value_per_share', { ...inputs, growth }).minus(gordon).abs().lessThan(gordon.abs().plus(1).times('1e-12'))).toBe(true);
  }), { numRuns: 60 });
});

test('the growth that a price implies rises with the price and with the discount rate, and knows no unit of money [CAL-KIT-11]', () => {
  fc.assert(fc.property(dcf, fc.integer({ min: -20, max: 30 }), scale, (given, percent, k) => {
    const inputs = { ...given, net_debt: decimal(0) };
    const price = valueOf('dcf_value_per_share', { ...inputs, growth: decimal(percent).dividedBy(100) });
    const implied = (change: Inputs): Decimal => valueOf('reverse_dcf_growth', { ...inputs, price, ...change });
    const base = implied({});
    expect(implied({ price: price.times('1.05') }).greaterThan(base)).toBe(true);
    expect(implied({ discount_rate: inputs.discount_rate.plus('0.005') }).greaterThan(base)).toBe(true);
    expect(implied({ ...times(inputs, k, ['free_cash_flow']), price: price.times(k) }).minus(base).abs().lessThan('1e-12')).toBe(true);
  }), { numRuns: 25 });
});

test('Graham’s number and earnings power scale with money; earnings power falls with tax and with the discount rate [CAL-KIT-11]', () => {
  const power = fc.record({ operating_income: amount(), tax_rate: hundredths(0, 60), discount_rate: hundredths(3, 25), net_debt: amount(-1_000_000), diluted_shares: amount() });
  fc.assert(fc.property(fc.tuple(amount(), amount()), power, scale, ([eps, book], inputs, k) => {
    expect(near(valueOf('graham_number', { diluted_eps: eps.times(k), book_value_per_share: book.times(k) }))).toBe(near(valueOf('graham_number', { diluted_eps: eps, book_value_per_share: book }).times(k)));
    const base = valueOf('epv_per_share', inputs);
    expect(near(valueOf('epv_per_share', times(inputs, k, ['operating_income', 'net_debt'])))).toBe(near(base.times(k)));
    expect(valueOf('epv_per_share', { ...inputs, tax_rate: inputs.tax_rate.plus('0.1') }).lessThan(base)).toBe(true);
    expect(valueOf('epv_per_share', { ...inputs, discount_rate: inputs.discount_rate.plus('0.01') }).lessThan(base)).toBe(true);
  }), { numRuns: 60 });
});

test('weighed scenarios lie between the lowest and the highest, and their names do not matter [CAL-KIT-11]', () => {
  fc.assert(fc.property(fc.tuple(amount(), amount(), amount()), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (values, left, right) => {
    const cuts = [0, Math.min(left, right), Math.max(left, right), 100];
    const weights = [0, 1, 2].map((at) => decimal((cuts[at + 1] ?? 0) - (cuts[at] ?? 0)).dividedBy(100));
    const named = (names: readonly string[]): Inputs => Object.fromEntries(names.flatMap((name, at) => [[`weight_${name}`, weights[at] ?? decimal(0)], [`value_${name}`, values[at] ?? decimal(0)]]));
    const weighed = valueOf('scenario_weighted_value', named(['bear', 'base', 'bull']));
    const sorted = values.toSorted((one, other) => one.comparedTo(other));
    expect(weighed.greaterThanOrEqualTo(sorted[0] ?? weighed) && weighed.lessThanOrEqualTo(sorted[2] ?? weighed)).toBe(true);
    expect(valueOf('scenario_weighted_value', named(['z', 'y', 'x'])).equals(weighed)).toBe(true);
  }));
});

test('scores know no unit of money [CAL-KIT-11]', () => {
  const lines = ['net_income', 'operating_cash_flow', 'total_assets', 'long_term_debt', 'current_assets', 'current_liabilities', 'gross_profit', 'revenue', 'cost_of_revenue', 'receivables', 'property_plant_equipment', 'depreciation_amortization', 'selling_general_administrative', 'retained_earnings', 'operating_income', 'total_liabilities', 'market_cap', 'shareholders_equity'];
  const years = lines.flatMap((line) => [line, `${line}@-1y`, `${line}@-2y`]);
  const statements = fc.array(amount(), { minLength: years.length, maxLength: years.length }).map((amounts): Inputs => Object.fromEntries(years.map((name, at) => [name, amounts[at] ?? decimal(1)])));
  const shares = { 'shares_outstanding': decimal(10), 'shares_outstanding@-1y': decimal(11) };
  fc.assert(fc.property(statements, scale, (money, k) => {
    for (const id of ['altman_z', 'altman_z_general', 'piotroski_f', 'beneish_m']) {
      const [once, then] = [computeModel(id, { ...money, ...shares }), computeModel(id, { ...times(money, k, years), ...shares })];
      expect('error' in then ? then.error : near(then.value)).toBe('error' in once ? once.error : near(once.value));
    }
  }), { numRuns: 60 });
});

test('a premium over peers knows no unit, and compound growth undone gives the first value [CAL-KIT-11]', () => {
  fc.assert(fc.property(fc.array(amount(), { minLength: 4, maxLength: 9 }), scale, fc.integer({ min: 1, max: 20 }), ([own = decimal(1), ...values], k, years) => {
    const peers = values.map((value, at) => ({ name: String(at), value }));
    const scaled = peers.map(({ name, value }) => ({ name, value: value.times(k) }));
    expect(near(comparePeers(own.times(k), scaled)?.premium ?? decimal(-9))).toBe(near(comparePeers(own, peers)?.premium ?? decimal(-9)));
    const growth = compoundGrowth(own, own.times(k), decimal(years));
    expect(near(own.times((growth ?? decimal(0)).plus(1).pow(years)))).toBe(near(own.times(k)));
  }), { numRuns: 60 });
});
