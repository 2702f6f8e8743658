import { expect, test } from 'vitest';
import type { Fetch } from '../effects.ts';
import { nodeSha256 } from '../testing/node-sha256.ts';
import { openVirtualTime, type VirtualTime } from '../testing/virtual-time.ts';
import { openCapturer, type CaptureOutcome } from './capture.ts';
import type { Endpoint } from './endpoint.ts';
import { openExchange } from './exchange.ts';
import { openMemoryStore } from './memory-store.ts';

const endpoint: Endpoint = {
  tool: 'test_tool', reader: null, sourceKind: 'filing', sourceName: 'Test source', licence: 'none', ttlMs: 60_000, limits: { headersMs: 5000, bodyMs: 5000, maxBytes: 1000 }, check: () => null,
};

/** A server of one document, and how it was asked. */
function open(answer: (asked: Headers) => Response, more: Partial<Endpoint> = {}): { readonly ask: () => Promise<CaptureOutcome>; readonly conditions: readonly (string | null)[]; readonly time: VirtualTime } {
  const time = openVirtualTime('2025-07-30T21:00:00.000Z');
  const conditions: (string | null)[] = [];
  const fetch: Fetch = (_, init) => {
    const headers = new Headers(init?.headers);
    conditions.push(headers.get('if-none-match') ?? headers.get('if-modified-since'));
    return Promise.resolve(answer(headers));
  };
  const exchange = openExchange({ ...time, fetch, random: () => 0, firstContactMs: 3000, onSilent: () => undefined });
  const capture = openCapturer({ exchange, store: openMemoryStore(), clock: time.clock, sha256: nodeSha256, replay: false });
  return { conditions, time, ask: () => time.settle(capture({ endpoint: { ...endpoint, ...more }, wire: { method: 'GET', url: 'https://api.example.com/list', headers: {}, body: null }, entity: null, asOf: null })) };
}

const summary = (outcome: CaptureOutcome): unknown[] => (outcome.ok ? [outcome.captured.capture.origin, new TextDecoder().decode(outcome.captured.bytes), outcome.captured.capture.receivedAt, outcome.note] : [outcome.failure.code]);

test('an aged answer is asked for by its entity tag, and a 304 renews it without new bytes [DATA-CAP-7]', async () => {
  // Some servers announce with a 304 the length that the body would have.
  const world = open((asked) => (asked.has('if-none-match') ? new Response(null, { status: 304, headers: { 'content-length': '5' } }) : new Response('first', { headers: { etag: '"v1"', 'last-modified': 'Wed, 30 Jul 2025 20:00:00 GMT' } })));
  const first = await world.ask();
  world.time.pass(61_000);
  expect(summary(await world.ask())).toEqual(['fresh-cache', 'first', '2025-07-30T21:00:00.000Z', null]);
  // Renewed: for its time to live it is not asked for again, and then by the same tag.
  world.time.pass(59_000);
  expect(summary(await world.ask())).toEqual(['fresh-cache', 'first', '2025-07-30T21:00:00.000Z', null]);
  world.time.pass(2000);
  await world.ask();
  expect([summary(first)[0], world.conditions]).toEqual(['live', [null, '"v1"', '"v1"']]);
});

test('a document that changed comes with new bytes and its new date [DATA-CAP-7]', async () => {
  let version = 1;
  const world = open(() => new Response(`version ${String(version)}`, { headers: { 'last-modified': `Wed, 30 Jul 2025 20:0${String(version)}:00 GMT` } }));
  await world.ask();
  version = 2;
  world.time.pass(61_000);
  expect(summary(await world.ask()).slice(0, 2)).toEqual(['live', 'version 2']);
  world.time.pass(61_000);
  await world.ask();
  expect(world.conditions).toEqual([null, 'Wed, 30 Jul 2025 20:01:00 GMT', 'Wed, 30 Jul 2025 20:02:00 GMT']);
});

test('a 304 to a question without condition is no answer [DATA-CAP-7]', async () => {
  expect(summary(await open(() => new Response(null, { status: 304 })).ask())).toEqual(['unexpected-status']);
});

test('an endpoint that knows when news may come keeps an answer until then [DATA-CAP-8]', async () => {
  const opening = new Date('2025-07-31T13:30:00.000Z');
  const world = open(() => new Response('close'), { freshUntil: () => opening });
  await world.ask();
  world.time.pass(16 * 3_600_000);
  expect(summary(await world.ask())[0]).toBe('fresh-cache');
  world.time.pass(3_600_000);
  expect(summary(await world.ask())[0]).toBe('live');
});
