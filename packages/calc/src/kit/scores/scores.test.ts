import { decimal, type Decimal } from '@assay/record';
import { expect, test } from 'vitest';
import { metricById } from '../../metrics/dictionary.ts';
import { computeModel } from '../models.ts';
import { altmanZone } from './altman-z.ts';
import { beneishModel } from './beneish-m.ts';
import { piotroskiModel, type PiotroskiInputs } from './piotroski-f.ts';

type Amounts<Inputs> = { readonly [Name in keyof Inputs]: number };
function decimals<Name extends string>(amounts: Readonly<Record<Name, number>>): Record<string, Decimal> {
  return Object.fromEntries(Object.entries<number>(amounts).map(([name, amount]) => [name, decimal(amount)]));
}

const stronger: Amounts<PiotroskiInputs> = {
  'net_income': 60, 'net_income@-1y': 40, 'operating_cash_flow': 80, 'total_assets': 600, 'total_assets@-1y': 500, 'total_assets@-2y': 400, 'long_term_debt': 90, 'long_term_debt@-1y': 100,
  'current_assets': 210, 'current_assets@-1y': 180, 'current_liabilities': 100, 'current_liabilities@-1y': 90, 'shares_outstanding': 10, 'shares_outstanding@-1y': 10,
  'gross_profit': 330, 'gross_profit@-1y': 200, 'revenue': 660, 'revenue@-1y': 500,
};
const score = (change: Partial<Amounts<PiotroskiInputs>>): ReturnType<typeof computeModel> => computeModel('piotroski_f', decimals({ ...stronger, ...change }));

test('a company that is stronger in every way has nine of nine [CAL-KIT-10]', () => {
  expect(score({})).toMatchObject({ value: decimal(9), filled: 'profit 1 + cash flow 1 + rising return 1 + cash above profit 1 + falling debt 1 + rising liquidity 1 + no new shares 1 + rising margin 1 + rising turnover 1' });
});

test.each([
  ['profit', { 'net_income': -1 }, ['profit', 'rising return']],
  ['new shares', { 'shares_outstanding': 11 }, ['no new shares']],
  ['return on the assets at the start of the year', { 'net_income': 50 }, ['rising return']],
  ['debt over average assets', { 'long_term_debt': 130 }, ['falling debt']],
  ['cash below profit', { 'operating_cash_flow': 60 }, ['cash above profit']],
])('the score looks at %s [CAL-KIT-10]', (_, change, lost) => {
  const outcome = piotroskiModel(decimals({ ...stronger, ...change }));
  expect('error' in outcome ? outcome.error : Object.entries(outcome.signals).filter(([, holds]) => !holds).map(([name]) => name)).toEqual(lost);
});

test('a score without its data names what is missing [CAL-KIT-6]', () => {
  expect(computeModel('altman_z', decimals({ current_assets: 1, current_liabilities: 1, total_assets: 1, total_liabilities: 1, revenue: 1, market_cap: 1 }))).toEqual({ error: 'missing retained_earnings, operating_income' });
});

const balance = { current_assets: 500, current_liabilities: 300, retained_earnings: 400, operating_income: 150, total_assets: 1000, total_liabilities: 500, market_cap: 800, revenue: 1200, shareholders_equity: 500 };

test('Altman’s Z by hand [CAL-KIT-10]', () => {
  // 1.2×0.2 + 1.4×0.4 + 3.3×0.15 + 0.6×1.6 + 1.2 = 0.24 + 0.56 + 0.495 + 0.96 + 1.2
  expect(computeModel('altman_z', decimals(balance))).toEqual({ value: decimal('3.455'), filled: '1.2 × 200 ÷ 1000 + 1.4 × 400 ÷ 1000 + 3.3 × 150 ÷ 1000 + 0.6 × 800 ÷ 500 + 1.0 × 1200 ÷ 1000' });
});

test('Altman’s Z″ by hand [CAL-KIT-10]', () => {
  // 6.56×0.2 + 3.26×0.4 + 6.72×0.15 + 1.05×1 = 1.312 + 1.304 + 1.008 + 1.05
  expect(computeModel('altman_z_general', decimals(balance))).toMatchObject({ value: decimal('4.674') });
});

test('the zones are the published ones [CAL-KIT-10]', () => {
  expect(['1.80', '1.81', '2.99', '3'].map((value) => altmanZone(decimal(value), 'original'))).toEqual(['distress', 'grey', 'grey', 'safe']);
  expect(['1.09', '2.6', '2.61'].map((value) => altmanZone(decimal(value), 'general'))).toEqual(['distress', 'grey', 'safe']);
});

const year = { receivables: 100, revenue: 1000, cost_of_revenue: 600, current_assets: 300, property_plant_equipment: 400, total_assets: 1000, depreciation_amortization: 100, selling_general_administrative: 200, current_liabilities: 150, long_term_debt: 250 };
const unchanged = { ...year, ...Object.fromEntries(Object.entries(year).map(([name, amount]) => [`${name}@-1y`, amount])), net_income: 80, operating_cash_flow: 80 };

test('a company that does not change has Beneish’s M of an unchanged company [CAL-KIT-10]', () => {
  // All indices 1, no accruals: −4.84 + 0.920 + 0.528 + 0.404 + 0.892 + 0.115 − 0.172 − 0.327 = −2.48, the value the weights are known by.
  expect(computeModel('beneish_m', decimals(unchanged))).toMatchObject({ value: decimal('-2.48') });
});

test('receivables that outgrow sales and profit without cash raise M [CAL-KIT-10]', () => {
  // Receivables index 2 adds 0.92; accruals of 0.1 add 0.4679.
  expect(computeModel('beneish_m', decimals({ ...unchanged, receivables: 200, net_income: 180 }))).toMatchObject({ value: decimal('-1.0921') });
});

test('an index that divides by zero gives no M [CAL-KIT-6]', () => {
  expect(beneishModel(decimals({ ...unchanged, 'receivables@-1y': 0 }))).toEqual({ error: 'no receivables index: it divides by zero' });
});

test('scores take their inputs by ids of the dictionary', () => {
  const ids = [...Object.keys(stronger), ...Object.keys(unchanged), ...Object.keys(balance)].map((name) => name.replace(/@-\dy$/, ''));
  expect(ids.filter((id) => metricById(id) === undefined)).toEqual([]);
});
