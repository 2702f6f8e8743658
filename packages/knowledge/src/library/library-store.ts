// What the library asks of a place to keep things in: bytes by key, each put whole or not at all. `bytes/HASH` packed, `filings/ID.json`, `catalogue.jsonl`.
import { gunzipSync, gzipSync } from 'node:zlib';
import { AssayError, canonicalJson, ingestedFilingSchema, parseJson, type CapturedBytes, type IngestedFiling, type Sha256 } from '@assay/record';

export type LibraryStore = {
  readonly get: (key: string) => Promise<Uint8Array | null>;
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Keys that start with the prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  readonly remove: (key: string) => Promise<void>;
};

/** Reports are text: packed they take a tenth. Speed counts more than the last percent. */
const LEVEL = 4;
const RECORDS = 'filings/';

const bytesKey = (hash: string): string => `bytes/${hash.slice(0, 2)}/${hash}.gz`;
const recordKey = (id: string): string => `${RECORDS}${id}.json`;

export async function putBytes(store: LibraryStore, hash: string, bytes: Uint8Array): Promise<void> {
  await store.put(bytesKey(hash), gzipSync(bytes, { level: LEVEL }));
}

export async function removeBytes(store: LibraryStore, hash: string): Promise<void> {
  await store.remove(bytesKey(hash));
}

export async function putRecord(store: LibraryStore, record: IngestedFiling): Promise<void> {
  await store.put(recordKey(record.capture.id), new TextEncoder().encode(`${canonicalJson(record)}\n`));
}

export async function removeRecord(store: LibraryStore, id: string): Promise<void> {
  await store.remove(recordKey(id));
}

/** Ids of all records. */
export async function recordIds(store: LibraryStore): Promise<string[]> {
  return (await store.list(RECORDS)).flatMap((key) => (key.endsWith('.json') ? [key.slice(RECORDS.length, -'.json'.length)] : []));
}

/** Null where it is missing or damaged: its file is then ingested again. */
export async function getRecord(store: LibraryStore, id: string): Promise<IngestedFiling | null> {
  const bytes = await store.get(recordKey(id));
  if (bytes === null) return null;
  try {
    const read = ingestedFilingSchema.safeParse(parseJson(new TextDecoder().decode(bytes)));
    return read.success && read.data.capture.id === id ? read.data : null;
  } catch {
    return null;
  }
}

/** The bytes that a record stands for. Throws AssayError('unreadable-file') where they are gone or are not those. */
export async function getCaptured(store: LibraryStore, { capture }: IngestedFiling, sha256: Sha256): Promise<CapturedBytes> {
  const packed = await store.get(bytesKey(capture.sha256));
  const bytes = packed === null ? null : unpacked(packed);
  if (bytes === null || sha256(bytes) !== capture.sha256) throw new AssayError('unreadable-file', `The library’s copy of ${capture.sourceName} is ${packed === null ? 'gone' : 'damaged'}.`, { remedy: `Remove it with \`assay ingest --remove ${capture.id}\` and ingest it again.` });
  return { capture, bytes };
}

function unpacked(packed: Uint8Array): Uint8Array | null {
  try {
    return new Uint8Array(gunzipSync(packed));
  } catch {
    return null;
  }
}
