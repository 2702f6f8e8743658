// What the SEC knows of a company beside its figures: industry, exchange, forms and dates of its filings.
import { isIsoDate, parseJson, type IsoDate } from '@assay/record';
import { z } from 'zod';
import type { Endpoint } from '../capture/endpoint.ts';
import type { Company, CompanyKind } from '../company.ts';
import { sectorOfSic } from './sector-of-sic.ts';

const recent = z.object({ accessionNumber: z.array(z.string()), filingDate: z.array(z.string()), reportDate: z.array(z.string()), form: z.array(z.string()), primaryDocument: z.array(z.string()), items: z.array(z.string()).optional() });
const submissionsSchema = z.object({
  cik: z.union([z.string(), z.int()]), name: z.string(), sic: z.string().nullish(), sicDescription: z.string().nullish(), exchanges: z.array(z.string().nullable()).nullish(),
  filings: z.object({ recent, files: z.array(z.object({ name: z.string().regex(/^CIK\d{10}-submissions-\d{3}\.json$/), filingFrom: z.string(), filingTo: z.string() })).nullish() }),
});

export type Filing = { readonly accession: string; readonly form: string; readonly filed: IsoDate; readonly reportDate: IsoDate | null; readonly document: string; /** Items of an 8-K: `2.02`. */ readonly items: readonly string[] };
/** A further page of the list, and the days it reaches over. */
export type FilingPage = { readonly name: string; readonly from: IsoDate; readonly to: IsoDate };
export type Submissions = { readonly pages: readonly FilingPage[]; readonly name: string; readonly sic: string | null; readonly industry: string | null; readonly exchange: string | null; readonly filings: readonly Filing[] };

/** Throws a ZodError or SyntaxError for another form. Lists of unequal length end with the shortest. */
export function readSubmissions(bytes: Uint8Array): Submissions {
  const read = submissionsSchema.parse(parseJson(new TextDecoder().decode(bytes)));
  const filings = filingsOf(read.filings.recent);
  const pages = (read.filings.files ?? []).map(({ name, filingFrom, filingTo }) => ({ name, from: filingFrom, to: filingTo }));
  return { pages, name: read.name, sic: read.sic ?? null, industry: read.sicDescription ?? null, exchange: read.exchanges?.find((name) => name !== null) ?? null, filings };
}

function filingsOf({ accessionNumber, filingDate, reportDate, form, primaryDocument, items }: z.output<typeof recent>): Filing[] {
  return accessionNumber.flatMap((accession, at): Filing[] => {
    const filed = filingDate[at];
    const named = form[at];
    const covers = reportDate[at] ?? '';
    // The viewer's folder before the true document: `xslF345X05/form4.xml`.
    const document = (primaryDocument[at] ?? '').replace(/^xsl[^/]*\//, '');
    return filed === undefined || named === undefined || !isIsoDate(filed) ? [] : [{ accession, form: named, filed, reportDate: isIsoDate(covers) ? covers : null, document, items: (items?.[at] ?? '').split(',').filter((item) => item !== '') }];
  });
}

/** Throws a ZodError or SyntaxError for another form. */
export function readFilingPage(bytes: Uint8Array): readonly Filing[] {
  return filingsOf(recent.parse(parseJson(new TextDecoder().decode(bytes))));
}

export const checkFilingPage: Endpoint['check'] = ({ bytes }) => {
  try {
    readFilingPage(bytes);
    return null;
  } catch {
    return { field: 'accessionNumber', why: 'is absent: it is no list of filings' };
  }
};

/** The company with what the SEC adds; what was known already stays. */
export function withSubmissions(company: Company, submissions: Submissions): Company {
  return {
    ...company, sector: company.sector ?? sectorOfSic(submissions.sic), industry: company.industry ?? submissions.industry, exchange: company.exchange ?? submissions.exchange,
    kind: company.kind === 'company' ? kindOf(submissions) : company.kind,
  };
}

function kindOf(submissions: Submissions): CompanyKind {
  const kind = kindOfSic(submissions.sic);
  return kind !== 'fund' && tradesAsReceipts(submissions) ? 'adr' : kind;
}

/**
 * Foreign issuers report on Form 20-F; those of Canada on 40-F list their shares themselves. Form F-6 registers the receipts of a depositary. Where the
 * list of filings goes on over further pages its absence tells nothing, and the cautious reading holds.
 */
function tradesAsReceipts({ filings, pages }: Submissions): boolean {
  const annual = filings.find(({ form }) => /^(?:10-K|20-F|40-F)(?:\/A)?$/.test(form))?.form ?? '';
  const isRegistered = filings.some(({ form }) => form.startsWith('F-6'));
  return isRegistered && !annual.startsWith('10-K') ? true : annual.startsWith('20-F') && pages.length > 0;
}

/** Standard Industrial Classification: 60–61 banks and credit, 63 insurance but for plans of medical care, 6798 REITs, 6221 and 6726 funds and trusts. Brokers of insurance (64) bear none. */
function kindOfSic(sic: string | null): CompanyKind {
  if (sic === null) return 'company';
  if (/^6798$/.test(sic)) return 'reit';
  if (/^6(?:221|726)$/.test(sic)) return 'fund';
  if (/^6[01]/.test(sic)) return 'bank';
  return /^63(?!24)/.test(sic) ? 'insurer' : 'company';
}
