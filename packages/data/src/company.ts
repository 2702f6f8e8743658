// Who a question is about, as the desk resolves it.
import type { FiscalCalendar } from '@assay/record';

/** What sort of business it is: a bank or an insurer is read by other ratios, a fund has no statements. */
export const companyKinds = ['company', 'bank', 'insurer', 'reit', 'fund', 'etf', 'index'] as const;
export type CompanyKind = (typeof companyKinds)[number];

export type Company = {
  /** Ten digits with leading zeros; null where the SEC does not know the name. */
  readonly cik: string | null;
  readonly ticker: string;
  readonly name: string;
  readonly sector: string | null;
  readonly industry: string | null;
  readonly exchange: string | null;
  readonly fiscalCalendar: FiscalCalendar | null;
  readonly kind: CompanyKind;
};

/** The entity that captures and facts of a company carry. */
export function entityOf(company: Company): { readonly id: string | null; readonly ticker: string; readonly name: string } {
  return { id: company.cik === null ? null : `cik:${company.cik}`, ticker: company.ticker, name: company.name };
}
