// Three months of the calendar are a quarter of a company: which of its own, its fiscal calendar says.
import type { Company } from '@assay/data';
import { daysBetween, fiscalQuarterOf, lastDayOfMonth, type IsoDate } from '@assay/record';
import { metricById } from '@assay/calc';
import type { AskedMeasure, AskedPeriod } from '../asked.ts';
import { isEconomic } from '../subjects/economic.ts';

type Days = { readonly from: IsoDate; readonly to: IsoDate };

/** So many whole months; none where the days are no such. */
function monthsIn({ from, to }: Days): number {
  const month = (day: IsoDate): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  return from.endsWith('-01') && to === lastDayOfMonth(Number(to.slice(0, 4)), Number(to.slice(5, 7))) ? month(to) - month(from) + 1 : 0;
}

/** "The six months to June 2025", "the same six months of 2024": up to the end of a month they begin with a month as well, whichever day they are counted from. */
function asWholeMonths({ from, to }: Days): Days {
  const [year, month] = [Number(to.slice(0, 4)), Number(to.slice(5, 7))];
  const isHalf = to === lastDayOfMonth(year, month) && !from.endsWith('-01') && (from > to || (daysBetween(from, to) > 178 && daysBetween(from, to) < 188));
  if (!isHalf) return { from, to };
  const first = 12 * year + month - 6;
  return { from: `${String(Math.floor(first / 12))}-${String((first % 12) + 1).padStart(2, '0')}-01`, to };
}

/** Six or nine months that begin with a company's year are its first quarters, taken together. */
const several: Readonly<Record<string, '9M' | 'H1' | 'H2'>> = { '9 3': '9M', '6 2': 'H1', '6 4': 'H2' };

function partOf(months: number, quarter: 1 | 2 | 3 | 4): Extract<AskedPeriod, { kind: 'fiscal' }>['part'] | null {
  return months === 3 ? `Q${quarter}` : several[`${String(months)} ${String(quarter)}`] ?? null;
}

function isReported(measure: AskedMeasure): boolean {
  if (isEconomic(measure)) return false;
  if (measure.kind !== 'metric') return measure.kind === 'topic';
  const kind = metricById(measure.id)?.kind;
  return measure.id !== 'price' && kind !== 'price' && kind !== 'indicator';
}

const isBalance = (measure: AskedMeasure): boolean => measure.kind === 'metric' && metricById(measure.id)?.kind === 'stock';

/** Of prices and of the economy the months stay what they are; so they do where two companies count them differently. */
export function asFiscalQuarters(periods: readonly AskedPeriod[], { measures, companies }: { readonly measures: readonly AskedMeasure[]; readonly companies: readonly Company[] }): readonly AskedPeriod[] {
  if (companies.length === 0 || measures.length === 0 || !measures.every(isReported)) return periods;
  return periods.map((given) => {
    const period = given.kind === 'dates' ? { ...given, ...asWholeMonths(given) } : given;
    if (period.kind !== 'dates' || monthsIn(period) === 0) return given;
    const names = companies.map(({ fiscalCalendar }) => (fiscalCalendar === null ? null : fiscalQuarterOf(period.to, fiscalCalendar)));
    const [first] = names;
    if (first === null || first === undefined || names.some((name) => name?.year !== first.year || name.quarter !== first.quarter)) return given;
    const part = monthsIn(period) === 3 || !measures.some(isBalance) ? partOf(monthsIn(period), first.quarter) : null;
    return part === null ? given : { kind: 'fiscal', year: first.year, part };
  });
}

const wholeYear = /\b(?:(?:fiscal |financial |business )?(?:years?|twelve months|12 months|52 weeks|53 weeks)(?: (?:that |which )?(?:ended|ends|ending|to|through|until|up to|closed|closing)(?: in| on| at)?)|fye)(?: (?:the )?(?:end of )?)?\s*(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:[a-z]+\.?,?[ -])?(?:\d{1,2}(?:st|nd|rd|th)?,? )?'?(?:(?:19|20)\d{2}|\d{2})\b/gi;

/** Of the day on which a fiscal year ends: in a calendar of weeks that may be a day of the month after. */
function yearEndingIn(days: readonly IsoDate[], { fiscalCalendar }: Company): number | null {
  if (fiscalCalendar === null) return null;
  const ends = days.map((day) => fiscalQuarterOf(day, fiscalCalendar)).find((at) => at?.quarter === 4);
  return ends?.year ?? null;
}

/** A day, or the days of one month: its last, then one of its first. */
function endsOf(period: AskedPeriod): readonly IsoDate[] {
  if (period.kind === 'date') return [period.on];
  return period.kind === 'dates' && period.from.slice(0, 7) === period.to.slice(0, 7) && period.from.endsWith('-01') ? [period.to, period.from] : [];
}

/** "Fiscal 2025, the year ended January 2025": one time, said twice. */
function once(periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  return [...new Map(periods.map((period) => [JSON.stringify(period), period])).values()];
}

/** "The year to June 2024", "the fiscal year ended February 2, 2025" of companies whose fiscal year ends then. */
export function asFiscalYears(periods: readonly AskedPeriod[], { text, companies }: { readonly text: string; readonly companies: readonly Company[] }): readonly AskedPeriod[] {
  if (companies.length === 0 || text.search(wholeYear) < 0) return periods;
  return once(periods.map((period) => {
    const [first, ...others] = companies.map((company) => yearEndingIn(endsOf(period), company));
    return first === null || first === undefined || others.some((year) => year !== first) ? period : { kind: 'fiscal', year: first, part: 'FY' };
  }));
}

/** When a fiscal year ends is no time of its own. */
export function withoutYearEnds(text: string): string {
  return text.replace(wholeYear, 'year');
}
