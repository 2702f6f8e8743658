// The directory at the end of a zip (PKWARE APPNOTE 4.3.12–4.3.16), read strictly: an archive comes from strangers, and a lenient reader
// would let one name hide another. No zip64, no encryption, no parts, no links, no doubles, no name that leaves the folder.
import { isSealedPath, pathKey } from '../seal/sealed-path.ts';
import { AssayError } from '@assay/record';

export type ZipEntry = {
  readonly path: string;
  readonly method: 'stored' | 'deflated';
  readonly packedSize: number;
  readonly size: number;
  /** Where the local header starts. */
  readonly at: number;
  /** The bytes of this entry's own line in the directory. */
  readonly line: { readonly start: number; readonly end: number };
};

export const zipLimits = { entries: 10_000, entryBytes: 256 * 1024 * 1024, totalBytes: 1024 * 1024 * 1024 } as const;

const END = 0x06054b50;
const LINE = 0x02014b50;
const END_SIZE = 22;
const LINE_SIZE = 46;
const LONGEST_COMMENT = 0xffff;
const UNIX_LINK = 0xa000;

export function refuseArchive(why: string): AssayError {
  return new AssayError('seal-broken', `The archive ${why}.`, { remedy: 'Take an untouched copy of the archive from where it was made.' });
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw refuseArchive('is no zip file, or its end is damaged');
}

function methodOf(code: number, path: string): ZipEntry['method'] {
  if (code === 0) return 'stored';
  if (code === 8) return 'deflated';
  throw refuseArchive(`packs ${path} in a way that is not read here`);
}

/** Text of an outside name, safe to print. */
function printable(name: string): string {
  // Anything but plain printable ASCII is shown as a question mark.
  return name.slice(0, 80).replace(/[^\x20-\x7e]/g, '?');
}

function readLine(view: DataView, at: number): ZipEntry {
  if (at + LINE_SIZE > view.byteLength || view.getUint32(at, true) !== LINE) throw refuseArchive('has a damaged directory');
  const nameSize = view.getUint16(at + 28, true);
  const end = at + LINE_SIZE + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (end > view.byteLength) throw refuseArchive('has a damaged directory');
  const path = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + LINE_SIZE, nameSize));
  const shown = printable(path);
  if ((view.getUint16(at + 8, true) & 1) !== 0) throw refuseArchive(`holds ${shown} encrypted`);
  if (((view.getUint32(at + 38, true) >>> 16) & 0xf000) === UNIX_LINK) throw refuseArchive(`holds a link, ${shown}`);
  if (!isSealedPath(path.replace(/\/$/, ''))) throw refuseArchive(`names a file that is not allowed: ${shown}`);
  return {
    path, method: methodOf(view.getUint16(at + 10, true), shown),
    packedSize: view.getUint32(at + 20, true), size: view.getUint32(at + 24, true), at: view.getUint32(at + 42, true), line: { start: at, end },
  };
}

function checkSizes(entries: readonly ZipEntry[]): void {
  const large = entries.find((entry) => entry.size > zipLimits.entryBytes || entry.packedSize > zipLimits.entryBytes);
  if (large !== undefined) throw refuseArchive(`holds ${large.path}, which would unpack to more than ${String(zipLimits.entryBytes / 1024 / 1024)} MB`);
  if (entries.reduce((total, entry) => total + entry.size, 0) > zipLimits.totalBytes) throw refuseArchive('would unpack to more than 1 GB');
  const doubles = new Set(entries.map((entry) => pathKey(entry.path)));
  if (doubles.size !== entries.length) throw refuseArchive('holds two files of one name');
}

/** Every file that the directory lists, folders apart. Throws AssayError('seal-broken') for anything hostile or damaged. */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < END_SIZE) throw refuseArchive('is too short to be a zip file');
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > zipLimits.entries) throw refuseArchive(`holds more than ${String(zipLimits.entries)} files`);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const entry = readLine(view, at);
    at = entry.line.end;
    if (!entry.path.endsWith('/')) entries.push(entry);
  }
  checkSizes(entries);
  return entries;
}
