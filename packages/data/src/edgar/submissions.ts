// What the SEC knows of a company beside its figures: industry, exchange, forms and dates of its filings.
import { isIsoDate, parseJson, type IsoDate } from '@assay/record';
import { z } from 'zod';
import type { Company, CompanyKind } from '../company.ts';
import { sectorOfSic } from './sector-of-sic.ts';

const recent = z.object({ accessionNumber: z.array(z.string()), filingDate: z.array(z.string()), reportDate: z.array(z.string()), form: z.array(z.string()), primaryDocument: z.array(z.string()) });
const submissionsSchema = z.object({
  cik: z.union([z.string(), z.int()]), name: z.string(), sic: z.string().nullish(), sicDescription: z.string().nullish(), exchanges: z.array(z.string().nullable()).nullish(),
  filings: z.object({ recent }),
});

export type Filing = { readonly accession: string; readonly form: string; readonly filed: IsoDate; readonly reportDate: IsoDate | null; readonly document: string };
export type Submissions = { readonly name: string; readonly sic: string | null; readonly industry: string | null; readonly exchange: string | null; readonly filings: readonly Filing[] };

/** Throws a ZodError or SyntaxError for another form. Lists of unequal length end with the shortest. */
export function readSubmissions(bytes: Uint8Array): Submissions {
  const read = submissionsSchema.parse(parseJson(new TextDecoder().decode(bytes)));
  const { accessionNumber, filingDate, reportDate, form, primaryDocument } = read.filings.recent;
  const filings = accessionNumber.flatMap((accession, at): Filing[] => {
    const filed = filingDate[at];
    const named = form[at];
    const covers = reportDate[at] ?? '';
    // The viewer's folder before the true document: `xslF345X05/form4.xml`.
    const document = (primaryDocument[at] ?? '').replace(/^xsl[^/]*\//, '');
    return filed === undefined || named === undefined || !isIsoDate(filed) ? [] : [{ accession, form: named, filed, reportDate: isIsoDate(covers) ? covers : null, document }];
  });
  return { name: read.name, sic: read.sic ?? null, industry: read.sicDescription ?? null, exchange: read.exchanges?.find((name) => name !== null) ?? null, filings };
}

/** The company with what the SEC adds; what was known already stays. */
export function withSubmissions(company: Company, submissions: Submissions): Company {
  return {
    ...company, sector: company.sector ?? sectorOfSic(submissions.sic), industry: company.industry ?? submissions.industry, exchange: company.exchange ?? submissions.exchange,
    kind: company.kind === 'company' ? kindOfSic(submissions.sic) : company.kind,
  };
}

/** Standard Industrial Classification: 60–61 banks and credit, 63 insurance but for plans of medical care, 6798 REITs, 6221 and 6726 funds and trusts. Brokers of insurance (64) bear none. */
function kindOfSic(sic: string | null): CompanyKind {
  if (sic === null) return 'company';
  if (/^6798$/.test(sic)) return 'reit';
  if (/^6(?:221|726)$/.test(sic)) return 'fund';
  if (/^6[01]/.test(sic)) return 'bank';
  return /^63(?!24)/.test(sic) ? 'insurer' : 'company';
}
