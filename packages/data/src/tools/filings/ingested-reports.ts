// What the user's own library has of a company's reports for a question, and whether the SEC's list can add to it.
import { daysBetween, nominalEnd, type CapturedBytes, type LibraryEntry } from '@assay/record';
import { entityOf } from '../../company.ts';
import type { IngestedFilings, WantedIngested } from '../../filing-library.ts';
import type { Subject, ToolContext } from '../tool.ts';
import type { WantedReports } from './choose-reports.ts';

export type IngestedReports = {
  readonly entries: readonly LibraryEntry[];
  /** Nothing that the question means can be missing: the SEC need not be asked. */
  readonly isWhole: boolean;
};

/** As long after a period the next report of its kind is out at the latest: a year and the delay the law gives; a quarter likewise. */
const DUE_DAYS = { annual: 460, quarterly: 135 };
const annual = ['10-K', '10-KT', '20-F', '40-F'];
const QUARTERS = 3;

export const none: IngestedReports = { entries: [], isWhole: false };

export async function ingestedOf(subject: Subject, wanted: WantedReports, { filings, asOf, today }: ToolContext): Promise<IngestedReports> {
  const library = filings?.ingested;
  if (library === undefined) return none;
  const all = await library.choose({ company: companyOf(subject), forms: wanted.forms, years: [], asOf });
  const entries = wanted.years.length > 0 ? all.filter((entry) => wanted.years.some((year) => isOfYear(entry, year))) : newest(all, wanted);
  return { entries, isWhole: wanted.years.length > 0 ? wanted.years.every((year) => hasYear(entries, year, wanted.forms)) : isUpToDate(entries, wanted.forms, asOf ?? today) };
}

/** The company as the library's own filings name it, by symbol, number or whole name: it may be on no list that is at hand. */
export async function subjectInLibrary(query: string, { filings, asOf, signal }: ToolContext): Promise<Subject | null> {
  const asked = query.trim();
  const [entry] = (await filings?.ingested?.choose({ company: { name: asked, ticker: asked, cik: null }, forms: [], years: [], asOf: null })) ?? [];
  const name = entry?.company.name ?? entry?.company.ticker ?? null;
  if (entry === undefined || name === null) return null;
  const company: Subject['company'] = { cik: entry.company.cik, ticker: entry.company.ticker ?? name, name, sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' };
  const entity = entityOf(company);
  return { company, entity, asked: { entity, asOf, signal } };
}

export function companyOf({ company: { name, ticker, cik } }: Subject): NonNullable<WantedIngested['company']> {
  return { name, ticker, cik };
}

/** The copy of a report that the SEC lists, by its address or by form and period. */
export function copyOf({ form, period, url }: { readonly form: string; readonly period: string | null; readonly url: string }, entries: readonly LibraryEntry[]): LibraryEntry | null {
  return entries.find((entry) => entry.url === url) ?? entries.find((entry) => entry.form === form && entry.period !== null && entry.period === period) ?? null;
}

/** Null where the copy is damaged or gone: it is then fetched. */
export async function readCopy(library: IngestedFilings | undefined, entry: LibraryEntry | null): Promise<CapturedBytes | null> {
  if (library === undefined || entry === null) return null;
  return library.read(entry.id).catch(() => null);
}

export function isOfYear({ fiscalYear, period }: LibraryEntry, year: number): boolean {
  if (fiscalYear === year) return true;
  if (period === null) return false;
  const end = nominalEnd(period);
  return end.year === year || (end.year === year + 1 && end.month <= 2);
}

function endOf({ period, filed }: LibraryEntry): string {
  return period ?? filed ?? '';
}

function byEnd(entries: readonly LibraryEntry[]): LibraryEntry[] {
  return entries.toSorted((left, right) => (endOf(left) < endOf(right) ? 1 : -1));
}

/** The newest annual report and all that is as new; with a form the newest of it. */
function newest(entries: readonly LibraryEntry[], { forms }: WantedReports): LibraryEntry[] {
  const sorted = byEnd(entries);
  const first = forms.length === 1 ? sorted[0] : sorted.find(({ form }) => annual.includes(form)) ?? sorted[0];
  return first === undefined ? [] : sorted.filter((entry) => endOf(entry) >= endOf(first));
}

function hasYear(entries: readonly LibraryEntry[], year: number, forms: readonly string[]): boolean {
  const own = entries.filter((entry) => isOfYear(entry, year));
  const count = (wanted: readonly string[]): number => own.filter(({ form }) => wanted.includes(form)).length;
  return forms.length === 0 ? count(annual) > 0 : forms.every((form) => count([form]) >= (form === '10-Q' ? QUARTERS : 1));
}

function isUpToDate(entries: readonly LibraryEntry[], forms: readonly string[], day: string): boolean {
  const isQuarterly = forms.length > 0 && !forms.every((form) => annual.includes(form));
  const [last] = byEnd(entries.filter(({ form }) => (isQuarterly ? forms.includes(form) : annual.includes(form))));
  return last !== undefined && endOf(last) !== '' && daysBetween(endOf(last), day) < (isQuarterly ? DUE_DAYS.quarterly : DUE_DAYS.annual);
}
