// One file from many: a zip without compression (PKWARE APPNOTE 4.3), in one order, under one date. The same files give the same bytes
// on every machine, so that an archive can be compared byte for byte with what packing its own files gives.
import type { RunFiles } from '../seal/make-manifest.ts';

const LOCAL = 0x04034b50;
const LINE = 0x02014b50;
const END = 0x06054b50;
const LOCAL_SIZE = 30;
const LINE_SIZE = 46;
const END_SIZE = 22;
const VERSION = 20;
/** Names beyond ASCII are UTF-8. */
const UTF8_NAME = 0x0800;
/** 1980-01-01 00:00, the first moment a zip can name. */
const DOS_EPOCH = 0x0021_0000;

type Part = { readonly name: Uint8Array; readonly bytes: Uint8Array; readonly flags: number; readonly crc: number };

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let rest = index;
  for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ ((rest & 1) === 1 ? 0xedb88320 : 0);
  return rest;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  // By index: an iterator takes several times as long until it is compiled, and most archives are written before it is.
  for (let at = 0; at < bytes.length; at += 1) crc = (crcTable[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function partOf(path: string, bytes: Uint8Array): Part {
  const name = new TextEncoder().encode(path);
  return { name, bytes, flags: name.length === path.length ? 0 : UTF8_NAME, crc: crc32(bytes) };
}

/** What a local header and a directory line say alike, from the version that unpacking needs up to the length of the extra field. */
function writeFacts(view: DataView, at: number, { name, bytes, flags, crc }: Part): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, flags, true);
  view.setUint32(at + 6, DOS_EPOCH, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, bytes.length, true);
  view.setUint32(at + 18, bytes.length, true);
  view.setUint16(at + 22, name.length, true);
}

export function packArchive(files: RunFiles): Uint8Array {
  const parts = [...files.keys()].sort().map((path) => partOf(path, files.get(path) ?? new Uint8Array()));
  const directory = parts.reduce((size, { name, bytes }) => size + LOCAL_SIZE + name.length + bytes.length, 0);
  const end = parts.reduce((size, { name }) => size + LINE_SIZE + name.length, directory);
  const archive = new Uint8Array(end + END_SIZE);
  const view = new DataView(archive.buffer);
  let local = 0;
  let line = directory;
  for (const part of parts) {
    view.setUint32(line, LINE, true);
    view.setUint16(line + 4, VERSION, true);
    writeFacts(view, line + 6, part);
    view.setUint32(line + 42, local, true);
    archive.set(part.name, line + LINE_SIZE);
    line += LINE_SIZE + part.name.length;
    view.setUint32(local, LOCAL, true);
    writeFacts(view, local + 4, part);
    archive.set(part.name, local + LOCAL_SIZE);
    archive.set(part.bytes, local + LOCAL_SIZE + part.name.length);
    local += LOCAL_SIZE + part.name.length + part.bytes.length;
  }
  view.setUint32(end, END, true);
  view.setUint16(end + 8, parts.length, true);
  view.setUint16(end + 10, parts.length, true);
  view.setUint32(end + 12, end - directory, true);
  view.setUint32(end + 16, directory, true);
  return archive;
}
