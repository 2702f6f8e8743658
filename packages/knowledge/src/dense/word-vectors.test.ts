import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedPairs, heldPairs, quantise, similarity, toUnit } from './embedding.ts';
import { wordEmbedding } from './word-vectors.ts';

const vectorOf = (text: string): Float32Array => wordEmbedding.embed?.(text) ?? new Float32Array();
const cosine = (left: Float32Array, right: Float32Array): number => similarity(askedPairs(quantise(left)), heldPairs(quantise(right), right.length), 0);
const near = (left: string, right: string): number => cosine(vectorOf(left), vectorOf(right));

test('texts of other words with a like meaning are nearer than texts of something else [KNOW-DENSE-1]', () => {
  expect(near('wages of the crew', 'salaries paid to staff')).toBeGreaterThan(near('wages of the crew', 'tides at the jetty') + 0.2);
  expect(near('lawsuit', 'litigation')).toBeGreaterThan(near('lawsuit', 'inventory'));
});

test('a vector has unit length, forms of a word give the same, and what the model does not know gives nothing [KNOW-DENSE-1]', () => {
  expect(Math.hypot(...vectorOf('The harbour rents boats.'))).toBeCloseTo(1, 5);
  expect(vectorOf('renting boats')).toEqual(vectorOf('rented boat'));
  expect([...vectorOf('zzqx 2024 17%')].every((value) => value === 0)).toBe(true);
});

test('a rare word says more than a frequent one [KNOW-DENSE-1]', () => {
  expect(near('new anchors', 'anchors')).toBeGreaterThan(near('new anchors', 'new'));
});

test('bytes keep a cosine to one in a hundred [KNOW-DENSE-1]', () => {
  const [left, right] = [toUnit(Float32Array.from([1, 2, 3, -4])), toUnit(Float32Array.from([2, 1, -1, 0.5]))];
  const exact = left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
  expect(Math.abs(cosine(left, right) - exact)).toBeLessThan(0.01);
});

test('two components to a number give the cosine of the bytes to the last digit, for any number of them [KNOW-DENSE-1]', () => {
  const vectors = fc.integer({ min: 1, max: 40 }).chain((dimensions) => fc.array(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: dimensions, maxLength: dimensions }), { minLength: 2, maxLength: 5 }));
  fc.assert(fc.property(vectors, (rows) => {
    const bytes = rows.map((row) => quantise(toUnit(Float32Array.from(row))));
    const [asked = new Int8Array()] = bytes;
    const held = heldPairs(Int8Array.from(bytes.flatMap((row) => [...row])), asked.length);
    const pairs = askedPairs(asked);
    for (const [at, row] of bytes.entries()) expect(similarity(pairs, held, at * pairs.length)).toBe(row.reduce((sum, value, place) => sum + value * (asked[place] ?? 0), 0) / 127 ** 2);
  }));
});
