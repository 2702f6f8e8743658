// Asking again only for what is new: a server that still has the same version answers 304 and sends no bytes (RFC 9110 §13.1).
import type { KeptEntry, Validators } from './cache.ts';

/** What an answer gives to ask again by; null where it gives nothing. */
export function validatorsOf(headers: Headers): Validators | null {
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  return etag === null && lastModified === null ? null : { etag, lastModified };
}

/** Headers that ask for the bytes only if they differ from those kept. An entity tag is exact and goes before a date. */
export function conditionalHeaders(kept: KeptEntry | null): Readonly<Record<string, string>> {
  const { etag, lastModified } = kept?.validators ?? { etag: null, lastModified: null };
  if (etag !== null) return { 'if-none-match': etag };
  return lastModified === null ? {} : { 'if-modified-since': lastModified };
}
