// The client of the web: a page by its address, and a search. Nothing it brings is an instruction to anybody.
import type { Capturer, CaptureOutcome, CaptureRequest } from '../capture/capture.ts';
import type { Exchange } from '../capture/exchange.ts';
import { sourceFailure } from '../capture/failure.ts';
import { pageEndpoint, withCharset } from './page-endpoint.ts';
import { duckDuckGoEndpoint, tavilyEndpoint } from './search-endpoints.ts';

export type SearchTopic = 'general' | 'news';
export type Search = { readonly query: string; readonly topic: SearchTopic; readonly limit: number; readonly tool: string; readonly signal?: AbortSignal | undefined };

export type Web = {
  /** Who answers a search: Tavily where there is a key. */
  readonly searchesWith: 'Tavily' | 'DuckDuckGo';
  readonly page: (url: string, signal?: AbortSignal) => Promise<CaptureOutcome>;
  readonly search: (asked: Search) => Promise<CaptureOutcome>;
};

/** `outside` is null where no way to connect to a checked address was given: then no page is fetched. */
export function openWeb(tools: { readonly capture: Capturer; readonly outside: Exchange | null; readonly tavilyKey: string | null }): Web {
  const key = tools.tavilyKey ?? '';
  return {
    searchesWith: key === '' ? 'DuckDuckGo' : 'Tavily',
    page: async (address, signal) => {
      const { outside } = tools;
      if (outside === null) return { ok: false, failure: sourceFailure('not-offered', { source: 'Web page', message: 'Pages of the web are not fetched here.', remedy: 'Ask in live mode.' }) };
      const url = new URL(address);
      url.hash = '';
      const wire = { method: 'GET', url: url.href, headers: {}, body: null } as const;
      const send: CaptureRequest['send'] = async (_, limits, conditions) => {
        const exchanged = await outside({ ...wire, headers: conditions }, limits);
        return exchanged.ok ? { ok: true, received: withCharset(exchanged.received) } : exchanged;
      };
      return tools.capture({ endpoint: pageEndpoint, wire, entity: null, asOf: null, signal, send });
    },
    search: async (asked) => (key === '' ? searchDuckDuckGo(asked, tools.capture) : searchTavily(asked, { capture: tools.capture, key })),
  };
}

async function searchTavily({ query, topic, limit, tool, signal }: Search, { capture, key }: { readonly capture: Capturer; readonly key: string }): Promise<CaptureOutcome> {
  const body = JSON.stringify({ query, topic, max_results: limit, search_depth: 'basic', include_answer: false, include_raw_content: false, include_images: false });
  const headers = { 'authorization': `Bearer ${key}`, 'content-type': 'application/json', 'accept': 'application/json' };
  return capture({ endpoint: { ...tavilyEndpoint, tool }, wire: { method: 'POST', url: 'https://api.tavily.com/search', headers, body }, entity: null, asOf: null, secrets: [key], signal });
}

/** The page knows no news of its own: results of the past month for the same words. */
async function searchDuckDuckGo({ query, topic, tool, signal }: Search, capture: Capturer): Promise<CaptureOutcome> {
  const url = new URL('https://html.duckduckgo.com/html/');
  url.searchParams.set('q', topic === 'news' ? `${query} news` : query);
  if (topic === 'news') url.searchParams.set('df', 'm');
  const headers = { 'accept': 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; Assay/0.1)' };
  return capture({ endpoint: { ...duckDuckGoEndpoint, tool }, wire: { method: 'GET', url: url.href, headers, body: null }, entity: null, asOf: null, signal });
}
