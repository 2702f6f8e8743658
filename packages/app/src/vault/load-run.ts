// A run's files from wherever they lie: a folder or an archive.
import { readFile, stat } from 'node:fs/promises';
import { unpackArchive, zipLimits } from '@assay/audit/archive';
import type { RunFiles, SealProblem } from '@assay/audit/seal';
import { AssayError } from '@assay/record';
import { readFault } from './disk-fault.ts';
import { readFolder } from './read-folder.ts';

export type LoadedRun = {
  readonly path: string;
  readonly form: 'folder' | 'archive';
  readonly files: RunFiles;
  /** What is wrong with the folder or archive itself, beyond what its seal says. */
  readonly problems: readonly SealProblem[];
};

/** Throws AssayError: 'unreadable-file' where nothing can be read, 'seal-broken' for a hostile or unreadable archive. */
export async function loadRun(path: string): Promise<LoadedRun> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return { path, form: 'folder', ...(await readFolder(path)) };
    if (found.size > zipLimits.totalBytes) throw new AssayError('seal-broken', `${path} is larger than an archive may be.`, { remedy: 'Check that it is an Assay archive.' });
    return { path, form: 'archive', ...unpackArchive(new Uint8Array(await readFile(path))) };
  } catch (error) {
    throw readFault(error, path);
  }
}
