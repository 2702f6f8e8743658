// What a question may ask about, by the names that the ways of asking are filed under, each in the words that every reader here knows.

/** Figures of statements, and ratios of them. */
const statements = {
  revenue: 'revenue', cost_of_revenue: 'cost of revenue', gross_profit: 'gross profit', operating_income: 'operating income', net_income: 'net income', pretax_income: 'pretax income', income_tax: 'income tax expense', interest_expense: 'interest expense',
  research_and_development: 'research and development expense', selling_and_marketing: 'selling and marketing expense', selling_general_administrative: 'selling, general and administrative expense', depreciation_amortization: 'depreciation and amortization', stock_based_compensation: 'stock-based compensation',
  diluted_eps: 'diluted earnings per share', basic_eps: 'basic earnings per share', dividends_per_share: 'dividends per share', diluted_shares: 'diluted shares', shares_outstanding: 'shares outstanding', total_assets: 'total assets', total_liabilities: 'total liabilities', shareholders_equity: 'shareholders\' equity', book_value_per_share: 'book value per share',
  current_assets: 'current assets', current_liabilities: 'current liabilities', working_capital: 'working capital', cash: 'cash and cash equivalents', cash_and_investments: 'cash and marketable securities', receivables: 'accounts receivable', inventory: 'inventory', property_plant_equipment: 'property, plant and equipment', goodwill: 'goodwill',
  long_term_debt: 'long-term debt', short_term_debt: 'short-term debt', total_debt: 'total debt', net_debt: 'net debt', deferred_revenue: 'deferred revenue', operating_cash_flow: 'operating cash flow', capital_expenditure: 'capital expenditure', free_cash_flow: 'free cash flow', investing_cash_flow: 'investing cash flow',
  share_repurchases: 'share repurchases', dividends_paid: 'dividends paid', returned_to_shareholders: 'dividends paid plus share repurchases', acquisitions: 'cash paid for acquisitions', provision_for_credit_losses: 'provision for credit losses', net_interest_income: 'net interest income', ebitda: 'EBITDA',
} as const;

const ratios = {
  gross_margin: 'gross margin', operating_margin: 'operating margin', net_margin: 'net margin', free_cash_flow_margin: 'free cash flow margin', operating_cash_flow_margin: 'operating cash flow as a percentage of revenue', rd_share: 'research and development as a percentage of revenue', capex_share: 'capital expenditure as a percentage of revenue',
  sm_share: 'selling and marketing as a percentage of revenue', sga_share: 'selling, general and administrative expense as a percentage of revenue', sbc_share: 'stock-based compensation as a percentage of revenue', tax_rate: 'effective tax rate', interest_coverage: 'interest coverage', return_on_equity: 'return on equity', return_on_assets: 'return on assets',
  current_ratio: 'current ratio', debt_to_equity: 'debt to equity ratio', assets_to_equity: 'total assets divided by shareholders\' equity', liabilities_to_assets: 'total liabilities as a percentage of total assets', payout_ratio: 'payout ratio', fcf_payout: 'dividends paid as a percentage of free cash flow', cash_conversion: 'operating cash flow as a percentage of net income',
  fcf_conversion: 'free cash flow as a percentage of net income', asset_turnover: 'asset turnover', goodwill_share: 'goodwill as a percentage of total assets', cash_share: 'cash as a percentage of total assets', inventory_share: 'inventory as a percentage of current assets', revenue_per_share: 'revenue per diluted share', fcf_per_share: 'free cash flow per diluted share',
} as const;

/** At a price of the market. */
const priced = {
  market_cap: 'market capitalization', pe: 'P/E ratio', ps: 'price-to-sales ratio', pb: 'price-to-book ratio', price_to_fcf: 'price to free cash flow ratio', enterprise_value: 'enterprise value', ev_to_ebitda: 'EV/EBITDA', ev_to_sales: 'EV/sales', dividend_yield: 'dividend yield', earnings_yield: 'earnings yield', fcf_yield: 'free cash flow yield',
} as const;

const economy = {
  unemployment: 'the unemployment rate', fed_funds: 'the federal funds rate', treasury_3m: 'the three-month Treasury yield', treasury_2y: 'the two-year Treasury yield', treasury_10y: 'the ten-year Treasury yield', treasury_30y: 'the 30-year Treasury yield', curve_2y10y: 'the spread between the ten-year and two-year Treasury yields', curve_3m10y: 'the spread between the ten-year and three-month Treasury yields',
  cpi: 'the consumer price index', inflation: 'the inflation rate', core_inflation: 'the core inflation rate', pce_inflation: 'the PCE inflation rate', core_pce_inflation: 'the core PCE inflation rate', real_gdp: 'real GDP', gdp_growth: 'real GDP growth', payrolls: 'nonfarm payrolls', crude_oil: 'the price of crude oil', breakeven_inflation: 'the ten-year breakeven inflation rate', real_yield: 'the ten-year real yield',
} as const;

/** `price` stands apart: it is asked in forms of its own. */
export const subjectNames = { ...statements, ...ratios, ...priced, ...economy, price: 'share price' } as const;
export type NamedSubject = keyof typeof subjectNames;

export type SubjectClass = 'figure' | 'ratio' | 'priced' | 'economy' | 'price';

export function subjectClass(of: string): SubjectClass | null {
  if (of in statements) return 'figure';
  if (of in ratios) return 'ratio';
  if (of in priced) return 'priced';
  if (of in economy) return 'economy';
  return of === 'price' ? 'price' : null;
}

export function isNamedSubject(of: string): of is NamedSubject {
  return of in subjectNames;
}
