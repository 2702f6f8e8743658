// What an economic series rose a year, compounded, between two months or two quarters that a sentence names.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { captureId, type CapturedBytes } from '@assay/record';
import { auditReport } from '../index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The index from 100 to 121 in two years, with another value between; output from 20 to 20.4 trillion in a quarter. */
function source(): CapturedBytes {
  const about = { source: 'made', readOn: '2025-01-31', settledAfterDays: 1, holdsFrom: '2020-01-01' };
  const series = { CPIAUCSL: { metric: 'cpi', title: 'Consumer price index', unit: 'index', scale: 0, frequency: 'monthly', ...about }, GDPC1: { metric: 'real_gdp', title: 'Real GDP', unit: 'USD', scale: 9, frequency: 'quarterly', ...about } };
  const rows = [['CPIAUCSL', 100, '2022-12-01'], ['CPIAUCSL', 108, '2023-12-01'], ['CPIAUCSL', 121, '2024-12-01'], ['CPIAUCSL', 122, '2025-06-01'], ['GDPC1', 20_000, '2024-04-01'], ['GDPC1', 20_400, '2024-07-01']];
  const bytes = new TextEncoder().encode(`{\n"schema":"assay.sample-macro/1",\n"asOf":"2025-12-31",\n"series":${JSON.stringify(series)},\n"observations":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`);
  return { bytes, capture: { id: captureId.parse(`cap_${sha256(bytes).slice(0, 20)}`), tool: 'made', reader: 'sample-macro', request: { method: 'GET', url: 'made:series', body: null }, status: 200, mediaType: 'application/json', receivedAt: '2025-12-31T00:00:00Z', origin: 'sample', sourceKind: 'macro', sourceName: 'Made', licence: 'none', asOf: '2025-12-31', entity: null, sha256: sha256(bytes), size: bytes.length } };
}

function judge(sentence: string): string {
  const { claims, verdicts } = auditReport(`${sentence}\n`, [source()], { subject: null, asOf: '2025-12-31', sha256 });
  return verdicts[claims.findIndex(({ text }) => text.includes('%'))]?.verdict ?? 'no claim';
}

test.each([
  ['The consumer price index rose at a compound rate of 10.0% a year from 100.0 in December 2022 to 121.0 in December 2024.', 'computed'],
  ['The consumer price index rose at a compound rate of 21.0% a year from 100.0 in December 2022 to 121.0 in December 2024.', 'contradicted'],
  ['The consumer price index rose at a compound rate of 8.28% a year from 100.0 in December 2022 to 122.0 in June 2025.', 'computed'],
  ['Real GDP rose at a compound rate of 8.24% a year from $20.00 trillion in the quarter ended 30 June 2024 to $20.40 trillion in the quarter ended 30 September 2024.', 'computed'],
  ['Real GDP rose at a compound rate of 2.00% a year from $20.00 trillion in the quarter ended 30 June 2024 to $20.40 trillion in the quarter ended 30 September 2024.', 'contradicted'],
])('the compound rate of a series is worked out from its months or quarters [AUD-COMPOUND-2]: %s', (sentence, verdict) => {
  expect(judge(sentence)).toBe(verdict);
});
