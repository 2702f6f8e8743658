// The index of passages: node:sqlite with FTS5 over our own terms, in memory or in one file. It finds candidates by BM25; search/ judges them.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { AssayError, parseJson } from '@assay/record';
import type { Chunk } from '../chunk/chunk.ts';
import { packLines, type PackedTerms } from './packed-terms.ts';
import { termsOf } from './terms.ts';

/** What a question may be narrowed by. */
export type IndexedDocument = {
  /** Unique; the same document twice changes nothing. */
  readonly id: string;
  readonly company: string;
  readonly form: string;
  /** The year in which the period covered ends. */
  readonly year: number | null;
};

/** A chunk with its place in its document; the lines of its headings come before its own. */
export type Candidate = { readonly rowid: number; readonly document: string; readonly ordinal: number; readonly packed: PackedTerms };

export type Filter = { /** Ids of documents; null for all. */ readonly documents: readonly string[] | null; /** Keys of sections; null for all. */ readonly sections: readonly string[] | null };

export type PassageIndex = {
  readonly documents: () => readonly IndexedDocument[];
  /** One transaction. False where the document is in the index already. */
  readonly add: (document: IndexedDocument, chunks: readonly Chunk[]) => boolean;
  readonly remove: (document: string) => void;
  /** How many chunks the filter lets through. */
  readonly count: (filter: Filter) => number;
  readonly all: (filter: Filter) => Candidate[];
  /** Best first by BM25, headings counted twice. Terms are those of `termsOf`. */
  readonly best: (terms: readonly string[], filter: Filter, limit: number) => Candidate[];
  /** Over the whole index. */
  readonly statistics: (terms: readonly string[]) => { readonly chunks: number; readonly averageLength: number; readonly terms: readonly number[] };
  readonly chunk: (rowid: number) => Chunk;
  readonly close: () => void;
};

const FORMAT = 1;
const schema = `
  CREATE TABLE IF NOT EXISTS documents (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, company TEXT NOT NULL, form TEXT NOT NULL, year INTEGER);
  CREATE TABLE IF NOT EXISTS chunks (id INTEGER PRIMARY KEY, document INTEGER NOT NULL, ordinal INTEGER NOT NULL, section TEXT NOT NULL, chunk TEXT NOT NULL, terms BLOB NOT NULL, words BLOB NOT NULL);
  CREATE INDEX IF NOT EXISTS chunks_of ON chunks (document, ordinal);
  CREATE VIRTUAL TABLE IF NOT EXISTS lines USING fts5 (head, body, content='', contentless_delete=1, detail=column, tokenize="ascii tokenchars '.'");
  CREATE VIRTUAL TABLE IF NOT EXISTS vocabulary USING fts5vocab (lines, row);
`;

/** `path` is a file, or `:memory:`. AssayError('unreadable-file') for an index of another format. */
export function openPassageIndex(path = ':memory:'): PassageIndex {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version !== 0 && version !== FORMAT) throw new AssayError('unreadable-file', `The index ${path} has format ${String(version)}; this program writes ${String(FORMAT)}.`, { remedy: 'Remove it and let it be made again.' });
  database.exec(`${schema} PRAGMA user_version = ${String(FORMAT)};`);
  const ask = prepare(database);
  // Counted once for what the index holds: to count anew is to read every chunk.
  let lengths: Lengths | null = null;
  const lengthsOf = (): Lengths => (lengths ??= ask.lengths.get() as Lengths);
  return {
    documents: () => ask.documents.all() as IndexedDocument[],
    add: (document, chunks) => {
      lengths = null;
      return add(database, ask, { document, chunks });
    },
    remove: (id) => { lengths = null; whole(database, () => { ask.dropLines.run(id); ask.dropChunks.run(id); ask.dropDocument.run(id); }); },
    count: (filter) => (isOpen(filter) ? lengthsOf().chunks : (select(database, 'SELECT count(*) AS n', { filter }) as unknown as [{ n: number }])[0].n),
    all: (filter) => select(database, CANDIDATE, { filter, order: 'ORDER BY c.document, c.ordinal' }).map(readCandidate),
    best: (terms, filter, limit) => best(database, terms, { filter, limit }),
    statistics: (terms) => ({ ...lengthsOf(), terms: terms.map((term) => (ask.frequency.get(term) as { doc: number } | undefined)?.doc ?? 0) }),
    chunk: (rowid) => parseJson((ask.chunk.get(rowid) as { chunk: string }).chunk) as Chunk,
    close: () => { database.close(); },
  };
}

type Lengths = { readonly chunks: number; readonly averageLength: number };

function isOpen({ documents, sections }: Filter): boolean {
  return documents === null && sections === null;
}

type Statements = Readonly<Record<'documents' | 'newDocument' | 'newChunk' | 'newLines' | 'dropLines' | 'dropChunks' | 'dropDocument' | 'frequency' | 'lengths' | 'chunk', StatementSync>>;

function prepare(database: DatabaseSync): Statements {
  return {
    documents: database.prepare('SELECT id, company, form, year FROM documents ORDER BY number'),
    newDocument: database.prepare('INSERT INTO documents (id, company, form, year) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    newChunk: database.prepare('INSERT INTO chunks (document, ordinal, section, chunk, terms, words) VALUES (?, ?, ?, ?, ?, ?)'),
    newLines: database.prepare('INSERT INTO lines (rowid, head, body) VALUES (?, ?, ?)'),
    dropLines: database.prepare('DELETE FROM lines WHERE rowid IN (SELECT c.id FROM chunks c JOIN documents d ON d.number = c.document WHERE d.id = ?)'),
    dropChunks: database.prepare('DELETE FROM chunks WHERE document = (SELECT number FROM documents WHERE id = ?)'),
    dropDocument: database.prepare('DELETE FROM documents WHERE id = ?'),
    frequency: database.prepare('SELECT doc FROM vocabulary WHERE term = ?'),
    lengths: database.prepare('SELECT count(*) AS chunks, coalesce(avg(length(terms) / 4), 1) AS averageLength FROM chunks'),
    chunk: database.prepare('SELECT chunk FROM chunks WHERE id = ?'),
  };
}

/** All of it or nothing. */
function whole(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function add(database: DatabaseSync, ask: Statements, { document, chunks }: { readonly document: IndexedDocument; readonly chunks: readonly Chunk[] }): boolean {
  let isNew = false;
  whole(database, () => {
    const made = ask.newDocument.run(document.id, document.company, document.form, document.year);
    isNew = made.changes > 0;
    for (const [ordinal, chunk] of (isNew ? chunks : []).entries()) {
      const headings = [chunk.section.title, ...chunk.headings];
      const { terms, words } = packLines([...headings, ...chunk.text.split('\n').filter((line) => line !== '')]);
      const { lastInsertRowid } = ask.newChunk.run(made.lastInsertRowid, ordinal, chunk.section.key, JSON.stringify(chunk), new Uint8Array(terms.buffer), new Uint8Array(words.buffer));
      ask.newLines.run(lastInsertRowid, termsOf([document.company, document.form, ...headings].join(' ')).join(' '), termsOf(chunk.text).join(' '));
    }
  });
  return isNew;
}

const CANDIDATE = 'SELECT c.id, d.id AS document, c.ordinal, c.terms, c.words';
type Row = { readonly id: number; readonly document: string; readonly ordinal: number; readonly terms: Uint8Array; readonly words: Uint8Array };
type Selection = { readonly filter: Filter; readonly where?: string; readonly given?: readonly (string | number)[]; readonly order?: string };

function select(database: DatabaseSync, what: string, { filter: { documents, sections }, where = '1', given = [], order = '' }: Selection): unknown[] {
  const within = (column: string, values: readonly string[] | null): string => (values === null ? '' : ` AND ${column} IN (${values.map(() => '?').join(', ')})`);
  return database.prepare(`${what} FROM chunks c JOIN documents d ON d.number = c.document WHERE ${where}${within('d.id', documents)}${within('c.section', sections)} ${order}`).all(...given, ...(documents ?? []), ...(sections ?? []));
}

/** The words are asked alone: joined to their chunks, every match would be read. */
function best(database: DatabaseSync, terms: readonly string[], { filter, limit }: { readonly filter: Filter; readonly limit: number }): Candidate[] {
  const wanted = [...new Set(terms)].map((term) => `"${term}"`).join(' OR ');
  if (wanted === '') return [];
  const among = isOpen(filter) ? '' : ` AND rowid IN (${(select(database, 'SELECT c.id', { filter }) as { id: number }[]).map(({ id }) => id).join(', ')})`;
  const rows = database.prepare(`SELECT rowid FROM lines WHERE lines MATCH ?${among} ORDER BY bm25(lines, 2.0, 1.0), rowid LIMIT ?`).all(wanted, limit) as { rowid: number }[];
  const places = new Map(rows.map(({ rowid }, at) => [rowid, at]));
  const found = select(database, CANDIDATE, { filter: { documents: null, sections: null }, where: `c.id IN (${rows.map(({ rowid }) => rowid).join(', ')})` }).map(readCandidate);
  return found.sort((left, right) => (places.get(left.rowid) ?? 0) - (places.get(right.rowid) ?? 0));
}

function readCandidate(row: unknown): Candidate {
  const { id, document, ordinal, terms, words } = row as Row;
  return { rowid: id, document, ordinal, packed: { terms: new Uint32Array(terms.slice().buffer), words: new Uint32Array(words.slice().buffer) } };
}
