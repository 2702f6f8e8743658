// The client of StockTwits' public stream of messages on one symbol. No key; 200 requests an hour.
import type { Capturer, CaptureOutcome } from '../capture/capture.ts';
import { z } from 'zod';
import { checkByReader } from '../capture/check-by-reader.ts';
import { checkForm } from '../capture/check-form.ts';
import type { Endpoint } from '../capture/endpoint.ts';
import type { Asked } from '../edgar/edgar.ts';

const MINUTE = 60_000;

/** Where the labels would move elsewhere, all messages would seem to have none: so each must have their place. */
const form = z.object({ messages: z.array(z.object({ body: z.string(), created_at: z.string(), entities: z.object({ sentiment: z.object({ basic: z.string().nullish() }).nullish() }) })) });

export const messagesEndpoint: Endpoint = {
  tool: 'get_stocktwits_sentiment', reader: 'stocktwits-messages', sourceKind: 'web', sourceName: 'StockTwits messages', licence: "StockTwits' terms; messages belong to their writers", ttlMs: 5 * MINUTE,
  limits: { headersMs: 15_000, bodyMs: 30_000, maxBytes: 3_000_000 }, check: (captured, sha256) => checkForm(form, captured) ?? checkByReader(captured, sha256),
  explain: ({ status, mediaType }) => {
    if (status === 404) return { code: 'not-found', message: 'StockTwits knows no such symbol.' };
    if (status === 429) return { code: 'rate-limited', message: 'StockTwits has no further answers for this address now: 200 an hour.', remedy: 'Wait for an hour.' };
    return status === 403 && mediaType === 'text/html' ? { code: 'blocked', message: 'StockTwits lets only browsers in from this address.', remedy: 'Try again later, or from another network.' } : null;
  },
};

export type StockTwits = { readonly messages: (symbol: string, asked: Asked) => Promise<CaptureOutcome> };

export function openStockTwits({ capture }: { readonly capture: Capturer }): StockTwits {
  return {
    messages: (symbol, asked) => capture({
      endpoint: messagesEndpoint, ...asked, wire: { method: 'GET', url: `https://api.stocktwits.com/api/2/streams/symbol/${encodeURIComponent(symbol)}.json?limit=30`, headers: { accept: 'application/json' }, body: null },
    }),
  };
}
