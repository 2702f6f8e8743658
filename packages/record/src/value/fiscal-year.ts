// Fiscal labels from dates. The fiscal year is named after the calendar year in which it ends, except that 52/53-week
// years ending in the first week of January belong to the year before (Johnson & Johnson's FY2022 ended 1 January 2023).
import { addDays, daysBetween, lastDayOfMonth, type IsoDate } from './date.ts';
import { durationClass, type DurationClass, type FiscalLabel, type FiscalPart, type Period } from './period.ts';

/**
 * How a company names its years. `month` is the month in which the fiscal year ends (1–12).
 * `named` says which calendar year names it: most use the year of the end; retailers with January ends often use the year of the start
 * (Home Depot's "fiscal 2024" ended on 2 February 2025).
 */
export type FiscalCalendar = { readonly month: number; readonly named: 'end-year' | 'start-year' };

/** 52/53-week years wander up to a week past the month's end. */
const WEEK_DRIFT_DAYS = 10;

/** The nominal month-end that a period's last day stands for: 2023-01-01 stands for December 2022. */
export function nominalEnd(end: IsoDate): { readonly year: number; readonly month: number } {
  const day = Number(end.slice(8, 10));
  const shifted = day <= WEEK_DRIFT_DAYS ? addDays(end, -WEEK_DRIFT_DAYS) : end;
  return { year: Number(shifted.slice(0, 4)), month: Number(shifted.slice(5, 7)) };
}

/** The fiscal year and quarter in which a day falls as a period end. Null when the end is no quarter end of that calendar. */
export function fiscalQuarterOf(end: IsoDate, calendar: FiscalCalendar): { readonly year: number; readonly quarter: 1 | 2 | 3 | 4 } | null {
  const { year, month } = nominalEnd(end);
  const monthsAfterYearEnd = (month - calendar.month + 12) % 12;
  if (monthsAfterYearEnd % 3 !== 0) return null;
  const quarter = monthsAfterYearEnd === 0 ? 4 : monthsAfterYearEnd / 3;
  const endYear = month > calendar.month ? year + 1 : year;
  const named = calendar.named === 'end-year' ? endYear : endYear - 1;
  return { year: named, quarter: quarter as 1 | 2 | 3 | 4 };
}

/** Which part a duration is that ends with a given quarter; null for lengths and ends that make no fiscal part. */
function durationPart(length: DurationClass, quarter: 1 | 2 | 3 | 4): FiscalPart | null {
  if (length === 'year') return quarter === 4 ? 'FY' : 'TTM';
  if (length === 'quarter') return `Q${quarter}`;
  if (length === 'half') return quarter === 2 ? 'H1' : quarter === 4 ? 'H2' : null;
  return length === 'nine-months' && quarter === 3 ? '9M' : null;
}

/** The fiscal label of a period, from its dates alone; null when its length or end fits no fiscal part. */
export function labelPeriod(period: Period, calendar: FiscalCalendar): FiscalLabel | null {
  if (period.kind === 'labelled') return period.fiscal;
  const at = fiscalQuarterOf(period.kind === 'instant' ? period.on : period.end, calendar);
  if (at === null) return null;
  if (period.kind === 'instant') return { year: at.year, part: at.quarter === 4 ? 'FY' : `Q${at.quarter}` };
  const part = durationPart(durationClass(daysBetween(period.start, period.end) + 1), at.quarter);
  return part === null ? null : { year: at.year, part };
}

/** The calendar of a company from the last day of any of its fiscal years. */
export function fiscalCalendarFrom(yearEnd: IsoDate, named: FiscalCalendar['named'] = 'end-year'): FiscalCalendar {
  return { month: nominalEnd(yearEnd).month, named };
}

/** Nominal last day of a fiscal year under a calendar: the month's last day. */
export function nominalYearEnd(fiscalYear: number, calendar: FiscalCalendar): IsoDate {
  return lastDayOfMonth(calendar.named === 'end-year' ? fiscalYear : fiscalYear + 1, calendar.month);
}
