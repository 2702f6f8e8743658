// Documents go into an index whole and out of it whole: chunks, terms, how often each term stands, vectors.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Chunk } from '../chunk/chunk.ts';
import { quantise, type Embedding } from '../dense/embedding.ts';
import { marksOf } from './chunk-marks.ts';
import { whole } from './index-schema.ts';
import { packLines, SENTENCE_END } from './packed-terms.ts';
import { termsOf } from './terms.ts';
import type { IndexedDocument } from './indexed-document.ts';

export type NewDocument = { readonly document: IndexedDocument; readonly chunks: readonly Chunk[]; /** Where the embedding does not make them itself: one of unit length for each chunk. */ readonly vectors: readonly Float32Array[] | null };

type Change = Readonly<Record<'document' | 'totals' | 'chunk' | 'lines' | 'count' | 'find' | 'termsOf' | 'dropLines' | 'dropChunks' | 'dropDocument' | 'dropCounts', StatementSync>>;

export type IndexChanges = {
  /** False where the document is in the index already. Throws a RangeError where vectors are wanted and missing, or of another length. */
  readonly add: (made: NewDocument) => boolean;
  readonly remove: (id: string) => void;
};

export function prepareChanges(database: DatabaseSync, embedding: Embedding): IndexChanges {
  const change: Change = {
    document: database.prepare('INSERT INTO documents (id, company, form, year, filed) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    totals: database.prepare('UPDATE documents SET chunks = ?, length = ?, first = ?, vectors = ? WHERE number = ?'),
    chunk: database.prepare('INSERT INTO chunks (document, ordinal, section, marks, terms, words, chunk) VALUES (?, ?, ?, ?, ?, ?, ?)'),
    lines: database.prepare('INSERT INTO lines (rowid, head, body) VALUES (?, ?, ?)'),
    count: database.prepare('INSERT INTO frequencies (term, chunks) VALUES (?, ?) ON CONFLICT (term) DO UPDATE SET chunks = chunks + excluded.chunks'),
    find: database.prepare('SELECT number FROM documents WHERE id = ?'),
    termsOf: database.prepare('SELECT terms FROM chunks WHERE document = ?'),
    dropLines: database.prepare('DELETE FROM lines WHERE rowid IN (SELECT id FROM chunks WHERE document = ?)'),
    dropChunks: database.prepare('DELETE FROM chunks WHERE document = ?'),
    dropDocument: database.prepare('DELETE FROM documents WHERE number = ?'),
    dropCounts: database.prepare('DELETE FROM frequencies WHERE chunks <= 0'),
  };
  return {
    add: (made) => {
      let isNew = false;
      whole(database, () => { isNew = add(made, change, embedding); });
      return isNew;
    },
    remove: (id) => { whole(database, () => { remove(id, change); }); },
  };
}

function add({ document: { id, company, form, year, filed }, chunks, vectors }: NewDocument, change: Change, embedding: Embedding): boolean {
  const { changes, lastInsertRowid: number } = change.document.run(id, company, form, year, filed ?? null);
  if (changes === 0) return false;
  const counts = new Map<number, number>();
  const block = new Int8Array(chunks.length * embedding.dimensions);
  let length = 0;
  let first = 0;
  for (const [ordinal, chunk] of chunks.entries()) {
    const headings = [chunk.section.title, ...chunk.headings];
    const lines = [...headings, ...chunk.text.split('\n').filter((line) => line !== '')];
    const { terms, words, spelled } = packLines(lines);
    const { lastInsertRowid } = change.chunk.run(number, ordinal, chunk.section.key, marksOf(lines), new Uint8Array(terms.buffer), new Uint8Array(words.buffer), JSON.stringify(chunk));
    change.lines.run(lastInsertRowid, [...termsOf(`${company} ${form}`), ...spelled.slice(0, headings.length).flat()].join(' '), spelled.slice(headings.length).flat().join(' '));
    block.set(quantise(vectorOf({ terms, lines, given: vectors === null ? null : vectors[ordinal] ?? new Float32Array() }, embedding)), ordinal * embedding.dimensions);
    if (ordinal === 0) first = Number(lastInsertRowid);
    length += terms.length;
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  writeCounts(counts, change, 1);
  // The chunks of a document have numbers in a row, so their vectors are one block.
  change.totals.run(chunks.length, length, first, new Uint8Array(block.buffer), number);
  return true;
}

type Embedded = { readonly terms: Uint32Array; readonly lines: readonly string[]; readonly given: Float32Array | null };

function vectorOf({ terms, lines, given }: Embedded, { name, dimensions, embed, embedTerms }: Embedding): Float32Array {
  const vector = given ?? embedTerms?.(terms) ?? embed?.(lines.join('\n')) ?? new Float32Array();
  if (vector.length !== dimensions) throw new RangeError(`The embedding ${name} has ${String(dimensions)} dimensions; a chunk came with a vector of ${String(vector.length)}.`);
  return vector;
}

function writeCounts(counts: ReadonlyMap<number, number>, change: Change, sign: 1 | -1): void {
  for (const [term, count] of counts) if (term > SENTENCE_END) change.count.run(term, sign * count);
}

function remove(id: string, change: Change): void {
  const found = change.find.get(id) as { number: number } | undefined;
  if (found === undefined) return;
  const counts = new Map<number, number>();
  for (const { terms } of change.termsOf.iterate(found.number) as Iterable<{ terms: Uint8Array }>) for (const term of new Set(new Uint32Array(terms.slice().buffer))) counts.set(term, (counts.get(term) ?? 0) + 1);
  writeCounts(counts, change, -1);
  change.dropCounts.run();
  change.dropLines.run(found.number);
  change.dropChunks.run(found.number);
  change.dropDocument.run(found.number);
}
