import { expect, test } from 'vitest';
import type { AskedMeasure, MeasureForm } from '../asked.ts';
import { asTogether } from './together.ts';

const metric = (id: string, words: string, as: MeasureForm = 'value'): AskedMeasure => ({ kind: 'metric', id, as, words });
const capex = metric('capital_expenditure', 'capex');
const cashFlow = metric('operating_cash_flow', 'operating cash flow');
const dividends = metric('dividends_paid', 'dividends');
const buybacks = metric('share_repurchases', 'buybacks');
const told = (plain: string, ...found: readonly AskedMeasure[]): string => asTogether(found, { plain, isNamed: true }).map((one) => (one.kind === 'metric' ? `${one.id} ${one.as}${one.of === undefined ? '' : ` ${one.of}`}` : one.kind)).join(', ');

test.each([
  ['dividends plus buybacks in 2024', 'dividends_paid sum share_repurchases'],
  ['how much went back, dividends and buybacks together', 'dividends_paid sum share_repurchases'],
  ['the total of dividends and buybacks', 'dividends_paid sum share_repurchases'],
  ['dividends and buybacks in 2024', 'dividends_paid value, share_repurchases value'],
])('%s [ASK-READ-6]', (plain, wanted) => { expect(told(plain, dividends, buybacks)).toBe(wanted); });

test.each([
  ['operating cash flow minus capex', 'operating_cash_flow difference capital_expenditure'],
  ['the difference between operating cash flow and capex', 'operating_cash_flow difference capital_expenditure'],
  ['how much operating cash flow is left after capex', 'operating_cash_flow difference capital_expenditure'],
  ['operating cash flow over capex', 'operating_cash_flow ratio capital_expenditure'],
  ['compare operating cash flow to capex', 'operating_cash_flow value, capital_expenditure value'],
])('%s [ASK-READ-6]', (plain, wanted) => { expect(told(plain, cashFlow, capex)).toBe(wanted); });

test('a ratio that has a name of its own is asked by it [ASK-READ-6]', () => {
  expect(told('market cap over sales', metric('market_cap', 'market cap'), metric('revenue', 'sales'))).toBe('price_to_sales value');
  expect(told('free cash flow to market cap', metric('free_cash_flow', 'free cash flow'), metric('market_cap', 'market cap'))).toBe('free_cash_flow_yield value');
});

test('terms that belong to nobody stay two terms [ASK-READ-6]', () => {
  expect(asTogether([cashFlow, capex], { plain: 'difference between operating cash flow and capex', isNamed: false })).toHaveLength(2);
});
