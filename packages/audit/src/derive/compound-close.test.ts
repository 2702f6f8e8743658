// What a share price made a year, compounded, between two days that a sentence names.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { captureId, type CapturedBytes } from '@assay/record';
import { auditReport } from '../index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const entity = { id: 'cik:0000000001', ticker: 'MDW', name: 'Meadow Inc.' };

/** From 100 to 121 in two years, and to 133.10 in a third. */
const closes: readonly (readonly [string, number])[] = [['2022-12-29', 99.5], ['2022-12-30', 100], ['2023-07-03', 104.2], ['2024-12-30', 120.1], ['2024-12-31', 121], ['2025-12-31', 133.1]];

function source(): CapturedBytes {
  const header = { schema: 'assay.sample-company/1', ticker: entity.ticker, cik: '0000000001', name: entity.name, currency: 'USD', fiscalCalendar: { month: 12, named: 'end-year' }, asOf: '2025-12-31', labels: { price: 'Close' }, sources: [['market', 'Closes', null, null, '2025-12-31']] };
  const rows = closes.map(([day, close]) => ['price', close, 'USD/share', null, day, null, 0, null]);
  const bytes = new TextEncoder().encode(`{\n${Object.entries(header).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},\n`).join('')}"facts":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`);
  return { bytes, capture: { id: captureId.parse(`cap_${sha256(bytes).slice(0, 20)}`), tool: 'made', reader: 'sample-company', request: { method: 'GET', url: 'made:MDW', body: null }, status: 200, mediaType: 'application/json', receivedAt: '2025-12-31T00:00:00Z', origin: 'sample', sourceKind: 'market', sourceName: 'Made', licence: 'none', asOf: '2025-12-31', entity, sha256: sha256(bytes), size: bytes.length } };
}

function judge(sentence: string): string {
  const { claims, verdicts } = auditReport(`${sentence}\n`, [source()], { subject: entity, asOf: '2025-12-31', sha256 });
  return verdicts[claims.findIndex(({ text }) => text.includes('%'))]?.verdict ?? 'no claim';
}

test.each([
  ['Meadow’s share price rose at a compound rate of 10.0% a year from $100.00 on 30 December 2022 to $121.00 on 31 December 2024.', 'computed'],
  ['Meadow’s share price rose 10.0% a year, compounded, from $100.00 on 30 December 2022 to $133.10 on 31 December 2025.', 'computed'],
  ['Meadow’s share price rose at a compound rate of 21.0% a year from $100.00 on 30 December 2022 to $121.00 on 31 December 2024.', 'contradicted'],
  ['Meadow’s share price rose at a compound rate of 10.5% a year from $104.20 on 3 July 2023 to $121.00 on 31 December 2024.', 'computed'],
])('the compound rate of closes is worked out from their days [AUD-COMPOUND-1]: %s', (sentence, verdict) => {
  expect(judge(sentence)).toBe(verdict);
});
