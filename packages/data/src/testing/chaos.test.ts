// Every client against every way in which services fail, over true sockets: a typed failure with its bytes, or a success after another try;
// and nothing wrong in the cache.
import { afterEach, describe, expect, test } from 'vitest';
import { openCapturer, type CaptureOutcome } from '../capture/capture.ts';
import { openExchange } from '../capture/exchange.ts';
import { openMemoryStore } from '../capture/memory-store.ts';
import type { Store } from '../capture/store.ts';
import { openSources } from '../desk/open-sources.ts';
import type { Fetch, Sleep } from '../effects.ts';
// Loaded before a test counts its time.
import '../yahoo/visit.ts';
import { startMisbehavingServer, type Misbehaviour } from './misbehaving-server.ts';
import { nodeSha256 } from './node-sha256.ts';
import { realClock, realSleep } from './real-time.ts';
import { textAnswer, type Answer } from './replay-server.ts';
import { answeringFetch, example, madeUpEdgar, madeUpFred, madeUpYahoo } from './synthetic-world.ts';

type Sources = ReturnType<typeof openSources>;
type Client = { readonly ask: (sources: Sources) => Promise<CaptureOutcome>; readonly good: Answer | null };

const asked = { entity: null, asOf: null };
const json = (value: unknown): Answer => textAnswer(JSON.stringify(value));
const symbol = example.ticker;

/** Where `good` is null the made-up world has the answer. */
const clients: Readonly<Record<string, Client>> = {
  'SEC': { ask: ({ edgar }) => edgar.companyFacts(example.cik, asked), good: null },
  'Yahoo': { ask: ({ yahoo }) => yahoo.chart(symbol, { days: 30, today: example.today }, asked), good: null },
  'FRED': { ask: ({ fred }) => fred.observations('UNRATE', { asOf: null, today: example.today }), good: null },
  'FMP estimates': { ask: ({ fmp }) => fmp.estimates(symbol, 'annual', asked), good: json([{ symbol, date: '2025-12-31', revenueAvg: 100, epsAvg: 2 }]) },
  'FMP earnings': { ask: ({ fmp }) => fmp.earnings(symbol, asked), good: json([{ symbol, date: '2025-05-01', epsActual: 2, epsEstimated: 1 }]) },
  'FMP rating': { ask: ({ fmp }) => fmp.rating(symbol, asked), good: json([{ symbol, rating: 'A', overallScore: 4 }]) },
  'StockTwits': { ask: ({ stocktwits }) => stocktwits.messages(symbol, asked), good: json({ symbol: { symbol }, messages: [{ body: 'up', created_at: '2025-07-31T11:00:00Z', entities: { sentiment: null } }] }) },
  'Reddit': { ask: ({ reddit }) => reddit.posts(symbol, asked), good: json({ data: { children: [{ kind: 't3', data: { id: 'a', title: 'x', subreddit: 'stocks', score: 1, num_comments: 2, created_utc: 1753920000 } }] } }) },
  'Tavily': { ask: ({ web }) => web.search({ query: 'example', topic: 'general', limit: 5, tool: 'web_search' }), good: json({ results: [{ title: 'x', url: 'https://example.com/', content: 'Sales of 5.' }] }) },
  'DuckDuckGo': { ask: ({ web }) => web.search({ query: 'example', topic: 'general', limit: 5, tool: 'web_search' }), good: textAnswer('<div id="links"><div class="result"><a class="result__a" href="https://example.com/">x</a></div></div>', { mediaType: 'text/html' }) },
};
const names = Object.keys(clients);

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Waits between tries are cut to nothing; deadlines to what a local server keeps easily. */
const impatient: Sleep = (ms, signal) => realSleep(signal === undefined ? Math.min(ms, 2) : Math.min(ms, 400), signal);

async function askThrough(name: string, fetch: Fetch): Promise<{ readonly outcome: CaptureOutcome; readonly store: Store }> {
  const store = openMemoryStore();
  const manners = { clock: realClock, sleep: impatient, random: () => 0, firstContactMs: 3000, onSilent: () => undefined };
  const capture = openCapturer({ exchange: openExchange({ ...manners, fetch }), store, clock: realClock, sha256: nodeSha256, replay: false });
  const sources = openSources(capture, manners, { contact: 'Test test@example.com', fredKey: 'a'.repeat(32), fmpKey: 'made-up-key', tavilyKey: name === 'Tavily' ? 'tvly-made-up' : null });
  const client = clients[name];
  if (client === undefined) throw new Error(`no client ${name}`);
  return { outcome: await client.ask(sources), store };
}

async function misbehaving(shape: Misbehaviour): Promise<{ readonly fetch: Fetch; readonly asked: () => number }> {
  const server = await startMisbehavingServer(shape);
  closers.push(server.close);
  return { fetch: (_, init) => fetch(server.origin, init), asked: server.asked };
}

function goodFetch(name: string): Fetch {
  const { good } = clients[name] ?? { good: null };
  return answeringFetch((request) => good ?? madeUpEdgar(example)(request) ?? madeUpYahoo(example)(request) ?? madeUpFred(request));
}

describe.each(names)('%s', (name) => {
  test.each([
    ['rate-limited', 'rate-limited', 3], ['rate-limited-long', 'rate-limited', 1], ['server-failure', 'server-error', 3], ['server-error', 'server-error', 3], ['malformed-json', 'malformed', 1], ['wrong-types', 'malformed', 1],
    ['changed-schema', 'malformed', 1], ['html-for-json', 'malformed', 1], ['hang-in-body', 'timed-out', 1], ['cut-short', 'cut-short', 3],
  ] as const)('answered with %s ends in the failure %s after %i requests, its bytes kept and nothing cached [DATA-CAP-4, DATA-POLITE-2]', async (shape, code, requests) => {
    const server = await misbehaving(shape);
    const { outcome, store } = await askThrough(name, server.fetch);
    expect([outcome.ok || outcome.failure.code, server.asked()]).toEqual([code, requests]);
    const hasBytes = !outcome.ok && (outcome.failure.captured?.bytes.length ?? 0) > 0;
    expect(hasBytes).toBe(!['timed-out', 'cut-short'].includes(code));
    expect(await store.list('captures')).toEqual([]);
  });

  test.each(['rate-limited', 'server-failure', 'server-error', 'cut-short'] as const)('after %s the second try succeeds, and it alone is cached [DATA-CAP-4]', async (shape) => {
    const [bad, good] = [await misbehaving(shape), goodFetch(name)];
    const { outcome, store } = await askThrough(name, (url, init) => (bad.asked() === 0 ? bad.fetch(url, init) : good(url, init)));
    expect(outcome).toMatchObject({ ok: true, note: null, captured: { capture: { origin: 'live', status: 200 } } });
    expect([bad.asked(), (await store.list('captures')).length]).toEqual([1, 1]);
  });
});

test.each([
  ['FMP estimates', [{ symbol, date: '2025-12-31', revenueAvg: '100', epsAvg: 2 }]], ['FMP estimates', [{ symbol, date: '2025-12-31', estimatedRevenueAvg: 100, estimatedEpsAvg: 2 }]], ['FMP earnings', [{ symbol, date: 20250501, epsActual: 2, epsEstimated: 1 }]], ['FMP rating', [{ symbol, rating: 5, overallScore: 4 }]],
  ['StockTwits', { symbol: { symbol }, messages: [{ body: 'up', created_at: '2025-07-31T11:00:00Z', sentiment: 'Bullish' }] }], ['Reddit', { data: { children: [{ kind: 't3', data: { id: 'a', title: 'x', subreddit: 'stocks', score: '1', num_comments: 2, created_utc: 1 } }] } }],
  ['Tavily', { results: [{ headline: 'x', url: 'https://example.com/' }] }],
] as const)('a row of %s with a field renamed or of another type is malformed and names the field [DATA-CAP-4]', async (name, body) => {
  const { outcome, store } = await askThrough(name, () => Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })));
  expect(!outcome.ok && [outcome.failure.code, (outcome.failure.field ?? '').length > 1]).toEqual(['malformed', true]);
  expect(await store.list('captures')).toEqual([]);
});
