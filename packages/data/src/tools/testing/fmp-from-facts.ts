// Answers FMP's stable interface in its documented form (fields of ../shared/recorded/fmp/stable-shapes.json) from figures recorded elsewhere: estimates and
// results from Yahoo's modules of the same company, the rating from FMP's own older interface. Reports are dated by the end of their quarter.
import { parseJson } from '@assay/record';
import type { Recordings } from '../../testing/recordings.ts';
import { textAnswer, type Answerer } from '../../testing/replay-server.ts';
import { at, listIn, textIn } from '../read-capture.ts';

export function fmpFromFacts(recordings: Recordings): Answerer {
  const json = (endpoint: string, ends: string): unknown => {
    const entry = recordings.entries.find((candidate) => candidate.endpoint === endpoint && candidate.file.endsWith(ends));
    return entry === undefined ? null : parseJson(new TextDecoder().decode(recordings.read(entry).bytes));
  };
  return ({ url, headers }) => {
    const { host, pathname, searchParams } = new URL(url);
    if (host !== 'financialmodelingprep.com') return null;
    if ((headers.get('apikey') ?? '') === '') return textAnswer('{"Error Message":"Invalid API KEY. Feel free to create a Free API Key."}', { status: 401 });
    const symbol = searchParams.get('symbol') ?? '';
    const modules = at(json('quoteSummary/all', `quoteSummary-all-${symbol}.json`), '/quoteSummary/result/0');
    const rows: Readonly<Record<string, () => unknown[]>> = {
      '/stable/analyst-estimates': () => estimates(symbol, modules, searchParams.get('period') === 'quarter' ? 'q' : 'y'), '/stable/earnings': () => earnings(symbol, modules), '/stable/ratings-snapshot': () => ratings(symbol, json('v3/rating', `${symbol}_6dbf.json`)),
    };
    const give = rows[pathname];
    return give === undefined ? null : textAnswer(JSON.stringify(give()));
  };
}

function raw(value: unknown, path: string): unknown {
  return at(value, `${path}/raw`) ?? null;
}

function estimates(symbol: string, modules: unknown, span: 'q' | 'y'): unknown[] {
  return listIn(modules, '/earningsTrend/trend').filter((row) => ['0', '+1'].some((horizon) => textIn(row, 'period') === `${horizon}${span}`)).map((row) => ({
    symbol, date: textIn(row, 'endDate'), revenueLow: raw(row, 'revenueEstimate/low'), revenueHigh: raw(row, 'revenueEstimate/high'), revenueAvg: raw(row, 'revenueEstimate/avg'),
    epsAvg: raw(row, 'earningsEstimate/avg'), epsHigh: raw(row, 'earningsEstimate/high'), epsLow: raw(row, 'earningsEstimate/low'), numAnalystsRevenue: raw(row, 'revenueEstimate/numberOfAnalysts'), numAnalystsEps: raw(row, 'earningsEstimate/numberOfAnalysts'),
  })).toReversed();
}

function earnings(symbol: string, modules: unknown): unknown[] {
  const revenues = listIn(modules, '/earnings/financialsChart/quarterly');
  const past = listIn(modules, '/earningsHistory/history').map((row, index) => ({
    symbol, date: textIn(row, 'quarter/fmt'), epsActual: raw(row, 'epsActual'), epsEstimated: raw(row, 'epsEstimate'), revenueActual: at(revenues[index], 'revenue/raw') ?? at(revenues[index], 'revenue') ?? null, revenueEstimated: null, lastUpdated: '2025-02-28',
  }));
  const next = listIn(modules, '/earningsTrend/trend').filter((row) => textIn(row, 'period') === '0q').map((row) => ({ symbol, date: textIn(row, 'endDate'), epsActual: null, epsEstimated: raw(row, 'earningsEstimate/avg'), revenueActual: null, revenueEstimated: raw(row, 'revenueEstimate/avg'), lastUpdated: '2025-02-28' }));
  return [...next, ...past.toReversed()];
}

function ratings(symbol: string, old: unknown): unknown[] {
  const row = at(old, '/0');
  if (row === undefined) return [];
  const score = (name: string): unknown => at(row, `ratingDetails${name}Score`);
  return [{
    symbol, rating: textIn(row, 'rating'), overallScore: at(row, 'ratingScore'), discountedCashFlowScore: score('DCF'), returnOnEquityScore: score('ROE'), returnOnAssetsScore: score('ROA'), debtToEquityScore: score('DE'), priceToEarningsScore: score('PE'), priceToBookScore: score('PB'),
  }];
}
