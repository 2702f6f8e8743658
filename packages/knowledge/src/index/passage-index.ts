// The index of passages: node:sqlite with FTS5 over our own terms and a vector for each chunk, in memory or in one file. It finds candidates; search/ judges them.
import { DatabaseSync } from 'node:sqlite';
import { parseJson } from '@assay/record';
import type { Chunk } from '../chunk/chunk.ts';
import type { Embedding } from '../dense/embedding.ts';
import { wordEmbedding } from '../dense/word-vectors.ts';
import { prepareChanges } from './change-index.ts';
import { nearestOf, openVectors, type ChunkVectors, type VectorBlock } from './chunk-vectors.ts';
import { prepareFile } from './index-schema.ts';
import type { IndexedDocument } from './indexed-document.ts';
import { termNumber, type PackedTerms } from './packed-terms.ts';

/** A chunk with its place in its document; the lines of its headings come before its own. `marks` are those of chunk-marks.ts. */
export type Candidate = { readonly rowid: number; readonly document: string; readonly ordinal: number; readonly section: string; readonly marks: number; readonly packed: PackedTerms };

export type { IndexedDocument };

export type Filter = {
  /** Ids of documents; null for all. */
  readonly documents: readonly string[] | null;
  /** Keys of sections; null for all. */
  readonly sections: readonly string[] | null;
  /** A day (ISO): what was filed later is not seen. */
  readonly asOf?: string | null;
};

export type PassageIndex = {
  readonly embedding: Embedding;
  readonly documents: () => readonly IndexedDocument[];
  /** One transaction. False where the document is in the index already. `vectors` of unit length, one a chunk, where the embedding does not make them itself. */
  readonly add: (document: IndexedDocument, chunks: readonly Chunk[], vectors?: readonly Float32Array[]) => boolean;
  readonly remove: (document: string) => void;
  /** How many chunks the filter lets through. */
  readonly count: (filter: Filter) => number;
  readonly all: (filter: Filter) => Candidate[];
  /** Best first by BM25, headings counted twice. Terms are those of `termsOf`. */
  readonly best: (terms: readonly string[], filter: Filter, limit: number) => Candidate[];
  /** Numbers of chunks, best first by BM25 over all terms; only of those that hold one of the terms that `find`, where these are given. */
  readonly ranked: (terms: readonly string[], filter: Filter, wanted: { readonly limit: number; readonly find?: readonly string[] }) => number[];
  /** Numbers of chunks, nearest first by the vector, which is of unit length. */
  readonly nearest: (vector: Float32Array, filter: Filter, limit: number) => number[];
  /** In the order of the numbers given. */
  readonly candidates: (rowids: readonly number[]) => Candidate[];
  /** Over the whole index. */
  readonly statistics: (terms: readonly string[]) => { readonly chunks: number; readonly averageLength: number; readonly terms: readonly number[] };
  readonly chunk: (rowid: number) => Chunk;
  readonly close: () => void;
};

/** `path` is a file, or `:memory:`. AssayError('unreadable-file') for an index of another format or with vectors of another embedding. */
export function openPassageIndex(path = ':memory:', { embedding = wordEmbedding }: { readonly embedding?: Embedding } = {}): PassageIndex {
  const database = new DatabaseSync(path);
  prepareFile(database, { path, embedding: embedding.name });
  const { add, remove } = prepareChanges(database, embedding);
  const vectors = openVectors(database, embedding.dimensions);
  const ask = {
    documents: database.prepare('SELECT id, company, form, year, filed FROM documents ORDER BY number'),
    frequency: database.prepare('SELECT chunks FROM frequencies WHERE term = ?'),
    lengths: database.prepare('SELECT coalesce(sum(chunks), 0) AS chunks, coalesce(sum(length), 0) AS length FROM documents'),
    chunk: database.prepare('SELECT chunk FROM chunks WHERE id = ?'),
  };
  const candidates = (rowids: readonly number[]): Candidate[] => {
    const places = new Map(rowids.map((rowid, at) => [rowid, at]));
    const found = select(database, CANDIDATE, { filter: everything, where: `c.id IN (${rowids.join(', ')})` }).map(readCandidate);
    return found.sort((left, right) => (places.get(left.rowid) ?? 0) - (places.get(right.rowid) ?? 0));
  };
  // Read once for what the index holds.
  let documents: readonly IndexedDocument[] | null = null;
  let lengths: { readonly chunks: number; readonly length: number } | null = null;
  const wholeLengths = (): { readonly chunks: number; readonly length: number } => (lengths ??= ask.lengths.get() as { chunks: number; length: number });
  const forget = (): void => {
    documents = null;
    lengths = null;
    vectors.forget();
  };
  const ranked: PassageIndex['ranked'] = (terms, filter, wanted) => rank(database, terms, { filter, ...wanted });
  return {
    embedding, ranked, candidates,
    documents: () => (documents ??= (ask.documents.all() as { filed: string | null }[]).map(({ filed, ...document }) => (filed === null ? document : { ...document, filed }) as IndexedDocument)),
    add: (document, chunks, given) => { forget(); return add({ document, chunks, vectors: given ?? null }); },
    remove: (id) => { forget(); remove(id); },
    count: (filter) => (isOpen(filter) ? wholeLengths().chunks : (select(database, 'SELECT count(*) AS n', { filter }) as unknown as [{ n: number }])[0].n),
    all: (filter) => select(database, CANDIDATE, { filter, order: 'ORDER BY c.document, c.ordinal' }).map(readCandidate),
    best: (terms, filter, limit) => candidates(ranked(terms, filter, { limit })),
    nearest: (vector, filter, limit) => nearest(database, vector, { filter, limit, vectors }),
    statistics: (terms) => {
      const { chunks, length } = wholeLengths();
      return { chunks, averageLength: Math.max(1, length / Math.max(1, chunks)), terms: terms.map((term) => (ask.frequency.get(termNumber(term)) as { chunks: number } | undefined)?.chunks ?? 0) };
    },
    chunk: (rowid) => parseJson((ask.chunk.get(rowid) as { chunk: string }).chunk) as Chunk,
    close: () => { database.close(); },
  };
}

const everything: Filter = { documents: null, sections: null };

function isOpen({ documents, sections, asOf = null }: Filter): boolean {
  return documents === null && sections === null && asOf === null;
}

const CANDIDATE = 'SELECT c.id, d.id AS document, c.ordinal, c.section, c.marks, c.terms, c.words';
type Row = { readonly id: number; readonly document: string; readonly ordinal: number; readonly section: string; readonly marks: number; readonly terms: Uint8Array; readonly words: Uint8Array };
type Selection = { readonly filter: Filter; readonly where?: string; readonly order?: string };
type Within = { readonly sql: string; readonly given: readonly string[] };

/** `c` stands for chunks, `d` for documents. */
function within({ documents, sections, asOf = null }: Filter): Within {
  const among = (column: string, values: readonly string[] | null): string => (values === null ? '' : ` AND ${column} IN (${values.map(() => '?').join(', ')})`);
  return { sql: `${among('d.id', documents)}${among('c.section', sections)}${asOf === null ? '' : ' AND (d.filed IS NULL OR d.filed <= ?)'}`, given: [...(documents ?? []), ...(sections ?? []), ...(asOf === null ? [] : [asOf])] };
}

function select(database: DatabaseSync, what: string, { filter, where = '1', order = '' }: Selection): unknown[] {
  const { sql, given } = within(filter);
  return database.prepare(`${what} FROM chunks c JOIN documents d ON d.number = c.document WHERE ${where}${sql} ${order}`).all(...given);
}

type Ranking = { readonly filter: Filter; readonly limit: number; readonly find?: readonly string[] };

/** The words are asked alone: joined to their chunks, every match would be read. The plus keeps SQLite from asking them anew for every chunk let through. */
function rank(database: DatabaseSync, terms: readonly string[], { filter, limit, find = terms }: Ranking): number[] {
  const wanted = anyOf(terms);
  if (wanted === '' || find.length === 0) return [];
  const { sql, given } = within(filter);
  const finding = find.length === terms.length ? '' : ' AND +rowid IN (SELECT rowid FROM lines WHERE lines MATCH ?)';
  const among = isOpen(filter) ? '' : ` AND +rowid IN (SELECT c.id FROM chunks c JOIN documents d ON d.number = c.document WHERE 1${sql})`;
  const rows = database.prepare(`SELECT rowid FROM lines WHERE lines MATCH ?${finding}${among} ORDER BY bm25(lines, 2.0, 1.0), rowid LIMIT ?`).all(wanted, ...(finding === '' ? [] : [anyOf(find)]), ...given, limit) as { rowid: number }[];
  return rows.map(({ rowid }) => rowid);
}

function anyOf(terms: readonly string[]): string {
  return [...new Set(terms)].map((term) => `"${term}"`).join(' OR ');
}

type Nearest = { readonly filter: Filter; readonly limit: number; readonly vectors: ChunkVectors };

function nearest(database: DatabaseSync, vector: Float32Array, { filter, limit, vectors }: Nearest): number[] {
  const { documents, sections, asOf = null } = filter;
  const named = documents === null ? null : new Set(documents);
  const meant = sections === null ? null : new Set((select(database, 'SELECT c.id', { filter }) as { id: number }[]).map(({ id }) => id));
  const blocks = function* (): Generator<VectorBlock> {
    for (const block of vectors.blocks()) if (named?.has(block.document) !== false && (asOf === null || block.filed === null || block.filed <= asOf)) yield block;
  };
  return nearestOf(blocks(), vector, { isMeant: (rowid) => meant?.has(rowid) !== false, limit }).map(({ rowid }) => rowid);
}

function readCandidate(row: unknown): Candidate {
  const { id, document, ordinal, section, marks, terms, words } = row as Row;
  return { rowid: id, document, ordinal, section, marks, packed: { terms: numbers(terms), words: numbers(words) } };
}

/** As SQLite gives them they begin at a whole number of bytes: not copied, since hundreds are read for a question. */
function numbers({ buffer, byteOffset, length }: Uint8Array): Uint32Array {
  return byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, length / 4) : new Uint32Array(buffer.slice(byteOffset, byteOffset + length));
}
