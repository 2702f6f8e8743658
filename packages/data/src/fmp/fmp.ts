// The client of Financial Modeling Prep. A key is required and goes in a header.
import type { Capturer, CaptureOutcome } from '../capture/capture.ts';
import type { Endpoint } from '../capture/endpoint.ts';
import { sourceFailure } from '../capture/failure.ts';
import type { Asked } from '../edgar/edgar.ts';
import { earningsEndpoint, estimatesEndpoint, keyRemedy, ratingEndpoint } from './endpoints.ts';

export type Fmp = {
  readonly estimates: (symbol: string, period: 'annual' | 'quarter', asked: Asked) => Promise<CaptureOutcome>;
  readonly rating: (symbol: string, asked: Asked) => Promise<CaptureOutcome>;
  /** Reports of the past and of the days to come, newest first. */
  readonly earnings: (symbol: string, asked: Asked) => Promise<CaptureOutcome>;
};

export function openFmp(tools: { readonly capture: Capturer; readonly key: string | null }): Fmp {
  const key = tools.key ?? '';

  async function ask(endpoint: Endpoint, query: Readonly<Record<string, string>>, asked: Asked): Promise<CaptureOutcome> {
    if (key === '') return { ok: false, failure: sourceFailure('missing-key', { source: endpoint.sourceName, message: 'FMP was not asked: it needs a key.', remedy: keyRemedy }) };
    const url = new URL(`https://financialmodelingprep.com/stable/${paths[endpoint.tool] ?? ''}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return tools.capture({ endpoint, ...asked, wire: { method: 'GET', url: url.href, headers: { accept: 'application/json', apikey: key }, body: null }, secrets: [key] });
  }

  return {
    estimates: (symbol, period, asked) => ask(estimatesEndpoint, { symbol, period, page: '0', limit: '10' }, asked),
    rating: (symbol, asked) => ask(ratingEndpoint, { symbol }, asked),
    earnings: (symbol, asked) => ask(earningsEndpoint, { symbol, limit: '40' }, asked),
  };
}

const paths: Readonly<Record<string, string>> = { [estimatesEndpoint.tool]: 'analyst-estimates', [ratingEndpoint.tool]: 'ratings-snapshot', [earningsEndpoint.tool]: 'earnings' };
