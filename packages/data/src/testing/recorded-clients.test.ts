// The true clients against true responses, over true sockets. The recordings are not part of the repository.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFacts, type ReadFact } from '@assay/audit/facts';
import { openCapturer, type Capturer, type CaptureOutcome } from '../capture/capture.ts';
import { openExchange } from '../capture/exchange.ts';
import { openMemoryStore } from '../capture/memory-store.ts';
import { openEdgar } from '../edgar/edgar.ts';
import { readTickers } from '../edgar/company-tickers.ts';
import { readSubmissions } from '../edgar/submissions.ts';
import type { Sleep } from '../effects.ts';
import { observationsEndpoint, openFred } from '../fred/fred.ts';
import { openYahoo, type Yahoo } from '../yahoo/yahoo.ts';
import { nodeSha256 } from './node-sha256.ts';
import { realClock, realSleep } from './real-time.ts';
import { openRecordings, type Recordings } from './recordings.ts';
import { MISS_STATUS, recordedAnswers, replayFetch, startReplayServer, yahooVisit, type Answerer, type ReplayServer } from './replay-server.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..', 'shared', 'recorded');
const absent = !existsSync(join(root, 'index.json'));
const world: { server: ReplayServer | null; capture: Capturer | null; recordings: Recordings | null; yahoo: Yahoo | null } = { server: null, capture: null, recordings: null, yahoo: null };
/** The pace between requests is tested elsewhere; deadlines keep their length. */
const hurried: Sleep = (ms, signal) => realSleep(signal === undefined ? 0 : ms, signal);

/** Recordings were made with other windows and module lists than ours: the first one of the symbol answers. */
function nearest(recordings: Recordings): Answerer {
  const byEndpoint = (endpoint: string, name: RegExp): ReturnType<Answerer> => {
    const entry = recordings.entries.find((candidate) => candidate.source === 'yahoo' && candidate.endpoint === endpoint && name.test(candidate.file));
    if (entry === undefined) return null;
    const { status, bytes } = recordings.read(entry);
    return { status, headers: { 'content-type': 'application/json' }, bytes };
  };
  return ({ url }) => {
    const { pathname } = new URL(url);
    const symbol = decodeURIComponent(pathname.split('/').at(-1) ?? '').replace(/[^A-Z.-]/g, '.');
    if (pathname.startsWith('/v8/finance/chart/')) return byEndpoint('chart', new RegExp(`yfrs-history_chart_${symbol}\\.json`));
    if (pathname === '/v10/finance/quoteSummary/ADH') return byEndpoint('quoteSummary/financialData', /financialData-ADH\.json/);
    if (pathname.startsWith('/v10/finance/quoteSummary/')) return byEndpoint('quoteSummary/all', new RegExp(`quoteSummary-all-${symbol}\\.json`));
    return pathname.startsWith('/ws/fundamentals-timeseries/') ? byEndpoint('fundamentalsTimeSeries', new RegExp(`Series-${symbol}-all-annual\\.json`)) : null;
  };
}

beforeAll(async () => {
  if (absent) return;
  world.recordings = openRecordings(root);
  world.server = await startReplayServer(yahooVisit, recordedAnswers(world.recordings), nearest(world.recordings));
  const exchange = openExchange({ fetch: replayFetch(world.server), clock: realClock, sleep: hurried, random: () => 0, firstContactMs: 60_000, onSilent: () => undefined });
  world.capture = openCapturer({ exchange, store: openMemoryStore(), clock: realClock, sha256: nodeSha256, replay: false });
});
afterAll(async () => { await world.server?.close(); });

function capturer(): Capturer {
  if (world.capture === null) throw new Error('the recordings are absent');
  return world.capture;
}
function facts(outcome: CaptureOutcome): readonly ReadFact[] {
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return readFacts(outcome.captured, { sha256: nodeSha256 });
}
const asked = { entity: null, asOf: null };
const edgar = (): ReturnType<typeof openEdgar> => openEdgar({ capture: capturer(), contact: 'Test test@example.com' });
const yahoo = (): Yahoo => (world.yahoo ??= openYahoo({ capture: capturer() }));
const companyFacts = async (cik: string, asOf: string | null = null): Promise<readonly ReadFact[]> => facts(await edgar().companyFacts(cik, { ...asked, asOf }));
const valuesOf = (found: readonly ReadFact[], metric: string, column: string): string[] => found.filter((read) => read.fact.metric.id === metric && read.column[0] === column).map((read) => read.fact.value);
/** Values of a metric under a fiscal label, without those that a later filing replaced. */
const held = (found: readonly ReadFact[], metric: string, column: string): string[] => valuesOf(found.filter((read) => read.caption?.includes('says otherwise') !== true), metric, column);

test.skipIf(absent)('Snowflake FY2025 revenue is 3.63 billion (needs ../shared) [DATA-SEC-1]', async () => {
  const found = await companyFacts('0001640147');
  expect(held(found, 'revenue', 'FY2025')).toEqual(['3626396000']);
  expect(held(found, 'revenue', 'FY2023')).toEqual(['2065659000']);
});

test.skipIf(absent)('Apple: 52 and 53-week years, quarters and derived fourth quarters (needs ../shared) [DATA-SEC-1, DATA-SEC-3]', async () => {
  const found = await companyFacts('0000320193');
  expect(['FY2023', 'FY2024', 'FY2025'].map((year) => held(found, 'revenue', year))).toEqual([['383285000000'], ['391035000000'], ['416161000000']]);
  expect(held(found, 'revenue', 'Q4 2024')).toEqual(['94930000000']);
  expect(found.find((read) => read.column[0] === 'Q4 2024' && read.fact.metric.id === 'revenue')?.fact.derived).toBe('FY − 9M');
  expect(held(found, 'diluted_eps', 'Q4 2024')).toEqual([]);
});

test.skipIf(absent)('NVIDIA: January years under their own names, and earnings per share before and after the split (needs ../shared) [DATA-SEC-1, DATA-SEC-2]', async () => {
  const found = await companyFacts('0001045810');
  expect(held(found, 'revenue', 'FY2025')).toEqual(['130497000000']);
  expect(held(found, 'net_income', 'FY2025')).toEqual(['72880000000']);
  expect(valuesOf(found, 'diluted_eps', 'FY2024')).toEqual(['11.93', '1.19']);
});

test.skipIf(absent)('NVIDIA as of the day before its split knows only the earnings per share of then (needs ../shared) [DATA-SEC-2]', async () => {
  expect(valuesOf(await companyFacts('0001045810', '2024-06-01'), 'diluted_eps', 'FY2024')).toEqual(['11.93']);
});

test.skipIf(absent)('Marvell: a year to 3 February is fiscal 2024; Alphabet: the total whatever its tag (needs ../shared) [DATA-SEC-1, DATA-SEC-4]', async () => {
  const marvell = await companyFacts('0001835632');
  expect(marvell.find((read) => read.fact.metric.id === 'revenue' && read.column[0] === 'FY2024')?.fact.period).toMatchObject({ end: '2024-02-03' });
  const alphabet = await companyFacts('0001652044');
  expect(held(alphabet, 'revenue', 'FY2024')).toEqual(['350018000000']);
  expect(held(alphabet, 'net_income', 'FY2024')).toEqual(['100118000000']);
});

test.skipIf(absent).each(['0000320193', '0000789019', '0001018724', '0001045810', '0001065280', '0001318605', '0001326801', '0001640147', '0001652044', '0001835632', '0001997711'])('every reported fact of %s stands at its bytes, and no metric has two values for one period (needs ../shared) [DATA-SEC-4, DATA-SEC-5]', async (cik) => {
  const outcome = await edgar().companyFacts(cik, asked);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const { bytes } = outcome.captured;
  const found = facts(outcome);
  const decoder = new TextDecoder();
  const astray = found.filter(({ fact }) => fact.derived === null && (fact.anchor.kind !== 'json' || fact.anchor.bytes === null || Number(decoder.decode(bytes.subarray(fact.anchor.bytes.start, fact.anchor.bytes.end))) !== Number(fact.value)));
  expect(astray).toEqual([]);
  const current = found.filter((read) => read.fact.metric.id !== null && read.caption?.includes('says otherwise') !== true);
  const keys = current.map(({ fact }) => JSON.stringify([fact.metric.id, fact.unit, fact.period]));
  expect(keys.length - new Set(keys).size).toBe(0);
  expect(new Set(found.map(({ fact }) => fact.id)).size).toBe(found.length);
});

test.skipIf(absent)('four megabytes are read in a moment, also on a busy machine (needs ../shared)', async () => {
  const outcome = await edgar().companyFacts('0001045810', asked);
  const start = realClock().getTime();
  expect(facts(outcome).length).toBeGreaterThan(10_000);
  expect(realClock().getTime() - start).toBeLessThan(10_000);
});

test.skipIf(absent)('the list of companies and the filings of Apple are read (needs ../shared)', async () => {
  const list = await edgar().companyTickers();
  expect(list.ok && readTickers(list.captured.bytes).find((company) => company.ticker === 'AAPL')).toEqual({ cik: '0000320193', ticker: 'AAPL', name: 'Apple Inc.' });
  const filings = await edgar().submissions('0000320193', asked);
  expect(filings.ok && readSubmissions(filings.captured.bytes)).toMatchObject({ exchange: 'Nasdaq', industry: 'Electronic Computers' });
});

test.skipIf(absent)('a number nobody files under is not found (needs ../shared)', async () => {
  const outcome = await edgar().submissions('-000000001', asked);
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'not-found', status: 404 } });
});

test.skipIf(absent)('what was never recorded is a plain failure, not an answer (needs ../shared)', async () => {
  const outcome = await edgar().companyFacts('0000000002', asked);
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'server-error', status: MISS_STATUS } });
});

test.skipIf(absent)('Yahoo: a quote comes through cookie and crumb, which stand in no capture (needs ../shared) [DATA-SECRET-1]', async () => {
  const outcome = await yahoo().quote('AAPL', asked);
  expect(facts(outcome).find((read) => read.fact.metric.id === 'price')?.fact).toMatchObject({ value: '244.6', period: { on: '2025-02-14' } });
  expect(outcome.ok && outcome.captured.capture.request.url).toContain('crumb=REDACTED');
  expect(JSON.stringify(outcome.ok && outcome.captured.capture)).not.toMatch(/test-crumb|test-cookie/);
});

test.skipIf(absent).each(['AAPL', 'AMZN', 'GOOG', 'ABBV', 'QQQ', 'BABA', 'SPOT', 'WSKT.JK', 'BTC-USD', 'EURUSD=X', 'CRON', 'BFLY', 'EPAC', 'BEKE'])('Yahoo: the quote of %s gives a price in a currency of its own (needs ../shared) [DATA-YAHOO-1]', async (symbol) => {
  const price = facts(await yahoo().quote(symbol, asked)).find((read) => read.fact.metric.id === 'price');
  expect(Number(price?.fact.value)).toBeGreaterThan(0);
  expect(price?.fact.unit).toMatchObject({ kind: 'money', currency: expect.stringMatching(/^[A-Z]{3}$/) as string });
});

test.skipIf(absent)('Yahoo: daily closes of half a year (needs ../shared) [DATA-YAHOO-1]', async () => {
  const found = facts(await yahoo().chart('AAPL', { days: 180, today: '2025-10-29' }, asked));
  const closes = found.filter((read) => read.fact.metric.id === 'price');
  expect(closes.length).toBe(127);
  expect(closes.at(-1)?.fact).toMatchObject({ value: '269.70001220703125', period: { on: '2025-10-29' } });
});

test.skipIf(absent).each(['AAPL', 'AMZN', 'GOOG', 'ABBV', 'CRM', 'BABA', 'SPOT', 'QQQ', 'BFLY', 'EPAC'])('Yahoo: fields that were added since do not break the summary of %s (needs ../shared)', async (symbol) => {
  const found = facts(await yahoo().quoteSummary(symbol, asked));
  expect(found.length).toBeGreaterThan(10);
  expect(found.every((read) => read.fact.metric.concept !== 'yahoo:dividendYield' || read.fact.unit.kind === 'fraction')).toBe(true);
});

test.skipIf(absent)('Yahoo: yearly figures equal the filings (needs ../shared)', async () => {
  const found = facts(await yahoo().fundamentals('AAPL', 'annual', { ...asked, window: { days: 1800, today: '2025-02-21' } }));
  expect(valuesOf(found, 'revenue', 'FY2023')).toContain('383285000000');
});

test.skipIf(absent)('Yahoo: a name without fundamentals is not found, in its own words (needs ../shared)', async () => {
  const outcome = await yahoo().quoteSummary('ADH', asked);
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'not-found', status: 404, message: expect.stringContaining('No fundamentals data found') as string } });
});

test.skipIf(absent)('FRED: a true answer is read; without a key nothing is asked (needs ../shared)', async () => {
  const wire = { method: 'GET', url: 'https://api.stlouisfed.org/fred/series/observations?series_id=FEDFUNDS&file_type=json&api_key=fred-key-canary', headers: {}, body: null } as const;
  const outcome = await capturer()({ endpoint: observationsEndpoint, wire, entity: null, asOf: null });
  expect(facts(outcome).find((read) => read.column[0] === '2023-06-01')?.fact).toMatchObject({ value: '5.08', metric: { id: 'fed_funds_rate' }, unit: { kind: 'percent' } });
  expect(JSON.stringify(outcome.ok && outcome.captured.capture)).not.toContain('canary');
  expect(await openFred({ capture: capturer(), key: null }).observations('FEDFUNDS', { asOf: null, today: '2025-07-31' })).toMatchObject({ ok: false, failure: { code: 'missing-key' } });
});
