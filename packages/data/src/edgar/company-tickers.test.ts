import { expect, test } from 'vitest';
import { captureId, type CapturedBytes } from '@assay/record';
import { checkTickers, readTickers } from './company-tickers.ts';

const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const captured = (bytes: Uint8Array): CapturedBytes => ({
  bytes, capture: { id: captureId.parse('cap_test-list'), tool: 'x', reader: null, request: { method: 'GET', url: 'x', body: null }, status: 200, mediaType: 'application/json', receivedAt: '2025-07-31T00:00:00Z', origin: 'live', sourceKind: 'filing', sourceName: 'x', licence: 'x', asOf: null, entity: null, sha256: '0'.repeat(64), size: 0 },
});

test('the list keeps its order and gives ten-digit numbers', () => {
  const bytes = encode({ 0: { cik_str: 1045810, ticker: 'NVDA', title: 'NVIDIA CORP' }, 1: { cik_str: 320193, ticker: 'aapl', title: 'Apple Inc.' } });
  expect(readTickers(bytes)).toEqual([{ cik: '0001045810', ticker: 'NVDA', name: 'NVIDIA CORP' }, { cik: '0000320193', ticker: 'AAPL', name: 'Apple Inc.' }]);
  expect(checkTickers(captured(bytes))).toBeNull();
});

test('another form names its field', () => {
  expect(checkTickers(captured(encode({ 0: { cik_str: 'x', ticker: 'NVDA', title: 'N' } })))?.field).toBe('0/cik_str');
  expect(checkTickers(captured(new TextEncoder().encode('<html>')))?.why).toBe('is not JSON');
});
