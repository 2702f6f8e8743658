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

/** Cosine of a vector with the one that begins at `start` of many, both in bytes. */
export function similarity(vector: Int8Array, many: Int8Array, start: number): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1) sum = (sum + (vector[at] ?? 0) * (many[start + at] ?? 0)) | 0;
  return sum / (FULL * FULL);
}

export function toUnit(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  const length = Math.sqrt(square);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** An index without vectors: words alone find. */
export const NO_EMBEDDING: Embedding = { name: 'none', dimensions: 0, embed: null };
