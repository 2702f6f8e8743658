import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { captureSchema } from '@assay/record';
import { documentSource, mediaTypeOf } from './document-source.ts';

const bytes = new TextEncoder().encode('a,b\n');
const from = { about: { id: null, ticker: null, name: 'Harbour Coffee plc' }, readAt: '2026-01-02T03:04:05.000Z', sha256: (given: Uint8Array): string => createHash('sha256').update(given).digest('hex') };

test('a file is a capture of its own bytes, with the same id wherever it lies', () => {
  const source = documentSource({ name: 'q1/income.csv', bytes }, from);
  expect(captureSchema.parse(source.capture)).toEqual(source.capture);
  expect(source).toMatchObject({ bytes, capture: { mediaType: 'text/csv', sourceName: 'q1/income.csv', origin: 'file', entity: from.about, sha256: from.sha256(bytes), size: 4 } });
  expect(documentSource({ name: 'q1/income.csv', bytes }, { ...from, readAt: '2027-01-02T03:04:05.000Z' }).capture.id).toBe(source.capture.id);
  expect(documentSource({ name: 'q2/income.csv', bytes }, from).capture.id).not.toBe(source.capture.id);
});

test('what is said of a file stands before what its name tells', () => {
  const described = { mediaType: 'text/plain', sourceName: 'Annual report', sourceKind: 'filing', asOf: '2024-03-31' } as const;
  expect(documentSource({ name: 'a.csv', bytes, described }, from).capture).toMatchObject(described);
});

test('a name that tells no kind is refused unless the kind is given', () => {
  expect(['a.CSV', 'a.csv.gz', 'a.md', 'a.htm', 'a', 'a.png', 'csv'].map(mediaTypeOf)).toEqual(['text/csv', 'text/csv', 'text/markdown', 'text/html', null, null, null]);
  expect(() => documentSource({ name: 'income', bytes }, from)).toThrow('does not tell');
  expect(documentSource({ name: 'income', bytes, described: { mediaType: 'text/csv' } }, from).capture.mediaType).toBe('text/csv');
});
