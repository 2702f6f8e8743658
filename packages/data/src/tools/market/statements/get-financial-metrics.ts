// The ratios that Yahoo computes: valuation, profitability, growth, health, cash. Where price and statements have different currencies, ratios of both are left out.
import { z } from 'zod';
import { yahooTool } from '../../../yahoo/endpoints.ts';
import { number, text } from '../../answer-schema.ts';
import { dayIn } from '../../day-text.ts';
import { derive } from '../../derive.ts';
import { tickerInput } from '../../inputs.ts';
import type { Draft } from '../../leaf.ts';
import { fig, pick, textIn, type Pick } from '../../read-capture.ts';
import { defineTool } from '../../tool.ts';
import { askModules, summary, type Modules } from '../ask-modules.ts';

const endpoint = yahooTool({ tool: 'get_financial_metrics', reader: 'yahoo-quote-summary', sourceName: 'Yahoo Finance summary', ttlHours: 6 });

/** Module and field of each number. */
const groups = {
  valuation: { market_cap: 'price/marketCap', enterprise_value: 'defaultKeyStatistics/enterpriseValue', pe_trailing: 'summaryDetail/trailingPE', pe_forward: 'summaryDetail/forwardPE', price_to_book: 'defaultKeyStatistics/priceToBook', price_to_sales: 'summaryDetail/priceToSalesTrailing12Months', ev_to_revenue: 'defaultKeyStatistics/enterpriseToRevenue', ev_to_ebitda: 'defaultKeyStatistics/enterpriseToEbitda' },
  profitability: { gross_margin: 'financialData/grossMargins', operating_margin_quarter: 'financialData/operatingMargins', ebitda_margin: 'financialData/ebitdaMargins', net_margin: 'financialData/profitMargins', return_on_equity: 'financialData/returnOnEquity', return_on_assets: 'financialData/returnOnAssets' },
  growth: { revenue_quarter: 'financialData/revenueGrowth', earnings_quarter: 'financialData/earningsGrowth', net_income_quarter: 'defaultKeyStatistics/earningsQuarterlyGrowth' },
  trailing: { revenue: 'financialData/totalRevenue', gross_profit: 'financialData/grossProfits', ebitda: 'financialData/ebitda', net_income_to_common: 'defaultKeyStatistics/netIncomeToCommon', operating_cash_flow: 'financialData/operatingCashflow', levered_free_cash_flow: 'financialData/freeCashflow' },
  per_share: { eps_trailing: 'defaultKeyStatistics/trailingEps', eps_forward: 'defaultKeyStatistics/forwardEps', book_value: 'defaultKeyStatistics/bookValue', revenue: 'financialData/revenuePerShare', cash: 'financialData/totalCashPerShare' },
  health: { cash_and_investments: 'financialData/totalCash', debt: 'financialData/totalDebt', debt_to_equity_percent: 'financialData/debtToEquity', current_ratio: 'financialData/currentRatio', quick_ratio: 'financialData/quickRatio' },
  dividends: { rate: 'summaryDetail/dividendRate', yield: 'summaryDetail/dividendYield', yield_average_5_years_percent: 'summaryDetail/fiveYearAvgDividendYield', payout_ratio: 'summaryDetail/payoutRatio' },
} as const;

const fields = Object.fromEntries(Object.entries(groups).map(([group, members]) => [group, z.object(Object.fromEntries(Object.keys(members).map((name) => [name, number])))]));

export const getFinancialMetrics = defineTool({
  name: 'get_financial_metrics', group: 'market',
  description: 'Ratios as Yahoo Finance computes them: valuation multiples, margins and returns, growth of the latest quarter on the year before, trailing sums, per-share figures, debt and liquidity, dividends; and free cash flow yield, cash conversion and net debt worked out from them. Ratios of price and statements in different currencies are left out.',
  input: z.object({ ticker: tickerInput }),
  output: z.object({ ticker: z.string(), name: z.string(), currency: text, statements_currency: text, latest_quarter: text, ...fields, computed: z.object({ free_cash_flow_yield: number, operating_cash_flow_to_net_income: number, net_debt: number, net_debt_to_ebitda: number }) }),
  source: { name: endpoint.sourceName, licence: endpoint.licence, key: null, ttlMs: endpoint.ttlMs },
  run: async ({ ticker }, context) => {
    const asked = await askModules({ ticker, modules: ['price', 'summaryDetail', 'defaultKeyStatistics', 'financialData', 'quoteType'], endpoint, what: 'This set of ratios', instead: 'Ask the statements and get_historical_prices for a past day.' }, context);
    if (!asked.ok) return asked;
    const { root, subject, name, captures, notes } = asked;
    const [currency, statements] = [textIn(root, `${summary}/price/currency`), textIn(root, `${summary}/financialData/financialCurrency`)];
    const mixed = currency !== null && statements !== null && currency !== statements;
    return {
      ok: true, captures, notes: mixed ? [...notes, `The price is in ${currency} and the statements are in ${statements}: ratios and per-share figures that mix them are left out.`] : notes,
      answer: { ticker: subject.company.ticker, name, currency, statements_currency: statements, latest_quarter: dayIn(root, `${summary}/defaultKeyStatistics/mostRecentQuarter`), ...groupsOf(asked), computed: computedOf(asked) },
    };
  },
});

function groupsOf({ read, root }: Modules): { readonly [name: string]: Draft } {
  return Object.fromEntries(Object.entries(groups).map(([group, members]) => [group, pick(read, { root, pointer: summary }, Object.fromEntries(Object.entries(members).map(([name, path]): [string, Pick] => [name, fig(path)])))]));
}

function computedOf({ read }: Modules): Draft {
  const at = (path: string): ReturnType<typeof read.factAt> => read.factAt(`${summary}/${path}`);
  const parts = { free_cash_flow: at(groups.trailing.levered_free_cash_flow), market_cap: at(groups.valuation.market_cap), operating_cash_flow: at(groups.trailing.operating_cash_flow), net_income: at(groups.trailing.net_income_to_common), debt: at(groups.health.debt), cash: at(groups.health.cash_and_investments), ebitda: at(groups.trailing.ebitda) };
  const { free_cash_flow, market_cap, operating_cash_flow, net_income, debt, cash, ebitda } = parts;
  const about = (path: keyof typeof parts): { readonly entity: NonNullable<typeof debt>['entity']; readonly period: NonNullable<typeof debt>['period'] } => ({ entity: parts[path]?.entity ?? null, period: parts[path]?.period ?? null });
  return {
    free_cash_flow_yield: derive('free_cash_flow / market_cap', { free_cash_flow, market_cap }, { ...about('market_cap'), label: 'Levered free cash flow of twelve months over market capitalization', unit: { kind: 'fraction' } }),
    operating_cash_flow_to_net_income: derive('operating_cash_flow / net_income', { operating_cash_flow, net_income }, { ...about('operating_cash_flow'), label: 'Operating cash flow over net income', unit: { kind: 'multiple' } }),
    net_debt: debt === null ? null : derive('debt - cash', { debt, cash }, { ...about('debt'), label: 'Debt with leases less cash and short-term investments', unit: debt.unit }),
    net_debt_to_ebitda: derive('(debt - cash) / ebitda', { debt, cash, ebitda }, { ...about('debt'), label: 'Net debt over EBITDA of twelve months', unit: { kind: 'multiple' } }),
  };
}
