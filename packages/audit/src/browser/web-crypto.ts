// Hash and signature in a browser, as the seal takes them. Hashing must answer at once, which WebCrypto does not, hence a library.
import { AssayError } from '@assay/record';
import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { VerifyEd25519 } from '../seal/verify-seal.ts';

/** SHA-256 as lower-case hex. */
export function sha256(bytes: Uint8Array): string {
  return bytesToHex(hash(bytes));
}

/**
 * True only for a true Ed25519 signature. Throws AssayError('internal') where the browser has no Ed25519, or not on this page
 * (WebCrypto is there on https, localhost and files alone): an unchecked signature must not read as a good or a bad one.
 */
export const verifyEd25519: VerifyEd25519 = async ({ publicKey, message, signature }) => {
  const subtle = (globalThis as { readonly crypto?: { readonly subtle?: SubtleCrypto } }).crypto?.subtle;
  if (subtle === undefined) throw cannotVerify('this page has no WebCrypto', null);
  try {
    const key = await subtle.importKey('spki', Uint8Array.from(publicKey), 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', key, Uint8Array.from(signature), Uint8Array.from(message));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') throw cannotVerify('this browser knows no Ed25519', error);
    return false;
  }
};

function cannotVerify(why: string, cause: unknown): AssayError {
  return new AssayError('internal', `The signature cannot be checked here: ${why}.`, { remedy: 'Open the page over https in a browser of 2025 or later, or run `assay verify` on the archive.', cause });
}
