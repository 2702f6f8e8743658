// Answers of the live services for one made-up company: small, complete, and without any recording.
import { addDays, type IsoDate } from '@assay/record';
import type { Fetch } from '../effects.ts';
import { textAnswer, yahooVisit, type Answerer } from './replay-server.ts';

export type MadeUp = { readonly cik: string; readonly ticker: string; readonly name: string; readonly today: IsoDate };

export const example: MadeUp = { cik: '0009912345', ticker: 'EXMPL', name: 'Example Works Inc.', today: '2025-07-31' };

const json = (value: unknown): ReturnType<typeof textAnswer> => textAnswer(JSON.stringify(value));
const secondsOf = (day: IsoDate, time: string): number => Date.parse(`${day}T${time}Z`) / 1000;

/** The SEC's three documents. */
export function madeUpEdgar(company: MadeUp): Answerer {
  const row = (year: number, val: number): object => ({ start: `${String(year)}-01-01`, end: `${String(year)}-12-31`, val, accn: `k-${String(year)}`, fy: year, fp: 'FY', form: '10-K', filed: `${String(year + 1)}-02-14` });
  const concept = (label: string, unit: string, values: readonly number[]): object => ({ label, description: label, units: { [unit]: values.map((val, at) => row(2020 + at, val)) } });
  const facts = { Revenues: concept('Revenues', 'USD', [100e6, 110e6, 121e6, 130e6, 150e6]), NetIncomeLoss: concept('Net income', 'USD', [10e6, 11e6, 12e6, 13e6, 18e6]), EarningsPerShareDiluted: concept('Diluted EPS', 'USD/shares', [1, 1.1, 1.2, 1.3, 1.8]) };
  const filings = { accessionNumber: ['k-2024', 'f4'], filingDate: ['2025-02-14', '2025-02-10'], reportDate: ['2024-12-31', ''], form: ['10-K', '4'], primaryDocument: ['k.htm', 'xslF345X05/form4.xml'] };
  return ({ url }) => {
    if (url === 'https://www.sec.gov/files/company_tickers.json') return json({ 0: { cik_str: Number(company.cik), ticker: company.ticker, title: company.name } });
    if (url === `https://data.sec.gov/api/xbrl/companyfacts/CIK${company.cik}.json`) return json({ cik: Number(company.cik), entityName: company.name, facts: { 'us-gaap': facts } });
    if (url.endsWith('/f4/form4.xml')) return textAnswer(ownershipForm(company), { mediaType: 'text/xml' });
    if (url !== `https://data.sec.gov/submissions/CIK${company.cik}.json`) return null;
    return json({ cik: company.cik, name: company.name, sic: '3571', sicDescription: 'Electronic Computers', tickers: [company.ticker], exchanges: ['Nasdaq'], fiscalYearEnd: '1231', filings: { recent: filings, files: [] } });
  };
}

/** A director's purchase on the open market. */
function ownershipForm({ cik, name, ticker }: MadeUp): string {
  const value = (tag: string, text: string): string => `<${tag}><value>${text}</value></${tag}>`;
  const trade = `${value('securityTitle', 'Common Stock')}${value('transactionDate', '2025-02-07')}<transactionCoding><transactionCode>P</transactionCode></transactionCoding><transactionAmounts>${value('transactionShares', '1500')}${value('transactionPricePerShare', '21.40')}${value('transactionAcquiredDisposedCode', 'A')}</transactionAmounts>`;
  return `<ownershipDocument><documentType>4</documentType><issuer><issuerCik>${cik}</issuerCik><issuerName>${name}</issuerName><issuerTradingSymbol>${ticker}</issuerTradingSymbol></issuer><reportingOwner><reportingOwnerId><rptOwnerCik>0000000009</rptOwnerCik><rptOwnerName>FERN ROBIN</rptOwnerName></reportingOwnerId><reportingOwnerRelationship><isDirector>1</isDirector></reportingOwnerRelationship></reportingOwner><nonDerivativeTable><nonDerivativeTransaction>${trade}</nonDerivativeTransaction></nonDerivativeTable></ownershipDocument>`;
}

/** Chart, quote and summary; the quote and the summary need the crumb that the visit gives. */
export function madeUpYahoo(company: MadeUp): Answerer {
  const days = Array.from({ length: 30 }, (_, at) => addDays(company.today, at - 30));
  const common = { symbol: company.ticker, currency: 'USD', longName: company.name };
  const meta = { ...common, instrumentType: 'EQUITY', exchangeTimezoneName: 'America/New_York', gmtoffset: -14400, dataGranularity: '1d', regularMarketTime: secondsOf(company.today, '20:00:01') };
  const chart = { meta, timestamp: days.map((day) => secondsOf(day, '13:30:00')), indicators: { quote: [{ close: days.map((_, at) => 20 + at / 10) }] }, events: {} };
  const quote = { ...common, quoteType: 'EQUITY', financialCurrency: 'USD', regularMarketTime: meta.regularMarketTime, exchangeTimezoneName: meta.exchangeTimezoneName, regularMarketPrice: 22.9, trailingPE: 12.7, marketCap: 229e6 };
  const summary = { price: { ...common, regularMarketTime: meta.regularMarketTime, regularMarketPrice: 22.9 }, financialData: { financialCurrency: 'USD', grossMargins: 0.4 } };
  return (request) => {
    const { host, pathname, searchParams } = new URL(request.url);
    if (!host.endsWith('.yahoo.com')) return null;
    if (pathname === `/v8/finance/chart/${company.ticker}`) return json({ chart: { result: [chart], error: null } });
    const fund = fundIn(pathname);
    if (fund !== null) return json({ chart: { result: [{ ...chart, meta: { ...meta, symbol: fund, longName: `Fund ${fund}`, instrumentType: 'ETF' } }], error: null } });
    const isPrivate = pathname === '/v7/finance/quote' || pathname.startsWith('/v10/finance/quoteSummary/');
    if (isPrivate && (searchParams.get('crumb') !== 'test-crumb-value' || !(request.headers.get('cookie') ?? '').includes('A3=test-cookie-value'))) return textAnswer('{"finance":{"result":null,"error":{"code":"Unauthorized","description":"Invalid Crumb"}}}', { status: 401 });
    if (pathname === '/v7/finance/quote') return json({ quoteResponse: { result: quotesOf(searchParams.get('symbols') ?? '', quote), error: null } });
    return isPrivate ? json({ quoteSummary: { result: [summary], error: null } }) : yahooVisit(request);
  };
}

function fundIn(pathname: string): string | null {
  return /^\/v8\/finance\/chart\/(SPY|XL[A-Z]{1,2})$/.exec(pathname)?.[1] ?? null;
}

function quotesOf(asked: string, quote: object): object[] {
  const symbols = asked.split(',');
  return symbols.length < 2 ? [quote] : symbols.map((symbol) => ({ ...quote, symbol, longName: `Company ${symbol}` }));
}

/** Two observations of any series, for any key. */
export const madeUpFred: Answerer = ({ url }) => (new URL(url).host === 'api.stlouisfed.org' ? json({ observations: [{ date: '2025-06-01', value: '4.33' }, { date: '2025-07-01', value: '.' }] }) : null);

/** A fetch inside the process: the first answerer that knows the address; the others are a network error. */
export function answeringFetch(...answerers: readonly Answerer[]): Fetch {
  return async (url, init) => {
    init?.signal?.throwIfAborted();
    const asked = { method: init?.method ?? 'GET', url, headers: new Headers(init?.headers), body: typeof init?.body === 'string' ? init.body : '' };
    for (const answerer of answerers) {
      const found = answerer(asked);
      if (found !== null) return new Response(found.status === 304 ? null : Uint8Array.from(found.bytes), { status: found.status, headers: headersOf(found.headers) });
    }
    return Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(`no route to ${new URL(url).host}`), { code: 'ENOTFOUND' }) }));
  };
}

function headersOf(given: Readonly<Record<string, string | readonly string[]>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) for (const one of typeof value === 'string' ? [value] : value) headers.append(name, one);
  return headers;
}
