// Captures on disk, one entry a request: the capture as JSON on the first line, then the bytes as received.
// Beside the capture stand what the server gave to ask again by, and when it last confirmed the bytes.
// An entry whose bytes do not have the hash it states is no entry.
import { canonicalJson, captureSchema, parseJson, type CapturedBytes, type Sha256 } from '@assay/record';
import { z } from 'zod';
import { canonicalRequest } from './redact.ts';
import type { Store } from './store.ts';
import type { WireRequest } from './wire.ts';

const NEWLINE = 10;

/** What a server says of a version of a document, to ask later whether it is still the same (RFC 9110 §8.8). */
export type Validators = { readonly etag: string | null; readonly lastModified: string | null };
/** `confirmedAt`: when the server last said that the bytes still stand; null while only their receipt says so. */
export type KeptEntry = CapturedBytes & { readonly validators: Validators | null; readonly confirmedAt: string | null };

const headSchema = captureSchema.extend({ validators: z.object({ etag: z.string().nullable(), lastModified: z.string().nullable() }).nullish(), confirmedAt: z.iso.datetime().nullish() });

/** The store key of a request: host, then the hash of its canonical form. Keys, crumbs and cookies do not enter it. */
export function cacheKey(request: Pick<WireRequest, 'method' | 'url' | 'body'>, sha256: Sha256): string {
  // A name from outside may begin with a dot, which a store's key may not.
  const host = new URL(request.url).hostname.replace(/[^a-z0-9.-]/g, '-').replace(/^\.*/, '').slice(0, 100) || 'unnamed';
  return `captures/${host}/${sha256(new TextEncoder().encode(canonicalRequest(request)))}`;
}

export async function readEntry(store: Store, key: string, sha256: Sha256): Promise<KeptEntry | null> {
  const whole = await store.get(key);
  const end = whole === null ? -1 : whole.indexOf(NEWLINE);
  if (whole === null || end < 0) return null;
  const bytes = whole.slice(end + 1);
  const head = readHead(new TextDecoder().decode(whole.subarray(0, end)));
  return head?.capture.sha256 === sha256(bytes) ? { ...head, bytes } : null;
}

function readHead(line: string): Omit<KeptEntry, 'bytes'> | null {
  try {
    const read = headSchema.safeParse(parseJson(line));
    if (!read.success) return null;
    const { validators, confirmedAt, ...capture } = read.data;
    return { capture, validators: validators ?? null, confirmedAt: confirmedAt ?? null };
  } catch {
    return null;
  }
}

export async function writeEntry(store: Store, key: string, { capture, bytes, validators, confirmedAt }: KeptEntry): Promise<void> {
  const head = new TextEncoder().encode(`${canonicalJson({ ...capture, ...(validators === null ? {} : { validators }), ...(confirmedAt === null ? {} : { confirmedAt }) })}\n`);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  await store.put(key, whole);
}
