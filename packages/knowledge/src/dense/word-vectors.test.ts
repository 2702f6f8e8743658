import { expect, test } from 'vitest';
import { quantise, similarity, toUnit } from './embedding.ts';
import { wordEmbedding } from './word-vectors.ts';

const vectorOf = (text: string): Float32Array => wordEmbedding.embed?.(text) ?? new Float32Array();
const near = (left: string, right: string): number => similarity(quantise(vectorOf(left)), quantise(vectorOf(right)), 0);

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
  expect(Math.abs(similarity(quantise(left), quantise(right), 0) - exact)).toBeLessThan(0.01);
});
