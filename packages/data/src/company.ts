// Who a question is about, as the desk resolves it.
import type { FiscalCalendar } from '@assay/record';

/**
 * What sort of business it is: a bank or an insurer is read by other ratios, a fund has no statements. The shares of an `adr` are traded as depositary
 * receipts: how many ordinary shares stand behind one is not known here, so no figure of a share is made of its price and its statements.
 */
export const companyKinds = ['company', 'bank', 'insurer', 'reit', 'adr', 'fund', 'etf', 'index'] as const;
export type CompanyKind = (typeof companyKinds)[number];

/** What is held for its price and files no statements of a business. */
export function isFundLike(kind: CompanyKind): boolean {
  return kind === 'fund' || kind === 'etf' || kind === 'index';
}

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
