// Who a company is and where its share stands: profile, price, size, valuation, dividend, and for a fund its assets and costs.
import { z } from 'zod';
import { yahooTool } from '../../yahoo/endpoints.ts';
import { number, text } from '../answer-schema.ts';
import { derive } from '../derive.ts';
import { tickerInput } from '../inputs.ts';
import type { Draft } from '../leaf.ts';
import { fig, pick, textIn, words, type Pick } from '../read-capture.ts';
import { defineTool } from '../tool.ts';
import { askModules, summary, type Modules } from './ask-modules.ts';

const endpoint = yahooTool({ tool: 'get_stock_info', reader: 'yahoo-quote-summary', sourceName: 'Yahoo Finance summary', ttlHours: 1 });
const modules = ['price', 'quoteType', 'summaryDetail', 'defaultKeyStatistics', 'financialData', 'assetProfile', 'fundProfile'] as const;

const profile = { sector: words('sector'), industry: words('industry'), country: words('country'), website: words('website'), employees: fig('fullTimeEmployees'), description: (item: unknown): Draft => textIn(item, 'longBusinessSummary')?.slice(0, 1500) ?? null };
const price = { price: fig('regularMarketPrice'), change: fig('regularMarketChange'), change_of_day: fig('regularMarketChangePercent'), previous_close: fig('regularMarketPreviousClose'), open: fig('regularMarketOpen'), day_high: fig('regularMarketDayHigh'), day_low: fig('regularMarketDayLow'), volume: fig('regularMarketVolume'), average_volume_3_months: fig('averageDailyVolume3Month'), market_cap: fig('marketCap') };
const range = { high_52_weeks: fig('fiftyTwoWeekHigh'), low_52_weeks: fig('fiftyTwoWeekLow'), average_50_days: fig('fiftyDayAverage'), average_200_days: fig('twoHundredDayAverage') };
const valuation = { pe_trailing: fig('trailingPE'), pe_forward: fig('forwardPE'), dividend_rate: fig('dividendRate'), dividend_yield: fig('dividendYield'), payout_ratio: fig('payoutRatio'), beta: fig('beta') };
const shares = { outstanding: fig('sharesOutstanding'), outstanding_all_classes: fig('impliedSharesOutstanding'), float: fig('floatShares'), price_to_book: fig('priceToBook'), enterprise_value: fig('enterpriseValue'), change_52_weeks: fig('52WeekChange') };

const numbersOf = (members: Readonly<Record<string, unknown>>): z.ZodObject<Record<string, typeof number>> => z.object(Object.fromEntries(Object.keys(members).map((name) => [name, number])));
const fundSchema = z.object({ family: text, category: text, net_assets: number, net_asset_value: number, yield: number, expense_ratio: number, return_year_to_date: number, return_a_year_3_years: number, return_a_year_5_years: number });

export const getStockInfo = defineTool({
  name: 'get_stock_info', group: 'market',
  description: 'Profile and present standing of a company, fund or index: sector, industry, employees; price, 52-week range, averages; market capitalization, shares, P/E, dividend, beta; for a fund assets, costs and returns.',
  input: z.object({ ticker: tickerInput }),
  output: z.object({
    ticker: z.string(), name: z.string(), type: text, exchange: text, market_state: text, currency: text, statements_currency: text,
    profile: z.object({ sector: text, industry: text, country: text, website: text, employees: number, description: text }),
    price: numbersOf(price), range: numbersOf({ ...range, from_52_week_high: 0, from_52_week_low: 0, from_50_day_average: 0, from_200_day_average: 0 }),
    valuation: numbersOf(valuation), shares: numbersOf(shares), fund: fundSchema.nullable(),
  }),
  source: { name: endpoint.sourceName, licence: endpoint.licence, key: null, ttlMs: endpoint.ttlMs },
  run: async ({ ticker }, context) => {
    const asked = await askModules({ ticker, modules, endpoint, what: 'The standing of a share', instead: 'Ask get_historical_prices and the statements for a past day.' }, context);
    if (!asked.ok) return asked;
    const { subject, root, name, captures, notes } = asked;
    const of = (module: string, members: Readonly<Record<string, Pick>>): { readonly [name: string]: Draft } => pick(asked.read, { root, pointer: `${summary}/${module}` }, members);
    const type = textIn(root, `${summary}/quoteType/quoteType`);
    return {
      ok: true, captures, notes,
      answer: {
        ticker: subject.company.ticker, name, type, exchange: textIn(root, `${summary}/price/exchangeName`), market_state: textIn(root, `${summary}/price/marketState`),
        currency: textIn(root, `${summary}/price/currency`), statements_currency: textIn(root, `${summary}/financialData/financialCurrency`),
        profile: of('assetProfile', profile), price: of('price', price), range: { ...of('summaryDetail', range), ...distances(asked) },
        valuation: of('summaryDetail', valuation), shares: of('defaultKeyStatistics', shares), fund: type === 'ETF' || type === 'MUTUALFUND' ? fund(asked) : null,
      },
    };
  },
});

function distances({ read }: Modules): { readonly [name: string]: Draft } {
  const now = read.factAt(`${summary}/price/regularMarketPrice`);
  const from = (field: string, label: string): Draft => derive('price / reference - 1', { price: now, reference: read.factAt(`${summary}/summaryDetail/${field}`) }, { label, unit: { kind: 'fraction' }, entity: now?.entity ?? null, period: now?.period ?? null });
  return {
    from_52_week_high: from('fiftyTwoWeekHigh', 'Distance from 52-week high'), from_52_week_low: from('fiftyTwoWeekLow', 'Distance from 52-week low'),
    from_50_day_average: from('fiftyDayAverage', 'Distance from the 50-day average'), from_200_day_average: from('twoHundredDayAverage', 'Distance from the 200-day average'),
  };
}

function fund({ read, root }: Modules): Draft {
  const of = (module: string, members: Readonly<Record<string, Pick>>): { readonly [name: string]: Draft } => pick(read, { root, pointer: `${summary}/${module}` }, members);
  return {
    ...of('fundProfile', { family: words('family'), category: words('categoryName'), expense_ratio: fig('feesExpensesInvestment/annualReportExpenseRatio') }),
    ...of('summaryDetail', { net_assets: fig('totalAssets'), net_asset_value: fig('navPrice'), yield: fig('yield') }),
    ...of('defaultKeyStatistics', { return_year_to_date: fig('ytdReturn'), return_a_year_3_years: fig('threeYearAverageReturn'), return_a_year_5_years: fig('fiveYearAverageReturn') }),
  };
}
