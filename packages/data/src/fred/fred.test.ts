import { expect, test } from 'vitest';
import { openCapturer } from '../capture/capture.ts';
import { openExchange } from '../capture/exchange.ts';
import { openMemoryStore } from '../capture/memory-store.ts';
import { nodeSha256 } from '../testing/node-sha256.ts';
import { textAnswer } from '../testing/replay-server.ts';
import { answeringFetch } from '../testing/synthetic-world.ts';
import { openVirtualTime } from '../testing/virtual-time.ts';
import { openFred, type Fred } from './fred.ts';

function open(answer: string, status = 200): { readonly fred: Fred; readonly asked: string[] } {
  const asked: string[] = [];
  const fetch = answeringFetch(({ url }) => {
    asked.push(url);
    return textAnswer(answer, { status });
  });
  const time = openVirtualTime();
  const exchange = openExchange({ ...time, fetch, random: () => 0, firstContactMs: 3000, onSilent: () => undefined });
  return { asked, fred: openFred({ key: 'abcd1234', capture: openCapturer({ exchange, store: openMemoryStore(), clock: time.clock, sha256: nodeSha256, replay: false }) }) };
}

test('for a past day the vintage of that day is asked for', async () => {
  const { fred, asked } = open('{"observations":[]}');
  await fred.observations('UNRATE', { asOf: '2024-07-31', today: '2025-07-31' });
  expect(asked[0]).toContain('series_id=UNRATE&file_type=json&observation_start=2014-01-01&realtime_start=2024-07-31&realtime_end=2024-07-31');
});

test('a key that FRED does not know and a series it does not have are told apart', async () => {
  const badKey = await open('{"error_code":400,"error_message":"Bad Request.  The value for variable api_key is not registered."}', 400).fred.observations('UNRATE', { asOf: null, today: '2025-07-31' });
  expect(badKey).toMatchObject({ ok: false, failure: { code: 'missing-key', remedy: expect.stringContaining('FRED_API_KEY') as string } });
  const badSeries = await open('{"error_code":400,"error_message":"Bad Request.  The series does not exist."}', 400).fred.observations('XX', { asOf: null, today: '2025-07-31' });
  expect(badSeries).toMatchObject({ ok: false, failure: { code: 'not-found' } });
});

test('XML for JSON is malformed', async () => {
  expect(await open('<?xml version="1.0"?>').fred.observations('UNRATE', { asOf: null, today: '2025-07-31' })).toMatchObject({ ok: false, failure: { code: 'malformed' } });
});
