import { expect, test } from 'vitest';
import { AssayError } from '@assay/record';
import type { Fetch } from '../effects.ts';
import { openVirtualTime, type VirtualTime } from '../testing/virtual-time.ts';
import { openExchange, type Exchange } from './exchange.ts';

const limits = { headersMs: 20_000, bodyMs: 30_000, maxBytes: 1000 };
const never: Fetch = () => new Promise(() => undefined);
const get = (url = 'https://data.sec.gov/x') => ({ method: 'GET' as const, url, headers: {}, body: null });

function open(fetch: Fetch, silent: string[] = []): { readonly time: VirtualTime; readonly exchange: Exchange } {
  const time = openVirtualTime();
  return { time, exchange: openExchange({ fetch, clock: time.clock, sleep: time.sleep, random: () => 0.5, firstContactMs: 3000, onSilent: (host) => silent.push(host) }) };
}

test('a host that never answers is given up after the first-contact deadline [DATA-REACH-1]', async () => {
  const silent: string[] = [];
  const { time, exchange } = open(never, silent);
  expect(await time.settle(exchange(get(), limits))).toEqual({ ok: false, code: 'timed-out', why: 'no answer in time' });
  expect(time.elapsed()).toBe(3000);
  expect(silent).toEqual(['data.sec.gov']);
});

test('once the network is known to be silent no request waits again, on whatever host [DATA-REACH-1]', async () => {
  const { time, exchange } = open(never);
  await time.settle(exchange(get(), limits));
  const outcomes = await time.settle(Promise.all([exchange(get('https://data.sec.gov/y'), limits), exchange(get('https://query2.finance.yahoo.com/z'), limits)]));
  expect(outcomes.map((outcome) => outcome.ok || outcome.code)).toEqual(['silent-host', 'silent-host']);
  expect(time.elapsed()).toBeLessThan(3600);
});

test('a silent host does not silence a host that has answered', async () => {
  const { time, exchange } = open((url, init) => (url.includes('yahoo') ? never(url, init) : Promise.resolve(new Response('{}'))));
  await time.settle(exchange(get(), limits));
  await time.settle(exchange(get('https://query2.finance.yahoo.com/z'), limits));
  expect((await time.settle(exchange(get(), limits))).ok).toBe(true);
});

test('a silent host is asked again after a rest', async () => {
  let up = false;
  const { time, exchange } = open((url, init) => (up ? Promise.resolve(new Response('{}')) : never(url, init)));
  await time.settle(exchange(get(), limits));
  up = true;
  time.pass(61_000);
  expect((await time.settle(exchange(get(), limits))).ok).toBe(true);
});

test('a refused connection fails at once and is not retried on first contact', async () => {
  let asked = 0;
  const { time, exchange } = open(() => {
    asked += 1;
    return Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' }) }));
  });
  expect(await time.settle(exchange(get(), limits))).toEqual({ ok: false, code: 'unreachable', why: 'the connection is refused' });
  expect(asked).toBe(1);
  expect(time.elapsed()).toBe(0);
});

test('Retry-After is waited for before the next try [DATA-POLITE-2]', async () => {
  const answers = [new Response('slow down', { status: 429, headers: { 'retry-after': '7' } }), new Response('{}')];
  const { time, exchange } = open(() => Promise.resolve(answers.shift() ?? new Response('{}')));
  const outcome = await time.settle(exchange(get(), limits));
  expect(outcome.ok && outcome.received.status).toBe(200);
  expect(time.elapsed()).toBe(7000);
});

test('a wait of ten minutes is left to the user [DATA-POLITE-2]', async () => {
  let asked = 0;
  const { time, exchange } = open(() => {
    asked += 1;
    return Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '600' } }));
  });
  const outcome = await time.settle(exchange(get(), limits));
  expect(outcome.ok && outcome.received.status).toBe(429);
  expect([asked, time.elapsed()]).toEqual([1, 0]);
  expect((await time.settle(exchange(get(), limits))).ok).toBe(false);
});

test('server errors are tried three times, further apart each time, then handed back', async () => {
  const at: number[] = [];
  const { time, exchange } = open(() => {
    at.push(time.elapsed());
    return Promise.resolve(new Response('down', { status: 503 }));
  });
  const outcome = await time.settle(exchange(get(), limits));
  expect(outcome.ok && outcome.received.status).toBe(503);
  expect(at).toEqual([0, 500, 1500]);
});

test('a body past the cap is not read to its end', async () => {
  let pulled = 0;
  const endless = (): Response => new Response(new ReadableStream({ pull: (controller) => {
    pulled += 1;
    controller.enqueue(new Uint8Array(400));
  } }));
  const { time, exchange } = open(() => Promise.resolve(endless()));
  expect(await time.settle(exchange(get(), limits))).toEqual({ ok: false, code: 'too-large', why: 'the answer is larger than what is read' });
  expect(pulled).toBeLessThan(6);
});

test('a body shorter than announced is no answer', async () => {
  const { time, exchange } = open(() => Promise.resolve(new Response('{"facts":{}}', { headers: { 'content-length': '900' } })));
  expect(await time.settle(exchange(get(), limits))).toEqual({ ok: false, code: 'cut-short', why: 'the answer broke off before its end' });
});

test('redirects are handed back, not followed', async () => {
  const seen: (string | undefined)[] = [];
  const { time, exchange } = open((_, init) => {
    seen.push(init?.redirect);
    return Promise.resolve(new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }));
  });
  const outcome = await time.settle(exchange(get(), limits));
  expect(outcome.ok && outcome.received.status).toBe(302);
  expect(seen).toEqual(['manual']);
});

test('a stopped run asks nobody', async () => {
  const { exchange } = open(() => Promise.resolve(new Response('{}')));
  const signal = AbortSignal.abort();
  await expect(exchange(get(), { ...limits, signal })).rejects.toThrow(AssayError);
});
