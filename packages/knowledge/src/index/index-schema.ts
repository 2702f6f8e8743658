// The file of an index: its tables, its format, and the embedding whose vectors it holds.
import type { DatabaseSync } from 'node:sqlite';
import { AssayError } from '@assay/record';

/** An index is made again from its documents at any time; one of another format is refused. */
export const FORMAT = 2;
const tables = `
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS documents (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, company TEXT NOT NULL, form TEXT NOT NULL, year INTEGER, filed TEXT, chunks INTEGER NOT NULL DEFAULT 0, length INTEGER NOT NULL DEFAULT 0, first INTEGER NOT NULL DEFAULT 0, vectors BLOB);
  CREATE TABLE IF NOT EXISTS chunks (id INTEGER PRIMARY KEY, document INTEGER NOT NULL, ordinal INTEGER NOT NULL, section TEXT NOT NULL, marks INTEGER NOT NULL, terms BLOB NOT NULL, words BLOB NOT NULL, chunk TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS chunks_of ON chunks (document, ordinal);
  CREATE TABLE IF NOT EXISTS frequencies (term INTEGER PRIMARY KEY, chunks INTEGER NOT NULL);
  CREATE VIRTUAL TABLE IF NOT EXISTS lines USING fts5 (head, body, content='', contentless_delete=1, tokenize="ascii tokenchars '.'");
`;

/** Throws AssayError('unreadable-file') for an index of another format, or with vectors of another model. */
export function prepareFile(database: DatabaseSync, { path, embedding }: { readonly path: string; readonly embedding: string }): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version !== 0 && version !== FORMAT) throw new AssayError('unreadable-file', `The index ${path} has format ${String(version)}; this program writes ${String(FORMAT)}.`, { remedy: 'Remove it and let it be made again.' });
  database.exec(`${tables} PRAGMA user_version = ${String(FORMAT)};`);
  database.prepare('INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING').run('embedding', embedding);
  const { value: held } = database.prepare('SELECT value FROM facts WHERE name = ?').get('embedding') as { value: string };
  if (held !== embedding) throw new AssayError('unreadable-file', `The index ${path} holds vectors of the embedding ${held}; it was opened with ${embedding}, and vectors of two models cannot be compared.`, { remedy: `Open it with ${held}, or remove it and let it be made again.` });
}

/** All of it or nothing. */
export function whole(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
