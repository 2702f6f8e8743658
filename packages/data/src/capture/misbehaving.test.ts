// True sockets on this machine: the clients' manners against servers that behave badly.
import { afterEach, expect, test } from 'vitest';
import type { Fetch } from '../effects.ts';
import { openEdgar } from '../edgar/edgar.ts';
import { startMisbehavingServer, type Misbehaviour } from '../testing/misbehaving-server.ts';
import { nodeSha256 } from '../testing/node-sha256.ts';
import { realClock, realSleep } from '../testing/real-time.ts';
import type { Sleep } from '../effects.ts';
import { openCapturer, type CaptureOutcome } from './capture.ts';
import { openExchange } from './exchange.ts';
import { openMemoryStore } from './memory-store.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Waits between tries are cut short; deadlines keep their length. */
const impatient: Sleep = (ms, signal) => realSleep(signal === undefined ? Math.min(ms, 5) : ms, signal);

async function ask(shape: Misbehaviour, more: { readonly firstContactMs?: number } = {}): Promise<{ readonly outcome: CaptureOutcome; readonly asked: number }> {
  const server = await startMisbehavingServer(shape);
  closers.push(server.close);
  const toServer: Fetch = (_, init) => fetch(server.origin, init);
  const exchange = openExchange({ fetch: toServer, clock: realClock, sleep: impatient, random: () => 0, firstContactMs: more.firstContactMs ?? 3000, onSilent: () => undefined });
  const capture = openCapturer({ exchange, store: openMemoryStore(), clock: realClock, sha256: nodeSha256, replay: false });
  const outcome = await openEdgar({ capture, contact: 'Test test@example.com' }).companyFacts('0000000001', { entity: null, asOf: null });
  return { outcome, asked: server.asked() };
}

test.each([
  ['rate-limited', 'rate-limited', 3], ['rate-limited-long', 'rate-limited', 1], ['sec-blocked', 'rate-limited', 1], ['sec-undeclared', 'refused', 1],
  ['not-found-xml', 'not-found', 1], ['server-error', 'server-error', 3], ['cut-short', 'cut-short', 3], ['malformed-json', 'malformed', 1], ['html-for-json', 'malformed', 1],
] as const)('%s is the failure %s after %i requests [DATA-CAP-4, DATA-POLITE-2]', async (shape, code, requests) => {
  const { outcome, asked } = await ask(shape);
  expect([outcome.ok || outcome.failure.code, asked]).toEqual([code, requests]);
});

test('a server that takes the connection and is silent is left after the first-contact deadline', async () => {
  const { outcome } = await ask('hang', { firstContactMs: 150 });
  expect(!outcome.ok && [outcome.failure.code, outcome.failure.message]).toEqual(['timed-out', 'SEC EDGAR company facts cannot be had (data.sec.gov: no answer in time).']);
});

test('what the SEC says on its page is what the user reads', async () => {
  const { outcome } = await ask('sec-undeclared');
  expect(!outcome.ok && outcome.failure.remedy).toBe('Set ASSAY_CONTACT to your name and mail address.');
  expect(!outcome.ok && outcome.failure.captured?.capture.status).toBe(403);
});
