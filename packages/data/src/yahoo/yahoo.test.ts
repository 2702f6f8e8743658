import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCapturer } from '../capture/capture.ts';
import { openExchange } from '../capture/exchange.ts';
import { openMemoryStore } from '../capture/memory-store.ts';
import { nodeSha256 } from '../testing/node-sha256.ts';
import { textAnswer, type Answerer } from '../testing/replay-server.ts';
import { answeringFetch, example, madeUpYahoo } from '../testing/synthetic-world.ts';
import { openVirtualTime, type VirtualTime } from '../testing/virtual-time.ts';
import { openYahoo, type Yahoo } from './yahoo.ts';
// Loaded before time stands still.
import './visit.ts';

const asked = { entity: null, asOf: null };
const printed = vi.fn();

beforeEach(() => {
  printed.mockClear();
  for (const level of ['error', 'warn', 'log', 'info'] as const) vi.spyOn(console, level).mockImplementation(printed);
});
afterEach(() => { vi.restoreAllMocks(); });

function open(...answerers: readonly Answerer[]): { readonly yahoo: Yahoo; readonly time: VirtualTime; readonly urls: string[] } {
  const urls: string[] = [];
  const time = openVirtualTime();
  const listing: Answerer = ({ url }) => {
    urls.push(url);
    return null;
  };
  const exchange = openExchange({ ...time, fetch: answeringFetch(listing, ...answerers), random: () => 0, firstContactMs: 3000, onSilent: () => undefined });
  return { time, urls, yahoo: openYahoo({ capture: openCapturer({ exchange, store: openMemoryStore(), clock: time.clock, sha256: nodeSha256, replay: false }) }) };
}
const visits = (urls: readonly string[]): number => urls.filter((url) => url.startsWith('https://finance.yahoo.com/')).length;

test('a quote fetches cookie and crumb once and is captured as it came', async () => {
  const { yahoo, time, urls } = open(madeUpYahoo(example));
  const outcome = await time.settle(yahoo.quote(example.ticker, asked));
  expect(outcome.ok && outcome.captured.capture.request.url).toBe(`https://query2.finance.yahoo.com/v7/finance/quote?symbols=${example.ticker}&crumb=REDACTED`);
  await time.settle(yahoo.quoteSummary(example.ticker, asked));
  expect(visits(urls)).toBe(1);
});

test('a chart needs no cookie', async () => {
  const { yahoo, time, urls } = open(madeUpYahoo(example));
  expect((await time.settle(yahoo.chart(example.ticker, { days: 30, today: example.today }, asked))).ok).toBe(true);
  expect(visits(urls)).toBe(0);
});

test('for a past day the chart still runs up to today, since later splits must be known', async () => {
  const { yahoo, time, urls } = open(madeUpYahoo(example));
  await time.settle(yahoo.chart(example.ticker, { days: 10, today: '2025-07-31' }, { ...asked, asOf: '2024-07-31' }));
  const { searchParams } = new URL(urls.find((url) => url.includes('/v8/finance/chart/')) ?? '');
  expect(['period1', 'period2'].map((name) => new Date(Number(searchParams.get(name)) * 1000).toISOString().slice(0, 10))).toEqual(['2024-07-21', '2025-08-01']);
});

test('a crumb that is refused is fetched anew, once', async () => {
  let refusals = 1;
  const once: Answerer = ({ url }) => {
    if (!url.includes('/v7/finance/quote') || refusals === 0) return null;
    refusals -= 1;
    return textAnswer('{"finance":{"result":null,"error":{"code":"Unauthorized","description":"Invalid Crumb"}}}', { status: 401 });
  };
  const { yahoo, time, urls } = open(once, madeUpYahoo(example));
  expect((await time.settle(yahoo.quote(example.ticker, asked))).ok).toBe(true);
  expect(visits(urls)).toBe(2);
});

test('an address that failed is never printed: the crumb stands in it [DATA-SECRET-1]', async () => {
  const broken: Answerer = ({ url }) => (url.includes('/v7/finance/quote') ? textAnswer('oops', { status: 500 }) : null);
  const { yahoo, time } = open(broken, madeUpYahoo(example));
  expect(await time.settle(yahoo.quote(example.ticker, asked))).toMatchObject({ ok: false, failure: { code: 'server-error' } });
  expect(printed).not.toHaveBeenCalled();
});

test('too many requests on the way to the crumb is said as such, for every call that waited', async () => {
  const busy: Answerer = ({ url }) => (url.includes('getcrumb') ? textAnswer('Too Many Requests', { status: 429, mediaType: 'text/plain' }) : null);
  const { yahoo, time } = open(busy, madeUpYahoo(example));
  const outcomes = await time.settle(Promise.all([yahoo.quote(example.ticker, asked), yahoo.quoteSummary(example.ticker, asked)]));
  expect(outcomes.map((outcome) => outcome.ok)).toEqual([false, false]);
  expect(outcomes.some((outcome) => !outcome.ok && outcome.failure.code === 'rate-limited')).toBe(true);
});

test('a symbol that Yahoo does not know is no quote', async () => {
  const none: Answerer = ({ url }) => (url.includes('/v7/finance/quote') ? textAnswer('{"quoteResponse":{"result":[],"error":null}}') : null);
  const { yahoo, time } = open(none, madeUpYahoo(example));
  expect(await time.settle(yahoo.quote('NOSUCH', asked))).toMatchObject({ ok: false, failure: { code: 'malformed', field: 'quoteResponse/result' } });
});

test('its own words for an unknown name are passed on', async () => {
  const none: Answerer = ({ url }) => (url.includes('/v10/finance/quoteSummary') ? textAnswer('{"quoteSummary":{"result":null,"error":{"code":"Not Found","description":"Quote not found for symbol: NOSUCH"}}}', { status: 404 }) : null);
  const { yahoo, time } = open(none, madeUpYahoo(example));
  expect(await time.settle(yahoo.quoteSummary('NOSUCH', asked))).toMatchObject({ ok: false, failure: { code: 'not-found', message: 'Yahoo Finance: Quote not found for symbol: NOSUCH.' } });
});

test('an aged summary and an aged chart are asked for by their tag; a window that has moved on is another document [DATA-CAP-7]', async () => {
  const conditions: (string | null)[] = [];
  const tagged: Answerer = (request) => {
    const answer = /quoteSummary|\/v8\/finance\/chart/.test(request.url) ? madeUpYahoo(example)(request) : null;
    if (answer === null) return null;
    const tag = request.headers.get('if-none-match');
    conditions.push(tag);
    return tag === '"v1"' ? { status: 304, headers: {}, bytes: new Uint8Array() } : { ...answer, headers: { ...answer.headers, etag: '"v1"' } };
  };
  const { yahoo, time } = open(tagged, madeUpYahoo(example));
  const originOf = async (asking: ReturnType<Yahoo['quote']>): Promise<string> => {
    const outcome = await time.settle(asking);
    return outcome.ok ? outcome.captured.capture.origin : outcome.failure.code;
  };
  const summary = (): Promise<string> => originOf(yahoo.quoteSummary(example.ticker, asked));
  const chart = (today: string): Promise<string> => originOf(yahoo.chart(example.ticker, { days: 30, today }, asked));
  expect([await summary(), await chart('2025-07-31')]).toEqual(['live', 'live']);
  time.pass(26 * 3_600_000);
  expect([await summary(), await chart('2025-07-31')]).toEqual(['fresh-cache', 'fresh-cache']);
  time.pass(96 * 3_600_000);
  expect(await chart('2025-08-04')).toBe('live');
  expect(conditions).toEqual([null, null, '"v1"', '"v1"', null]);
  expect(printed).not.toHaveBeenCalled();
});
