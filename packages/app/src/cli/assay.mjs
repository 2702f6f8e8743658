// The program's door. In plain JavaScript, since to make Node ready for TypeScript takes longer than to start it: where the program lies packed it
// begins there, else in its source, which sees to everything else. A question is answered from a snapshot of the program's memory, where there is one.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packed = new URL('../../../../node_modules/.assay-packed/main.mjs', import.meta.url).href;
const snapshots = fileURLToPath(new URL('../../../../node_modules/.assay-snapshot', import.meta.url));
const source = new URL('main.ts', import.meta.url).href;

/** Another command may be packing the program anew, and drop what the file leads to. */
async function begin(address) {
  try {
    await import(address);
  } catch (error) {
    if (address === source || error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    await import(source);
  }
}

if (process.argv[2] === 'ask' && existsSync(snapshots)) (await import('./code/snapshot/start.mjs')).startFromSnapshot(snapshots, process.argv.slice(2));
await begin(existsSync(new URL(packed)) ? packed : source);
