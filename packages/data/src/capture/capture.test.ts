import { expect, test } from 'vitest';
import { AssayError } from '@assay/record';
import type { Fetch } from '../effects.ts';
import { nodeSha256 } from '../testing/node-sha256.ts';
import { openVirtualTime, type VirtualTime } from '../testing/virtual-time.ts';
import { openCapturer, type Capturer, type CaptureOutcome, type CaptureRequest } from './capture.ts';
import type { Endpoint } from './endpoint.ts';
import { openExchange } from './exchange.ts';
import { openMemoryStore } from './memory-store.ts';
import type { Store } from './store.ts';

const endpoint: Endpoint = {
  tool: 'test_tool', reader: null, sourceKind: 'web', sourceName: 'Test source', licence: 'none', ttlMs: 60_000, limits: { headersMs: 5000, bodyMs: 5000, maxBytes: 1000 },
  check: ({ bytes }) => (new TextDecoder().decode(bytes).includes('bad') ? { field: 'result/0/price', why: 'is not a number' } : null),
};
const entity = { id: 'cik:0000000001', ticker: 'ONE', name: 'One' };
const request = (more: Partial<CaptureRequest> = {}): CaptureRequest => ({ endpoint, wire: { method: 'GET', url: 'https://api.example.com/v1?symbol=ONE&api_key=s3cret-canary', headers: { cookie: 'A3=c00kie-canary' }, body: null }, entity, asOf: null, ...more });

type World = { readonly time: VirtualTime; readonly capture: Capturer; readonly store: Store; readonly asked: () => number };

function open(fetch: Fetch, { replay = false, store = openMemoryStore(), time = openVirtualTime() } = {}): World {
  let asked = 0;
  const counting: Fetch = (url, init) => {
    asked += 1;
    return fetch(url, init);
  };
  const exchange = openExchange({ ...time, fetch: counting, random: () => 0.5, firstContactMs: 3000, onSilent: () => undefined });
  return { time, store, asked: () => asked, capture: openCapturer({ exchange, store, clock: time.clock, sha256: nodeSha256, replay }) };
}
const says = (text: string, init?: ResponseInit): Fetch => () => Promise.resolve(new Response(text, init));
const textOf = (outcome: CaptureOutcome): string => (outcome.ok ? `${outcome.captured.capture.origin}: ${new TextDecoder().decode(outcome.captured.bytes)}` : `${outcome.failure.code}: ${outcome.failure.message}`);

test('the bytes are kept as received, with request, time, status and hash [DATA-CAP-1]', async () => {
  const { time, capture } = open(says('{"price":1.50}', { headers: { 'content-type': 'application/json; charset=utf-8' } }));
  const outcome = await time.settle(capture(request()));
  if (!outcome.ok) throw new Error(outcome.failure.message);
  expect(outcome.captured.capture).toMatchObject({
    tool: 'test_tool', status: 200, mediaType: 'application/json', origin: 'live', receivedAt: '2025-07-31T12:00:00.000Z', licence: 'none', entity, size: 14,
    request: { method: 'GET', url: 'https://api.example.com/v1?symbol=ONE&api_key=REDACTED', body: null }, sha256: nodeSha256(new TextEncoder().encode('{"price":1.50}')),
  });
});

test('the order is fresh cache, live, stale cache, and a stale copy is said [DATA-CAP-2]', async () => {
  let up = true;
  const world = open((url, init) => (up ? says('first')(url, init) : Promise.reject(new TypeError('fetch failed'))));
  expect(textOf(await world.time.settle(world.capture(request())))).toBe('live: first');
  world.time.pass(59_000);
  expect(textOf(await world.time.settle(world.capture(request())))).toBe('fresh-cache: first');
  expect(world.asked()).toBe(1);
  up = false;
  world.time.pass(2000);
  const stale = await world.time.settle(world.capture(request()));
  expect(textOf(stale)).toBe('stale-cache: first');
  expect(stale.ok && stale.note).toContain('An earlier copy is used.');
});

test('the cache hands out copies: what one caller changes another does not see [DATA-CAP-3]', async () => {
  const { time, capture } = open(says('same'));
  const [first, second] = await time.settle(Promise.all([capture(request()), capture(request())]));
  if (first.ok) first.captured.bytes.fill(0);
  expect(textOf(second)).toBe('live: same');
  expect(textOf(await time.settle(capture(request())))).toBe('fresh-cache: same');
});

test('the same request asked twice at once goes out once', async () => {
  const world = open(says('same'));
  await world.time.settle(Promise.all(Array.from({ length: 10 }, () => world.capture(request()))));
  expect(world.asked()).toBe(1);
});

test('each asker keeps its own day: a cached answer does not carry the as-of day of another run', async () => {
  const { time, capture } = open(says('same'));
  await time.settle(capture(request({ asOf: '2024-01-31' })));
  const later = await time.settle(capture(request()));
  expect(later.ok && later.captured.capture.asOf).toBeNull();
});

test('a malformed answer fails with the field, keeps its bytes and is not cached [DATA-CAP-4]', async () => {
  const world = open(says('bad'));
  const outcome = await world.time.settle(world.capture(request()));
  expect(textOf(outcome)).toBe('malformed: Test source: the field result/0/price is not a number.');
  expect(!outcome.ok && outcome.failure.field).toBe('result/0/price');
  expect(!outcome.ok && new TextDecoder().decode(outcome.failure.captured?.bytes)).toBe('bad');
  expect(await world.store.list('')).toEqual([]);
});

test.each([[404, 'not-found'], [403, 'refused'], [401, 'refused'], [418, 'unexpected-status']])('status %i is the failure %s, never an answer', async (status, code) => {
  const { time, capture } = open(says('x', { status }));
  const outcome = await time.settle(capture(request()));
  expect(!outcome.ok && [outcome.failure.code, outcome.failure.status]).toEqual([code, status]);
});

test('in replay a stored answer is used whatever its age, and a miss is an error, never a request [DATA-CAP-5]', async () => {
  const store = openMemoryStore();
  const live = open(says('kept'), { store });
  await live.time.settle(live.capture(request()));
  const replay = open(() => Promise.reject(new Error('asked')), { store, replay: true, time: openVirtualTime('2030-01-01T00:00:00Z') });
  expect(textOf(await replay.time.settle(replay.capture(request())))).toBe('replay: kept');
  const other = request({ wire: { ...request().wire, url: 'https://api.example.com/v1?symbol=TWO' } });
  await expect(replay.time.settle(replay.capture(other))).rejects.toMatchObject({ code: 'replay-miss' });
  await expect(replay.time.settle(replay.capture(other))).rejects.toThrow(AssayError);
  expect(replay.asked()).toBe(0);
});

test('an entry whose bytes were changed on disk is no entry [DATA-CAP-6]', async () => {
  const world = open(says('true'));
  await world.time.settle(world.capture(request()));
  const [key = ''] = await world.store.list('');
  const entry = await world.store.get(key);
  if (entry === null) throw new Error('nothing stored');
  entry[entry.length - 1] = 88;
  await world.store.put(key, entry);
  expect(textOf(await world.time.settle(world.capture(request())))).toBe('live: true');
});

test('key and cookie stand in no stored byte and in no message [DATA-SECRET-1]', async () => {
  const failing: Fetch = (url) => Promise.reject(new TypeError(`cannot reach ${url}`));
  const good = open(says('ok'));
  const outcome = await good.time.settle(good.capture(request({ secrets: ['s3cret-canary'] })));
  const bad = open(failing);
  const failure = await bad.time.settle(bad.capture(request({ secrets: ['s3cret-canary'] })));
  const keys = await good.store.list('');
  const stored = await Promise.all(keys.map(async (key) => new TextDecoder().decode((await good.store.get(key)) ?? undefined)));
  expect(JSON.stringify([outcome.ok && outcome.captured.capture, failure, keys, stored])).not.toMatch(/canary/);
});
