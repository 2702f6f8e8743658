import { expect, test } from 'vitest';
import { findMetrics } from './find-metrics.ts';
import { metricByLabel } from './metric-by-label.ts';

const idOf = (label: string): string | null => metricByLabel(label)?.id ?? null;

test.each([
  ['wholesale revenue', 'revenue'], ['Net sales growth', 'revenue'], ['Cash flow hedges', 'cash'], ['Deferred revenue', 'revenue'], ['Total cash, cash equivalents and restricted cash', 'cash'], ['Accrued receivables', 'receivables'],
  ['Service revenue from EMEA', 'service_revenue'], ['Operating margin before exceptional items', 'operating_margin'], ['Revenue %', 'revenue'], ['Operating income (% of net sales)', 'operating_income'], ['2017-2019 EPS (%)', 'diluted_eps'],
  ['Revenue 2019–2021', 'revenue'], ['Net sales (excluding Russia)', 'revenue'], ['Operating income (non-GAAP)', 'operating_income'], ['Operating income (excluding depreciation and amortization)', 'operating_income'], ['Net income (per share)', 'net_income'],
  ['Cash (restricted)', 'cash'], ['Cash (including restricted cash)', 'cash'], ['Total debt (net of cash)', 'total_debt'], ['Net current assets', 'current_assets'], ['Payroll', 'payrolls'], ['Volatility', 'volatility_1y'], ['Leverage ratio', 'net_debt_to_ebitda'], ['Asset', 'total_assets'],
  ['S&P 500', 'sp500'], ['Total deferred tax assets', 'deferred_tax_assets'], ['Net deferred income tax assets', 'deferred_tax_assets'], ['Adjusted EBITA', 'ebita'], ['Operating results', 'operating_income'], ['Shares issued', 'shares_issued'],
  ['Net capital expenditure', 'capital_expenditure'], ['Share repurchases, net', 'share_repurchases'], ['Interest expense, net', 'interest_expense'], ['Sale', 'revenue'], ['Loans held for sale', 'loans'], ['Revenue from contracts with customers in Europe', 'revenue'],
] as const)('the row “%s” is not %s [CAL-DIC-5]', (label, id) => {
  expect(idOf(label)).not.toBe(id);
});

test.each([
  ['Total net revenue (1)(4)', 'revenue'], ['Net sales (in millions)', 'revenue'], ['2010 net revenue', 'revenue'], ['Revenues:', 'revenue'], ['Net operating (loss) income', 'operating_income'], ['Income tax (benefit) expense', 'income_tax'], ['Gross margin (%)', 'gross_margin'],
  ['Accounts receivable (net of allowance of $12)', 'receivables'], ['Cost of revenue (exclusive of depreciation and amortization shown separately below)', 'cost_of_revenue'], ['Free cash flow (non-GAAP measure)', 'free_cash_flow'],
  ['Cash paid for income taxes (net of refunds of $11.2, $25.0 and $20.7, respectively)', 'taxes_paid'], ['Net property and equipment', 'property_plant_equipment'], ['Days payables outstanding (DPO) (c)', 'payable_days'], ['Total group revenue', 'revenue'], ['Creditors: amounts falling due within one year', 'current_liabilities'],
  ['Total loans, net', 'loans'], ['Earnings per share (in dollars per share)', 'diluted_eps'], ['Net cash provided by (used in) operating activities', 'operating_cash_flow'],
] as const)('notes, units, signs and remarks leave “%s” what it is: %s [CAL-DIC-5]', (label, id) => {
  expect(idOf(label)).toBe(id);
});

test.each([
  'the fair value of cash flow hedges', 'proceeds from the sale of a building', 'an employee stock plan', 'debt securities held to maturity', 'the purchase price of the business', 'non-cash items', 'sales tax rose', 'price increases drove it',
] as const)('“%s” speaks of no cash, sales, staff, debt or share price [CAL-DIC-5]', (text) => {
  const mistaken = new Set(['cash', 'revenue', 'employees', 'total_debt', 'price']);
  expect(findMetrics(text).filter((found) => mistaken.has(found.metric.id)).map((found) => found.metric.id)).toEqual([]);
});
