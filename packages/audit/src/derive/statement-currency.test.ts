// A quoted receipt and statements in another currency: the judge computes nothing from the two.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { captureId, type Capture } from '@assay/record';
import { auditReport, type SourceDocument } from '../index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const company = { id: 'cik:0000000042', ticker: 'FRGN', name: 'Foreign Works Ltd.' };
const seconds = (iso: string): number => Date.parse(iso) / 1000;

function source(reader: string, kind: Capture['sourceKind'], value: unknown): SourceDocument {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { bytes, capture: {
    id: captureId.parse(`cap_${reader}`), tool: 'test', reader, request: { method: 'GET', url: `https://example.com/${reader}`, body: null }, status: 200, mediaType: 'application/json', receivedAt: '2025-08-01T00:00:00Z',
    origin: 'live', sourceKind: kind, sourceName: reader, licence: 'invented', asOf: null, entity: company, sha256: sha256(bytes), size: bytes.length,
  } };
}

const row = (val: number, start?: string): object => ({ ...(start === undefined ? {} : { start }), end: '2024-12-31', val, accn: 'a-1', fy: 2024, fp: 'FY', form: '20-F', filed: '2025-03-20' });
const statements = (currency: string): SourceDocument => source('sec-company-facts', 'filing', { cik: 42, entityName: company.name, facts: {
  'us-gaap': { Revenues: { label: 'Revenue', units: { [currency]: [row(900_000_000, '2024-01-01')] } }, NetIncomeLoss: { label: 'Net income', units: { [currency]: [row(90_000_000, '2024-01-01')] } }, Assets: { label: 'Assets', units: { [currency]: [row(2_000_000_000)] } } },
  dei: { EntityCommonStockSharesOutstanding: { label: 'Shares', units: { shares: [row(50_000_000)] } } },
} });
const closes = source('yahoo-chart', 'market', { chart: { error: null, result: [{
  meta: { currency: 'USD', symbol: 'FRGN', instrumentType: 'EQUITY', longName: company.name, exchangeTimezoneName: 'America/New_York', gmtoffset: -14400, dataGranularity: '1d', regularMarketTime: seconds('2025-07-31T20:00:01Z'), currentTradingPeriod: { regular: { start: seconds('2025-07-31T13:30:00Z'), end: seconds('2025-07-31T20:00:00Z') } } },
  timestamp: [seconds('2025-07-31T13:30:00Z')], indicators: { quote: [{ close: [20] }], adjclose: [{ adjclose: [20] }] }, events: {},
}] } });

const verdict = (currency: string): string | undefined => auditReport('Foreign Works has a market capitalization of $1.0 billion.\n', [statements(currency), closes], { subject: company, asOf: '2025-07-31', sha256 }).verdicts[0]?.verdict;

test('a price times shares is no market value where the company reports in another currency [CALC-CURRENCY-1]', () => {
  expect(verdict('USD')).toBe('computed');
  expect(verdict('TWD')).toBe('unverified');
});
