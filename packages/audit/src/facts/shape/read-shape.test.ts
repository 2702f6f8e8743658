import { expect, test } from 'vitest';
import { captureId, type Capture } from '@assay/record';
import { readJsonTree } from '../json/json-tree.ts';
import { shapeReader } from './read-shape.ts';
import type { Shape } from './shape.ts';
import { placesAt, relative } from './walk-tree.ts';

const sha256 = (): string => 'a'.repeat(64);
const capture: Capture = {
  id: captureId.parse('cap_holders'), tool: 'get_holders', reader: null, request: { method: 'GET', url: 'https://example.test/holders', body: null }, status: 200, mediaType: 'application/json',
  receivedAt: '2025-05-02T00:00:00Z', origin: 'live', sourceKind: 'aggregator', sourceName: 'Example holders', licence: 'none', asOf: null, entity: { id: 'cik:0009912345', ticker: 'EXMPL', name: 'Example Works Inc.' }, sha256: 'a'.repeat(64), size: 1,
};
const shape: Shape = {
  source: 'Example holders', must: 'result/*', momentary: true,
  groups: [
    { at: 'result/*/holders/*', time: { path: 'reported', as: 'day' }, dimensions: { holder: 'name' }, currency: '/result/0/currency', fields: { shares: { label: 'Shares held', unit: 'shares' }, value: { label: 'Value held', unit: 'money' } } },
    { at: 'result/0/estimate', time: { path: 'end', as: 'seconds', months: 12 }, marks: { scenario: 'estimate' }, currency: '../currency', fields: { eps: { label: 'Earnings per share', unit: 'per-share' } } },
  ],
};
const read = (value: unknown, given: Capture = capture): ReturnType<ReturnType<typeof shapeReader>> => shapeReader(shape)({ capture: given, bytes: new TextEncoder().encode(JSON.stringify(value)) }, { sha256 });
const answer = { result: [{ currency: 'GBp', holders: [{ name: 'Alder Fund', shares: 1200, value: { raw: 3.5e6, fmt: '3.5M' }, reported: '2025-03-31T00:00:00Z' }, { name: 'Birch Trust', shares: null }], estimate: { end: 1767139200, eps: 250 } }] };

test('a shape gives every listed number of an answer its unit, day, dimension and place [TOOL-SHAPE-1]', () => {
  const [shares, value] = read(answer);
  expect(shares?.fact).toMatchObject({ value: '1200', unit: { kind: 'shares' }, period: { kind: 'instant', on: '2025-03-31' }, dimensions: { holder: 'Alder Fund' }, anchor: { pointer: '/result/0/holders/0/shares' } });
  expect(value?.fact).toMatchObject({ value: '3500000', unit: { kind: 'money', currency: 'GBP', per: null }, anchor: { pointer: '/result/0/holders/0/value/raw' } });
});

test('a figure per share in pence is in pounds, over the months up to its end [TOOL-SHAPE-1]', () => {
  const eps = read(answer).find(({ fact }) => fact.unit.kind === 'money' && fact.unit.per === 'share');
  expect(eps?.fact).toMatchObject({ value: '2.5', unit: { currency: 'GBP' }, period: { kind: 'duration', start: '2025-01-01', end: '2025-12-31' }, dimensions: { scenario: 'estimate' } });
});

test('a number that the shape does not list, or that is absent, is no fact [TOOL-SHAPE-1]', () => {
  expect(read(answer)).toHaveLength(3);
});

test('an answer without what its shape must have is malformed and names the field [TOOL-SHAPE-1]', () => {
  expect(() => read({ error: 'no' })).toThrow(/the field result\/\* is absent/);
});

test('statistics of the moment give nothing for a day before the capture [TOOL-SHAPE-1]', () => {
  expect(read(answer, { ...capture, asOf: '2024-12-31' })).toEqual([]);
});

test('a relative path climbs, and one that leads nowhere is undefined [TOOL-SHAPE-1]', () => {
  const root = readJsonTree(new TextEncoder().encode('{"a":{"b":[{"c":1}],"d":"x"}}'), 'test');
  const place = placesAt(root, 'a/b/*')[0];
  expect(place === undefined ? null : [relative(place, '../../d')?.kind, relative(place, '../../../../../z'), relative(place, '/a/d')?.kind, relative(place, '.')?.kind]).toEqual(['string', undefined, 'string', 'object']);
});

test('where a text tells how long a period is, the length follows it; an unknown text leaves the day alone [TOOL-SHAPE-1]', () => {
  const told: Shape = { source: 'Example estimates', must: 'trend', groups: [{ at: 'trend/*', time: { path: 'end', as: 'day', months: { path: 'period', of: { '0q': 3 } } }, fields: { growth: { label: 'Growth', unit: 'fraction' } } }] };
  const facts = shapeReader(told)({ capture, bytes: new TextEncoder().encode('{"trend":[{"period":"0q","end":"2025-06-30","growth":0.1},{"period":"toString","end":"2025-06-30","growth":0.2}]}') }, { sha256 });
  expect(facts.map(({ fact }) => fact.period)).toEqual([{ kind: 'duration', start: '2025-04-01', end: '2025-06-30', fiscal: null }, { kind: 'instant', on: '2025-06-30', fiscal: null }]);
});

test('what a source says of the moment without a day is of the day on which it said so [AUD-MOMENT-1]', () => {
  const now = shapeReader({ ...shape, groups: [{ at: 'result/0/estimate', time: 'received', currency: '../currency', fields: { eps: { label: 'Price target', unit: 'per-share', metric: 'target_price' } } }] });
  const [target] = now({ capture, bytes: new TextEncoder().encode(JSON.stringify(answer)) }, { sha256 });
  expect(target?.fact).toMatchObject({ metric: { id: 'target_price' }, period: { kind: 'instant', on: '2025-05-02' } });
});
