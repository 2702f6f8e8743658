import fc from 'fast-check';
import { decimal, type Decimal } from '@assay/record';
import { expect, test } from 'vitest';
import { discountCashFlows } from './valuation/dcf.ts';
import { computeModel, modelIds } from './models.ts';

const numbers = (values: Readonly<Record<string, string | number>>): Record<string, Decimal> => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decimal(value)]));
const valueOf = (id: string, values: Readonly<Record<string, string | number>>): string => {
  const outcome = computeModel(id, numbers(values));
  return 'error' in outcome ? outcome.error : outcome.value.toFixed(4);
};
const dcf = { free_cash_flow: 100, growth: '0.1', discount_rate: '0.1', terminal_growth: 0, years: 2, net_debt: -50, diluted_shares: 10 };

test('a cash flow that grows as fast as it is discounted keeps its value each year [CAL-KIT-5]', () => {
  // By hand: 100 + 100 for two years, then 100 ÷ 0.1 = 1000; with 50 of net cash 1250, over 10 shares.
  expect(valueOf('dcf_value_per_share', dcf)).toBe('125.0000');
});

test('a two-stage DCF by hand [CAL-KIT-5]', () => {
  // 105÷1.08 + 110.25÷1.08² + 115.7625÷1.08³ + 115.7625×1.02÷0.06÷1.08³ = 97.2222 + 94.5216 + 91.8960 + 1562.2321, less 200, over 20.
  expect(valueOf('dcf_value_per_share', { free_cash_flow: 100, growth: '0.05', discount_rate: '0.08', terminal_growth: '0.02', years: 3, net_debt: 200, diluted_shares: 20 })).toBe('82.2936');
});

test('years are five unless given', () => {
  const rest = Object.entries(dcf).filter(([name]) => name !== 'years');
  expect(valueOf('dcf_value_per_share', Object.fromEntries(rest))).toBe(valueOf('dcf_value_per_share', { ...dcf, years: 5 }));
});

test('the parts of a DCF add up to the whole', () => {
  const valuation = discountCashFlows({ free_cash_flow: decimal(100), growth: decimal('0.1'), discount_rate: decimal('0.1'), terminal_growth: decimal(0), years: decimal(2), net_debt: decimal(-50), diluted_shares: decimal(10) });
  expect(valuation).toMatchObject({ terminalValue: decimal(1000), enterpriseValue: decimal(1200), equityValue: decimal(1250) });
});

test('a DCF writes its formula out with its inputs', () => {
  expect(computeModel('dcf_value_per_share', numbers(dcf))).toMatchObject({ filled: '(Σ t=1…2 of 100 × (1 + 0.1)^t ÷ (1 + 0.1)^t + 100 × (1 + 0.1)^2 × (1 + 0) ÷ ((0.1 − 0) × (1 + 0.1)^2) − (-50)) ÷ 10' });
});

test.each([
  ['dcf_value_per_share', { ...dcf, free_cash_flow: -1 }, 'no positive free cash flow to discount'],
  ['dcf_value_per_share', { ...dcf, terminal_growth: '0.1' }, 'the discount rate does not exceed terminal growth'],
  ['dcf_value_per_share', { ...dcf, years: '2.5' }, 'years are not a whole number from 1 to 50'],
  ['dcf_value_per_share', { ...dcf, diluted_shares: 0 }, 'the share count is not positive'],
  ['dcf_value_per_share', { free_cash_flow: 1, growth: 0, discount_rate: '0.1' }, 'missing terminal_growth, net_debt, diluted_shares'],
  ['reverse_dcf_growth', { ...dcf, price: 0 }, 'the price is not positive'],
  ['reverse_dcf_growth', { ...dcf, price: 100000 }, 'no growth from −50% to +100% a year gives this price'],
  ['reverse_dcf_growth', { ...dcf, price: 100, free_cash_flow: 0 }, 'no positive free cash flow to discount'],
  ['reverse_dcf_growth', { ...dcf, price: 100, terminal_growth: '0.2' }, 'the discount rate does not exceed terminal growth'],
  ['graham_number', { diluted_eps: -1, book_value_per_share: 10 }, 'no positive earnings per share'],
  ['graham_number', { diluted_eps: 1, book_value_per_share: 0 }, 'no positive book value per share'],
  ['epv_per_share', { operating_income: 0, tax_rate: '0.2', discount_rate: '0.1', net_debt: 0, diluted_shares: 1 }, 'no positive operating income'],
  ['epv_per_share', { operating_income: 1, tax_rate: 21, discount_rate: '0.1', net_debt: 0, diluted_shares: 1 }, 'the tax rate is not a fraction from 0 to below 1'],
  ['scenario_weighted_value', { weight_a: '0.5', value_a: 1, weight_b: '0.4', value_b: 2 }, 'the weights sum to 0.9, not 1'],
  ['scenario_weighted_value', { weight_a: 1 }, 'no weight and value in pairs: weight_a'],
  ['astrology', {}, 'no model named astrology'],
])('%s refuses what has no answer: %j [CAL-KIT-6]', (id, values, reason) => {
  expect(valueOf(id, values)).toBe(reason);
});

test('Graham’s number is the root of 22.5 times earnings times book [CAL-KIT-5]', () => {
  expect(valueOf('graham_number', { diluted_eps: 10, book_value_per_share: 10 })).toBe('47.4342');
});

test('earnings power is after-tax income held for ever, less debt, per share [CAL-KIT-5]', () => {
  // By hand: 1000 × 0.75 ÷ 0.1 = 7500, less 500, over 70.
  expect(valueOf('epv_per_share', { operating_income: 1000, tax_rate: '0.25', discount_rate: '0.1', net_debt: 500, diluted_shares: 70 })).toBe('100.0000');
});

test('scenarios are weighed in order of name [CAL-KIT-5]', () => {
  const outcome = computeModel('scenario_weighted_value', numbers({ weight_bull: '0.25', value_bull: 150, weight_bear: '0.25', value_bear: 80, weight_base: '0.5', value_base: 100 }));
  expect(outcome).toEqual({ value: decimal('107.5'), filled: '0.5 × 100 + 0.25 × 80 + 0.25 × 150' });
});

test('the reverse DCF gives back the growth that the DCF was given [CAL-KIT-7]', () => {
  const cents = fc.integer({ min: -40, max: 90 });
  fc.assert(fc.property(cents, fc.integer({ min: 6, max: 15 }), fc.integer({ min: -2, max: 4 }), (growth, rate, terminal) => {
    const inputs = numbers({ ...dcf, growth: growth / 100, discount_rate: rate / 100, terminal_growth: terminal / 100, years: 7 });
    const value = computeModel('dcf_value_per_share', inputs);
    if ('error' in value) throw new Error(value.error);
    const implied = computeModel('reverse_dcf_growth', { ...inputs, price: value.value });
    expect('error' in implied ? implied.error : implied.value.toFixed(10)).toBe((growth / 100).toFixed(10));
  }), { numRuns: 40 });
});

test('every model has an id of its own', () => {
  expect(modelIds).toEqual(['dcf_value_per_share', 'reverse_dcf_growth', 'graham_number', 'epv_per_share', 'scenario_weighted_value', 'piotroski_f', 'altman_z', 'altman_z_general', 'beneish_m']);
});
