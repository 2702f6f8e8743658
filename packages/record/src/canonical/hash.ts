// Hashes enter as an argument: record runs in Node and in the browser.
import { z } from 'zod';

/** SHA-256 of bytes as 64 lowercase hex digits. */
export type Sha256 = (bytes: Uint8Array) => string;
export const sha256Text = z.string().regex(/^[0-9a-f]{64}$/);
