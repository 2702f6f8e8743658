// An archive back into files, in memory and within limits. Damage to one entry is named and the others are still read.
import type { RunFiles } from '../seal/make-manifest.ts';
import type { SealProblem } from '../seal/verify-seal.ts';
import { packArchive } from './pack.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;

/** Unpacks deflated bytes into `size` bytes and no more; throws for bytes that are not deflated ones. */
export type Inflate = (packed: Uint8Array, size: number) => Uint8Array;
export type Unpacked = { readonly files: RunFiles; readonly problems: readonly SealProblem[] };

/** The packed bytes of an entry, or a reason why there are none. */
function packedBytes(archive: Uint8Array, entry: ZipEntry): Uint8Array | string {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (entry.at + LOCAL_SIZE > view.byteLength || view.getUint32(entry.at, true) !== LOCAL) return 'has a damaged header in the archive';
  const start = entry.at + LOCAL_SIZE + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = archive.subarray(start, start + entry.packedSize);
  return packed.length === entry.packedSize ? packed : 'is cut short in the archive';
}

/** Writes into a buffer of the declared size and no larger: a bomb cannot swell past what the directory admits to. */
function contentOf(archive: Uint8Array, entry: ZipEntry, inflate: Inflate): Uint8Array | string {
  const packed = packedBytes(archive, entry);
  if (typeof packed === 'string') return packed;
  if (entry.method === 'stored') return packed.length === entry.size ? packed.slice() : 'has another size than the archive says';
  try {
    const content = inflate(packed, entry.size);
    return content.length === entry.size ? content : 'has another size than the archive says';
  } catch {
    return 'cannot be unpacked';
  }
}

/** Which file a byte of the archive belongs to, for a message. */
function placeOf(at: number, entries: readonly ZipEntry[]): string {
  const line = entries.find((entry) => at >= entry.line.start && at < entry.line.end);
  if (line !== undefined) return `the directory line of ${line.path}`;
  const inside = entries.filter((entry) => entry.at <= at).sort((left, right) => right.at - left.at)[0];
  const directory = Math.min(...entries.map((entry) => entry.line.start));
  return inside !== undefined && at < directory ? `the entry of ${inside.path}` : 'the archive’s own end';
}

function firstDifference(left: Uint8Array, right: Uint8Array): number | null {
  const length = Math.max(left.length, right.length);
  for (let at = 0; at < length; at += 1) if (left[at] !== right[at]) return at;
  return null;
}

/** Name, date, order and padding of a zip are covered by no hash: they must be what packing these very files gives. */
function checkContainer(archive: Uint8Array, files: RunFiles, entries: readonly ZipEntry[]): SealProblem[] {
  const at = firstDifference(archive, packArchive(files));
  if (at === null) return [];
  return [{ kind: 'changed', path: 'the archive file', why: `differs from the packed form of its files from byte ${String(at)} on, in ${placeOf(at, entries)}: it was changed or packed again` }];
}

/** True for an archive that was packed again with compression; Assay's own have none. Throws as unpacking does. */
export function isDeflated(archive: Uint8Array): boolean {
  return readZipDirectory(archive).some((entry) => entry.method === 'deflated');
}

/** Throws AssayError('seal-broken') for an archive that is hostile, or too damaged to list its files. */
export function unpackWith(archive: Uint8Array, inflate: Inflate): Unpacked {
  const entries = readZipDirectory(archive);
  const files = new Map<string, Uint8Array>();
  const problems: SealProblem[] = [];
  for (const entry of entries) {
    const content = contentOf(archive, entry, inflate);
    if (typeof content === 'string') problems.push({ kind: 'malformed', path: entry.path, why: content });
    else files.set(entry.path, content);
  }
  return { files, problems: [...problems, ...(problems.length === 0 ? checkContainer(archive, files, entries) : [])] };
}
