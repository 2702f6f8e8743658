// What the index needs of an embedding. The built-in word vectors are one; a model behind an API or in a local folder is another whose vectors its caller brings along.

export type Embedding = {
  /** Model and version. The index keeps it: vectors of two models are never compared. */
  readonly name: string;
  readonly dimensions: number;
  /** A vector of unit length, all noughts for a text without a word that the model knows. Null where vectors come from outside, as those of a service do. */
  readonly embed: ((text: string) => Float32Array) | null;
  /** The same from the terms of a text, where the model reads nothing else. */
  readonly embedTerms?: (terms: Uint32Array) => Float32Array;
};

const FULL = 127;

/** One byte for each component of a vector of unit length. */
export function quantise(vector: Float32Array): Int8Array {
  const bytes = new Int8Array(vector.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.round((vector[at] ?? 0) * FULL);
  return bytes;
}

/** The vectors of many chunks, one after another, in bytes, made ready for `similarity`: two components to a number, so that one multiplication does the work of two. */
export function heldPairs(bytes: Int8Array, dimensions: number): Int32Array {
  return inPairs(bytes, dimensions, (first, second) => (first << HALF) + second);
}

/** The vector that is compared with them; of unit length before it was put in bytes, as they are. */
export function askedPairs(bytes: Int8Array): Int32Array {
  return inPairs(bytes, bytes.length, (first, second) => (second << HALF) + first);
}

const HALF = 16;

/** A component without a partner stands beside a nought. */
function inPairs(bytes: Int8Array, dimensions: number, pair: (first: number, second: number) => number): Int32Array {
  const width = Math.ceil(dimensions / 2);
  const pairs = new Int32Array(width === 0 ? 0 : (bytes.length / dimensions) * width);
  for (let start = 0, at = 0; start < bytes.length; start += dimensions) {
    for (let place = start; place < start + dimensions; place += 2, at += 1) pairs[at] = pair(bytes[place] ?? 0, place + 1 < start + dimensions ? bytes[place + 1] ?? 0 : 0);
  }
  return pairs;
}

/**
 * Cosine of the asked vector with the one that begins at `start` of those held.
 * With S = 2^16 and both of a pair, (a0 + a1 S)(b1 + b0 S) = a0 b1 + S (a0 b0 + a1 b1), modulo S squared. For unit vectors neither sum leaves 16 bits with its sign, by Cauchy and Schwarz: both are exact.
 */
export function similarity(asked: Int32Array, held: Int32Array, start: number): number {
  let even = 0;
  let odd = 0;
  const last = asked.length - 1;
  // "As number": both arrays hold what is read, and to look for what they do not hold takes as long again as the sums.
  for (let at = 0; at < last; at += 2) {
    even = (even + Math.imul(asked[at] as number, held[start + at] as number)) | 0;
    odd = (odd + Math.imul(asked[at + 1] as number, held[start + at + 1] as number)) | 0;
  }
  if ((asked.length & 1) === 1) even = (even + Math.imul(asked[last] as number, held[start + last] as number)) | 0;
  const both = (even + odd) | 0;
  return ((both - ((both << HALF) >> HALF)) >> HALF) / (FULL * FULL);
}

export function toUnit(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  const length = Math.sqrt(square);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** An index without vectors: words alone find. */
export const NO_EMBEDDING: Embedding = { name: 'none', dimensions: 0, embed: null };
