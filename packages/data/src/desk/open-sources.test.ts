import { expect, test } from 'vitest';
import { openCapturer } from '../capture/capture.ts';
import { openExchange } from '../capture/exchange.ts';
import { openMemoryStore } from '../capture/memory-store.ts';
import type { Fetch } from '../effects.ts';
import { nodeSha256 } from '../testing/node-sha256.ts';
import { textAnswer } from '../testing/replay-server.ts';
import { answeringFetch } from '../testing/synthetic-world.ts';
import { openVirtualTime } from '../testing/virtual-time.ts';
import { openSources } from './open-sources.ts';

const keys = { fmpKey: 'canary-fmp-0123456789', tavilyKey: 'canary-tavily-0123456789', redditKey: { id: 'canary-reddit-id', secret: 'canary-reddit-secret' } };
const bodies: Readonly<Record<string, unknown>> = {
  'financialmodelingprep.com': [{ symbol: 'EXMPL', rating: 'A', overallScore: 4 }], 'api.tavily.com': { results: [] }, 'www.reddit.com': { access_token: 'canary-token', expires_in: 3600 }, 'oauth.reddit.com': { data: { children: [] } },
};

test.each(['good answers', 'errors that repeat the request'])('keys and tokens go out with the requests and stand in no stored byte, capture or message: %s [DATA-SECRET-1]', async (kind) => {
  const time = openVirtualTime();
  const store = openMemoryStore();
  const sent: string[] = [];
  const world = answeringFetch(({ url, headers }) => {
    const host = new URL(url).host;
    const isError = kind !== 'good answers' && host !== 'www.reddit.com';
    return isError ? textAnswer(`{"detail":{"error":"bad key ${headers.get('apikey') ?? headers.get('authorization') ?? ''}"}}`, { status: 432 }) : textAnswer(JSON.stringify(bodies[host]));
  });
  const fetch: Fetch = (url, init) => {
    sent.push(JSON.stringify([url, [...new Headers(init?.headers)], init?.body ?? null]));
    return world(url, init);
  };
  const manners = { ...time, random: () => 0, firstContactMs: 3000, onSilent: () => undefined };
  const { fmp, web, reddit } = openSources(openCapturer({ exchange: openExchange({ ...manners, fetch }), store, clock: time.clock, sha256: nodeSha256, replay: false }), manners, { contact: null, ...keys });
  const asked = { entity: null, asOf: null };
  const outcomes = await time.settle(Promise.all([fmp.rating('EXMPL', asked), web.search({ query: 'example', topic: 'general', limit: 5, tool: 'web_search' }), reddit.posts('EXMPL', asked)]));
  const said = outcomes.map((outcome) => JSON.stringify(outcome.ok ? outcome.captured.capture : [outcome.failure.message, outcome.failure.remedy, outcome.failure.captured?.capture.request])).join();
  const stored = await Promise.all((await store.list('')).map(async (key) => new TextDecoder().decode((await store.get(key)) ?? new Uint8Array())));
  expect([...stored, said].filter((text) => /canary|Y2FuYXJ5/.test(text))).toEqual([]);
  for (const canary of ['canary-fmp', 'canary-tavily', 'canary-token', btoa('canary-reddit-id:canary-reddit-secret')]) expect(sent.join()).toContain(canary);
});
