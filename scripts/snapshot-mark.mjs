// Whether the snapshot of the program as it lies packed is there, or was tried in vain: a mark beside it says for which packing. The snapshot of an old
// program is marked so when it is first used.
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
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
  if (tried.failed !== null) return true;
  const names = readdirSync(snapshotFolder);
  return names.some((name) => name.endsWith('.snapshot')) && !names.some((name) => name.endsWith('.old')) && areUntouched(tried.inputs);
}

/** Whether sources and data stand as they stood; the program that begins from the snapshot looks more closely. */
export function areUntouched(inputs) {
  try {
    return inputs.every(([path, [size, modified]]) => { const now = statSync(path); return now.size === size && now.mtimeMs === modified; });
  } catch { return false; }
}

/** `failed` says why there is none, else null; `inputs` what it was made of. */
export function markSnapshot(tried) {
  writeFileSync(`${mark}.new`, JSON.stringify({ packed: packing(), ...tried }));
  renameSync(`${mark}.new`, mark);
}
