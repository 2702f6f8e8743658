// What may be asked and with which filters: everything that can be said wrongly on the command line is said back in words.
import type { AskFilters } from '@assay/agent';
import type { DataDesk } from '@assay/data';
import { AssayError } from '@assay/record';
import { findCompany, unlessStopped } from '../verbs/find-company.ts';

/** Characters. A question is a few sentences; a document is not one. */
export const longestQuestion = 2_000;
const longestSection = 80;
const firstYear = 1990;

/** Annual, quarterly and current reports, foreign ones included, proxies and insiders' forms. */
const forms = ['10-K', '10-Q', '8-K', '20-F', '40-F', '6-K', 'DEF 14A', 'S-1', '3', '4', '5', '13D', '13G', '13F'] as const;

function usage(message: string, remedy: string): AssayError {
  return new AssayError('usage', message, { remedy });
}

/** On one line, as it is asked and compared. Throws AssayError('usage') for nothing and for too much. */
export function readQuestion(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw usage('There is no question.', 'Put it in quotes: `assay ask "What was Apple’s revenue in 2024?"`.');
  if (text.length > longestQuestion) throw usage(`The question has ${String(text.length)} characters; ${String(longestQuestion)} is the most.`, 'Ask shorter, or give texts of your own to `assay audit`.');
  return text;
}

/** Throws AssayError('usage') for a year without figures. */
export function readYear(words: string | undefined, today: string): number | null {
  if (words === undefined) return null;
  const last = Number(today.slice(0, 4)) + 1;
  const year = /^(?:fy ?)?(\d{4})$/i.exec(words.trim())?.[1];
  if (year === undefined || Number(year) < firstYear || Number(year) > last) throw usage(`“${words.slice(0, 40)}” is no fiscal year with figures.`, `Give one from ${String(firstYear)} to ${String(last)}, like --year 2024.`);
  return Number(year);
}

function plainForm(words: string): string {
  return words.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** `10k` is `10-K`. Throws AssayError('usage') for a form that is none. */
export function readForm(words: string | undefined): string | null {
  if (words === undefined) return null;
  const form = forms.find((each) => plainForm(each) === plainForm(words).replace(/^FORM/, ''));
  if (form === undefined) throw usage(`“${words.slice(0, 40)}” is no form of the SEC that is known here.`, `Give one of ${forms.join(', ')}.`);
  return form;
}

export function readSection(words: string | undefined): string | null {
  if (words === undefined) return null;
  const section = words.replace(/\s+/g, ' ').trim();
  if (section === '' || section.length > longestSection) throw usage('That is no section of a filing.', 'Name an item or its heading: `--section 1A`, `--section "Risk Factors"`.');
  return section;
}

export type FilterWords = { readonly ticker?: string; readonly year?: string; readonly form?: string; readonly section?: string };

/** All but the company, which only a desk can name. Throws AssayError('usage'). */
export function readPlainFilters({ year, form, section }: FilterWords, today: string): Omit<AskFilters, 'ticker'> {
  return { year: readYear(year, today), form: readForm(form), section: readSection(section) };
}

/** Throws AssayError('unknown-ticker') with the nearest ones. */
export async function readTicker(ticker: string | undefined, desk: Pick<DataDesk, 'resolveCompany'>, signal: AbortSignal): Promise<string | null> {
  return ticker === undefined ? null : (await unlessStopped(findCompany(ticker, desk), signal)).ticker;
}
