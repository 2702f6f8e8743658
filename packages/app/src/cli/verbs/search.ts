// assay search: passages of the user's library that answer a question, best first.
import type { LibraryHit, WantedEntries } from '@assay/knowledge';
import { AssayError } from '@assay/record';
import { bundledSample } from '../../compose.ts';
import { filingsMeant } from '../../library/companies-meant.ts';
import { openResolver } from '../../library/ingest-tools.ts';
import { withLibraryFaults } from '../../library/library-fault.ts';
import { openLibraryFolder } from '../../library/library-folder.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { printHit, viewOf } from './search-view.ts';

export type SearchOptions = { readonly words: readonly string[]; readonly ticker?: string; readonly year?: number; readonly form?: string; readonly section?: string; readonly asOf?: string; readonly limit: number };

/** A company is meant by ticker, number or name; one that no list knows by the very words of its filings. */
function companyOf(asked: string): { readonly name: string | null; readonly ticker: string | null; readonly cik: string | null } {
  return openResolver()(asked) ?? { name: asked, ticker: asked, cik: null };
}

function wantedOf({ ticker, form, year, asOf }: SearchOptions): WantedEntries {
  return { company: ticker === undefined ? null : companyOf(ticker), forms: form === undefined ? [] : [form], years: year === undefined ? [] : [year], asOf: asOf ?? null };
}

export const searchLibrary: Verb<SearchOptions> = async (options, session) => {
  const folder = session.environment.places.library;
  const query = options.words.join(' ');
  return withLibraryFaults(folder, async () => {
    const library = await openLibraryFolder(folder);
    if (library.entries().length === 0) throw new AssayError('no-sources', 'The library is empty: there is nothing to search.', { remedy: 'Take filings in with `assay ingest PATH`, or from the SEC with `assay ingest --tickers AAPL --years 2024`.' });
    try {
      const wanted = wantedOf(options);
      const among = wanted.company === null ? filingsMeant(query, library.entries(), bundledSample()) : null;
      const hits = await library.search({ query, wanted, among, section: options.section ?? null, limit: options.limit });
      printFound({ query, hits, searched: library.choose(wanted).filter(({ id }) => among === null || among.includes(id)).length }, session);
      return hits.length === 0 ? exitCodes.failure : exitCodes.sound;
    } finally {
      library.close();
    }
  });
};

function printFound({ query, hits, searched }: { readonly query: string; readonly hits: readonly LibraryHit[]; readonly searched: number }, session: Session): void {
  if (session.json) printJson(session, { query, searched, passages: hits.map((hit) => viewOf(hit, query)) });
  else if (hits.length === 0) session.out.line(searched === 0 ? 'No filing of the library is of this company, form and year.' : `Nothing in ${String(searched)} ${searched === 1 ? 'filing' : 'filings'} has words of this question.`);
  else for (const [at, hit] of hits.entries()) printHit(hit, at, { query, session });
}
