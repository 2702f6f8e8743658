import { expect, test } from 'vitest';
import { AssayError, captureId, type Capture } from '@assay/record';
import { readYahooChart } from './yahoo-chart.ts';

const tools = { sha256: (): string => '0'.repeat(64) };
const seconds = (iso: string): number => Date.parse(iso) / 1000;

function captureOf(more: Partial<Capture> = {}): Capture {
  return {
    id: captureId.parse('cap_test-chart'), tool: 'get_historical_prices', reader: 'yahoo-chart', request: { method: 'GET', url: 'https://query2.finance.yahoo.com/v8/finance/chart/EXM', body: null },
    status: 200, mediaType: 'application/json', receivedAt: '2025-07-31T21:00:00Z', origin: 'live', sourceKind: 'market', sourceName: 'Yahoo Finance', licence: 'test',
    asOf: null, entity: { id: 'cik:0000012345', ticker: 'EXM', name: 'Example Corp' }, sha256: 'ab'.repeat(32), size: 0, ...more,
  };
}

type Parts = { readonly meta?: object; readonly bars?: readonly (readonly [string, number | null])[]; readonly events?: object };

/** Three New York sessions, the last one ended. */
function chart({ meta = {}, bars = [['2025-07-29T13:30:00Z', 210.5], ['2025-07-30T13:30:00Z', null], ['2025-07-31T13:30:00Z', 207.570007]], events = {} }: Parts = {}): Uint8Array {
  const regular = { start: seconds('2025-07-31T13:30:00Z'), end: seconds('2025-07-31T20:00:00Z') };
  return new TextEncoder().encode(JSON.stringify({ chart: { error: null, result: [{
    meta: { currency: 'USD', symbol: 'EXM', instrumentType: 'EQUITY', longName: 'Example Corp', exchangeTimezoneName: 'America/New_York', gmtoffset: -14400, dataGranularity: '1d', regularMarketTime: seconds('2025-07-31T20:00:01Z'), currentTradingPeriod: { regular }, ...meta },
    timestamp: bars.map(([at]) => seconds(at)), indicators: { quote: [{ close: bars.map(([, close]) => close) }], adjclose: [{ adjclose: bars.map(() => 1) }] }, events,
  }] } }));
}
const closesOf = (bytes: Uint8Array, capture = captureOf()): string[] => readYahooChart({ capture, bytes }, tools).filter((found) => found.fact.metric.id === 'price').map((found) => `${found.column[0] ?? ''} ${found.fact.value}`);

test('each session gives its close, in the currency of the payload, at its bytes; a missing close gives none [DATA-YAHOO-1]', () => {
  const bytes = chart();
  const facts = readYahooChart({ capture: captureOf(), bytes }, tools);
  expect(closesOf(bytes)).toEqual(['2025-07-29 210.5', '2025-07-31 207.570007']);
  const { anchor, unit, period } = facts[0]?.fact ?? {};
  expect([unit, period]).toEqual([{ kind: 'money', currency: 'USD', per: 'share' }, { kind: 'instant', on: '2025-07-29', fiscal: null }]);
  expect(anchor?.kind === 'json' && anchor.bytes !== null && new TextDecoder().decode(bytes.subarray(anchor.bytes.start, anchor.bytes.end))).toBe('210.5');
  expect(anchor?.kind === 'json' && anchor.pointer).toBe('/chart/result/0/indicators/quote/0/close/0');
});

test('the bar of a session that is still open is no close [DATA-YAHOO-2]', () => {
  expect(closesOf(chart({ meta: { regularMarketTime: seconds('2025-07-31T15:00:00Z') } }))).toEqual(['2025-07-29 210.5']);
});

test('where a day stands twice its last value counts', () => {
  expect(closesOf(chart({ bars: [['2025-07-31T13:30:00Z', 1], ['2025-07-31T20:00:01Z', 2]] }))).toEqual(['2025-07-31 2']);
});

test('nothing after the as-of day is read [DATA-ASOF-1]', () => {
  const facts = readYahooChart({ capture: captureOf({ asOf: '2025-07-30' }), bytes: chart({ meta: { fiftyTwoWeekHigh: 260.1 }, events: { dividends: { x: { amount: 0.26, date: seconds('2025-07-31T13:30:00Z') } } } }) }, tools);
  expect(facts.map((found) => found.column[0])).toEqual(['2025-07-29']);
});

test('as of a past day later splits are undone, since the statements of that day count the old shares [DATA-ASOF-1]', () => {
  const splits = { y: { date: seconds('2025-07-30T13:30:00Z'), numerator: 10, denominator: 1, splitRatio: '10:1' } };
  const [close] = readYahooChart({ capture: captureOf({ asOf: '2025-07-29' }), bytes: chart({ events: { splits } }) }, tools);
  expect([close?.fact.value, close?.fact.derived]).toEqual(['2105', '× 10: splits after 2025-07-29 undone']);
});

test('the day is that of the exchange: a Tokyo morning is not the London evening before', () => {
  const tokyo = { meta: { exchangeTimezoneName: 'Asia/Tokyo', gmtoffset: 32400, currency: 'JPY' }, bars: [['2025-07-30T23:30:00Z', 3000]] as const };
  expect(closesOf(chart(tokyo))).toEqual(['2025-07-31 3000']);
});

test('without a known zone the offset decides', () => {
  expect(closesOf(chart({ meta: { exchangeTimezoneName: 'No/Such_Zone', gmtoffset: 32400 }, bars: [['2025-07-30T23:30:00Z', 3000]] }))).toEqual(['2025-07-31 3000']);
});

test('pence become pounds, and the reading says by which power of ten [DATA-YAHOO-3]', () => {
  const [close] = readYahooChart({ capture: captureOf(), bytes: chart({ meta: { currency: 'GBp' }, bars: [['2025-07-29T13:30:00Z', 1234.5]] }) }, tools);
  expect([close?.fact.value, close?.fact.unit, close?.scale]).toEqual(['12.345', { kind: 'money', currency: 'GBP', per: 'share' }, -2]);
});

test('the level of an index is not money [DATA-YAHOO-3]', () => {
  const [close] = readYahooChart({ capture: captureOf({ entity: null }), bytes: chart({ meta: { instrumentType: 'INDEX', symbol: '^GSPC', longName: 'S&P 500' } }) }, tools);
  expect([close?.fact.unit, close?.fact.entity]).toEqual([{ kind: 'index' }, { id: 'index:^GSPC', ticker: null, name: 'S&P 500' }]);
});

test('hourly bars are no closes', () => {
  expect(closesOf(chart({ meta: { dataGranularity: '1h' } }))).toEqual([]);
});

test('dividends and splits stand at their ex-date, and a single payment is not the dividend of the year', () => {
  const events = { dividends: { x: { amount: 0.26, date: seconds('2025-05-12T13:30:00Z') } }, splits: { y: { date: seconds('2020-08-31T13:30:00Z'), numerator: 4, denominator: 1, splitRatio: '4:1' } } };
  const facts = readYahooChart({ capture: captureOf(), bytes: chart({ bars: [], events }) }, tools);
  expect(facts.map((found) => [found.row[0], found.column[0], found.fact.value, found.fact.metric.id])).toEqual([['Dividend', '2025-05-12', '0.26', null], ['Split, new shares for 1', '2020-08-31', '4', null]]);
});

test.each(['{"chart":{"result":null,"error":{"code":"Not Found"}}}', '{"chart":', '[]'])('%s is refused', (text) => {
  expect(() => readYahooChart({ capture: captureOf(), bytes: new TextEncoder().encode(text) }, tools)).toThrow(AssayError);
});
