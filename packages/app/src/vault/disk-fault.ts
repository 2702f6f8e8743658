// What the operating system refused, in words and with a remedy.
import { AssayError } from '@assay/record';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const forbidden = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/** The error to throw for a failed write; AssayErrors pass through. */
export function writeFault(error: unknown, path: string): unknown {
  if (full.has(codeOf(error))) {
    return new AssayError('disk-full', `The disk is full: ${path} could not be written.`, { remedy: 'Free some space, or set ASSAY_HOME to a folder on another disk, and run the command again.', cause: error });
  }
  if (forbidden.has(codeOf(error))) {
    return new AssayError('not-writable', `No permission to write ${path}.`, { remedy: 'Set ASSAY_HOME to a folder that you may write to.', cause: error });
  }
  return error;
}

const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist', EACCES: 'may not be read by you', EPERM: 'may not be read by you', EISDIR: 'is a folder', ENOTDIR: 'lies below something that is no folder', ELOOP: 'is a link that leads in a circle',
};

/** The error to throw for a failed read; AssayErrors pass through. */
export function readFault(error: unknown, path: string): unknown {
  const why = unreadable[codeOf(error)];
  if (why === undefined) return error;
  return new AssayError('unreadable-file', `${path} ${why}.`, { remedy: 'Check the path and its permissions.', cause: error });
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}
