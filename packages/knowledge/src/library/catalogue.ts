// The list of what the library holds, so that nothing else must be opened to choose. It is made of the records and follows them: what it lacks is read, what is gone leaves it.
import { canonicalJson, libraryEntrySchema, parseJson, type IngestedFiling, type LibraryEntry } from '@assay/record';
import { getRecord, recordIds, type LibraryStore } from './library-store.ts';

const KEY = 'catalogue.jsonl';

export type Catalogue = {
  /** In the order in which they were ingested. */
  readonly entries: () => readonly LibraryEntry[];
  readonly byId: (id: string) => LibraryEntry | null;
  /** By the hash of the file as it came. */
  readonly byHash: (sha256: string) => LibraryEntry | null;
  readonly byUrl: (url: string) => LibraryEntry | null;
  readonly put: (record: IngestedFiling) => LibraryEntry;
  readonly drop: (id: string) => void;
  /** Writes what changed. */
  readonly save: () => Promise<void>;
};

export async function openCatalogue(store: LibraryStore): Promise<Catalogue> {
  const listed = new Map((await readList(store)).map((entry) => [entry.id as string, entry]));
  const entries = new Map<string, LibraryEntry>();
  const ids = await recordIds(store);
  let isChanged = ids.length !== listed.size;
  for (const id of ids) {
    const entry = listed.get(id) ?? entryOf(await getRecord(store, id));
    if (!listed.has(id)) isChanged = true;
    if (entry !== null) entries.set(id, entry);
  }
  const hashes = new Map([...entries.values()].map((entry) => [entry.sha256, entry.id as string]));
  let inOrder: readonly LibraryEntry[] | null = null;
  const byId = (id: string): LibraryEntry | null => entries.get(id) ?? null;
  const changed = (): void => { isChanged = true; inOrder = null; };
  return {
    entries: () => (inOrder ??= sorted([...entries.values()])),
    byId,
    byHash: (sha256) => byId(hashes.get(sha256) ?? ''),
    byUrl: (url) => [...entries.values()].find((entry) => entry.url === url) ?? null,
    put: (record) => {
      const entry = made(record);
      entries.set(entry.id, entry);
      hashes.set(entry.sha256, entry.id);
      changed();
      return entry;
    },
    drop: (id) => {
      hashes.delete(byId(id)?.sha256 ?? '');
      if (entries.delete(id)) changed();
    },
    save: async () => {
      if (!isChanged) return;
      await store.put(KEY, new TextEncoder().encode([...entries.values()].map((entry) => `${canonicalJson(entry)}\n`).join('')));
      isChanged = false;
    },
  };
}

function sorted(entries: LibraryEntry[]): LibraryEntry[] {
  return entries.sort((left, right) => (left.ingestedAt < right.ingestedAt ? -1 : left.ingestedAt > right.ingestedAt ? 1 : left.id < right.id ? -1 : 1));
}

/** A line that cannot be read is one that is missing. */
async function readList(store: LibraryStore): Promise<LibraryEntry[]> {
  const bytes = await store.get(KEY);
  return bytes === null ? [] : new TextDecoder().decode(bytes).split('\n').flatMap((line) => readLine(line) ?? []);
}

function readLine(line: string): LibraryEntry | null {
  try {
    const read = libraryEntrySchema.safeParse(parseJson(line));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function entryOf(record: IngestedFiling | null): LibraryEntry | null {
  return record === null ? null : made(record);
}

function made({ capture, company, form, period, filed, fiscalYear, original, pages, items, chunks, tables, ingestedAt }: IngestedFiling): LibraryEntry {
  return {
    id: capture.id, sha256: original?.sha256 ?? capture.sha256, source: capture.sourceName, url: capture.request.url, company, form, period, filed, fiscalYear, chunks, tables, ingestedAt,
    itemCount: items.length, pageCount: pages?.length ?? null, joined: Object.fromEntries(items.flatMap(({ key, also }) => also.map((item) => [item, key]))),
  };
}
