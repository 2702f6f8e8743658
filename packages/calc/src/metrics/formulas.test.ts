// Every formula of the dictionary, worked by hand on one small company, its bank and insurance lines included.
import { decimal } from '@assay/record';
import { expect, test } from 'vitest';
import { evaluateFormula, type FormulaInput, type ResolvedInput } from '../formula/evaluate-formula.ts';
import { metricById, metrics } from './dictionary.ts';

/** A consistent company: assets 1000 = liabilities 600 + equity 400, 120 of net income on 100 shares at a price of 20. */
const figures: Readonly<Record<string, number>> = {
  revenue: 1000, cost_of_revenue: 600, research_and_development: 80, selling_general_administrative: 120, operating_expenses: 200, operating_income: 200, depreciation: 40, amortization_of_intangibles: 10, interest_expense: 40,
  pretax_income: 160, income_tax: 40, net_income: 120, stock_based_compensation: 30, operating_lease_cost: 20, advertising_expense: 25, adjusted_operating_income: 220, adjusted_ebitda: 270, adjusted_gross_profit: 420, medical_costs: 400, premiums: 500,
  cash: 100, short_term_investments: 50, current_assets: 400, inventory: 60, receivables: 100, property_plant_equipment: 300, goodwill: 100, intangible_assets: 50, total_assets: 1000, accounts_payable: 80, current_liabilities: 200, long_term_debt: 200,
  short_term_debt: 50, total_liabilities: 600, shareholders_equity: 400, total_equity: 400, operating_lease_liabilities: 30, deferred_revenue: 50, pension_obligation: 90, plan_assets: 70, accumulated_depreciation: 150, gross_property: 450,
  operating_cash_flow: 180, capital_expenditure: -60, dividends_paid: -40, share_repurchases: -50, debt_issued: 30, debt_repaid: -20, interest_paid: 30, shares_outstanding: 100, diluted_shares: 100, diluted_eps: 1.2, dividends_per_share: 0.4, forward_eps: 1.25,
  price: 20, target_price: 25, graham_number: 10, dcf_value_per_share: 25, consensus_revenue: 800, volume: 3, average_volume: 2, short_interest: 6, float_shares: 80, employees: 4,
  noninterest_expense: 200, loans: 500, total_deposits: 625, provision_for_credit_losses: 5, tier1_capital: 60, risk_weighted_assets: 400, nonperforming_loans: 10, net_charge_offs: 4, allowance_for_loan_losses: 15, funds_from_operations: 160, gross_merchandise_volume: 5000, orders: 1200,
  treasury_10y: 0.045, treasury_2y: 0.04, cpi: 300, core_cpi: 310, pce_price_index: 120, core_pce_price_index: 121, real_gdp: 20000, ppi: 250, average_hourly_earnings: 30,
};
/** What was a year before is four fifths of today's, a quarter before 24 of 25, and three and five years before a tenth less a year. */
const shifts: Readonly<Record<string, string>> = { '-1year': '0.8', '-1quarter': '0.96', '-3year': '0.7513148009015778', '-5year': '0.6209213230591552' };

function resolve(input: FormulaInput): ResolvedInput<string> | null {
  const own = figures[input.metric];
  const factor = input.shift === null ? '1' : shifts[`${String(input.shift.steps)}${input.shift.of}`] ?? 'NaN';
  if (own !== undefined) return { value: decimal(String(own)).times(factor), ref: input.metric };
  const formula = metricById(input.metric)?.formula ?? null;
  if (formula === null) return null;
  const evaluated = evaluateFormula(formula, (inner) => resolve({ ...inner, shift: inner.shift ?? input.shift }));
  return evaluated.ok ? { value: evaluated.value, ref: input.metric } : null;
}

function worked(id: string): string {
  const evaluated = evaluateFormula(metricById(id)?.formula ?? '', resolve);
  return evaluated.ok ? evaluated.value.toSignificantDigits(4).toString() : `no result: ${evaluated.reason}`;
}

const expected: Readonly<Record<string, string>> = {
  gross_profit: '400', ebit: '200', ebitda: '250', depreciation_amortization: '50', ebita: '210', ebitdar: '270', nopat: '150', pension_deficit: '20', cash_and_investments: '150',
  total_debt: '250', net_debt: '100', net_cash: '-100', working_capital: '200', net_assets: '400', tangible_book_value: '250', invested_capital: '500',
  goodwill_and_intangibles: '150', noncurrent_assets: '600', total_lease_liabilities: '30', noncurrent_liabilities: '400', capital_employed: '800', total_capitalization: '650',
  tangible_assets: '850', net_current_asset_value: '-200', operating_working_capital: '80', free_cash_flow: '120', shareholder_returns: '90', net_borrowing: '10',
  net_share_repurchases: '50', unlevered_free_cash_flow: '150', equity_free_cash_flow: '130', owner_earnings: '110', free_cash_flow_after_awards: '90',
  free_cash_flow_after_dividends: '80', book_value_per_share: '4', revenue_per_share: '10', free_cash_flow_per_share: '1.2', cash_per_share: '1',
  operating_cash_flow_per_share: '1.8', ebitda_per_share: '2.5', operating_income_per_share: '2', capital_expenditure_per_share: '0.6', tangible_book_value_per_share: '2.5',
  net_cash_per_share: '-1', debt_per_share: '2.5', efficiency_ratio: '0.2', equity_to_assets: '0.4', loan_to_deposit: '0.8', provision_ratio: '0.005', tier1_ratio: '0.15',
  npl_ratio: '0.02', net_charge_off_ratio: '0.008', allowance_ratio: '0.03', npl_coverage: '1.5', cost_of_risk: '0.01', return_on_tangible_equity: '0.48', ffo_per_share: '1.6',
  take_rate: '0.2', billings: '1010', book_to_bill: '1.2', gross_margin: '0.4', operating_margin: '0.2', net_margin: '0.12', pretax_margin: '0.16', ebitda_margin: '0.25',
  free_cash_flow_margin: '0.12', operating_cash_flow_margin: '0.18', effective_tax_rate: '0.25', research_intensity: '0.08', sga_ratio: '0.12', capex_intensity: '0.06',
  stock_compensation_ratio: '0.03', depreciation_ratio: '0.05', medical_cost_ratio: '0.8', return_on_equity: '0.3', return_on_assets: '0.12', return_on_invested_capital: '0.2308',
  return_on_capital_employed: '0.25', cash_conversion: '1.5', free_cash_flow_conversion: '1', payout_ratio: '0.3333', total_payout_ratio: '0.75', retention_ratio: '0.6667',
  current_ratio: '2', quick_ratio: '1.7', cash_ratio: '0.75', debt_to_equity: '0.625', debt_to_assets: '0.25', liabilities_to_assets: '0.6', liabilities_to_equity: '1.5',
  equity_multiplier: '2.5', equity_ratio: '0.4', interest_coverage: '5', net_debt_to_ebitda: '0.4', debt_to_ebitda: '1', cash_flow_to_debt: '0.72',
  debt_to_free_cash_flow: '2.083', asset_turnover: '1', fixed_asset_turnover: '3.704', inventory_turnover: '10', inventory_days: '36.5', receivable_days: '36.5',
  payable_days: '48.67', cash_conversion_cycle: '24.33', capex_to_depreciation: '1.2', revenue_growth: '0.25', net_income_growth: '0.25', operating_income_growth: '0.25',
  eps_growth: '0.25', free_cash_flow_growth: '0.25', ebit_margin: '0.2', adjusted_operating_margin: '0.22', adjusted_ebitda_margin: '0.27', adjusted_gross_margin: '0.42',
  cost_of_revenue_ratio: '0.6', operating_expense_ratio: '0.2', advertising_ratio: '0.025', gross_profitability: '0.4', tax_burden: '0.75', interest_burden: '0.8',
  return_on_average_equity: '0.3333', return_on_average_assets: '0.1333', return_on_tangible_assets: '0.1412', operating_return_on_assets: '0.2', cash_return_on_assets: '0.18',
  cash_return_on_invested_capital: '0.24', return_on_net_assets: '0.3', sustainable_growth_rate: '0.2', reinvestment_rate: '0.06667', accruals_ratio: '-0.06',
  free_cash_flow_payout: '0.3333', dividend_cover: '3', free_cash_flow_to_operating_cash_flow: '0.6667', capex_to_operating_cash_flow: '0.3333', net_gearing: '0.25',
  debt_to_capital: '0.3846', long_term_debt_to_capital: '0.3333', long_term_debt_to_equity: '0.5', net_debt_to_free_cash_flow: '0.8333', ebitda_interest_cover: '6.25',
  cash_interest_cover: '7', fixed_charge_cover: '3.667', debt_service_cover: '3.6', operating_cash_flow_ratio: '0.9', working_capital_ratio: '0.2',
  working_capital_intensity: '0.2', goodwill_to_assets: '0.1', intangibles_to_assets: '0.15', cash_to_assets: '0.15', cash_to_debt: '0.6', debt_to_market_cap: '0.125',
  receivables_turnover: '10', payables_turnover: '7.5', working_capital_turnover: '5', equity_turnover: '2.5', capital_turnover: '2', operating_cycle: '73',
  inventory_to_sales: '0.06', revenue_per_employee: '250', profit_per_employee: '30', asset_age: '0.3333', gross_profit_growth: '0.25', ebitda_growth: '0.25',
  operating_cash_flow_growth: '0.25', dividend_growth: '0.25', asset_growth: '0.25', equity_growth: '0.25', book_value_growth: '0', inventory_growth: '0.25',
  receivables_growth: '0.25', debt_growth: '0.25', capex_growth: '0.25', operating_expenses: '200', research_growth: '0.25', overhead_growth: '0.25', share_count_change: '0.25',
  deferred_revenue_growth: '0.25', quarterly_revenue_growth: '0.04167', revenue_cagr_3y: '0.1', revenue_cagr_5y: '0.1', eps_cagr_3y: '0.1', eps_cagr_5y: '0.1',
  dividend_cagr_5y: '0.1', operating_leverage: '1', incremental_margin: '0.2', market_cap: '2000', enterprise_value: '2100', pe_ratio: '16.67', forward_pe: '16',
  price_to_sales: '2', price_to_book: '5', price_to_free_cash_flow: '16.67', ev_to_ebitda: '8.4', ev_to_revenue: '2.1', ev_to_operating_income: '10.5', earnings_yield: '0.06',
  free_cash_flow_yield: '0.06', dividend_yield: '0.02', buyback_yield: '0.025', shareholder_yield: '0.045', relative_volume: '1.5', short_interest_ratio: '3',
  short_percent_of_float: '0.075', target_upside: '0.25', revenue_surprise: '0.25', price_to_operating_cash_flow: '11.11', price_to_tangible_book: '8', price_to_gross_profit: '5',
  price_to_ffo: '12.5', ev_to_free_cash_flow: '17.5', ev_to_operating_cash_flow: '11.67', ev_to_gross_profit: '5.25', ev_to_invested_capital: '4.2', tobins_q: '2.6',
  operating_income_yield: '0.09524', graham_upside: '-0.5', margin_of_safety: '0.2', cost_of_debt: '0.16', yield_curve_10y2y: '0.005', inflation: '0.25', core_inflation: '0.25',
  pce_inflation: '0.25', core_pce_inflation: '0.25', real_gdp_growth: '0.25', producer_inflation: '0.25', wage_growth: '0.25',
};

test('every formula gives the value worked by hand on one consistent company [CAL-DIC-7]', () => {
  const derived = metrics.filter((metric) => metric.formula !== null).map((metric) => metric.id);
  expect(Object.fromEntries(derived.map((id) => [id, worked(id)]))).toEqual(expected);
});
