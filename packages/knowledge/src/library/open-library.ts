// The user's library of filings: bytes by their hash, a record each, and the index of passages. Records are what counts: list and index are made of them again at any time.
import { AssayError, type CapturedBytes, type IngestedFiling, type LibraryEntry, type Passage, type Sha256 } from '@assay/record';
import type { PassageIndex } from '../index/passage-index.ts';
import { companiesNamed } from '../search/companies-named.ts';
import { searchIndex, type Hit } from '../search/search-index.ts';
import { openCatalogue, type Catalogue } from './catalogue.ts';
import { chooseEntries, type WantedEntries } from './choose-entries.ts';
import { sectionKeys } from './library-sections.ts';
import { getCaptured, getRecord, putBytes, putRecord, removeBytes, removeRecord, type LibraryStore } from './library-store.ts';
import { pageAt } from './pages.ts';
import { chunksOf, type PreparedFiling } from './prepare-filing.ts';

export type LibraryTools = {
  readonly store: LibraryStore;
  readonly sha256: Sha256;
  /** Opened when it is first needed. */
  readonly openIndex: () => PassageIndex;
};

export type LibraryQuestion = { readonly query: string; readonly wanted: WantedEntries; /** Only these of them; absent for all. */ readonly among?: readonly string[] | null; /** A section's key or name; null for all. */ readonly section: string | null; readonly limit: number };
/** A passage with the filing it stands in. */
export type LibraryHit = { readonly entry: LibraryEntry; readonly passage: Passage; /** Where the text has pages: that of the passage's first character. */ readonly page: number | null };

export type Library = {
  readonly entries: () => readonly LibraryEntry[];
  readonly choose: (wanted: WantedEntries) => readonly LibraryEntry[];
  /** By the hash of the file as it came, or the address it was fetched from; `isWhole` says whether its passages are indexed too. */
  readonly known: (by: { readonly sha256: string } | { readonly url: string }) => { readonly entry: LibraryEntry; readonly isWhole: boolean } | null;
  /** Opens the index for who is going to write. Throws what is wrong with it before anything is done. */
  readonly ready: () => void;
  /** Bytes, then record, then passages: what an end in between leaves is finished by the next call. */
  readonly add: (filing: PreparedFiling) => Promise<LibraryEntry>;
  /** Indexes the passages of a filing whose record is there and whose passages are not. */
  readonly finish: (id: string) => Promise<void>;
  /** Null where there is none of this id. */
  readonly remove: (id: string) => Promise<LibraryEntry | null>;
  readonly search: (question: LibraryQuestion) => Promise<readonly LibraryHit[]>;
  /** Null where there is none of this id. Throws AssayError('unreadable-file') for a copy that is gone or damaged. */
  readonly read: (id: string) => Promise<{ readonly record: IngestedFiling; readonly captured: CapturedBytes } | null>;
  /** Writes the list; without it the next opening reads the records. */
  readonly save: () => Promise<void>;
  readonly close: () => void;
};

export async function openLibrary({ store, sha256, openIndex }: LibraryTools): Promise<Library> {
  const catalogue = await openCatalogue(store);
  let opened: { readonly index: PassageIndex; readonly indexed: Set<string> } | null = null;
  const index = (): { readonly index: PassageIndex; readonly indexed: Set<string> } => (opened ??= openedIndex(openIndex));
  const read = async (id: string): ReturnType<Library['read']> => {
    const record = await getRecord(store, id);
    return record === null ? null : { record, captured: await getCaptured(store, record, sha256) };
  };
  return {
    entries: catalogue.entries,
    choose: (wanted) => chooseEntries(catalogue.entries(), wanted),
    known: (by) => {
      const entry = 'url' in by ? catalogue.byUrl(by.url) : catalogue.byHash(by.sha256);
      return entry === null ? null : { entry, isWhole: index().indexed.has(entry.id) };
    },
    ready: () => { index(); },
    add: (filing) => add(filing, { store, catalogue, ...index() }),
    finish: async (id) => {
      const kept = await read(id);
      if (kept === null) throw new AssayError('unreadable-file', `The library holds no ${id}.`, { remedy: 'See `assay ingest --list`.' });
      indexFiling(index(), kept.record, chunksOf(kept.captured, kept.record.form));
    },
    remove: (id) => remove(id, { store, catalogue, ...index() }),
    search: (question) => search(question, { store, catalogue, index: index().index }),
    read,
    save: catalogue.save,
    close: () => {
      opened?.index.close();
      opened = null;
    },
  };
}

function openedIndex(openIndex: () => PassageIndex): { readonly index: PassageIndex; readonly indexed: Set<string> } {
  const index = openIndex();
  return { index, indexed: new Set(index.documents().map(({ id }) => id)) };
}

type Parts = { readonly store: LibraryStore; readonly catalogue: Catalogue; readonly index: PassageIndex; readonly indexed: Set<string> };

async function add({ record, bytes, original, chunks }: PreparedFiling, parts: Parts): Promise<LibraryEntry> {
  const { store, catalogue } = parts;
  await putBytes(store, record.capture.sha256, bytes);
  if (original !== null && record.original !== null) await putBytes(store, record.original.sha256, original);
  await putRecord(store, record);
  const entry = catalogue.put(record);
  indexFiling(parts, record, chunks);
  return entry;
}

function indexFiling({ index, indexed }: Pick<Parts, 'index' | 'indexed'>, { capture: { id }, company, form, fiscalYear, filed }: IngestedFiling, chunks: PreparedFiling['chunks']): void {
  if (indexed.has(id)) index.remove(id);
  index.add({ id, company: company.name ?? company.ticker ?? '', form, year: fiscalYear, ...(filed === null ? {} : { filed }) }, chunks);
  indexed.add(id);
}

/** The other way round: what is no longer found is not yet gone, never the reverse. */
async function remove(id: string, { store, catalogue, index, indexed }: Parts): Promise<LibraryEntry | null> {
  const entry = catalogue.byId(id);
  if (entry === null) return null;
  const record = await getRecord(store, id);
  index.remove(id);
  indexed.delete(id);
  await removeRecord(store, id);
  catalogue.drop(id);
  const stillUsed = new Set(catalogue.entries().map(({ sha256 }) => sha256));
  for (const hash of [record?.capture.sha256, record?.original?.sha256]) if (hash !== undefined && !stillUsed.has(hash)) await removeBytes(store, hash);
  return entry;
}

async function search({ query, wanted, among = null, section, limit }: LibraryQuestion, { store, catalogue, index }: Omit<Parts, 'indexed'>): Promise<LibraryHit[]> {
  const all = catalogue.entries();
  const meant = chooseEntries(all, wanted);
  const chosen = among === null ? narrowed(query, wanted, meant) : meant.filter(({ id }) => among.includes(id));
  const sections = section === null ? null : sectionKeys(section, chosen);
  if (chosen.length === 0 || sections?.length === 0) return [];
  // Without a filter the question's own words choose: company, year, form.
  const documents = chosen.length === all.length ? null : chosen.map(({ id }) => id);
  const entries = new Map(chosen.map((entry) => [entry.id as string, entry]));
  const hits = searchIndex(index, query, { documents, sections, limit });
  return (await Promise.all(hits.map(({ document, ...hit }) => hitOf(entries.get(document), hit, store)))).filter((hit) => hit !== null);
}

/** Null for a filing that left the library and is still indexed. */
async function hitOf(entry: LibraryEntry | undefined, { chunk, score }: Pick<Hit, 'chunk' | 'score'>, store: LibraryStore): Promise<LibraryHit | null> {
  if (entry === undefined) return null;
  const starts = entry.pageCount === null ? null : (await getRecord(store, entry.id))?.pages ?? null;
  return { entry, passage: { ...chunk, capture: entry.id, score }, page: starts === null ? null : pageAt(starts, chunk.span.start) };
}

/** Where only other things narrow a search, the companies that the question names do too. */
function narrowed(query: string, wanted: WantedEntries, chosen: readonly LibraryEntry[]): readonly LibraryEntry[] {
  if (wanted.company !== null) return chosen;
  const named = new Set(companiesNamed(query, chosen.flatMap(({ company: { name } }) => name ?? [])));
  return named.size === 0 ? chosen : chosen.filter(({ company: { name } }) => name !== null && named.has(name));
}
