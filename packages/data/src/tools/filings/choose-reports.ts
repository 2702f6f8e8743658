// Which reports a question about a company's filings wants: named by year and form, else the newest annual report and the quarters after it.
import { nominalEnd } from '@assay/record';
import type { Filing } from '../../edgar/submissions.ts';

export type WantedReports = { readonly forms: readonly string[]; readonly years: readonly number[] };

/** Reports are long: so many are fetched for one question. */
export const MOST_REPORTS = 4;
const annual = ['10-K', '10-KT', '20-F', '40-F'];

/** `filings` newest first. Years are those in which the period ends; a year that ends in January or February counts for the year before, too. */
export function chooseReports(filings: readonly Filing[], { forms, years }: WantedReports): { readonly chosen: readonly Filing[]; readonly leftOut: number } {
  const ofForm = filings.filter(({ form }) => forms.includes(form) || forms.includes(form.replace(/\/A$/, '')));
  if (years.length > 0) return most(spread(ofForm, years));
  if (forms.length === 1) return { chosen: ofForm.slice(0, 1), leftOut: 0 };
  const lastAnnual = ofForm.findIndex(({ form }) => annual.includes(form));
  return most(lastAnnual < 0 ? ofForm.slice(0, 1) : [...ofForm.slice(lastAnnual, lastAnnual + 1), ...ofForm.slice(0, lastAnnual)]);
}

/** For every year its annual report before its quarters, so that no year takes all places. */
function spread(filings: readonly Filing[], years: readonly number[]): Filing[] {
  const byYear = years.map((year) => filings.filter((filing) => isOfYear(filing, year)).toSorted((left, right) => weightOf(right) - weightOf(left)));
  const longest = Math.max(...byYear.map(({ length }) => length));
  return [...new Set(Array.from({ length: longest }, (_, at) => byYear.flatMap((of) => of.slice(at, at + 1))).flat())];
}

function isOfYear({ reportDate, filed }: Filing, year: number): boolean {
  const end = nominalEnd(reportDate ?? filed);
  return end.year === year || (end.year === year + 1 && end.month <= 2);
}

/** A year's report, then its quarters, then what was only amended: often a few items. */
function weightOf({ form }: Filing): number {
  return annual.includes(form) ? 2 : form.endsWith('/A') ? 0 : 1;
}

function most(filings: readonly Filing[]): { readonly chosen: readonly Filing[]; readonly leftOut: number } {
  return { chosen: filings.slice(0, MOST_REPORTS), leftOut: Math.max(0, filings.length - MOST_REPORTS) };
}
