import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Capture } from '@assay/record';
import { readFacts, readers, type SourceDocument } from '../../facts/index.ts';
import { families, loadReaders } from './load-readers.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function source(mediaType: string, text: string, reader: string | null = null): SourceDocument {
  const bytes = new TextEncoder().encode(text);
  const capture = { id: 'cap_000001', tool: 'file', reader, request: { method: 'GET', url: 'a', body: null }, status: 200, mediaType, receivedAt: '2026-01-02T03:04:05Z', origin: 'file', sourceKind: 'document', sourceName: 'a', licence: 'invented', asOf: null, entity: null, sha256: sha256(bytes), size: bytes.length };
  return { capture: capture as Capture, bytes };
}

test('every reader that the program has can be loaded in a browser, under the same name [STAND-WEB-1]', async () => {
  expect(families.flatMap((family) => family.names).sort()).toEqual(Object.keys(readers).sort());
  const loaded = await Promise.all(families.map(async ({ names, load }) => [names, await load()] as const));
  for (const [names, family] of loaded) expect(Object.entries(family)).toEqual(names.map((name) => [name, readers[name]]));
});

test('a source is read as the program reads it, and one that no reader knows is refused in the same words', async () => {
  const csv = source('text/csv; charset=utf-8', 'In millions of dollars,FY2024\nRevenue,391035\n');
  const unknown = source('image/png', '');
  const read = await loadReaders('# Note', [csv.capture, unknown.capture]);
  expect(read(csv, { sha256 })).toEqual(readFacts(csv, { sha256 }));
  for (const one of [unknown, source('text/csv', '', 'constructor')]) {
    expect(() => read(one, { sha256 })).toThrow(/no reader knows (image\/png|constructor)/);
    expect(() => readFacts(one, { sha256 })).toThrow(/no reader knows (image\/png|constructor)/);
  }
});
