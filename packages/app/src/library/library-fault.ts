// What went wrong with the library's folder or its index, in words and with a remedy.
import { AssayError } from '@assay/record';
import { writeFault } from '../vault/disk-fault.ts';

/** SQLite's primary result codes: https://sqlite.org/rescode.html */
const FULL = 13;
const closed = new Set([3, 8, 10, 14, 23]);
const busy = new Set([5, 6]);
const broken = new Set([11, 26]);

function codeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}

/** The error to throw; what is no fault of the disk or the index passes through. */
export function libraryFault(error: unknown, folder: string): unknown {
  const code = codeOf(error);
  if (code === null) return writeFault(error, folder);
  if (code === FULL) return new AssayError('disk-full', `The disk is full: the index in ${folder} could not be written.`, { remedy: 'Free some space, or set ASSAY_HOME to a folder on another disk, and run the command again: it goes on where it stopped.', cause: error });
  if (closed.has(code)) return new AssayError('not-writable', `No permission to write the index in ${folder}.`, { remedy: 'Set ASSAY_HOME to a folder that you may write to.', cause: error });
  if (busy.has(code)) return new AssayError('not-writable', `The index in ${folder} is being written by another command.`, { remedy: 'Wait until it has ended, and run this again.', cause: error });
  if (broken.has(code)) return new AssayError('unreadable-file', `The index in ${folder} is damaged.`, { remedy: 'Make it again of the filings that are kept with `assay ingest --rebuild`.', cause: error });
  return error;
}

/** Does the work; its faults come out in words. */
export async function withLibraryFaults<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw libraryFault(error, folder);
  }
}
