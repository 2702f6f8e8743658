import { captureSchema, type Capture } from '@assay/record';
import { expect, test } from 'vitest';
import { readFacts } from './index.ts';

const sha256 = (): string => 'a'.repeat(64);
const capture = (mediaType: string, reader: string | null = null): Capture => captureSchema.parse({
  id: 'cap_test-document', tool: 'test', reader, request: { method: 'GET', url: 'file:report', body: null }, status: 200, mediaType, receivedAt: '2025-01-01T00:00:00Z', origin: 'file',
  sourceKind: 'document', sourceName: 'report', licence: 'test', asOf: null, entity: null, sha256: 'a'.repeat(64), size: 0,
});
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ['text/html; charset=utf-8', '<table><tr><td></td><td>2024</td></tr><tr><td>Revenue</td><td>5</td></tr></table>'], ['text/csv', 'Item,2024\nRevenue,5\n'], ['application/json', '{"revenue":5,"year":2024}'],
  ['application/hal+json', '{"revenue":5,"year":2024}'], ['text/markdown', '| | 2024 |\n|--|--|\n| Revenue | 5 |\n'], ['text/plain', '| | 2024 |\n| Revenue | 5 |\n'],
])('a source of type %s is read without a named reader [FACT-DOOR-1]', (mediaType, text) => {
  const [read] = readFacts({ capture: capture(mediaType), bytes: bytes(text) }, { sha256 });
  expect(read?.fact).toMatchObject({ metric: { id: 'revenue' }, value: '5', period: { kind: 'labelled', fiscal: { year: 2024, part: 'FY' } }, capture: 'cap_test-document' });
});

test('the reader that a capture names comes before its media type [FACT-DOOR-1]', () => {
  expect(readFacts({ capture: capture('text/plain', 'csv'), bytes: bytes('Item,2024\nRevenue,5\n') }, { sha256 })).toHaveLength(1);
});

test.each([['image/png', null], ['text/plain', 'no-such-reader']])('a source of type %s with the reader %s is refused [FACT-DOOR-1]', (mediaType, reader) => {
  expect(() => readFacts({ capture: capture(mediaType, reader), bytes: bytes('5') }, { sha256 })).toThrow(/no reader knows/);
});

test('bytes that are no text and JSON that breaks off are refused [FACT-DOOR-1]', () => {
  expect(() => readFacts({ capture: capture('text/plain'), bytes: new Uint8Array([0xff, 0xfe, 0xc3]) }, { sha256 })).toThrow(/not text/);
  expect(() => readFacts({ capture: capture('application/json'), bytes: bytes('{"a":') }, { sha256 })).toThrow(/JSON/);
});
