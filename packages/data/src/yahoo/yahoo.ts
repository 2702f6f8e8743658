// The client of Yahoo Finance, through yahoo-finance2 with our fetch. Cookies and crumb live in memory and enter no capture.
import type { Entity, IsoDate } from '@assay/record';
import type { Capturer, CaptureOutcome } from '../capture/capture.ts';
import type { Endpoint } from '../capture/endpoint.ts';
import type { Exchange, Exchanged } from '../capture/exchange.ts';
import type { WireLimits } from '../capture/wire.ts';
import { barsEndpoint, chartEndpoint, fundamentalsEndpoint, newsEndpoint, optionsEndpoint, peerQuotesEndpoint, quoteEndpoint, quoteSummaryEndpoint, searchEndpoint } from './endpoints.ts';
import type { ModuleOptions, Visitor } from './visit.ts';

export const summaryModules = ['price', 'quoteType', 'summaryDetail', 'defaultKeyStatistics', 'financialData', 'assetProfile', 'earningsTrend'] as const;

/** The modules that our tools read. */
export type SummaryModule = NonNullable<Extract<Parameters<Visitor['quoteSummary']>[1], { modules?: unknown }>['modules']> extends infer Names ? (Names extends readonly (infer Name)[] ? Name : never) : never;

export type YahooAsked = { readonly entity: Entity | null; readonly asOf: IsoDate | null; readonly signal?: AbortSignal | undefined };
/** The last `days` up to today; for a past `asOf` those before it and all since. */
export type Window = { readonly days: number; readonly today: IsoDate };

export type StatementModule = 'financials' | 'balance-sheet' | 'cash-flow';
export type StatementSpan = 'annual' | 'quarterly' | 'trailing';

export type Yahoo = {
  /** Daily bars with dividends and splits. */
  readonly chart: (symbol: string, window: Window, asked: YahooAsked) => Promise<CaptureOutcome>;
  /** The same sessions with range and volume. */
  readonly bars: (symbol: string, window: Window, asked: YahooAsked) => Promise<CaptureOutcome>;
  readonly quote: (symbol: string, asked: YahooAsked) => Promise<CaptureOutcome>;
  /** The quotes of several symbols in one answer; symbols that Yahoo does not know are not in it. */
  readonly quotes: (symbols: readonly string[], asked: YahooAsked) => Promise<CaptureOutcome>;
  readonly quoteSummary: (symbol: string, asked: YahooAsked) => Promise<CaptureOutcome>;
  /** Some modules of the summary, under the endpoint of the tool that asks for them. */
  readonly modules: (symbol: string, modules: readonly SummaryModule[], asked: YahooAsked & { readonly endpoint: Endpoint }) => Promise<CaptureOutcome>;
  readonly fundamentals: (symbol: string, span: 'annual' | 'quarterly', asked: YahooAsked & { readonly window: Window }) => Promise<CaptureOutcome>;
  /** The lines of one statement, under the endpoint of the tool that asks for it. */
  readonly statement: (symbol: string, wanted: { readonly module: StatementModule; readonly span: StatementSpan }, asked: YahooAsked & { readonly window: Window; readonly endpoint: Endpoint }) => Promise<CaptureOutcome>;
  /** The expiries of a share's options, and the contracts of one: of the day given (midnight, UTC), else of the first. */
  readonly options: (symbol: string, expiry: IsoDate | null, asked: YahooAsked) => Promise<CaptureOutcome>;
  /** Symbols that match some words. */
  readonly search: (query: string, limit: number, asked: YahooAsked) => Promise<CaptureOutcome>;
  readonly news: (symbol: string, limit: number, asked: YahooAsked) => Promise<CaptureOutcome>;
};

type Call = (visitor: Visitor, options: ModuleOptions) => Promise<unknown>;

export function openYahoo(tools: { readonly capture: Capturer }): Yahoo {
  const visits = openVisits();
  const ask = (endpoint: Endpoint, url: string, request: YahooAsked & { readonly call: Call }): Promise<CaptureOutcome> => tools.capture({
    endpoint, entity: request.entity, asOf: request.asOf, signal: request.signal,
    wire: { method: 'GET', url, headers: {}, body: null },
    send: (exchange, limits) => visits(request.call, { exchange, limits }),
  });
  const modules: Yahoo['modules'] = (symbol, names, asked) => {
    const url = `https://query2.finance.yahoo.com/v10/finance/quoteSummary/${encodeURIComponent(symbol)}?formatted=false&modules=${names.join(',')}`;
    return ask(asked.endpoint, url, { ...asked, call: (visitor, options) => visitor.quoteSummary(symbol, { modules: [...names] }, options) });
  };
  return {
    chart: (symbol, window, asked) => {
      const url = `https://query2.finance.yahoo.com/v8/finance/chart/${encodeURIComponent(symbol)}?interval=1d&events=div%7Csplit&${windowKey(window, asked.asOf)}`;
      return ask(chartEndpoint, url, { ...asked, call: (visitor, options) => visitor.chart(symbol, { ...secondsOf(window, asked.asOf), interval: '1d', events: 'div|split', includePrePost: false }, options) });
    },
    bars: (symbol, window, asked) => {
      const url = `https://query2.finance.yahoo.com/v8/finance/chart/${encodeURIComponent(symbol)}?interval=1d&events=div%7Csplit%7Cearn&${windowKey(window, asked.asOf)}`;
      return ask(barsEndpoint, url, { ...asked, call: (visitor, options) => visitor.chart(symbol, { ...secondsOf(window, asked.asOf), interval: '1d', events: 'div|split|earn', includePrePost: false }, options) });
    },
    quote: (symbol, asked) => ask(quoteEndpoint, `https://query2.finance.yahoo.com/v7/finance/quote?symbols=${encodeURIComponent(symbol)}`, { ...asked, call: (visitor, options) => visitor.quote(symbol, {}, options) }),
    quotes: (symbols, asked) => ask(peerQuotesEndpoint, `https://query2.finance.yahoo.com/v7/finance/quote?symbols=${symbols.map(encodeURIComponent).join(',')}`, { ...asked, call: (visitor, options) => visitor.quote([...symbols], {}, options) }),
    quoteSummary: (symbol, asked) => modules(symbol, summaryModules, { ...asked, endpoint: quoteSummaryEndpoint }),
    modules,
    fundamentals: (symbol, span, asked) => {
      const url = `https://query1.finance.yahoo.com/ws/fundamentals-timeseries/v1/finance/timeseries/${encodeURIComponent(symbol)}?type=${span}&${windowKey(asked.window, asked.asOf)}`;
      return ask(fundamentalsEndpoint, url, { ...asked, call: (visitor, options) => visitor.fundamentalsTimeSeries(symbol, { ...secondsOf(asked.window, asked.asOf), type: span, module: 'all' }, options) });
    },
    statement: (symbol, { module, span }, asked) => {
      const url = `https://query1.finance.yahoo.com/ws/fundamentals-timeseries/v1/finance/timeseries/${encodeURIComponent(symbol)}?type=${span}&module=${module}&${windowKey(asked.window, asked.asOf)}`;
      return ask(asked.endpoint, url, { ...asked, call: (visitor, options) => visitor.fundamentalsTimeSeries(symbol, { ...secondsOf(asked.window, asked.asOf), type: span, module }, options) });
    },
    options: (symbol, expiry, asked) => {
      const url = `https://query2.finance.yahoo.com/v7/finance/options/${encodeURIComponent(symbol)}${expiry === null ? '' : `?date=${expiry}`}`;
      return ask(optionsEndpoint, url, { ...asked, call: (visitor, options) => visitor.options(symbol, expiry === null ? {} : { date: new Date(`${expiry}T00:00:00Z`) }, options) });
    },
    search: (query, limit, asked) => ask(searchEndpoint, searchUrl(query, 'quotesCount', limit), { ...asked, call: (visitor, options) => visitor.search(query, { quotesCount: limit, newsCount: 0 }, options) }),
    news: (symbol, limit, asked) => ask(newsEndpoint, searchUrl(symbol, 'newsCount', limit), { ...asked, call: (visitor, options) => visitor.search(symbol, { quotesCount: 1, newsCount: limit }, options) }),
  };
}

/** In the cache a window goes by its length: yesterday's answer is an older copy of today's, not an answer to another question. */
function windowKey({ days }: Window, asOf: IsoDate | null): string {
  return `days=${String(days)}${asOf === null ? '' : `&asOf=${asOf}`}`;
}

function searchUrl(query: string, counted: 'quotesCount' | 'newsCount', limit: number): string {
  return `https://query2.finance.yahoo.com/v1/finance/search?q=${encodeURIComponent(query)}&${counted}=${String(limit)}`;
}

const DAY_SECONDS = 86_400;

/** From the first day's midnight to the end of today, UTC. Up to today also for a past day: the reader needs the splits since then. */
function secondsOf({ days, today }: Window, asOf: IsoDate | null): { readonly period1: number; readonly period2: number } {
  const midnight = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`) / 1000;
  return { period1: midnight(asOf ?? today) - days * DAY_SECONDS, period2: midnight(today) + DAY_SECONDS };
}

/** One visitor serves all calls. When its cookie is refused a new one is sent, once. The library is loaded when first needed: it takes a tenth of a second. */
function openVisits(): (call: Call, way: { readonly exchange: Exchange; readonly limits: WireLimits }) => Promise<Exchanged> {
  let current: Visitor | null = null;
  return async (call, way) => {
    const { newVisitor, visit } = await import('./visit.ts');
    const go = async (): Promise<Exchanged> => {
      const visitor = current ?? newVisitor();
      current = visitor;
      return visit({ ...way, call: (options) => call(visitor, options) });
    };
    const first = await go();
    if (!first.ok || first.received.status !== 401) return first;
    current = null;
    return go();
  };
}
