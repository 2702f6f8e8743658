import { inflate } from './inflate.ts';
import { unpackWith, type Unpacked } from './unpack.ts';

/** An archive back into files, in memory and within limits. Throws AssayError('seal-broken') for one that is hostile, or too damaged to list its files. */
export function unpackArchive(archive: Uint8Array): Unpacked {
  return unpackWith(archive, inflate);
}
