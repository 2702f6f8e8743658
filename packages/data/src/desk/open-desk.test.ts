import { expect, test } from 'vitest';
import { AssayError } from '@assay/record';
import { openMemoryStore } from '../capture/memory-store.ts';
import type { Store } from '../capture/store.ts';
import type { Company } from '../company.ts';
import type { Fetch } from '../effects.ts';
import { nodeSha256 } from '../testing/node-sha256.ts';
import { answeringFetch, example, madeUpEdgar, madeUpFred, madeUpYahoo } from '../testing/synthetic-world.ts';
import { openVirtualTime, type VirtualTime } from '../testing/virtual-time.ts';
import type { DataDesk, DeskEvent, DeskMode, Gathered, GatherOptions } from './desk.ts';
import { openDesk } from './open-desk.ts';
// Loaded before time stands still.
import '../yahoo/visit.ts';

type Setting = { readonly mode?: DeskMode; readonly store?: Store; readonly contact?: string | null; readonly fredKey?: string | null; readonly start?: string };
type World = { readonly desk: DataDesk; readonly time: VirtualTime; readonly asked: readonly string[] };

function open(fetch: Fetch, setting: Setting = {}): World {
  const time = openVirtualTime(setting.start ?? '2025-07-31T21:00:00Z');
  const asked: string[] = [];
  const spying: Fetch = (url, init) => {
    asked.push(url);
    return fetch(url, init);
  };
  const { mode = 'auto', store = openMemoryStore(), contact = 'Test test@example.com', fredKey = 'fred-key-canary' } = setting;
  return { time, asked, desk: openDesk({ mode, store, contact, fredKey, fetch: spying, clock: time.clock, sleep: time.sleep, sha256: nodeSha256 }) };
}
const gather = (world: World, company: Company, more: Partial<GatherOptions> = {}): Promise<Gathered> => world.time.settle(world.desk.gather(company, { asOf: null, depth: 'standard', ...more }));
const wholeWorld = answeringFetch(madeUpEdgar(example), madeUpYahoo(example), madeUpFred);
const never: Fetch = () => new Promise(() => undefined);
const refused: Fetch = () => Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' }) }));
const made: Company = { cik: example.cik, ticker: example.ticker, name: example.name, sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' };

async function apple(world: World): Promise<Company> {
  const found = await world.desk.resolveCompany('AAPL');
  if (found.kind !== 'found') throw new Error('AAPL is bundled');
  return found.company;
}
const partsOf = (gathered: Gathered): string[] => gathered.captures.map(({ capture }) => `${capture.reader ?? ''} ${capture.origin}`);

test('with a network every source answers live, in a settled order, and the company learns what they say [DATA-DESK-1]', async () => {
  const world = open(wholeWorld);
  const resolved = await world.time.settle(world.desk.resolveCompany(example.ticker));
  expect(resolved).toMatchObject({ kind: 'found', company: { cik: example.cik } });
  const gathered = await gather(world, made);
  expect(partsOf(gathered).slice(0, 6)).toEqual(['sec-company-facts live', 'sec-submissions live', 'yahoo-chart live', 'yahoo-quote live', 'yahoo-quote-summary live', 'yahoo-analysts live']);
  expect(partsOf(gathered).slice(-4)).toEqual(['fred-observations live', 'sec-ownership live', 'yahoo-chart live', 'yahoo-quote live']);
  expect(gathered.missing).toEqual([]);
  expect(gathered.data).toEqual({ mode: 'live', asOf: '2025-07-31' });
  expect(gathered.company).toMatchObject({ industry: 'Electronic Computers', exchange: 'Nasdaq', fiscalCalendar: { month: 12, named: 'end-year' } });
});

test('a network that takes connections and never answers costs three seconds in all, then the bundled figures serve [DATA-REACH-1]', async () => {
  const world = open(never);
  const events: DeskEvent[] = [];
  const gathered = await gather(world, await apple(world), { onEvent: (event) => events.push(event) });
  expect(world.time.elapsed()).toBeLessThan(4000);
  expect(gathered.data.mode).toBe('sample');
  // The last three are the companies it is held beside.
  expect(partsOf(gathered)).toEqual(['sample-company sample', 'sample-closes sample', 'sample-macro sample', 'sample-company sample', 'sample-company sample', 'sample-company sample']);
  expect(events.some((event) => event.event === 'network-silent')).toBe(true);
  expect(gathered.missing[0]).toMatchObject({ what: 'statements, list of filings, daily closes, current quote, market statistics, analysts’ ratings and targets, analysts’ estimates, closes of the market, closes of the sector, quotes of comparable companies, macro series', why: 'SEC EDGAR company facts cannot be had (data.sec.gov: no answer in time).' });
  expect(gathered.missing[0]?.lost).toContain('what analysts say');
});

test('without a network the answer is there at once', async () => {
  const world = open(refused);
  expect((await gather(world, await apple(world))).data.mode).toBe('sample');
  expect(world.time.elapsed()).toBeLessThan(1500);
});

test('in sample mode nothing is asked of the network [DATA-DESK-2]', async () => {
  const world = open(wholeWorld, { mode: 'sample' });
  await world.desk.resolveCompany('no such name');
  const gathered = await gather(world, await apple(world));
  expect(world.asked).toEqual([]);
  expect(gathered.data).toEqual({ mode: 'sample', asOf: gathered.captures[0]?.capture.asOf });
});

test('a company that is not bundled cannot be analysed without a network, and the error names those that can [DATA-DESK-3]', async () => {
  const world = open(refused);
  const error = await gather(world, made).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AssayError);
  expect(error).toMatchObject({ code: 'no-sources' });
  expect(error instanceof AssayError && error.remedy).toMatch(/AAPL.*NVDA/);
});

test('in live mode the bundled figures are never used, and what failed is listed [DATA-DESK-4]', async () => {
  const world = open(answeringFetch(madeUpEdgar(example)), { mode: 'live' });
  const gathered = await gather(world, made);
  expect(partsOf(gathered)).toEqual(['sec-company-facts live', 'sec-submissions live', 'sec-ownership live']);
  expect(gathered.missing.flatMap((missing) => missing.what.split(', '))).toEqual(['daily closes', 'current quote', 'market statistics', 'analysts’ ratings and targets', 'analysts’ estimates', 'closes of the market', 'closes of the sector', 'quotes of comparable companies', 'macro series']);
  await expect(gather(open(refused, { mode: 'live' }), await apple(world))).rejects.toMatchObject({ code: 'no-sources', remedy: 'Use the bundled figures with --sample.' });
});

test('every part that was asked for is among the captures or among the missing [DATA-DESK-4]', async () => {
  const events: DeskEvent[] = [];
  const gathered = await gather(open(answeringFetch(madeUpEdgar(example), madeUpYahoo(example)), { fredKey: null }), made, { onEvent: (event) => events.push(event) });
  const started = events.filter((event) => event.event === 'source-start').length;
  const finished = events.filter((event) => event.event === 'source-finish' || event.event === 'source-missing').length;
  expect([started, finished]).toEqual([23, 23]);
  expect(gathered.captures.filter(({ capture }) => capture.origin === 'live')).toHaveLength(11);
  expect(gathered.missing.map((missing) => missing.what)).toEqual(['macro series', 'live macro series']);
});

test('without a FRED key the missing series name the variable and where a key is had, and bundled series serve', async () => {
  const events: DeskEvent[] = [];
  const gathered = await gather(open(answeringFetch(madeUpEdgar(example), madeUpYahoo(example)), { fredKey: null }), made, { onEvent: (event) => events.push(event) });
  expect(gathered.missing[0]).toEqual({ what: 'macro series', why: 'FRED was not asked: it needs a key.', lost: ['the view of the economy'] });
  expect(events.find((event) => event.event === 'source-missing')).toMatchObject({ why: expect.stringMatching(/FRED_API_KEY.*fred\.stlouisfed\.org/) as string });
  expect(partsOf(gathered)).toContain('sample-macro sample');
  expect(gathered.data.mode).toBe('mixed');
});

test('without a contact the SEC is not asked, and the remedy names the variable', async () => {
  const world = open(wholeWorld, { contact: null, mode: 'live' });
  const events: DeskEvent[] = [];
  const gathered = await gather(world, made, { onEvent: (event) => events.push(event) });
  expect(world.asked.some((url) => url.includes('sec.gov'))).toBe(false);
  expect(gathered.missing[0]).toMatchObject({ what: 'statements' });
  expect(events.find((event) => event.event === 'source-missing')).toMatchObject({ why: expect.stringContaining('ASSAY_CONTACT') as string });
});

test("bundled statements go with closes of their own day, not with today's price [DATA-DESK-5]", async () => {
  const appleOnline = { ...example, ticker: 'AAPL' };
  const world = open(answeringFetch(madeUpYahoo(appleOnline), madeUpFred));
  const gathered = await gather(world, await apple(world));
  expect(new Set(gathered.captures.map(({ capture }) => capture.origin))).toEqual(new Set(['sample']));
  expect(gathered.data.mode).toBe('sample');
});

test('an older copy that had to do is said [DATA-CAP-2]', async () => {
  const store = openMemoryStore();
  await gather(open(wholeWorld, { store }), made);
  const later = await gather(open(refused, { store, start: '2025-08-05T21:00:00Z' }), made);
  expect(later.data).toEqual({ mode: 'cache', asOf: '2025-07-31' });
  expect(later.missing.find((missing) => missing.what.startsWith('statements'))?.why).toContain('An earlier copy is used.');
});

test('as of a past day no quote is asked for, and the captures carry the day [DATA-ASOF-1]', async () => {
  const world = open(wholeWorld);
  const gathered = await gather(world, made, { asOf: '2024-06-30' });
  expect(gathered.captures.every(({ capture }) => capture.asOf !== null && capture.asOf <= '2024-06-30')).toBe(true);
  expect(world.asked.some((url) => url.includes('/v7/finance/quote'))).toBe(false);
  expect(world.asked.find((url) => url.includes('series_id=DGS10'))).toMatch(/realtime_start=2024-06-30&realtime_end=2024-06-30/);
});

test('a replay gives the same captures from the store alone, and a miss is an error [DATA-CAP-5]', async () => {
  const store = openMemoryStore();
  const live = await gather(open(wholeWorld, { store }), made);
  const replay = open(never, { store, mode: 'replay' });
  const again = await gather(replay, made);
  expect(again.captures.map(({ capture }) => capture.id)).toEqual(live.captures.filter(({ capture }) => capture.origin === 'live').map(({ capture }) => capture.id));
  await expect(gather(open(never, { mode: 'replay' }), made)).rejects.toMatchObject({ code: 'replay-miss' });
});

test('keys, crumbs and cookies of a whole run stand in no capture, no event and no stored byte [DATA-SECRET-1]', async () => {
  const store = openMemoryStore();
  const world = open(wholeWorld, { store });
  const events: DeskEvent[] = [];
  const gathered = await gather(world, made, { onEvent: (event) => events.push(event) });
  expect(world.asked.some((url) => url.includes('fred-key-canary')) && world.asked.some((url) => url.includes('test-crumb-value'))).toBe(true);
  const kept = await Promise.all((await store.list('')).map(async (key) => key + new TextDecoder().decode((await store.get(key)) ?? undefined)));
  expect(kept.length).toBeGreaterThan(10);
  const everything = JSON.stringify([gathered.captures.map(({ capture, bytes }) => [capture, new TextDecoder().decode(bytes)]), gathered.missing, events, kept]);
  expect(everything).not.toMatch(/fred-key-canary|test-crumb-value|test-cookie-value/);
});

test('a symbol that the exchange lists as a fund is gathered as one, and nobody misses its statements [DATA-FUND-1]', async () => {
  const world = open(answeringFetch(madeUpYahoo(example), madeUpFred), { mode: 'live' });
  const gathered = await gather(world, { ...made, cik: null, ticker: 'SPY', name: 'Market Fund' });
  expect(gathered.company.kind).toBe('etf');
  expect(gathered.missing.filter(({ what }) => /statement|analyst|insider|comparable/.test(what))).toEqual([]);
});

test('an index is known by its symbol and by its name, and is no company [DATA-FUND-1]', async () => {
  const world = open(never, { mode: 'sample' });
  expect(await world.desk.resolveCompany('^gspc')).toMatchObject({ kind: 'found', company: { ticker: '^GSPC', name: 'S&P 500', kind: 'index', cik: null } });
  expect(await world.desk.resolveCompany('Nasdaq Composite')).toMatchObject({ kind: 'found', company: { ticker: '^IXIC' } });
});

test('a stopped run ends with an error, not with a report on less', async () => {
  await expect(gather(open(wholeWorld), made, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'interrupted' });
});
