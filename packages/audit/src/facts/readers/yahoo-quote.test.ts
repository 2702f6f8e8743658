import { expect, test } from 'vitest';
import { AssayError, captureId, type Capture } from '@assay/record';
import type { ReadFact } from '../read-fact.ts';
import { readYahooQuote } from './yahoo-quote.ts';
import { readYahooQuoteSummary } from './yahoo-quote-summary.ts';

const tools = { sha256: (): string => '0'.repeat(64) };

function captureOf(more: Partial<Capture> = {}): Capture {
  return {
    id: captureId.parse('cap_test-quote'), tool: 'get_current_price', reader: 'yahoo-quote', request: { method: 'GET', url: 'https://query2.finance.yahoo.com/v7/finance/quote?symbols=EXM', body: null },
    status: 200, mediaType: 'application/json', receivedAt: '2025-02-17T10:54:49Z', origin: 'live', sourceKind: 'market', sourceName: 'Yahoo Finance', licence: 'test',
    asOf: null, entity: { id: 'cik:0000012345', ticker: 'EXM', name: 'Example Corp' }, sha256: 'ab'.repeat(32), size: 0, ...more,
  };
}

// The moment is 14 February 2025, 16:00 in New York.
const base = { symbol: 'EXM', quoteType: 'EQUITY', longName: 'Example Corp', currency: 'USD', financialCurrency: 'USD', regularMarketTime: 1739566800, gmtOffSetMilliseconds: -18000000, exchangeTimezoneName: 'America/New_York' };
const quote = (fields: object, capture = captureOf()): readonly ReadFact[] => readYahooQuote({ capture, bytes: new TextEncoder().encode(JSON.stringify({ quoteResponse: { result: [{ ...base, ...fields }], error: null } })) }, tools);
const summary = (modules: object, capture = captureOf()): readonly ReadFact[] => readYahooQuoteSummary({ capture, bytes: new TextEncoder().encode(JSON.stringify({ quoteSummary: { result: [modules], error: null } })) }, tools);
const unitOf = (facts: readonly ReadFact[], concept: string): unknown => facts.find((found) => found.fact.metric.concept === `yahoo:${concept}`)?.fact.unit;

test('a quote is of the exchange day, in its own currency [DATA-YAHOO-1]', () => {
  const [price] = quote({ regularMarketPrice: 244.6 });
  expect([price?.fact.metric.id, price?.fact.value, price?.fact.period, price?.fact.unit]).toEqual(['price', '244.6', { kind: 'instant', on: '2025-02-14', fiscal: null }, { kind: 'money', currency: 'USD', per: 'share' }]);
});

test('a dividend yield is percent in a quote and a fraction in summaryDetail [DATA-YAHOO-4]', () => {
  expect(unitOf(quote({ dividendYield: 0.41 }), 'dividendYield')).toEqual({ kind: 'percent' });
  expect(unitOf(summary({ summaryDetail: { dividendYield: 0.0041, currency: 'USD' } }), 'dividendYield')).toEqual({ kind: 'fraction' });
});

test('the yield of a quote is settled by dividend and price beside it [DATA-YAHOO-4]', () => {
  const beside = { dividendRate: 1, regularMarketPrice: 244.6 };
  expect(unitOf(quote({ ...beside, dividendYield: 0.41 }), 'dividendYield')).toEqual({ kind: 'percent' });
  expect(unitOf(quote({ ...beside, dividendYield: 0.0041 }), 'dividendYield')).toEqual({ kind: 'fraction' });
  expect(unitOf(quote({ ...beside, dividendYield: 41 }), 'dividendYield')).toBeUndefined();
});

test('the change of the day is percent in a quote and a fraction in the price module [DATA-YAHOO-4]', () => {
  expect(unitOf(quote({ regularMarketChangePercent: 1.27 }), 'regularMarketChangePercent')).toEqual({ kind: 'percent' });
  expect(unitOf(summary({ price: { symbol: 'EXM', regularMarketChangePercent: -0.00113, currency: 'USD' } }), 'regularMarketChangePercent')).toEqual({ kind: 'fraction' });
});

test('debt to equity is percent, margins are fractions, shares are never dollars [DATA-YAHOO-4]', () => {
  const facts = summary({ financialData: { debtToEquity: 145, grossMargins: 0.465, totalRevenue: 395760009216, financialCurrency: 'USD' }, defaultKeyStatistics: { sharesOutstanding: 15022100480 } });
  expect(['debtToEquity', 'grossMargins', 'sharesOutstanding', 'totalRevenue'].map((name) => unitOf(facts, name))).toEqual([{ kind: 'percent' }, { kind: 'fraction' }, { kind: 'shares' }, { kind: 'money', currency: 'USD', per: null }]);
});

test('a depositary receipt quoted in another currency than its statements gives no figure that mixes the two [DATA-YAHOO-5]', () => {
  const facts = quote({ financialCurrency: 'CNY', regularMarketPrice: 124.73, bookValue: 409.85, priceToBook: 0.304, epsCurrentYear: 62.9, trailingPE: 25.9, trailingAnnualDividendYield: 0.06 });
  expect(facts.map((found) => found.fact.metric.concept)).toEqual(['yahoo:regularMarketPrice', 'yahoo:trailingPE']);
});

test('without a currency no unit is assumed', () => {
  expect(unitOf(quote({ currency: undefined, financialCurrency: undefined, regularMarketPrice: 1 }), 'regularMarketPrice')).toEqual({ kind: 'money', currency: null, per: 'share' });
});

test('a quote says nothing of an earlier day [DATA-ASOF-1]', () => {
  expect(quote({ regularMarketPrice: 244.6 }, captureOf({ asOf: '2025-02-13' }))).toEqual([]);
  expect(quote({ regularMarketPrice: 244.6 }, captureOf({ asOf: '2025-02-14' }))).toHaveLength(1);
  expect(summary({ price: { symbol: 'EXM', regularMarketPrice: 244.6 } }, captureOf({ asOf: '2025-02-14' }))).toEqual([]);
});

test('fields nobody described give no facts, whatever their name', () => {
  expect(quote({ bidSize: 2, sourceInterval: 15, constructor: 7, toString: 8 })).toEqual([]);
});

test('a trailing figure is of twelve months and never of a fiscal year, and without a quarter it has no dictionary name', () => {
  const financialData = { totalRevenue: 5, financialCurrency: 'USD' };
  const foreign = captureOf({ entity: { id: null, ticker: 'EXM', name: 'Example SA' } });
  const [known] = summary({ defaultKeyStatistics: { mostRecentQuarter: 1735344000, lastFiscalYearEnd: 1727481600 }, financialData }, foreign);
  expect([known?.fact.period, known?.column, known?.fact.metric.id]).toEqual([{ kind: 'labelled', fiscal: { year: 2025, part: 'TTM' } }, ['twelve months ended 2024-12-28'], 'revenue']);
  const [january] = summary({ defaultKeyStatistics: { mostRecentQuarter: 1745712000, lastFiscalYearEnd: 1737849600 }, financialData }, foreign);
  expect([january?.fact.period, january?.fact.metric.id]).toEqual([null, null]);
  const [adrift] = summary({ financialData }, foreign);
  expect([adrift?.fact.period, adrift?.fact.metric.id]).toEqual([null, null]);
});

test('what Yahoo defines in its own way does not take the name of the dictionary', () => {
  const facts = summary({ defaultKeyStatistics: { mostRecentQuarter: 1735344000, lastFiscalYearEnd: 1727481600 }, financialData: { freeCashflow: 93833871360, totalDebt: 96798998528, operatingCashflow: 5, financialCurrency: 'USD' } }, captureOf({ entity: null }));
  expect(facts.map((found) => found.fact.metric.id)).toEqual([null, null, 'operating_cash_flow']);
});

test('statement figures of a company that files with the SEC are left to the filing', () => {
  const facts = summary({ defaultKeyStatistics: { mostRecentQuarter: 1735344000, lastFiscalYearEnd: 1727481600, trailingEps: 6.31 }, financialData: { totalRevenue: 395760009216, totalCash: 53774999552, targetMeanPrice: 252.2, financialCurrency: 'USD' }, price: { symbol: 'EXM', currency: 'USD' } });
  expect(facts.map((found) => [found.row[0], found.fact.metric.id])).toEqual([['Earnings per share, trailing', null], ['Revenue, trailing', null], ['Cash and short-term investments', null], ['Price target, mean', 'target_price']]);
});

test('an estimate stands under a scenario and without a dictionary name', () => {
  const [estimate] = summary({ earningsTrend: { trend: [{ period: '0q', endDate: '2025-03-31', earningsEstimate: { avg: { raw: 1.60796, fmt: '1.61' }, earningsCurrency: 'USD' } }] } });
  expect([estimate?.fact.value, estimate?.fact.metric.id, estimate?.fact.dimensions, estimate?.mentions]).toEqual(['1.60796', null, { scenario: "analysts' estimate, avg" }, [{ kind: 'ended', months: 3, end: '2025-03-31' }]]);
});

test('an empty answer holds no facts, another form is refused', () => {
  const read = (text: string): unknown => readYahooQuote({ capture: captureOf(), bytes: new TextEncoder().encode(text) }, tools);
  expect(read('{"quoteResponse":{"result":[],"error":null}}')).toEqual([]);
  expect(() => read('{"finance":{"result":null}}')).toThrow(AssayError);
});
