// The bundled files on disk.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssayError } from '@assay/record';
import type { ReadSampleFile } from './sample-index.ts';

/** Where the package keeps the bundled files. */
export const packagedSample: string = join(import.meta.dirname, '..', '..', 'sample');

/** Reads files of a folder by name. Throws AssayError('unreadable-file') where one is missing. */
export function readFromFolder(folder: string): ReadSampleFile {
  return (name) => {
    try {
      return readFileSync(join(folder, name));
    } catch (cause) {
      throw new AssayError('unreadable-file', `The bundled file ${name} is missing.`, { remedy: 'Reinstall Assay, or give the folder with the bundled figures.', cause });
    }
  };
}
