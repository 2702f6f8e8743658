// The library's folder on disk: a store of files for bytes and records, and the index of passages beside them.
import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openLibrary, openPassageIndex, type Library, type LibraryStore, type PassageIndex } from '@assay/knowledge';
import { checkStoreKey } from '@assay/data';
import { AssayError } from '@assay/record';
import { openFileStore } from '../store/file-store.ts';
import { isMissing, writeFault } from '../vault/disk-fault.ts';
import { sha256 } from '../vault/sha256.ts';

/** What a file is called while it is written; an end in between leaves it behind. */
const WRITING = '.writing-';
const INDEX = 'passages.db';
/** Others on the machine need not see what somebody reads. */
const OWN_ONLY = 0o700;

export function openLibraryStore(folder: string): LibraryStore {
  const files = openFileStore(folder);
  return {
    ...files,
    // The store lists all below its folder: only the part asked for is walked.
    list: async (prefix) => {
      const [below = ''] = prefix.split('/');
      return below === '' || !prefix.includes('/') ? await files.list(prefix) : (await openFileStore(join(folder, below)).list(prefix.slice(below.length + 1))).map((key) => `${below}/${key}`);
    },
    remove: async (key) => {
      checkStoreKey(key);
      await rm(join(folder, ...key.split('/')), { force: true }).catch((error: unknown) => { throw writeFault(error, folder); });
    },
  };
}

/** Nothing is written until something is put or the index is asked. */
export function openLibraryFolder(folder: string): Promise<Library> {
  return openLibrary({
    store: openLibraryStore(folder), sha256,
    openIndex: () => {
      mkdirSync(folder, { recursive: true, mode: OWN_ONLY });
      return openIndexAt(join(folder, INDEX));
    },
  });
}

/** An index of another format or embedding is made again of what is kept. */
function openIndexAt(path: string): PassageIndex {
  try {
    return openPassageIndex(path);
  } catch (error) {
    if (!(error instanceof AssayError) || error.code !== 'unreadable-file') throw error;
    throw new AssayError('unreadable-file', error.message, { remedy: 'Make it again of the filings that are kept with `assay ingest --rebuild`.', cause: error });
  }
}

/** The folder for one who is going to write: made, and cleared of what an interrupted command left half-written. */
export async function readyLibraryFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: OWN_ONLY });
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && entry.name.startsWith(WRITING)) await rm(join(entry.parentPath, entry.name), { force: true });
    }
  } catch (error) {
    throw writeFault(error, folder);
  }
}

/** The index is made of what is kept: it may go at any time. */
export async function removeIndex(folder: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm']) {
    await rm(join(folder, `${INDEX}${ending}`), { force: true }).catch((error: unknown) => { if (!isMissing(error)) throw writeFault(error, folder); });
  }
}

export function hasLibrary(folder: string): boolean {
  return existsSync(join(folder, 'filings'));
}
