// Which filings of the library are meant: by company, form, year and day.
import { addDays, type IsoDate, type LibraryEntry } from '@assay/record';

export type WantedEntries = {
  /** Null for any. A number decides where both have one, else the symbol, else the name. */
  readonly company: { readonly name: string | null; readonly ticker: string | null; readonly cik: string | null } | null;
  /** Empty for any; an amendment goes along with its form. */
  readonly forms: readonly string[];
  /** Empty for any: the fiscal year, or the year in which the period ends. */
  readonly years: readonly number[];
  /** Nothing that became known later; null for all. */
  readonly asOf: IsoDate | null;
};

/** Where no day of filing is known, a report counts as known this long after its period: the law gives at most four months. */
const SURELY_FILED_DAYS = 365;

export function chooseEntries(entries: readonly LibraryEntry[], wanted: WantedEntries): LibraryEntry[] {
  return entries.filter((entry) => isOfCompany(entry, wanted.company) && isOfForm(entry, wanted.forms) && isOfYear(entry, wanted.years) && (wanted.asOf === null || isKnownBy(entry, wanted.asOf)));
}

function isOfCompany({ company }: LibraryEntry, wanted: WantedEntries['company']): boolean {
  if (wanted === null) return true;
  if (wanted.cik !== null && company.cik !== null) return Number(wanted.cik) === Number(company.cik);
  if (wanted.ticker !== null && company.ticker !== null) return wanted.ticker.toUpperCase() === company.ticker.toUpperCase();
  return wanted.name !== null && company.name !== null && plain(wanted.name) === plain(company.name);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/\b(?:the|inc|incorporated|corp|corporation|co|company|plc|ltd|limited)\b/g, '').replace(/\s+/g, ' ').trim();
}

function isOfForm({ form }: LibraryEntry, forms: readonly string[]): boolean {
  return forms.length === 0 || forms.some((wanted) => form.toLowerCase() === wanted.toLowerCase() || form.toLowerCase() === `${wanted.toLowerCase()}/a`);
}

function isOfYear({ fiscalYear, period }: LibraryEntry, years: readonly number[]): boolean {
  return years.length === 0 || years.some((year) => year === fiscalYear || period?.startsWith(`${String(year)}-`) === true);
}

export function isKnownBy({ filed, period }: LibraryEntry, day: IsoDate): boolean {
  if (filed !== null) return filed <= day;
  return period !== null && addDays(period, SURELY_FILED_DAYS) <= day;
}
