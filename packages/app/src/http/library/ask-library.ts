// The library as the routes ask it: opened for each request, since another command may have changed it meanwhile.
import type { Library, WantedEntries } from '@assay/knowledge';
import type { LibraryEntry } from '@assay/record';
import { searchHitSchema, type LibraryView, type SearchView } from '@assay/record/api';
import { viewOf } from '../../cli/verbs/search-view.ts';
import { bundledSample } from '../../compose.ts';
import { filingsMeant } from '../../library/companies-meant.ts';
import { openResolver } from '../../library/ingest-tools.ts';
import { withLibraryFaults } from '../../library/library-fault.ts';
import { hasLibrary, openLibraryFolder } from '../../library/library-folder.ts';

export type Narrowed = { readonly company?: string | undefined; readonly year?: number | undefined; readonly form?: string | undefined };
export type Searched = Narrowed & { readonly q: string; readonly section?: string | undefined; readonly limit: number };
export type Listed = Narrowed & { readonly limit: number; readonly from: number };

function wantedOf({ company, year, form }: Narrowed): WantedEntries {
  return { company: company === undefined ? null : openResolver()(company) ?? { name: company, ticker: company, cik: null }, forms: form === undefined ? [] : [form], years: year === undefined ? [] : [year], asOf: null };
}

/** A folder that nobody has filled yet is an empty library: nothing is made by asking. */
function whileOpen<Result>(folder: string, work: (library: Library) => Promise<Result> | Result, otherwise: Result): Promise<Result> {
  return withLibraryFaults(folder, async () => {
    if (!hasLibrary(folder)) return otherwise;
    const library = await openLibraryFolder(folder);
    try {
      return await work(library);
    } finally {
      library.close();
    }
  });
}

function sum(entries: readonly LibraryEntry[], of: 'chunks' | 'tables'): number {
  return entries.reduce((total, entry) => total + entry[of], 0);
}

function countsOf(entries: readonly LibraryEntry[]): LibraryView['counts'] {
  return { documents: entries.length, companies: new Set(entries.map(({ company }) => company.cik ?? company.ticker ?? company.name)).size, passages: sum(entries, 'chunks'), tables: sum(entries, 'tables') };
}

/** Newest periods first, of each company together. */
function inOrder(entries: readonly LibraryEntry[]): readonly LibraryEntry[] {
  return entries.toSorted((left, right) => (left.company.name ?? '~').localeCompare(right.company.name ?? '~') || (right.period ?? '').localeCompare(left.period ?? ''));
}

export function listLibrary(folder: string, { limit, from, ...narrowed }: Listed): Promise<LibraryView> {
  return whileOpen(folder, (library): LibraryView => {
    const all = library.entries();
    const chosen = inOrder(library.choose(wantedOf(narrowed)));
    const next = from + limit;
    return { documents: chosen.slice(from, next), total: chosen.length, next: next < chosen.length ? next : null, counts: countsOf(all) };
  }, { documents: [], total: 0, next: null, counts: countsOf([]) });
}

/** As `assay search`: among the companies that the words name, where none is given. */
export function searchLibraryFor(folder: string, { q, section, limit, ...narrowed }: Searched): Promise<SearchView> {
  return whileOpen(folder, async (library): Promise<SearchView> => {
    const wanted = wantedOf(narrowed);
    const among = wanted.company === null ? filingsMeant(q, library.entries(), bundledSample()) : null;
    const hits = await library.search({ query: q, wanted, among, section: section ?? null, limit });
    return { query: q, searched: library.choose(wanted).filter(({ id }) => among === null || among.includes(id)).length, hits: hits.map((hit) => plainView(viewOf(hit, q))) };
  }, { query: q, searched: 0, hits: [] });
}

/** Without the command line that opens it. */
function plainView(view: ReturnType<typeof viewOf>): SearchView['hits'][number] {
  return searchHitSchema.parse(view);
}
