// What is agreed about the two searches. Tavily needs a key; DuckDuckGo has no interface, so its page for plain browsers is read.
import { decodeText, readSearchPage } from '@assay/audit/facts';
import { z } from 'zod';
import { checkByReader } from '../capture/check-by-reader.ts';
import { checkForm, jsonOrNothing } from '../capture/check-form.ts';
import type { Endpoint, Explained } from '../capture/endpoint.ts';
import type { Received } from '../capture/wire.ts';

const limits = { headersMs: 20_000, bodyMs: 30_000, maxBytes: 5_000_000 };
const HALF_HOUR = 1_800_000;
const keyRemedy = 'Set TAVILY_API_KEY; a key is free at https://app.tavily.com.';

const tavilyError = z.object({ detail: z.object({ error: z.string() }) });

const tavilyForm = z.object({ results: z.array(z.object({ title: z.string(), url: z.string(), content: z.string().nullable() })) });

/** The words of Tavily's own error, where it gives any. */
function tavilySays({ bytes }: Received): string {
  const read = tavilyError.safeParse(jsonOrNothing(bytes));
  return read.success ? ` It says: ${read.data.detail.error.slice(0, 160).replace(/\.$/, '')}.` : '';
}

function explainTavily(received: Received): Explained | null {
  const said = tavilySays(received);
  if (received.status === 401) return { code: 'missing-key', message: 'Tavily does not know the key.', remedy: keyRemedy };
  if (received.status === 400) return { code: 'refused', message: `Tavily does not take the question.${said}`, remedy: 'Ask in fewer words.' };
  // 432 and 433 are Tavily's own, for what the plan and what is paid for allow.
  return [429, 432, 433].includes(received.status) ? { code: 'rate-limited', message: `Tavily has no further searches for this key now.${said}`, remedy: 'Wait, or unset TAVILY_API_KEY to search with DuckDuckGo.' } : null;
}

export const tavilyEndpoint: Endpoint = {
  tool: 'web_search', reader: 'tavily-search', sourceKind: 'web', sourceName: 'Tavily search', licence: "Tavily's terms; excerpts belong to the pages they are from", ttlMs: HALF_HOUR, limits,
  check: (captured, sha256) => checkForm(tavilyForm, captured) ?? checkByReader(captured, sha256), explain: explainTavily,
};

const blocked: Explained = { code: 'blocked', message: 'DuckDuckGo takes these searches for those of a robot and answers with a challenge.', remedy: `Wait for some minutes. ${keyRemedy}` };

/** A challenge comes with the status of success, sometimes 202: it is no list of nothing. */
const checkDuckDuckGo: Endpoint['check'] = (captured, sha256) => {
  const page = readSearchPage(decodeText(captured.bytes, captured.capture));
  if (page.kind === 'challenge') return { field: 'results', why: 'are not given', as: blocked };
  return page.kind === 'unknown' ? { field: 'results', why: 'is absent' } : checkByReader(captured, sha256);
};

export const duckDuckGoEndpoint: Endpoint = {
  tool: 'web_search', reader: 'duckduckgo-search', sourceKind: 'web', sourceName: 'DuckDuckGo search', licence: "DuckDuckGo's terms; excerpts belong to the pages they are from", ttlMs: HALF_HOUR, limits, check: checkDuckDuckGo,
  explain: ({ status }) => (status === 403 || status === 418 ? blocked : null),
};
