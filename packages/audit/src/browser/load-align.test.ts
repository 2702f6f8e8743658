import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { captureId, sourceKinds, type Capture } from '@assay/record';
import { seriesOf } from '../align/series.ts';
import { indexFacts } from '../bind/fact-index.ts';
import { readFacts, type ReadFact } from '../facts/index.ts';
import { loadAlign, needsNoAlign } from './load-align.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const bytes = new TextEncoder().encode('In millions of dollars,FY2024\nRevenue,391035\n');

function factsFrom(sourceKind: Capture['sourceKind']): readonly ReadFact[] {
  const capture: Capture = {
    id: captureId.parse('cap_000001'), tool: 'file', reader: 'csv', request: { method: 'GET', url: 'a.csv', body: null }, status: 200, mediaType: 'text/csv', receivedAt: '2026-01-02T03:04:05Z',
    origin: 'file', sourceKind, sourceName: 'a', licence: 'invented', asOf: null, entity: null, sha256: sha256(bytes), size: bytes.length,
  };
  return readFacts({ capture, bytes }, { sha256 });
}

test.each(sourceKinds)('what the browser does not fetch for facts of the kind %s would have had nothing to read in them [STAND-WEB-1]', async (kind) => {
  const facts = factsFrom(kind);
  expect(facts.map(({ fact }) => fact.source.kind)).toEqual([kind]);
  if (needsNoAlign(facts)) expect(seriesOf(indexFacts(facts)).series).toEqual([]);
  expect((await loadAlign(facts)).name === 'alignClaim').toBe(!needsNoAlign(facts));
});
