// Further margins, returns, covers, turnovers and rates of growth. Formulas of percentages give fractions.
import { metric, type Metric } from './metric.ts';

const percent = { kind: 'ratio', unit: 'percent' } as const;
const times = { kind: 'ratio', unit: 'times' } as const;
const days = { kind: 'ratio', unit: 'days' } as const;
const change = (id: string): string => `(${id} - ${id}@-1y) / abs(${id}@-1y)`;

const margins: readonly Metric[] = [
  metric('ebit_margin', 'EBIT margin', { ...percent, good: 'up', also: 'ebit margins', fmp: 'ebitMargin', not: 'ebitda_margin', formula: 'ebit / revenue' }),
  metric('adjusted_operating_margin', 'adjusted operating margin', { ...percent, good: 'up', also: 'non-gaap operating margin; underlying operating margin; adjusted operating profit margin; trading operating margin; underlying operating profit margin', not: 'operating_margin', formula: 'adjusted_operating_income / revenue' }),
  metric('adjusted_ebitda_margin', 'adjusted EBITDA margin', { ...percent, good: 'up', also: 'underlying ebitda margin', not: 'ebitda_margin', formula: 'adjusted_ebitda / revenue' }),
  metric('adjusted_gross_margin', 'adjusted gross margin', { ...percent, good: 'up', also: 'non-gaap gross margin; underlying gross margin', not: 'gross_margin', formula: 'adjusted_gross_profit / revenue' }),
  metric('contribution_margin', 'contribution margin', { ...percent, good: 'up', not: 'gross_margin' }),
  metric('segment_margin', 'segment margin', { ...percent, good: 'up', also: 'segment operating margin; segment profit margin; segment operating income margin', not: 'operating_margin' }),
  metric('cost_of_revenue_ratio', 'cost of revenue ratio', { ...percent, good: 'down', also: 'cost of sales as a percentage of sales; cost of goods sold as a percentage of sales; cost of revenue as a percentage of revenue; cost of sales ratio', not: 'cost_of_revenue', formula: 'cost_of_revenue / revenue' }),
  metric('operating_expense_ratio', 'operating expense ratio', { ...percent, good: 'down', also: 'operating expenses as a percentage of revenue; operating ratio', not: 'efficiency_ratio', formula: 'operating_expenses / revenue' }),
  metric('advertising_ratio', 'advertising to sales', { ...percent, also: 'advertising as a percentage of revenue; advertising-to-sales ratio', not: 'sga_ratio', formula: 'advertising_expense / revenue' }),
  metric('gross_profitability', 'gross profitability', { ...percent, good: 'up', also: 'gross profit to assets; gross profits to assets', not: 'gross_margin', formula: 'gross_profit / total_assets' }),
  metric('tax_burden', 'tax burden', { ...percent, also: 'net income to pretax income', fmp: 'netIncomePerEBT', not: 'effective_tax_rate', formula: 'net_income / pretax_income' }),
  metric('interest_burden', 'interest burden', { ...percent, also: 'pretax income to operating income', fmp: 'ebtPerEbit', not: 'interest_coverage', formula: 'pretax_income / operating_income' }),
];

const returns: readonly Metric[] = [
  metric('return_on_average_equity', 'return on average equity', { ...percent, good: 'up', also: 'roae; return on average shareholders’ equity; return on average common equity; return on average stockholders’ equity; return on average common shareholders’ equity', not: 'return_on_equity', formula: 'net_income / avg(shareholders_equity, shareholders_equity@-1y)' }),
  metric('return_on_average_assets', 'return on average assets', { ...percent, good: 'up', also: 'roaa; return on average total assets', not: 'return_on_assets', formula: 'net_income / avg(total_assets, total_assets@-1y)' }),
  metric('return_on_tangible_assets', 'return on tangible assets', { ...percent, good: 'up', also: 'rota', fmp: 'returnOnTangibleAssets', not: 'return_on_assets', formula: 'net_income / tangible_assets' }),
  metric('operating_return_on_assets', 'operating return on assets', { ...percent, good: 'up', also: 'operating income to assets; basic earning power', fmp: 'operatingReturnOnAssets', not: 'return_on_assets', formula: 'operating_income / total_assets' }),
  metric('cash_return_on_assets', 'cash return on assets', { ...percent, good: 'up', also: 'operating cash flow to assets', not: 'return_on_assets', formula: 'operating_cash_flow / total_assets' }),
  metric('cash_return_on_invested_capital', 'cash return on invested capital', { ...percent, good: 'up', also: 'croic; cash return on capital invested; croci', not: 'return_on_invested_capital', formula: 'free_cash_flow / invested_capital' }),
  metric('return_on_net_assets', 'return on net assets', { ...percent, good: 'up', also: 'rona', not: 'return_on_assets', formula: 'net_income / net_assets' }),
  metric('sustainable_growth_rate', 'sustainable growth rate', { ...percent, good: 'up', also: 'sustainable growth', not: 'revenue_growth', formula: 'return_on_equity * retention_ratio' }),
  metric('reinvestment_rate', 'reinvestment rate', { ...percent, also: 'reinvestment ratio', not: 'retention_ratio', formula: '(abs(capital_expenditure) - depreciation_amortization) / nopat' }),
  metric('accruals_ratio', 'accruals ratio', { ...percent, good: 'down', also: 'accrual ratio; sloan ratio', not: 'cash_conversion', formula: '(net_income - operating_cash_flow) / total_assets' }),
  metric('free_cash_flow_payout', 'free cash flow payout ratio', { ...percent, good: 'down', also: 'dividends to free cash flow; fcf payout ratio; dividend share of free cash flow', not: 'payout_ratio', formula: 'abs(dividends_paid) / free_cash_flow' }),
  metric('dividend_cover', 'dividend cover', { ...times, good: 'up', also: 'dividend coverage; dividend coverage ratio', not: 'payout_ratio interest_coverage', formula: 'net_income / abs(dividends_paid)' }),
  metric('free_cash_flow_to_operating_cash_flow', 'free cash flow to operating cash flow', { ...percent, good: 'up', fmp: 'freeCashFlowOperatingCashFlowRatio', not: 'free_cash_flow_conversion', formula: 'free_cash_flow / operating_cash_flow' }),
  metric('capex_to_operating_cash_flow', 'capital expenditure to operating cash flow', { ...percent, good: 'down', also: 'capex to operating cash flow; capex as a percentage of operating cash flow', fmp: 'capexToOperatingCashFlow', not: 'capex_intensity', formula: 'abs(capital_expenditure) / operating_cash_flow' }),
];

const cover: readonly Metric[] = [
  metric('net_gearing', 'net debt to equity', { ...percent, good: 'down', also: 'net gearing; net debt-to-equity ratio; net debt/equity; net debt to equity ratio; net gearing ratio', not: 'debt_to_equity', formula: 'net_debt / shareholders_equity' }),
  metric('debt_to_capital', 'debt to capital', { ...percent, good: 'down', also: 'debt-to-capital ratio; debt to total capital; debt to capitalization; debt-to-capitalization ratio; debt to total capitalization', fmp: 'debtToCapitalRatio', not: 'debt_to_equity debt_to_assets', formula: 'total_debt / (total_debt + shareholders_equity)' }),
  metric('long_term_debt_to_capital', 'long-term debt to capital', { ...percent, good: 'down', also: 'long-term debt to capitalization; long-term debt to total capital', fmp: 'longTermDebtToCapitalRatio', not: 'debt_to_capital', formula: 'long_term_debt / (long_term_debt + shareholders_equity)' }),
  metric('long_term_debt_to_equity', 'long-term debt to equity', { ...times, good: 'down', also: 'long-term debt-to-equity ratio', not: 'debt_to_equity', formula: 'long_term_debt / shareholders_equity' }),
  metric('net_debt_to_free_cash_flow', 'net debt to free cash flow', { ...times, good: 'down', also: 'net debt/fcf; net debt/free cash flow', not: 'debt_to_free_cash_flow', formula: 'net_debt / free_cash_flow' }),
  metric('ebitda_interest_cover', 'EBITDA interest cover', { ...times, good: 'up', also: 'ebitda to interest; ebitda interest coverage; ebitda/interest; ebitda interest coverage ratio; ebitda to interest expense', not: 'interest_coverage', formula: 'ebitda / abs(interest_expense)' }),
  metric('cash_interest_cover', 'cash interest cover', { ...times, good: 'up', also: 'cash interest coverage; cash flow interest coverage', not: 'interest_coverage', formula: '(operating_cash_flow + interest_paid) / interest_paid' }),
  metric('fixed_charge_cover', 'fixed charge cover', { ...times, good: 'up', also: 'fixed charge coverage; fixed charge coverage ratio; fixed-charge coverage ratio; ratio of earnings to fixed charges', not: 'interest_coverage', formula: '(operating_income + operating_lease_cost) / (abs(interest_expense) + operating_lease_cost)' }),
  metric('debt_service_cover', 'debt service coverage ratio', { ...times, good: 'up', also: 'dscr; debt service cover; debt service coverage', fmp: 'debtServiceCoverageRatio', not: 'interest_coverage', formula: 'operating_cash_flow / (interest_paid + abs(debt_repaid))' }),
  metric('operating_cash_flow_ratio', 'operating cash flow ratio', { ...times, good: 'up', also: 'operating cash flow to current liabilities', fmp: 'operatingCashFlowRatio', not: 'operating_cash_flow_margin', formula: 'operating_cash_flow / current_liabilities' }),
  metric('working_capital_ratio', 'working capital to assets', { ...percent, also: 'working capital to total assets', not: 'current_ratio', formula: 'working_capital / total_assets' }),
  metric('working_capital_intensity', 'working capital to revenue', { ...percent, good: 'down', also: 'working capital to sales; working capital as a percentage of revenue; working capital as a percentage of sales', not: 'working_capital_turnover', formula: 'working_capital / revenue' }),
  metric('goodwill_to_assets', 'goodwill to assets', { ...percent, good: 'down', also: 'goodwill as a percentage of total assets; goodwill to total assets', not: 'goodwill', formula: 'goodwill / total_assets' }),
  metric('intangibles_to_assets', 'intangibles to assets', { ...percent, good: 'down', also: 'intangible assets to total assets; goodwill and intangible assets to total assets', fmp: 'intangiblesToTotalAssets', not: 'goodwill_to_assets', formula: 'goodwill_and_intangibles / total_assets' }),
  metric('cash_to_assets', 'cash to assets', { ...percent, good: 'up', also: 'cash as a percentage of total assets; cash to total assets', not: 'cash_ratio', formula: 'cash_and_investments / total_assets' }),
  metric('cash_to_debt', 'cash to debt', { ...times, good: 'up', also: 'cash-to-debt ratio; cash to debt ratio', not: 'cash_flow_to_debt', formula: 'cash_and_investments / total_debt' }),
  metric('debt_to_market_cap', 'debt to market value', { ...percent, good: 'down', also: 'debt to market cap; debt to market capitalization', fmp: 'debtToMarketCap', not: 'debt_to_equity', formula: 'total_debt / (price * shares_outstanding)' }),
];

const turnover: readonly Metric[] = [
  metric('receivables_turnover', 'receivables turnover', { ...times, good: 'up', also: 'accounts receivable turnover; receivable turnover; debtor turnover', fmp: 'receivablesTurnover', not: 'receivable_days', formula: 'revenue / receivables' }),
  metric('payables_turnover', 'payables turnover', { ...times, also: 'accounts payable turnover; creditor turnover', fmp: 'payablesTurnover', not: 'payable_days', formula: 'cost_of_revenue / accounts_payable' }),
  metric('working_capital_turnover', 'working capital turnover', { ...times, good: 'up', fmp: 'workingCapitalTurnoverRatio', not: 'asset_turnover', formula: 'revenue / working_capital' }),
  metric('equity_turnover', 'equity turnover', { ...times, not: 'asset_turnover', formula: 'revenue / shareholders_equity' }),
  metric('capital_turnover', 'capital turnover', { ...times, good: 'up', also: 'invested capital turnover', not: 'asset_turnover', formula: 'revenue / invested_capital' }),
  metric('operating_cycle', 'operating cycle', { ...days, good: 'down', fmp: 'operatingCycle', not: 'cash_conversion_cycle', formula: 'inventory / cost_of_revenue * 365 + receivables / revenue * 365' }),
  metric('inventory_to_sales', 'inventory to sales', { ...percent, good: 'down', also: 'inventory-to-sales ratio; inventory as a percentage of sales; inventory as a percentage of revenue', not: 'inventory_turnover business_inventories_ratio', formula: 'inventory / revenue' }),
  metric('revenue_per_employee', 'revenue per employee', { kind: 'ratio', unit: 'money', good: 'up', also: 'sales per employee; revenue per head', not: 'revenue revenue_per_share', formula: 'revenue / employees' }),
  metric('profit_per_employee', 'net income per employee', { kind: 'ratio', unit: 'money', good: 'up', also: 'profit per employee; earnings per employee', not: 'net_income', formula: 'net_income / employees' }),
  metric('asset_age', 'accumulated depreciation to gross property', { ...percent, good: 'down', also: 'age of fixed assets', not: 'depreciation_ratio', formula: 'accumulated_depreciation / gross_property' }),
];

const growth: readonly Metric[] = [
  metric('gross_profit_growth', 'gross profit growth', { ...percent, good: 'up', fmp: 'growthGrossProfit', not: 'revenue_growth gross_margin', formula: change('gross_profit') }),
  metric('ebitda_growth', 'EBITDA growth', { ...percent, good: 'up', fmp: 'growthEBITDA', not: 'operating_income_growth', formula: change('ebitda') }),
  metric('operating_cash_flow_growth', 'operating cash flow growth', { ...percent, good: 'up', not: 'free_cash_flow_growth', formula: change('operating_cash_flow') }),
  metric('dividend_growth', 'dividend growth', { ...percent, good: 'up', also: 'dividend per share growth; dividends per share growth', not: 'dividend_yield', formula: change('dividends_per_share') }),
  metric('asset_growth', 'asset growth', { ...percent, also: 'total asset growth; growth in total assets', fmp: 'growthTotalAssets', not: 'revenue_growth', formula: change('total_assets') }),
  metric('equity_growth', 'equity growth', { ...percent, good: 'up', also: 'growth in shareholders’ equity', not: 'book_value_growth', formula: change('shareholders_equity') }),
  metric('book_value_growth', 'book value per share growth', { ...percent, good: 'up', also: 'growth in book value per share; growth of book value per share', not: 'equity_growth', formula: '(shareholders_equity / shares_outstanding - shareholders_equity@-1y / shares_outstanding@-1y) / abs(shareholders_equity@-1y / shares_outstanding@-1y)' }),
  metric('inventory_growth', 'inventory growth', { ...percent, good: 'down', also: 'growth in inventories; growth of inventories', fmp: 'growthInventory', not: 'inventory', formula: change('inventory') }),
  metric('receivables_growth', 'receivables growth', { ...percent, good: 'down', also: 'growth in receivables', fmp: 'growthNetReceivables', not: 'receivables', formula: change('receivables') }),
  metric('debt_growth', 'debt growth', { ...percent, good: 'down', also: 'growth in debt', fmp: 'growthTotalDebt', not: 'total_debt', formula: change('total_debt') }),
  metric('capex_growth', 'capital expenditure growth', { ...percent, also: 'capex growth; growth in capital expenditure', not: 'capital_expenditure', formula: '(abs(capital_expenditure) - abs(capital_expenditure@-1y)) / abs(capital_expenditure@-1y)' }),
  metric('research_growth', 'R&D growth', { ...percent, also: 'research and development growth; growth in research and development', fmp: 'growthResearchAndDevelopmentExpenses', not: 'research_and_development', formula: change('research_and_development') }),
  metric('overhead_growth', 'SG&A growth', { ...percent, good: 'down', also: 'overhead growth', not: 'selling_general_administrative', formula: change('selling_general_administrative') }),
  metric('share_count_change', 'change in diluted shares', { ...percent, good: 'down', also: 'change in share count; share count growth; change in the share count; net dilution', fmp: 'weightedAverageSharesDilutedGrowth', not: 'diluted_shares', formula: change('diluted_shares') }),
  metric('deferred_revenue_growth', 'deferred revenue growth', { ...percent, good: 'up', also: 'growth in deferred revenue', not: 'deferred_revenue revenue_growth', formula: change('deferred_revenue') }),
  metric('quarterly_revenue_growth', 'sequential revenue growth', { ...percent, good: 'up', also: 'quarter-over-quarter revenue growth; sequential growth in revenue; quarter-on-quarter revenue growth', not: 'revenue_growth', formula: '(revenue - revenue@-1q) / abs(revenue@-1q)' }),
  metric('revenue_cagr_3y', 'three-year revenue CAGR', { ...percent, good: 'up', also: '3-year revenue cagr; three-year compound revenue growth; three-year compound annual revenue growth', not: 'revenue_growth', formula: 'pow(revenue / revenue@-3y, 1 / 3) - 1' }),
  metric('revenue_cagr_5y', 'five-year revenue CAGR', { ...percent, good: 'up', also: '5-year revenue cagr; five-year compound revenue growth; five-year compound annual revenue growth', not: 'revenue_growth revenue_cagr_3y', formula: 'pow(revenue / revenue@-5y, 1 / 5) - 1' }),
  metric('eps_cagr_3y', 'three-year EPS CAGR', { ...percent, good: 'up', also: '3-year eps cagr; three-year compound growth in earnings per share', not: 'eps_growth', formula: 'pow(diluted_eps / diluted_eps@-3y, 1 / 3) - 1' }),
  metric('eps_cagr_5y', 'five-year EPS CAGR', { ...percent, good: 'up', also: '5-year eps cagr; five-year compound growth in earnings per share', not: 'eps_growth eps_cagr_3y', formula: 'pow(diluted_eps / diluted_eps@-5y, 1 / 5) - 1' }),
  metric('dividend_cagr_5y', 'five-year dividend CAGR', { ...percent, good: 'up', also: '5-year dividend cagr; five-year dividend growth rate; five-year compound dividend growth', not: 'dividend_growth', formula: 'pow(dividends_per_share / dividends_per_share@-5y, 1 / 5) - 1' }),
  metric('operating_leverage', 'degree of operating leverage', { ...times, also: 'operating leverage ratio', not: 'equity_multiplier', formula: 'operating_income_growth / revenue_growth' }),
  metric('incremental_margin', 'incremental operating margin', { ...percent, good: 'up', also: 'incremental margin; drop-through margin', not: 'operating_margin', formula: '(operating_income - operating_income@-1y) / (revenue - revenue@-1y)' }),
];

export const ratioLines: readonly Metric[] = [...margins, ...returns, ...cover, ...turnover, ...growth];
