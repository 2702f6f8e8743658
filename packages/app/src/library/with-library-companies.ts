// Companies that no list at hand knows, and that the user's own library has filings of: those that were taken over or left the exchange.
import type { Company, DataDesk, IngestedFilings, ToolRunner } from '@assay/data';
import type { LibraryEntry } from '@assay/record';

const anyTime = { forms: [], years: [], asOf: null } as const;

function companyIn({ company: { name, ticker, cik } }: LibraryEntry): Company | null {
  const called = name ?? ticker;
  return called === null ? null : { cik, ticker: ticker ?? called, name: called, sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' };
}

/** By its whole name or its ticker; null where the library has none of that name, or cannot be read. */
async function findInLibrary(query: string, { choose }: Pick<IngestedFilings, 'choose'>): Promise<Company | null> {
  const [named, listed] = await Promise.all([choose({ ...anyTime, company: { name: query, ticker: null, cik: null } }), choose({ ...anyTime, company: { name: null, ticker: query, cik: null } })]);
  const [entry] = [...named, ...listed];
  return entry === undefined ? null : companyIn(entry);
}

/** The desk, with whom the library knows behind whom the lists know. */
export function withLibraryCompanies(desk: DataDesk & ToolRunner, ingested: Pick<IngestedFilings, 'choose'>): DataDesk & ToolRunner {
  return {
    ...desk,
    resolveCompany: async (query) => {
      const resolution = await desk.resolveCompany(query);
      if (resolution.kind !== 'unknown') return resolution;
      const company = await findInLibrary(query, ingested);
      return company === null ? resolution : { kind: 'found', company, note: `${company.name} is known from filings of your own library.` };
    },
  };
}
