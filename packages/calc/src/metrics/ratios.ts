// Margins, returns, liquidity, leverage, efficiency and growth. Formulas of percentages give fractions.
import { metric, type Metric } from './metric.ts';

const percent = { kind: 'ratio', unit: 'percent' } as const;
const times = { kind: 'ratio', unit: 'times' } as const;
const days = { kind: 'ratio', unit: 'days' } as const;

const margins: readonly Metric[] = [
  metric('gross_margin', 'gross margin', { ...percent, good: 'up', also: 'gross profit margin; gross margins; gross margin percentage; gross profit as a percentage of revenue; gross margin rate; gross profit rate', yahoo: 'grossMargins', not: 'operating_margin net_margin gross_profit adjusted_gross_margin', formula: 'gross_profit / revenue', fmp: 'grossProfitMargin' }),
  metric('operating_margin', 'operating margin', { ...percent, good: 'up', also: 'operating profit margin; operating margins; operating income margin; return on sales; operating profit as a percentage of revenue; operating income as a percentage of revenue; return on revenue', yahoo: 'operatingMargins', not: 'gross_margin net_margin adjusted_operating_margin segment_margin', formula: 'operating_income / revenue', fmp: 'operatingProfitMargin' }),
  metric('net_margin', 'net margin', { ...percent, good: 'up', also: 'net profit margin; profit margin; net income margin; net margins; net income as a percentage of revenue; net income margins; net earnings margin; net profit margins', yahoo: 'profitMargins', not: 'gross_margin operating_margin', formula: 'net_income / revenue', fmp: 'netProfitMargin bottomLineProfitMargin' }),
  metric('pretax_margin', 'pretax margin', { ...percent, good: 'up', also: 'pre-tax margin', formula: 'pretax_income / revenue', fmp: 'pretaxProfitMargin' }),
  metric('ebitda_margin', 'EBITDA margin', { ...percent, good: 'up', also: 'ebitda margins', yahoo: 'ebitdaMargins', formula: 'ebitda / revenue', fmp: 'ebitdaMargin' }),
  metric('free_cash_flow_margin', 'free cash flow margin', { ...percent, good: 'up', also: 'fcf margin; free-cash-flow margin', formula: 'free_cash_flow / revenue' }),
  metric('operating_cash_flow_margin', 'operating cash flow margin', { ...percent, good: 'up', also: 'cash flow margin', formula: 'operating_cash_flow / revenue', fmp: 'operatingCashFlowSalesRatio' }),
  metric('effective_tax_rate', 'effective tax rate', { ...percent, also: 'tax rate; effective income tax rate', tags: 'EffectiveIncomeTaxRateContinuingOperations ifrs:AverageEffectiveTaxRate', formula: 'income_tax / pretax_income', fmp: 'effectiveTaxRate', not: 'statutory_tax_rate' }),
  metric('research_intensity', 'research intensity', { ...percent, also: 'r&d intensity; research and development intensity; r&d as a percentage of revenue', formula: 'research_and_development / revenue', fmp: 'researchAndDevelopementToRevenue' }),
  metric('sga_ratio', 'SG&A ratio', { ...percent, good: 'down', also: 'sg&a as a percentage of revenue; overhead ratio', formula: 'selling_general_administrative / revenue', fmp: 'salesGeneralAndAdministrativeToRevenue' }),
  metric('capex_intensity', 'capital intensity', { ...percent, also: 'capex intensity; capital expenditure as a percentage of revenue; capex to sales', formula: 'abs(capital_expenditure) / revenue', fmp: 'capexToRevenue' }),
  metric('stock_compensation_ratio', 'stock-based compensation ratio', { ...percent, good: 'down', also: 'stock-based compensation as a percentage of revenue', formula: 'stock_based_compensation / revenue', fmp: 'stockBasedCompensationToRevenue' }),
  metric('depreciation_ratio', 'depreciation ratio', { ...percent, formula: 'depreciation_amortization / revenue' }),
  metric('medical_cost_ratio', 'medical care ratio', { ...percent, good: 'down', also: 'medical loss ratio; medical cost ratio; benefit ratio; mcr', formula: 'medical_costs / premiums' }),
];

const returns: readonly Metric[] = [
  metric('return_on_equity', 'return on equity', { ...percent, good: 'up', also: 'roe; return on shareholders’ equity; return on stockholders’ equity; return on common equity', yahoo: 'returnOnEquity', not: 'return_on_assets return_on_invested_capital return_on_average_equity return_on_tangible_equity', formula: 'net_income / shareholders_equity', fmp: 'returnOnEquity' }),
  metric('return_on_assets', 'return on assets', { ...percent, good: 'up', also: 'roa; return on total assets', yahoo: 'returnOnAssets', not: 'return_on_equity', formula: 'net_income / total_assets', fmp: 'returnOnAssets' }),
  metric('return_on_invested_capital', 'return on invested capital', { ...percent, good: 'up', also: 'roic; return on capital', formula: 'operating_income * (1 - income_tax / pretax_income) / (total_debt + shareholders_equity)', fmp: 'returnOnInvestedCapital' }),
  metric('return_on_capital_employed', 'return on capital employed', { ...percent, good: 'up', also: 'roce', formula: 'operating_income / (total_assets - current_liabilities)', fmp: 'returnOnCapitalEmployed' }),
  metric('cash_conversion', 'cash conversion', { ...percent, good: 'up', also: 'cash conversion ratio; cash conversion rate', formula: 'operating_cash_flow / net_income', fmp: 'incomeQuality' }),
  metric('free_cash_flow_conversion', 'free cash flow conversion', { ...percent, good: 'up', also: 'fcf conversion', formula: 'free_cash_flow / net_income' }),
  metric('payout_ratio', 'payout ratio', { ...percent, also: 'dividend payout ratio; dividend payout', yahoo: 'payoutRatio', formula: 'abs(dividends_paid) / net_income', fmp: 'dividendPayoutRatio' }),
  metric('total_payout_ratio', 'total payout ratio', { ...percent, also: 'shareholder payout ratio', formula: '(abs(dividends_paid) + abs(share_repurchases)) / net_income' }),
  metric('retention_ratio', 'retention ratio', { ...percent, formula: '1 - abs(dividends_paid) / net_income' }),
];

const liquidity: readonly Metric[] = [
  metric('current_ratio', 'current ratio', { ...times, good: 'up', yahoo: 'currentRatio', not: 'quick_ratio', formula: 'current_assets / current_liabilities', fmp: 'currentRatio' }),
  metric('quick_ratio', 'quick ratio', { ...times, good: 'up', also: 'acid-test ratio; acid test', yahoo: 'quickRatio', not: 'current_ratio', formula: '(current_assets - inventory) / current_liabilities', fmp: 'quickRatio' }),
  metric('cash_ratio', 'cash ratio', { ...times, good: 'up', formula: 'cash_and_investments / current_liabilities', fmp: 'cashRatio' }),
  metric('debt_to_equity', 'debt to equity', { ...times, good: 'down', also: 'debt-to-equity ratio; debt-to-equity; debt/equity; gearing; debt to equity ratio', yahoo: 'debtToEquity', formula: 'total_debt / shareholders_equity', fmp: 'debtToEquityRatio', not: 'net_gearing debt_to_capital' }),
  metric('debt_to_assets', 'debt to assets', { ...percent, good: 'down', also: 'debt-to-assets ratio; debt ratio', formula: 'total_debt / total_assets', fmp: 'debtToAssetsRatio' }),
  metric('liabilities_to_assets', 'liabilities to assets', { ...percent, good: 'down', also: 'ratio of liabilities to assets', formula: 'total_liabilities / total_assets' }),
  metric('liabilities_to_equity', 'liabilities to equity', { ...times, good: 'down', formula: 'total_liabilities / shareholders_equity' }),
  metric('equity_multiplier', 'equity multiplier', { ...times, also: 'financial leverage; assets to equity', formula: 'total_assets / shareholders_equity', fmp: 'financialLeverageRatio' }),
  metric('equity_ratio', 'equity ratio', { ...percent, good: 'up', formula: 'total_equity / total_assets', not: 'equity_to_assets' }),
  metric('interest_coverage', 'interest cover', { ...times, good: 'up', also: 'interest coverage; interest coverage ratio; times interest earned; ebit interest cover; times interest covered; interest cover ratio', formula: 'operating_income / abs(interest_expense)', fmp: 'interestCoverageRatio', not: 'ebitda_interest_cover fixed_charge_cover' }),
  metric('net_debt_to_ebitda', 'net debt to EBITDA', { ...times, good: 'down', also: 'net debt/ebitda; net leverage; leverage ratio', formula: 'net_debt / ebitda', fmp: 'netDebtToEBITDA' }),
  metric('debt_to_ebitda', 'debt to EBITDA', { ...times, good: 'down', also: 'debt/ebitda', formula: 'total_debt / ebitda' }),
  metric('cash_flow_to_debt', 'operating cash flow to debt', { ...percent, good: 'up', also: 'cash flow to debt', formula: 'operating_cash_flow / total_debt', fmp: 'operatingCashFlowCoverageRatio' }),
  metric('debt_to_free_cash_flow', 'debt to free cash flow', { ...times, good: 'down', also: 'years of free cash flow to repay debt', formula: 'total_debt / free_cash_flow' }),
];

const efficiency: readonly Metric[] = [
  metric('asset_turnover', 'asset turnover', { ...times, good: 'up', formula: 'revenue / total_assets', fmp: 'assetTurnover' }),
  metric('fixed_asset_turnover', 'fixed asset turnover', { ...times, good: 'up', formula: 'revenue / ((property_plant_equipment + property_plant_equipment@-1y) / 2)', fmp: 'fixedAssetTurnover' }),
  metric('inventory_turnover', 'inventory turnover', { ...times, good: 'up', also: 'inventory turns', formula: 'cost_of_revenue / inventory', fmp: 'inventoryTurnover' }),
  metric('inventory_days', 'days of inventory', { ...days, good: 'down', also: 'inventory days; days inventory outstanding; days inventory; days of sales in inventory; dio', not: 'inventory', formula: 'inventory / cost_of_revenue * 365', fmp: 'daysOfInventoryOutstanding' }),
  metric('receivable_days', 'days of receivables', { ...days, good: 'down', also: 'receivable days; receivables days; days sales outstanding; collection period; dso', formula: 'receivables / revenue * 365', fmp: 'daysOfSalesOutstanding' }),
  metric('payable_days', 'days of payables', { ...days, also: 'payable days; payables days; days payable outstanding; dpo', formula: 'accounts_payable / cost_of_revenue * 365', fmp: 'daysOfPayablesOutstanding' }),
  metric('cash_conversion_cycle', 'cash conversion cycle', { ...days, good: 'down', not: 'cash_conversion', formula: 'inventory / cost_of_revenue * 365 + receivables / revenue * 365 - accounts_payable / cost_of_revenue * 365', fmp: 'cashConversionCycle' }),
  metric('capex_to_depreciation', 'capital expenditure to depreciation', { ...times, also: 'capex to depreciation', formula: 'abs(capital_expenditure) / depreciation_amortization', fmp: 'capexToDepreciation' }),
];

const growth: readonly Metric[] = [
  metric('revenue_growth', 'revenue growth', { ...percent, good: 'up', also: 'sales growth; top-line growth; turnover growth; growth in revenue; net sales growth; net revenue growth; revenue increase', yahoo: 'revenueGrowth', formula: '(revenue - revenue@-1y) / abs(revenue@-1y)', fmp: 'growthRevenue', not: 'revenue organic_revenue_growth same_store_sales_growth' }),
  metric('net_income_growth', 'net income growth', { ...percent, good: 'up', also: 'profit growth; net profit growth; growth in net income; growth in net profit', formula: '(net_income - net_income@-1y) / abs(net_income@-1y)', fmp: 'growthNetIncome', not: 'net_income' }),
  metric('operating_income_growth', 'operating income growth', { ...percent, good: 'up', also: 'operating profit growth; growth in operating income; growth in operating profit', formula: '(operating_income - operating_income@-1y) / abs(operating_income@-1y)', fmp: 'growthOperatingIncome', not: 'operating_income' }),
  metric('eps_growth', 'EPS growth', { ...percent, good: 'up', also: 'earnings per share growth; growth in earnings per share; earnings growth', yahoo: 'earningsGrowth', formula: '(diluted_eps - diluted_eps@-1y) / abs(diluted_eps@-1y)', fmp: 'growthEPSDiluted' }),
  metric('free_cash_flow_growth', 'free cash flow growth', { ...percent, good: 'up', formula: '(free_cash_flow - free_cash_flow@-1y) / abs(free_cash_flow@-1y)', fmp: 'growthFreeCashFlow', also: 'growth in free cash flow', not: 'free_cash_flow' }),
];

export const ratioMetrics: readonly Metric[] = [...margins, ...returns, ...liquidity, ...efficiency, ...growth];
