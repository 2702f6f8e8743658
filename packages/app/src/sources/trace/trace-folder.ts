// A folder that somebody else's program wrote, read with care: no name in it leads outside, and no file is larger than is read.
import { readdir, readFile, realpath, lstat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { AssayError, parseJson } from '@assay/record';
import { isMissing, readFault } from '../../vault/disk-fault.ts';
import { sourceLimits } from '../read-sources.ts';

export type TraceFolder = {
  readonly path: string;
  /** The names of plain files in a folder of it, in order; none where it is not there. Links are left out. */
  readonly list: (folder: string) => Promise<string[]>;
  /** Null for a file that is not there. Throws AssayError('malformed-source') for a name that leads outside, a link, and a file too large. */
  readonly read: (name: string) => Promise<string | null>;
};

function malformed(message: string, remedy: string): AssayError {
  return new AssayError('malformed-source', message, { remedy });
}

const remedy = 'A trace names only files of its own folder; do not trust one that names others.';

/** Throws AssayError('malformed-source') unless a name is a plain relative path. */
export function checkName(name: string): string[] {
  const segments = name.split('/');
  const isPlain = name.length > 0 && name.length <= 500 && !/[\\\0-\x1f]|^[~/]|^[A-Za-z]:/.test(name) && segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..');
  if (!isPlain) throw malformed(`The trace names ${JSON.stringify(name.slice(0, 120))}, which is no file of its own.`, remedy);
  return segments;
}

async function pathWithin(root: string, name: string): Promise<string | null> {
  const path = join(root, ...checkName(name));
  try {
    const [whole, real] = [await realpath(root), await realpath(path)];
    if (!real.startsWith(whole + sep)) throw malformed(`${name} leads outside of the trace's folder.`, remedy);
    if (!(await lstat(path)).isFile()) throw malformed(`${name} is no plain file.`, remedy);
    return path;
  } catch (error) {
    if (isMissing(error)) return null;
    throw readFault(error, path);
  }
}

/** Throws AssayError('unreadable-file') for a path that is no folder. Everything read of it together is bounded as a folder of sources is. */
export async function openTraceFolder(root: string): Promise<TraceFolder> {
  let total = 0;
  await readdir(root).catch((error: unknown) => { throw readFault(error, root); });
  const list = async (folder: string): Promise<string[]> => {
    const entries = await readdir(join(root, ...checkName(folder)), { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw readFault(error, folder);
    });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name).sort();
  };
  const read = async (name: string): Promise<string | null> => {
    const path = await pathWithin(root, name);
    if (path === null) return null;
    const { size } = await lstat(path);
    total += size;
    if (size > sourceLimits.fileBytes || total > sourceLimits.totalBytes) throw malformed(`${name} is larger than is read of a trace (64 MB a file, 512 MB in all).`, 'Give a trace of one report.');
    return readFile(path, 'utf8');
  };
  return { path: root, list, read };
}

/** A file as JSON; null where it is not there or is none, and then `skip` is told why. */
export async function readJson(folder: TraceFolder, name: string, skip: (path: string, why: string) => void): Promise<unknown> {
  const text = await folder.read(name);
  if (text === null) return null;
  try {
    return parseJson(text);
  } catch {
    skip(name, 'it is no JSON');
    return null;
  }
}
