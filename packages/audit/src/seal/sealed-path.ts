// Which names a sealed file may have. An archive comes from strangers: a name must never leave the folder it is unpacked into.

/** Files that close a run; they cannot stand in the list they close. */
export const sealFiles = { manifest: 'manifest.json', signature: 'signature.json' } as const;

const LONGEST_PATH = 200;
const reservedOnWindows = new Set(['con', 'prn', 'aux', 'nul', 'com1', 'com2', 'com3', 'lpt1', 'lpt2', 'lpt3']);

function isSafePart(part: string): boolean {
  if (part === '' || part.startsWith('.') || part.endsWith('.') || part.endsWith(' ')) return false;
  return !reservedOnWindows.has((part.split('.')[0] ?? '').toLowerCase());
}

/**
 * True for a relative path of plain parts joined by `/`: no `..`, no hidden or empty part, no drive, no backslash,
 * no control character, at most 200 characters, in Unicode's composed form.
 */
export function isSealedPath(path: string): boolean {
  if (path.length === 0 || path.length > LONGEST_PATH || path.normalize('NFC') !== path) return false;
  // Control characters, drive and wildcard marks, and marks that turn the writing direction around.
  if (/[\u0000-\u001f\u007f-\u009f\\:*?"<>|\u202a-\u202e\u2066-\u2069]/.test(path)) return false;
  return path.split('/').every(isSafePart);
}

/** Where two names would be one file on a disk that ignores case. */
export function pathKey(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
