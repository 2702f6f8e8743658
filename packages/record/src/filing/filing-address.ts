// Where the public finds a filing. EDGAR's index pages go by CIK and accession number (sec.gov, "Accessing EDGAR Data").
import type { Fact } from '../journey/fact.ts';

/** The address of a filing's index page; null where the fact is not from a filing of a known filer. */
export function filingAddress(fact: Pick<Fact, 'entity' | 'source'>): string | null {
  const cik = /^cik:0*(\d{1,10})$/.exec(fact.entity?.id ?? '')?.[1];
  const accession = fact.source.accession;
  if (cik === undefined || accession === null || !/^\d{10}-\d{2}-\d{6}$/.test(accession)) return null;
  return `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll('-', '')}/${accession}-index.htm`;
}
