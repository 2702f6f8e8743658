// What is asked when a step brings nothing: another tool for the same thing, or the same tool with a longer reach. Nothing stands in for what no tool has.
import { formulaInputs, metricById } from '@assay/calc';
import type { Asked } from '../../asked/asked.ts';
import type { DataStep } from '../../stages.ts';

type Change = { readonly tool: string; readonly input: Readonly<Record<string, unknown>> };
type Otherwise = (input: DataStep['input'], asked: Asked) => Change | null;

const most = 20;
const reported: Otherwise = ({ ticker, period }, asked) => ({ tool: 'get_sec_financial_data', input: { ticker, metrics: leavesOf(asked), years: most, quarters: period === 'quarterly' ? most : 8 } });

/** A filing says in its own tables what no list of figures gives: the library's, or the one that is fetched. */
const inFilings: Otherwise = ({ ticker }, { text, periods, filters }) => {
  const years = periods.flatMap((period) => (period.kind === 'fiscal' && period.year !== null ? [period.year] : []));
  const year = filters.year ?? (years.length === 1 ? years[0] : undefined);
  return { tool: 'search_filings', input: { ticker, query: text.slice(0, longestQuery), ...(year === undefined ? {} : { year }) } };
};
const longestQuery = 600;

/** What is tried after a tool; the chain ends where a tool is not listed, or says null. */
const otherwise: Readonly<Record<string, Otherwise>> = {
  get_income_statement: reported, get_balance_sheet: reported, get_cash_flow: reported, get_sec_financial_data: inFilings,
  get_current_price: ({ ticker }) => ({ tool: 'get_historical_prices', input: { ticker, period: '1mo' } }),
  get_historical_prices: ({ ticker, period }) => (period === 'max' ? null : { tool: 'get_historical_prices', input: { ticker, period: 'max', limit: 2000 } }),
  get_insider_trades: ({ ticker }) => ({ tool: 'get_insider_transactions', input: { ticker, months: 24, limit: 50 } }),
  get_earnings_data: ({ ticker }, asked) => (asksPast(asked) ? { tool: 'get_earnings_surprises', input: { ticker, limit: 8 } } : { tool: 'get_analyst_estimates', input: { ticker } }),
  get_stock_news: ({ ticker }) => ({ tool: 'web_news_search', input: { query: `${String(ticker)} stock news`, limit: 8 } }),
  get_stocktwits_sentiment: ({ ticker }) => ({ tool: 'get_reddit_sentiment', input: { ticker } }),
  search_filings: ({ ticker, query, year, form }) => (year === undefined && form === undefined ? null : { tool: 'search_filings', input: { ticker, query } }),
};

/** The same step with another tool or a longer reach; null where nothing is left to try. It keeps the step's id. */
export function insteadOf(step: DataStep, asked: Asked): DataStep | null {
  const change = Object.hasOwn(otherwise, step.tool) ? otherwise[step.tool]?.(step.input, asked) ?? null : null;
  return change === null ? null : { ...step, ...change };
}

function asksPast(asked: Asked): boolean {
  return asked.measures.some((measure) => measure.kind === 'subject' && measure.subject === 'surprises');
}

/** The reported lines that the measures are made of. */
export function leavesOf(asked: Asked): readonly string[] {
  const named = asked.measures.flatMap((measure) => (measure.kind === 'metric' ? [measure.id, ...(measure.of === undefined ? [] : [measure.of])] : []));
  const leaves = [...new Set(named.flatMap((id) => inputsOf(id, 0)))].filter((id) => (metricById(id)?.concepts.length ?? 0) > 0).slice(0, 40);
  return leaves.length > 0 ? leaves : ['revenue', 'gross_profit', 'operating_income', 'net_income', 'diluted_eps', 'operating_cash_flow', 'capital_expenditure', 'total_assets', 'total_liabilities', 'shareholders_equity', 'cash', 'long_term_debt'];
}

const deepest = 5;

function inputsOf(id: string, depth: number): readonly string[] {
  const formula = metricById(id)?.formula ?? null;
  return formula === null || depth > deepest ? [id] : [id, ...formulaInputs(formula).flatMap(({ metric }) => inputsOf(metric, depth + 1))];
}
