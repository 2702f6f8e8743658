// The vectors of an index, a block for each document, searched one by one: exact, and quick enough for hundreds of thousands of chunks.
import type { DatabaseSync } from 'node:sqlite';
import { askedPairs, heldPairs, quantise, similarity } from '../dense/embedding.ts';

export type VectorBlock = { readonly document: string; readonly filed: string | null; readonly first: number; /** As `heldPairs` makes them. */ readonly vectors: Int32Array };

/** Up to so many bytes of the file stay in memory, at two bytes for each; beyond, each search reads them again. */
const MOST_HELD = 32_000_000;

export type ChunkVectors = { readonly blocks: () => Iterable<VectorBlock>; readonly forget: () => void };

export function openVectors(database: DatabaseSync, dimensions: number): ChunkVectors {
  const size = database.prepare('SELECT coalesce(sum(length(vectors)), 0) AS bytes FROM documents');
  const all = database.prepare('SELECT id, filed, first, vectors FROM documents WHERE chunks > 0');
  let held: readonly VectorBlock[] | null = null;
  const read = function* (): Generator<VectorBlock> {
    for (const { id, filed, first, vectors } of all.iterate() as Iterable<{ id: string; filed: string | null; first: number; vectors: Uint8Array }>) yield { document: id, filed, first, vectors: heldPairs(new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length), dimensions) };
  };
  return {
    blocks: () => {
      if (held !== null) return held;
      if ((size.get() as { bytes: number }).bytes > MOST_HELD) return read();
      held = [...read()];
      return held;
    },
    forget: () => { held = null; },
  };
}

export type Near = { readonly rowid: number; readonly score: number };

/** The nearest first; what has nothing in common with the vector is not among them. */
export function nearestOf(blocks: Iterable<VectorBlock>, vector: Float32Array, { isMeant, limit }: { readonly isMeant: (rowid: number) => boolean; readonly limit: number }): Near[] {
  const asked = askedPairs(quantise(vector));
  let found: Near[] = [];
  let least = 0;
  const best = (): Near[] => found.sort((left, right) => right.score - left.score || left.rowid - right.rowid).slice(0, limit);
  for (const { first, vectors } of blocks) {
    for (let rowid = first, start = 0; start < vectors.length; rowid += 1, start += asked.length) {
      const score = similarity(asked, vectors, start);
      if (score <= least || !isMeant(rowid)) continue;
      found.push({ rowid, score });
      if (found.length < limit * 4) continue;
      found = best();
      least = found.at(-1)?.score ?? 0;
    }
  }
  return best();
}
