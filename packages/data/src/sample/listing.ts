// Names without figures: the SEC's list of companies and the S&P 500 list. Read when first asked for.
import { parseJson } from '@assay/record';
import { z } from 'zod';
import type { Company, CompanyKind } from '../company.ts';
import type { ListedCompany } from '../desk/sample-port.ts';
import type { ReadSampleFile } from './sample-index.ts';

const members = z.object({ members: z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string().nullable()])) });
export type IndexMember = { readonly ticker: string; readonly name: string; readonly sector: string; readonly industry: string; readonly cik: string; readonly added: string | null };

/** The SEC's list in its own order, the largest companies first. */
export function readListing(readFile: ReadSampleFile): ListedCompany[] {
  const lines = new TextDecoder().decode(readFile('sec-companies.tsv')).split('\n');
  lines.pop();
  return lines.map((line) => {
    const [ticker = '', cik = '', name = '', plain] = line.split('\t');
    return { ticker, cik, name, plain };
  });
}

export function readIndexMembers(readFile: ReadSampleFile): IndexMember[] {
  const read = members.parse(parseJson(new TextDecoder().decode(readFile('constituents.json'))));
  return read.members.map(([ticker, name, sector, industry, cik, added]) => ({ ticker, name, sector, industry, cik, added }));
}

/** A company known by name only. */
export function companyFromList(listed: ListedCompany, member: IndexMember | undefined): Company {
  return {
    ticker: listed.ticker, cik: listed.cik, name: member?.name ?? listed.name, sector: member?.sector ?? null, industry: member?.industry ?? null,
    exchange: null, fiscalCalendar: null, kind: kindOf(listed.name, member?.industry ?? ''),
  };
}

/** One industry holds asset managers, which take no deposits, and custody banks, which do: there the name tells. */
function kindOf(name: string, industry: string): CompanyKind {
  if (/\bETF\b/.test(name)) return 'etf';
  if (/Custody Banks$/.test(industry)) return /\b(?:Banks?|Bancorp|Trust)\b/i.test(name) ? 'bank' : 'company';
  if (/\bBanks?$|Investment Banking/.test(industry)) return 'bank';
  if (/\bREITs?$/.test(industry)) return 'reit';
  return /(?:^Rei|\bI)nsurance$/.test(industry) ? 'insurer' : 'company';
}
