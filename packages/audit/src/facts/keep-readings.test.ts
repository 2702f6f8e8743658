// A source that comes again is not read again, and nothing else of its bytes or its capture is taken for it.
import { metrics } from '@assay/calc';
import { captureSchema, type Capture } from '@assay/record';
import { expect, test } from 'vitest';
import { forgetReadings, keepReadings, readFacts } from './index.ts';
import type { ReadFact, SourceDocument } from './read-fact.ts';

const tools = { sha256: (): string => 'a'.repeat(64) };
const capture = (url: string): Capture => captureSchema.parse({
  id: 'cap_test-document', tool: 'test', reader: null, request: { method: 'GET', url, body: null }, status: 200, mediaType: 'text/csv', receivedAt: '2025-01-01T00:00:00Z', origin: 'file',
  sourceKind: 'document', sourceName: 'report', licence: 'test', asOf: null, entity: null, sha256: 'a'.repeat(64), size: 0,
});
const revenue = (value: string, url = 'file:report'): SourceDocument => ({ capture: capture(url), bytes: new TextEncoder().encode(`Item,2024\nRevenue,${value}\n`) });

function counted(): { readonly read: ReturnType<typeof keepReadings>; readonly times: () => number } {
  let times = 0;
  const read = keepReadings((source, given) => {
    times += 1;
    return source.bytes.length > 1000 ? [] : readFacts(source, given);
  });
  return { read, times: () => times };
}

const valueIn = (facts: readonly ReadFact[]): string | undefined => facts[0]?.fact.value;

test('a source that comes again is read once, though its bytes and its capture are other objects [FACT-DOOR-2]', () => {
  const { read, times } = counted();
  expect(read(revenue('5'), tools)).toBe(read(revenue('5'), tools));
  expect(times()).toBe(1);
});

test('bytes that differ by one are read anew, whatever the capture says of their hash [FACT-DOOR-2]', () => {
  const { read } = counted();
  expect(valueIn(read(revenue('5'), tools))).toBe('5');
  expect(valueIn(read(revenue('6'), tools))).toBe('6');
  expect(valueIn(read(revenue('5'), tools))).toBe('5');
});

test('bytes that somebody changes after they were read are read anew [FACT-DOOR-2]', () => {
  const { read } = counted();
  const source = revenue('5');
  read(source, tools);
  source.bytes[source.bytes.indexOf('5'.charCodeAt(0))] = '7'.charCodeAt(0);
  expect(valueIn(read(source, tools))).toBe('7');
});

test('the same bytes from another place are facts of their own [FACT-DOOR-2]', () => {
  const { read, times } = counted();
  read(revenue('5'), tools);
  read(revenue('5', 'file:another'), tools);
  expect(times()).toBe(2);
});

test('measures of one’s own are never mixed with the built-in ones [FACT-DOOR-2]', () => {
  const { read, times } = counted();
  read(revenue('5'), tools);
  read(revenue('5'), { ...tools, dictionary: metrics });
  read(revenue('5'), { ...tools, dictionary: metrics });
  expect(times()).toBe(3);
});

test('a source that cannot be read is refused each time [FACT-DOOR-2]', () => {
  const { read } = counted();
  const broken: SourceDocument = { capture: capture('file:report'), bytes: new Uint8Array([0xff, 0xfe, 0xc3]) };
  expect(() => read(broken, tools)).toThrow(/not text/);
  expect(() => read(broken, tools)).toThrow(/not text/);
});

test('only so much is kept: what was not asked for the longest is forgotten [FACT-DOOR-2]', () => {
  const { read, times } = counted();
  const long = (name: string): SourceDocument => ({ capture: capture(`file:${name}`), bytes: new TextEncoder().encode(`Item,2024\nRevenue,5\n${'Note,\n'.repeat(200_000)}`) });
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) read(long(name), tools);
  expect(times()).toBe(4);
});

test('what is kept can be forgotten [FACT-DOOR-2]', () => {
  const { read, times } = counted();
  read(revenue('5'), tools);
  forgetReadings();
  read(revenue('5'), tools);
  expect(times()).toBe(2);
});
