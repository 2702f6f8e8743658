import { expect, test } from 'vitest';
import { AssayError, captureId, type Capture } from '@assay/record';
import type { ReadFact } from '../read-fact.ts';
import { readFredObservations } from './fred-observations.ts';

function captureOf(query: string, more: Partial<Capture> = {}): Capture {
  return {
    id: captureId.parse('cap_test-series'), tool: 'get_economic_indicator', reader: 'fred-observations', request: { method: 'GET', url: `https://api.stlouisfed.org/fred/series/observations?${query}&api_key=REDACTED`, body: null },
    status: 200, mediaType: 'application/json', receivedAt: '2025-07-31T21:00:00Z', origin: 'live', sourceKind: 'macro', sourceName: 'FRED', licence: 'test',
    asOf: null, entity: null, sha256: 'ab'.repeat(32), size: 0, ...more,
  };
}
const read = (capture: Capture, rows: readonly (readonly [string, string])[]): readonly ReadFact[] => readFredObservations({ capture, bytes: new TextEncoder().encode(JSON.stringify({ units: 'lin', observations: rows.map(([date, value]) => ({ date, value })) })) }, { sha256: () => '' });

test('an observation is a rate of its day, a missing one is none', () => {
  const facts = read(captureOf('series_id=DGS10'), [['2025-07-30', '4.38'], ['2025-07-31', '.']]);
  expect(facts.map(({ fact }) => [fact.metric.id, fact.entity?.id, fact.value, fact.precision, fact.unit, fact.period])).toEqual([['treasury_10y', 'fred:DGS10', '4.38', 2, { kind: 'percent' }, { kind: 'instant', on: '2025-07-30', fiscal: null }]]);
});

test('billions of a quarter become dollars of its three months', () => {
  const [gdp] = read(captureOf('series_id=GDP'), [['2025-01-01', '29962.047']]);
  expect([gdp?.fact.value, gdp?.scale, gdp?.fact.precision, gdp?.fact.period]).toEqual(['29962047000000', 9, -6, { kind: 'duration', start: '2025-01-01', end: '2025-03-31', fiscal: null }]);
});

test('a series that is not listed has no unit and no name', () => {
  const [unknown] = read(captureOf('series_id=XYZ123'), [['2025-01-01', '1.5']]);
  expect([unknown?.fact.unit, unknown?.fact.metric]).toEqual([{ kind: 'none' }, { id: null, label: 'XYZ123', concept: 'fred:XYZ123' }]);
});

test('for a past day only a vintage of that day is read: later revisions stay hidden [DATA-ASOF-1]', () => {
  const rows = [['2024-05-01', '4.0'], ['2024-09-01', '4.1']] as const;
  expect(read(captureOf('series_id=UNRATE', { asOf: '2024-07-31' }), rows)).toEqual([]);
  expect(read(captureOf('series_id=UNRATE&realtime_start=2024-07-31&realtime_end=2024-07-31', { asOf: '2024-07-31' }), rows).map((found) => found.fact.value)).toEqual(['4']);
});

test('an error answer is refused', () => {
  expect(() => readFredObservations({ capture: captureOf('series_id=DGS10'), bytes: new TextEncoder().encode('{"error_code":400}') }, { sha256: () => '' })).toThrow(AssayError);
});
