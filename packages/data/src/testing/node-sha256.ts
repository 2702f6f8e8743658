import { createHash } from 'node:crypto';

/** SHA-256 by Node's own library, for tests. */
export function nodeSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
