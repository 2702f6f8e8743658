import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AssayError } from '@assay/record';
import { sha256 } from '../vault/sha256.ts';
import { ingestFilings, type IngestOutcome, type IngestTools, type Offered } from './ingest-filings.ts';
import { openLibraryFolder, readyLibraryFolder } from './library-folder.ts';
import { whileLocked } from './library-lock.ts';

let folder = '';
beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'assay-shelf-')); });
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = (name: string): string => `${name}\nWe rent boats by the hour.`;
const offer = (name: string, load?: Offered['load']): Offered => ({ name, url: null, load: load ?? ((): ReturnType<Offered['load']> => Promise.resolve([{ name, bytes: new TextEncoder().encode(text(name)), given: {} }])) });
const failing = (error: Error): Offered['load'] => () => Promise.reject(error);

async function run(offered: readonly Offered[], signal: AbortSignal = new AbortController().signal, onEnd: () => void = () => undefined): Promise<IngestOutcome[]> {
  const library = await openLibraryFolder(folder);
  const tools: IngestTools = { library, signal, elapsedMs: () => 0, prepare: { sha256, resolve: () => null, now: () => '2025-01-01T00:00:00Z' }, listen: { begin: () => undefined, end: onEnd } };
  try {
    return await ingestFilings(offered, tools);
  } finally {
    library.close();
  }
}
const statuses = (outcomes: readonly IngestOutcome[]): string[] => outcomes.map(({ status }) => status);

test('a document’s own fault is one outcome among others, a fault of the disk ends the work with what was done kept [INGEST-CLI-2] [INGEST-CLI-6]', async () => {
  const torn = new AssayError('unreadable-file', 'b.txt is torn.', { remedy: 'Mend it.' });
  expect(statuses(await run([offer('a.txt'), offer('b.txt', failing(torn)), offer('c.txt')]))).toEqual(['added', 'failed', 'added']);
  const full = new AssayError('disk-full', 'The disk is full.', { remedy: 'Free some space.' });
  await expect(run([offer('d.txt'), offer('e.txt', failing(full)), offer('f.txt')])).rejects.toThrow('The disk is full.');
  expect(statuses(await run(['a.txt', 'c.txt', 'd.txt', 'f.txt'].map((name) => offer(name))))).toEqual(['unchanged', 'unchanged', 'unchanged', 'added']);
});

test('asked to stop, it ends between two filings, and the next run goes on [INGEST-CLI-4]', async () => {
  const stop = new AbortController();
  expect(statuses(await run(['a.txt', 'b.txt', 'c.txt'].map((name) => offer(name)), stop.signal, () => { stop.abort(); }))).toEqual(['added']);
  expect(statuses(await run(['a.txt', 'b.txt', 'c.txt'].map((name) => offer(name))))).toEqual(['unchanged', 'added', 'added']);
});

test('one command at a time writes; a lock whose holder is gone, and half-written files, are cleared away [INGEST-CLI-4]', async () => {
  await whileLocked(folder, async () => {
    await writeFile(join(folder, '.ingesting'), '1');
    await expect(whileLocked(folder, () => Promise.resolve())).rejects.toThrow('process 1');
  });
  await writeFile(join(folder, '.ingesting'), '999999999');
  await expect(whileLocked(folder, () => Promise.resolve('done'))).resolves.toBe('done');
  await writeFile(join(folder, '.writing-torn'), 'half');
  await readyLibraryFolder(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('an index of another format is refused with the way to make it anew [INGEST-CLI-5]', async () => {
  await run([offer('a.txt')]);
  const index = new DatabaseSync(join(folder, 'passages.db'));
  index.exec('PRAGMA user_version = 99');
  index.close();
  await expect(run([offer('b.txt')])).rejects.toMatchObject({ code: 'unreadable-file', remedy: expect.stringContaining('assay ingest --rebuild') as string });
});
