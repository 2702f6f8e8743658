// node scripts/make-snapshot.mjs
// Makes the snapshot from which questions are answered, of the program as it lies packed: one try for each packing, and one at a time. Set-up starts it;
// without a snapshot everything works, and starts more slowly.
import { mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { buildSnapshot } from '../packages/app/src/cli/code/snapshot/build-snapshot.ts';
import { isSnapshotSettled, markSnapshot, snapshotFolder } from './snapshot-mark.mjs';
import { whileLocked } from './set-up-lock.mjs';

/** Node shows the line that it cannot read, and a packed program has few lines. */
const longestReason = 2000;

async function makeSnapshot() {
  if (isSnapshotSettled()) return;
  try {
    // Where a source was touched meanwhile, the program is packed anew before this is tried again.
    const inputs = await buildSnapshot(snapshotFolder);
    if (inputs !== null) markSnapshot({ failed: null, inputs });
  } catch (error) {
    console.error(error);
    markSnapshot({ failed: String(error).slice(0, longestReason), inputs: [] });
    process.exitCode = 1;
  }
}

// Whoever asks meanwhile comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
mkdirSync(snapshotFolder, { recursive: true });
await whileLocked(join(snapshotFolder, 'making'), { work: makeSnapshot, onWait: () => undefined });
