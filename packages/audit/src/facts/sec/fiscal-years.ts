// A company's fiscal years, learnt from its own annual reports: when they end, and which calendar year names them.
import { daysBetween, durationClass, nominalEnd, type FiscalCalendar } from '@assay/record';
import type { CompanyDocument, CompanyRow } from './company-rows.ts';

type YearEnd = { readonly end: string; readonly fy: number | null };

const annualForms = /^(?:10-K|20-F|40-F)/;
/** Filers got the year focus wrong in their first years of XBRL: the newest reports decide. */
const REPORTS_ASKED = 5;

/** The calendar that was in force when a period ended; null for a company without annual reports. */
export type CalendarAt = (end: string) => FiscalCalendar | null;

/** `fy` is that of the filing, so it is trusted only for the newest year in each annual report. */
export function learnCalendar(document: CompanyDocument, asOf: string): CalendarAt {
  const yearEnds = [...newestYears(document, asOf).values()].sort((left, right) => (left.end < right.end ? -1 : 1));
  const startYear = yearEnds.slice(-REPORTS_ASKED).filter(({ end, fy }) => fy === nominalEnd(end).year - 1).length;
  const named: FiscalCalendar['named'] = startYear * 2 > Math.min(yearEnds.length, REPORTS_ASKED) ? 'start-year' : 'end-year';
  const calendars = yearEnds.map(({ end }) => ({ end, calendar: { month: nominalEnd(end).month, named } }));
  const newest = calendars.at(-1)?.calendar ?? null;
  return (end) => calendars.find((year) => year.end >= end)?.calendar ?? newest;
}

/** Per annual report the last year it covers. */
function newestYears(document: CompanyDocument, asOf: string): Map<string, YearEnd> {
  const years = new Map<string, YearEnd>();
  for (const { rows } of document.concepts) {
    for (const row of rows) {
      if (row.start === null || row.filed > asOf || !annualForms.test(row.form) || !isYear(row)) continue;
      const known = years.get(row.accession);
      if (known === undefined || known.end < row.end) years.set(row.accession, { end: row.end, fy: row.fy });
    }
  }
  return years;
}

function isYear(row: CompanyRow): boolean {
  return row.start !== null && durationClass(daysBetween(row.start, row.end) + 1) === 'year';
}
