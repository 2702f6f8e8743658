// Captures on disk, one entry a request: the capture as JSON on the first line, then the bytes as received.
// An entry whose bytes do not have the hash it states is no entry.
import { canonicalJson, captureSchema, parseJson, type Capture, type CapturedBytes, type Sha256 } from '@assay/record';
import { canonicalRequest } from './redact.ts';
import type { Store } from './store.ts';
import type { WireRequest } from './wire.ts';

const NEWLINE = 10;

/** The store key of a request: host, then the hash of its canonical form. Keys, crumbs and cookies do not enter it. */
export function cacheKey(request: Pick<WireRequest, 'method' | 'url' | 'body'>, sha256: Sha256): string {
  const host = new URL(request.url).hostname.replace(/[^a-z0-9.-]/g, '-');
  return `captures/${host}/${sha256(new TextEncoder().encode(canonicalRequest(request)))}`;
}

export async function readEntry(store: Store, key: string, sha256: Sha256): Promise<CapturedBytes | null> {
  const whole = await store.get(key);
  const end = whole === null ? -1 : whole.indexOf(NEWLINE);
  if (whole === null || end < 0) return null;
  const bytes = whole.slice(end + 1);
  const capture = readCapture(new TextDecoder().decode(whole.subarray(0, end)));
  return capture?.sha256 === sha256(bytes) ? { capture, bytes } : null;
}

function readCapture(line: string): Capture | null {
  try {
    const read = captureSchema.safeParse(parseJson(line));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export async function writeEntry(store: Store, key: string, entry: CapturedBytes): Promise<void> {
  const head = new TextEncoder().encode(`${canonicalJson(entry.capture)}\n`);
  const whole = new Uint8Array(head.length + entry.bytes.length);
  whole.set(head);
  whole.set(entry.bytes, head.length);
  await store.put(key, whole);
}
