// Whether the snapshot of the program as it lies packed is there, or was tried in vain: a mark beside it says for which packing. The snapshot of an old
// program is marked so when it is first used.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');
export const snapshotFolder = join(modules, '.assay-snapshot');
const mark = join(snapshotFolder, 'tried.json');

function read(file) {
  try { return JSON.parse(readFileSync(file, 'utf8')); } catch { return null; }
}

/** The name of the packing; null where the program does not lie packed. */
function packing() {
  return read(join(modules, '.assay-packed', 'packed.json'))?.file ?? null;
}

/** True where there is nothing to do: nothing is packed, or a snapshot of it was made and is there, or could not be made. */
export function isSnapshotSettled() {
  const [packed, tried] = [packing(), read(mark)];
  if (packed === null) return true;
  if (tried?.packed !== packed) return false;
  const names = readdirSync(snapshotFolder);
  return tried.failed !== null || (names.some((name) => name.endsWith('.snapshot')) && !names.some((name) => name.endsWith('.old')));
}

/** `failed` says why there is none; else null. */
export function markSnapshot(failed) {
  writeFileSync(`${mark}.new`, JSON.stringify({ packed: packing(), failed }));
  renameSync(`${mark}.new`, mark);
}
