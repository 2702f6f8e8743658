// The files of a run's folder, as bytes. Links are not followed: they could lead out of the folder.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { zipLimits } from '@assay/audit/archive';
import { isSealedPath, type RunFiles, type SealProblem } from '@assay/audit/seal';
import { AssayError } from '@assay/record';
import { readFault } from './disk-fault.ts';

export type ReadFolder = { readonly files: RunFiles; readonly problems: readonly SealProblem[] };
type Found = { readonly path: string; readonly kind: 'file' | 'other' };

async function listFolder(root: string, below: string): Promise<Found[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true });
  const found = await Promise.all(entries.map(async (entry): Promise<Found[]> => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return listFolder(root, path);
    return [{ path, kind: entry.isFile() ? 'file' : 'other' }];
  }));
  return found.flat();
}

async function readWithinLimits(root: string, paths: readonly string[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  for (const path of paths) {
    const { size } = await stat(join(root, path));
    total += size;
    if (size > zipLimits.entryBytes || total > zipLimits.totalBytes) {
      throw new AssayError('seal-broken', `${path} is larger than a run may be.`, { remedy: 'Take an untouched copy of the run.' });
    }
    files.set(path, new Uint8Array(await readFile(join(root, path))));
  }
  return files;
}

/** Throws AssayError('unreadable-file') for a folder that cannot be read. */
export async function readFolder(root: string): Promise<ReadFolder> {
  try {
    const found = (await listFolder(root, '')).sort((left, right) => (left.path < right.path ? -1 : 1));
    const problems = found.filter(({ kind, path }) => kind === 'other' || !isSealedPath(path)).map(({ path }): SealProblem => ({ kind: 'extra', path, why: 'is no file of a run' }));
    const refused = new Set(problems.map((problem) => problem.path));
    return { files: await readWithinLimits(root, found.map(({ path }) => path).filter((path) => !refused.has(path))), problems };
  } catch (error) {
    throw readFault(error, root);
  }
}
