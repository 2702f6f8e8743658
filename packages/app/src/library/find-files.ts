// The files that paths name: a file itself, of a folder all reports below it. Links are not followed; other kinds are left alone and counted.
import { lstat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readFault } from '../vault/disk-fault.ts';

export type FoundFiles = { readonly files: readonly string[]; /** In folders, files of other kinds. */ readonly leftOut: number };

const READ = /\.(?:html?|xhtml|txt|text|pdf)(?:\.gz)?$/i;

/** Throws AssayError('unreadable-file') for a path that is not there. Each file once, folders in the order of their names. */
export async function findFiles(paths: readonly string[]): Promise<FoundFiles> {
  const files: string[] = [];
  let leftOut = 0;
  for (const path of paths) {
    const found = await below(path);
    files.push(...found.files);
    leftOut += found.leftOut;
  }
  return { files: [...new Set(files)], leftOut };
}

async function below(path: string): Promise<FoundFiles> {
  try {
    const status = await lstat(path);
    if (!status.isDirectory()) return { files: [path], leftOut: 0 };
    const entries = (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
    const all = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
    const files = all.filter((file) => READ.test(basename(file)));
    return { files, leftOut: all.length - files.length };
  } catch (error) {
    throw readFault(error, path);
  }
}
