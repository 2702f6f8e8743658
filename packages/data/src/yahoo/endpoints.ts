// What is agreed about Yahoo's responses. The service is undocumented: every form is checked by its reader, and nothing beyond it is relied on.
import { readFacts } from '@assay/audit/facts';
import { parseJson } from '@assay/record';
import { z } from 'zod';
import { closedUntil } from '../calendar/closed-market.ts';
import type { Endpoint } from '../capture/endpoint.ts';
import { checkByReader } from '../capture/check-by-reader.ts';
import type { Received } from '../capture/wire.ts';
import { exchangeOfSymbol } from './exchange-of-symbol.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const errorEnvelope = z.record(z.string(), z.object({ error: z.object({ code: z.string(), description: z.string() }) }));

/** Yahoo's error answers are JSON under the name of the service: `{"quoteSummary": {"error": {"code": "Not Found", …}}}`. */
function explain({ status, bytes }: Received): ReturnType<NonNullable<Endpoint['explain']>> {
  if (status === 401) return { code: 'refused', message: 'Yahoo Finance does not accept its own cookie any more.', remedy: 'Try again; the cookie is fetched anew.' };
  try {
    const read = errorEnvelope.safeParse(parseJson(new TextDecoder().decode(bytes)));
    const said = read.success ? Object.values(read.data)[0]?.error : undefined;
    return said?.code === 'Not Found' ? { code: 'not-found', message: `Yahoo Finance: ${said.description.slice(0, 200)}.` } : null;
  } catch {
    return null;
  }
}

/** Yahoo answers an unknown symbol with an empty list and status 200. */
const checkQuote: Endpoint['check'] = (captured, sha256) => checkByReader(captured, sha256)
  ?? (readFacts(captured, { sha256 }).length > 0 ? null : { field: 'quoteResponse/result', why: 'holds no quote: Yahoo does not know the symbol' });

const common = {
  licence: "Yahoo's terms of service: for the reader's own use, not for redistribution", explain, check: checkByReader,
  limits: { headersMs: 15_000, bodyMs: 30_000, maxBytes: 20_000_000 },
} as const;

/** Prices of a closed market live until it opens; of several markets, until the first does. */
function closedUntilOf(url: string, receivedAt: Date): Date | null {
  const { pathname, searchParams } = new URL(url);
  const symbols = searchParams.get('symbols')?.split(',') ?? [decodeURIComponent(pathname.split('/').at(-1) ?? '')];
  const openings = symbols.map((symbol) => {
    const exchange = exchangeOfSymbol(symbol);
    return exchange === null ? null : closedUntil(receivedAt, exchange);
  });
  return openings.reduce((first, opening) => (first === null || opening === null ? null : opening < first ? opening : first));
}

const prices = { ...common, sourceKind: 'market', freshUntil: closedUntilOf } as const satisfies Partial<Endpoint>;

export const chartEndpoint: Endpoint = { ...prices, tool: 'get_historical_prices', reader: 'yahoo-chart', sourceName: 'Yahoo Finance chart', ttlMs: 15 * MINUTE };
export const quoteEndpoint: Endpoint = { ...prices, tool: 'get_current_price', reader: 'yahoo-quote', sourceName: 'Yahoo Finance quote', ttlMs: MINUTE, check: checkQuote };
/** Quotes of the companies that another is held beside. */
export const peerQuotesEndpoint: Endpoint = { ...quoteEndpoint, tool: 'get_peer_quotes', sourceName: 'Yahoo Finance quotes of peers', ttlMs: 15 * MINUTE };
export const quoteSummaryEndpoint: Endpoint = { ...common, tool: 'get_stock_info', reader: 'yahoo-quote-summary', sourceKind: 'aggregator', sourceName: 'Yahoo Finance summary', ttlMs: 6 * HOUR };
/** The same chart, read whole. */
export const barsEndpoint: Endpoint = { ...chartEndpoint, reader: 'yahoo-bars', sourceName: 'Yahoo Finance daily bars' };
export const optionsEndpoint: Endpoint = { ...prices, tool: 'get_options_overview', reader: 'yahoo-options', sourceName: 'Yahoo Finance options', ttlMs: 15 * MINUTE };
export const searchEndpoint: Endpoint = { ...common, tool: 'search_stocks', reader: 'yahoo-search', sourceKind: 'aggregator', sourceName: 'Yahoo Finance search', ttlMs: HOUR };
export const newsEndpoint: Endpoint = { ...searchEndpoint, tool: 'get_stock_news', sourceKind: 'web', sourceName: 'Yahoo Finance news', ttlMs: 15 * MINUTE };
export const fundamentalsEndpoint: Endpoint = { ...common, tool: 'get_financial_metrics', reader: 'yahoo-fundamentals', sourceKind: 'aggregator', sourceName: 'Yahoo Finance fundamentals', ttlMs: 24 * HOUR };

/** The endpoint of one tool. The dated statistics of an aggregator, unless it says otherwise. */
export function yahooTool({ tool, reader, sourceName, ttlHours, sourceKind = 'aggregator' }: { readonly tool: string; readonly reader: string; readonly sourceName: string; readonly ttlHours: number; readonly sourceKind?: Endpoint['sourceKind'] }): Endpoint {
  return { ...common, tool, reader, sourceKind, sourceName, ttlMs: ttlHours * HOUR };
}
