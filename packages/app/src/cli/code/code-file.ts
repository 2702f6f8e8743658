// The file in which the program's own code is kept ready: where each import leads, and what stands there without its types. A copy for speed and
// nothing else: a module is taken from it only while the file it was read from is untouched, and whatever is wrong with it, the files are read.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { threadId } from 'node:worker_threads';

/** A file as it was when it was read: bytes, times in milliseconds, number on the disk. */
export type FileState = readonly [size: number, modifiedMs: number, changedMs: number, inode: number];

export type KeptModule = { readonly url: string; readonly path: string; readonly state: FileState; readonly source: Uint8Array };

export type KeptCode = {
  /** By URL. */
  readonly modules: ReadonlyMap<string, KeptModule>;
  /** Importing URL → specifier → URL. */
  readonly imports: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Files that decide where imports lead: none of them changed, or nothing is taken. */
  readonly watched: ReadonlyMap<string, FileState>;
};

/** The file begins with the length of its header. */
const lengthBytes = 4;

type Header = {
  readonly schema: 'assay.code/1';
  readonly node: string;
  readonly bytes: number;
  readonly watched: readonly (readonly [path: string, state: FileState])[];
  readonly urls: readonly string[];
  /** Indexes are into `urls`; the source is `length` bytes from `start` on. */
  readonly modules: readonly (readonly [url: number, path: string, state: FileState, start: number, length: number])[];
  readonly imports: readonly (readonly [from: number, to: readonly (readonly [specifier: string, url: number])[]])[];
};

/** Null for a file that is not there. */
export function stateOf(path: string): FileState | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? null : [found.size, found.mtimeMs, found.ctimeMs, found.ino];
}

export function isUntouched(path: string, before: FileState): boolean {
  const now = stateOf(path);
  return now !== null && now.every((value, at) => value === before[at]);
}

function isHeader(value: unknown, bytes: number): value is Header {
  return typeof value === 'object' && value !== null && 'schema' in value && value.schema === 'assay.code/1' && 'node' in value && value.node === process.version && 'bytes' in value && value.bytes === bytes;
}

/** Null where there is none, or none that this Node wrote whole for files that still stand as they stood. */
export function readCode(path: string): KeptCode | null {
  try {
    const file = readFileSync(path);
    const end = lengthBytes + file.readUInt32LE(0);
    const body = file.subarray(end);
    const header: unknown = deserialize(file.subarray(lengthBytes, end));
    if (!isHeader(header, body.length) || !header.watched.every(([watched, state]) => isUntouched(watched, state))) return null;
    const urlAt = (at: number): string => header.urls[at] ?? '';
    return {
      modules: new Map(header.modules.map(([at, source, state, start, length]) => [urlAt(at), { url: urlAt(at), path: source, state, source: body.subarray(start, start + length) }])),
      imports: new Map(header.imports.map(([from, to]) => [urlAt(from), new Map(to.map(([specifier, at]) => [specifier, urlAt(at)]))])),
      watched: new Map(header.watched),
    };
  } catch {
    return null;
  }
}

function headerOf(code: KeptCode): Header {
  const numbers = new Map<string, number>();
  const numberOf = (url: string): number => {
    const known = numbers.get(url) ?? numbers.size;
    numbers.set(url, known);
    return known;
  };
  let start = 0;
  const modules = [...code.modules.values()].map(({ url, path, state, source }) => {
    const row = [numberOf(url), path, state, start, source.length] as const;
    start += source.length;
    return row;
  });
  const imports = [...code.imports].map(([from, to]) => [numberOf(from), [...to].map(([specifier, url]) => [specifier, numberOf(url)] as const)] as const);
  return { schema: 'assay.code/1', node: process.version, bytes: start, watched: [...code.watched], urls: [...numbers.keys()], modules, imports };
}

function drop(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Where nothing can be written there is nothing to take away.
  }
}

/** Writes the file whole or not at all; where it cannot be written, nothing happens. */
export function writeWhole(path: string, bytes: string | Uint8Array): void {
  const fresh = `${path}.${String(process.pid)}-${String(threadId)}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(fresh, bytes, { mode: 0o600 });
    renameSync(fresh, path);
  } catch {
    drop(fresh);
  }
}

/** One that cannot be written costs the next start its speed. */
export function writeCode(path: string, code: KeptCode): void {
  const header = serialize(headerOf(code));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(header.length);
  writeWhole(path, Buffer.concat([length, header, ...[...code.modules.values()].map(({ source }) => source)]));
}
