// The program's door. In plain JavaScript, since to make Node ready for TypeScript takes longer than to start it: where the program lies packed it
// begins there, else in its source, which sees to everything else.
import { existsSync } from 'node:fs';

const packed = new URL('../../../../node_modules/.assay-packed/main.mjs', import.meta.url).href;
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

await begin(existsSync(new URL(packed)) ? packed : source);
