// The desk's store on disk: one file a key, below one folder. A put writes beside the place and renames, so no reader sees a part.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkStoreKey, type Store } from '@assay/data';
import { isMissing, writeFault } from '../vault/disk-fault.ts';

/** A leading dot is no part of any key, so files being written are never listed. */
const WRITING = '.writing-';

function pathOf(folder: string, key: string): string {
  checkStoreKey(key);
  return join(folder, ...key.split('/'));
}

async function putFile(path: string, bytes: Uint8Array): Promise<void> {
  const fresh = join(dirname(path), `${WRITING}${randomUUID()}`);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(fresh, bytes);
    await rename(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => undefined);
    throw writeFault(error, path);
  }
}

async function keysBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The folder is made on the first put. Throws AssayError('disk-full') or ('not-writable') from put. */
export function openFileStore(folder: string): Store {
  return {
    get: async (key) => {
      try {
        return Uint8Array.from(await readFile(pathOf(folder, key)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    // Copied before the first wait: the caller may change its bytes meanwhile.
    put: async (key, bytes) => { await putFile(pathOf(folder, key), bytes.slice()); },
    list: async (prefix) => (await keysBelow(folder)).filter((key) => key.startsWith(prefix)).sort(),
  };
}
