// One file from many: a zip without compression, in one order, under one date. The same files give the same bytes on every machine,
// so that an archive can be compared byte for byte with what packing its own files gives.
import { zipSync, type Zippable } from 'fflate';
import type { RunFiles } from '../seal/make-manifest.ts';

/** The first day a zip can name. Read as local time by the packer, hence made as local time. */
const DOS_EPOCH = new Date(1980, 0, 1);

export function packArchive(files: RunFiles): Uint8Array {
  const entries: Zippable = {};
  for (const path of [...files.keys()].sort()) entries[path] = [files.get(path) ?? new Uint8Array(), { level: 0, mtime: DOS_EPOCH, os: 0, attrs: 0 }];
  return zipSync(entries);
}
