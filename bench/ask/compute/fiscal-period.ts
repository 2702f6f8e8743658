// Which fiscal year and quarter a period is, from its days and the company's calendar alone.
import type { CompanyFile } from './sample-rows.ts';

type Calendar = CompanyFile['fiscalCalendar'];
const dayMs = 86_400_000;
const monthMs = 30.4375 * dayMs;

/** Last days of a month, and a year of 52 or 53 weeks ends within a fortnight of one. */
const nominalEnd = (year: number, month: number): number => Date.UTC(year, month, 0);

/** The last day that lies in the named fiscal year, give or take the fortnight. */
export function yearEnd(fiscalYear: number, { month, named }: Calendar): number {
  return nominalEnd(named === 'start-year' ? fiscalYear + 1 : fiscalYear, month);
}

const near = (left: number, right: number): boolean => Math.abs(left - right) <= 16 * dayMs;
const lengthDays = (start: string, end: string): number => Math.round((Date.parse(end) - Date.parse(start)) / dayMs) + 1;

export function isYear(row: { readonly start: string | null; readonly end: string }, fiscalYear: number, calendar: Calendar): boolean {
  const length = row.start === null ? 0 : lengthDays(row.start, row.end);
  return length > 340 && length < 380 && near(Date.parse(row.end), yearEnd(fiscalYear, calendar));
}

export function isQuarterLong({ start, end }: { readonly start: string | null; readonly end: string }): boolean {
  return start !== null && lengthDays(start, end) > 80 && lengthDays(start, end) < 105;
}

/** When a quarter of a fiscal year ends, give or take the fortnight. */
export function quarterEnd(fiscalYear: number, quarter: number, calendar: Calendar): number {
  const end = new Date(yearEnd(fiscalYear, calendar));
  return nominalEnd(end.getUTCFullYear(), end.getUTCMonth() + 1 - 3 * (4 - quarter));
}

export function endsWith(end: string, nominal: number): boolean {
  return near(Date.parse(end), nominal);
}

/** `2024`, `3` of the quarter that ends on the day. */
export function quarterOf(end: string, calendar: Calendar): { readonly year: number; readonly quarter: number } {
  const about = new Date(Date.parse(end) + 0.5 * monthMs).getUTCFullYear();
  for (const year of [about - 1, about, about + 1]) {
    for (const quarter of [1, 2, 3, 4]) if (endsWith(end, quarterEnd(year, quarter, calendar))) return { year, quarter };
  }
  throw new Error(`${end} ends no quarter of this calendar`);
}
