import { inflateSync } from 'fflate';

/** Into a buffer of the given size: what unpacks to more is cut there. */
export function inflate(packed: Uint8Array, size: number): Uint8Array {
  return inflateSync(packed, { out: new Uint8Array(size) });
}
