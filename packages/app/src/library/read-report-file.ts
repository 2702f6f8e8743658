// The bytes of one file, unpacked, within bounds.
import { lstat, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { AssayError } from '@assay/record';
import { readFault } from '../vault/disk-fault.ts';

const MOST_BYTES = 64 * 1024 * 1024;

export type ReportFile = { /** Without its folder and without `.gz`. */ readonly name: string; readonly bytes: Uint8Array };

/** Throws AssayError('unreadable-file') that says why. */
export async function readReportFile(path: string): Promise<ReportFile> {
  const name = basename(path).replace(/\.gz$/i, '');
  try {
    const { size } = await lstat(path);
    if (size > MOST_BYTES) throw tooLarge(name);
    const bytes = new Uint8Array(await readFile(path));
    return { name, bytes: /\.gz$/i.test(path) ? unpack(bytes, name) : bytes };
  } catch (error) {
    throw readFault(error, path);
  }
}

function unpack(bytes: Uint8Array, name: string): Uint8Array {
  try {
    return new Uint8Array(gunzipSync(bytes, { maxOutputLength: MOST_BYTES }));
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(name);
    throw new AssayError('unreadable-file', `${name} is no whole gzip file.`, { remedy: 'Fetch it again.', cause: error });
  }
}

function tooLarge(name: string): AssayError {
  return new AssayError('unreadable-file', `${name} is larger than 64 MB.`, { remedy: 'Ingest its parts.' });
}
