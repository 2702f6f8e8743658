// The mean of an economic series over the months that a sentence names.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { captureId, type CapturedBytes } from '@assay/record';
import { auditReport } from '../index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Six months of a rate; the fourth is not held of another one. */
function source(): CapturedBytes {
  const about = { source: 'made', readOn: '2025-01-31', settledAfterDays: 1, holdsFrom: '2020-01-01' };
  const series = { UNRATE: { metric: 'unemployment_rate', title: 'Unemployment rate', unit: 'percent', scale: 0, frequency: 'monthly', ...about }, FEDFUNDS: { metric: 'fed_funds_rate', title: 'Federal funds rate', unit: 'percent', scale: 0, frequency: 'monthly', ...about } };
  const rates = ['3.7', '3.9', '3.8', '3.9', '4.0', '4.1'];
  const rows = rates.flatMap((rate, at) => { const on = `2024-0${String(at + 1)}-01`; return [['UNRATE', Number(rate), on], ...(at === 3 ? [] : [['FEDFUNDS', Number(rate) + 1, on]])]; });
  const bytes = new TextEncoder().encode(`{\n"schema":"assay.sample-macro/1",\n"asOf":"2025-12-31",\n"series":${JSON.stringify(series)},\n"observations":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`);
  return { bytes, capture: { id: captureId.parse(`cap_${sha256(bytes).slice(0, 20)}`), tool: 'made', reader: 'sample-macro', request: { method: 'GET', url: 'made:series', body: null }, status: 200, mediaType: 'application/json', receivedAt: '2025-12-31T00:00:00Z', origin: 'sample', sourceKind: 'macro', sourceName: 'Made', licence: 'none', asOf: '2025-12-31', entity: null, sha256: sha256(bytes), size: bytes.length } };
}

function judge(sentence: string): string {
  const { claims, verdicts } = auditReport(`${sentence}\n`, [source()], { subject: null, asOf: '2025-12-31', sha256 });
  return verdicts[claims.findIndex(({ text }) => text.includes('%'))]?.verdict ?? 'no claim';
}

test.each([
  ['The average of the unemployment rate from January 2024 to June 2024 was 3.90%.', 'computed'],
  ['The average unemployment rate from January 2024 to March 2024 was 3.80%.', 'computed'],
  ['The average of the unemployment rate from January 2024 to June 2024 was 3.90%, up from 3.70% in January 2024.', 'computed'],
  ['The average of the unemployment rate from January 2024 to June 2024 was 4.10%, up from 3.70% in January 2024.', 'contradicted'],
  ['The average of the unemployment rate from January 2024 to June 2024 was 4.10%.', 'contradicted'],
  ['The average of the unemployment rate from January 2024 to March 2024 was 3.90%.', 'contradicted'],
])('the mean of a series over named months is computed from each of them [AUD-MEAN-1]: %s', (sentence, verdict) => {
  expect(judge(sentence)).toBe(verdict);
});

test('where a month is not held there is no mean of the run [AUD-MEAN-1]', () => {
  expect(judge('The average of the federal funds rate from January 2024 to June 2024 was 4.90%.')).not.toBe('computed');
});

test('no day stands for the mean of many [AUD-MEAN-1]', () => {
  expect(judge('The average of the unemployment rate from 1 January 2024 to 1 June 2024 was 4.10%.')).toBe('unverified');
});

test('two months that are compared are no run of months [AUD-MEAN-1]', () => {
  expect(judge('On average the unemployment rate was 4.10% in June 2024, up from 4.00% in May 2024.')).toBe('verified');
  expect(judge('The average unemployment rate was 4.05% in June 2024, up from 4.00% in May 2024.')).not.toMatch(/verified|computed/);
});
