import { expect, test } from 'vitest';
import { captureId, type Capture } from '@assay/record';
import type { ReadFact } from '../read-fact.ts';
import { readYahooBars } from './yahoo-bars.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const capture: Capture = {
  id: captureId.parse('cap_test-bars'), tool: 'get_historical_prices', reader: 'yahoo-bars', request: { method: 'GET', url: 'https://query2.finance.yahoo.com/v8/finance/chart/EXM', body: null },
  status: 200, mediaType: 'application/json', receivedAt: '2025-07-31T21:00:00Z', origin: 'live', sourceKind: 'market', sourceName: 'Yahoo Finance', licence: 'test',
  asOf: null, entity: { id: 'cik:0000012345', ticker: 'EXM', name: 'Example Corp' }, sha256: 'ab'.repeat(32), size: 0,
};
const days = ['2025-07-29T13:30:00Z', '2025-07-30T13:30:00Z', '2025-07-31T13:30:00Z'];

function read(meta: object = {}, given: Capture = capture): readonly ReadFact[] {
  const bytes = new TextEncoder().encode(JSON.stringify({ chart: { error: null, result: [{
    meta: { currency: 'USD', symbol: 'EXM', instrumentType: 'EQUITY', longName: 'Example Corp', exchangeTimezoneName: 'America/New_York', dataGranularity: '1d', regularMarketTime: seconds('2025-07-31T20:00:01Z'), currentTradingPeriod: { regular: { start: seconds(days[2] ?? ''), end: seconds('2025-07-31T20:00:00Z') } }, ...meta },
    timestamp: days.map(seconds), events: { splits: { a: { date: seconds(days[2] ?? ''), numerator: 4, denominator: 1 } } },
    indicators: { quote: [{ open: [10, 11, 12], high: [10.5, 11.5, 12.5], low: [9.5, 10.5, 11.5], close: [10.25, null, 12.25], volume: [4000, 5000, 6000] }], adjclose: [{ adjclose: [10, 11, 12.25] }] },
  }] } }));
  return readYahooBars({ capture: given, bytes }, { sha256: () => '0'.repeat(64) });
}
const told = (facts: readonly ReadFact[]): string[] => facts.map(({ fact, column }) => `${column[0] ?? ''} ${fact.metric.label} ${fact.value} ${fact.unit.kind}`);

test('a session gives open, high, low, close, adjusted close and volume; one without a close gives nothing [DATA-YAHOO-1]', () => {
  expect(told(read()).slice(0, 6)).toEqual(['2025-07-29 Open 10 money', '2025-07-29 High 10.5 money', '2025-07-29 Low 9.5 money', '2025-07-29 Close 10.25 money', '2025-07-29 Close adjusted for splits and dividends 10 money', '2025-07-29 Volume 4000 shares']);
  expect(told(read()).some((line) => line.startsWith('2025-07-30'))).toBe(false);
});

test('the session that is still open is left out whole [DATA-YAHOO-2]', () => {
  expect(told(read({ regularMarketTime: seconds('2025-07-31T15:00:00Z') })).filter((line) => line.startsWith('2025-07-31') && !line.includes('Split'))).toEqual([]);
});

test('before a past day later splits are undone in prices and volumes, and closes adjusted by later dividends are no facts [DATA-ASOF-1]', () => {
  expect(told(read({}, { ...capture, asOf: '2025-07-29' }))).toEqual(['2025-07-29 Open 40 money', '2025-07-29 High 42 money', '2025-07-29 Low 38 money', '2025-07-29 Close 41 money', '2025-07-29 Volume 1000 shares']);
});

test('prices in pence are pounds, and an index has no currency [DATA-YAHOO-1]', () => {
  expect(read({ currency: 'GBp' })[3]?.fact).toMatchObject({ value: '0.1025', unit: { kind: 'money', currency: 'GBP', per: 'share' } });
  expect(read({ instrumentType: 'INDEX' })[3]?.fact.unit).toEqual({ kind: 'index' });
});
