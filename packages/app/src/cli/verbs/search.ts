// assay search: passages of the user's library that answer a question, best first.
import { AssayError } from '@assay/record';
import { openResolver } from '../../library/ingest-tools.ts';
import { withLibraryFaults } from '../../library/library-fault.ts';
import { openLibraryFolder } from '../../library/library-folder.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Verb } from '../session.ts';
import { printHit, viewOf } from './search-view.ts';

export type SearchOptions = { readonly words: readonly string[]; readonly ticker?: string; readonly year?: number; readonly form?: string; readonly section?: string; readonly asOf?: string; readonly limit: number };

/** A company is meant by ticker, number or name; one that no list knows by the very words of its filings. */
function companyOf(asked: string): { readonly name: string | null; readonly ticker: string | null; readonly cik: string | null } {
  return openResolver()(asked) ?? { name: asked, ticker: asked, cik: null };
}

export const searchLibrary: Verb<SearchOptions> = async (options, session) => {
  const folder = session.environment.places.library;
  const query = options.words.join(' ');
  return withLibraryFaults(folder, async () => {
    const library = await openLibraryFolder(folder);
    if (library.entries().length === 0) throw new AssayError('no-sources', 'The library is empty: there is nothing to search.', { remedy: 'Take filings in with `assay ingest PATH`, or from the SEC with `assay ingest --tickers AAPL --years 2024`.' });
    try {
      const wanted = { company: options.ticker === undefined ? null : companyOf(options.ticker), forms: options.form === undefined ? [] : [options.form], years: options.year === undefined ? [] : [options.year], asOf: options.asOf ?? null };
      const among = library.choose(wanted).length;
      const hits = await library.search({ query, wanted, section: options.section ?? null, limit: options.limit });
      if (session.json) printJson(session, { query, searched: among, passages: hits.map((hit) => viewOf(hit, query)) });
      else if (hits.length === 0) session.out.line(among === 0 ? 'No filing of the library is of this company, form and year.' : `Nothing in ${String(among)} filings has words of this question.`);
      else for (const [at, hit] of hits.entries()) printHit(hit, at, { query, session });
      return hits.length === 0 ? exitCodes.failure : exitCodes.sound;
    } finally {
      library.close();
    }
  });
};
