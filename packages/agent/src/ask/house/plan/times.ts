// How far back a tool must look for the times that a question names.
import { addDays, type IsoDate } from '@assay/record';
import { formulaInputs, metricById } from '@assay/calc';
import type { Asked, AskedPeriod } from '../../asked/asked.ts';

/** What a tool takes of a time: statements by year or quarter, so many of them. */
export type Reach = { readonly period: 'annual' | 'quarterly'; readonly limit: number };

const mostPeriods = 20;
/** The program's usual five, and one before for growth. */
const usualYears = 6;

export function reachOf(asked: Asked, today: IsoDate): Reach {
  const isQuarterly = asked.periods.some(isOfQuarters) || /\bquarter(?:ly|s)?\b/i.test(asked.text);
  const years = Math.max(usualYears, ...asked.periods.map((period) => yearsBack(period, today) + 1));
  return isQuarterly ? { period: 'quarterly', limit: Math.min(mostPeriods, Math.max(8, years > usualYears ? years * 4 : 8, ...asked.periods.map((period) => (period.kind === 'last' && period.of === 'quarter' ? period.count + 5 : 0)))) } : { period: 'annual', limit: Math.min(mostPeriods, years) };
}

function isOfQuarters(period: AskedPeriod): boolean {
  return (period.kind === 'fiscal' && period.part !== 'FY') || (period.kind === 'last' && period.of === 'quarter');
}

/** How many years before today the earliest of it lies. */
export function yearsBack(period: AskedPeriod, today: IsoDate): number {
  const year = Number(today.slice(0, 4));
  switch (period.kind) {
    case 'fiscal': return period.year === null ? 1 : Math.max(1, year - period.year + 1);
    case 'date': return Math.max(1, year - Number(period.on.slice(0, 4)) + 1);
    case 'years': return Math.max(1, year - period.from + 1);
    case 'dates': return Math.max(1, year - Number(period.from.slice(0, 4)) + 1);
    case 'last': return Math.ceil(period.count / { year: 1, quarter: 4, month: 12, week: 52, day: 365 }[period.of]) + 1;
    case 'latest':
    case 'trailing': return 1;
  }
}

/** Trailing twelve months are summed from quarters. */
export function needsQuarters(asked: Asked): boolean {
  const isNow = asked.periods.length === 0 || asked.periods.some((period) => period.kind === 'latest' || period.kind === 'trailing');
  const isTrailing = asked.periods.some((period) => period.kind === 'trailing');
  return isTrailing || (isNow && asked.measures.some((measure) => measure.kind === 'metric' && isOverPrice(measure.id)));
}

/** Of what was earned lately over today's price. */
function isOverPrice(id: string): boolean {
  const formula = metricById(id)?.formula;
  return formula !== null && formula !== undefined && formulaInputs(formula).some(({ ttm }) => ttm);
}

const lookback: Readonly<Record<number, string>> = { 1: '1y', 2: '2y', 3: '5y', 4: '5y', 5: '5y' };

/** The input of a price tool beside the ticker. `usual` where the question names no time. */
export function priceWindow(periods: readonly AskedPeriod[], usual: string): Readonly<Record<string, unknown>> {
  const [period] = periods;
  if (period === undefined) return { period: usual };
  return periods.length > 1 ? { period: 'max', limit: 2000 } : windowOf(period, usual);
}

function windowOf(period: AskedPeriod, usual: string): Readonly<Record<string, unknown>> {
  switch (period.kind) {
    case 'latest': return { period: usual };
    case 'trailing': return { period: '1y' };
    case 'date': return { start_date: addDays(period.on, -10), end_date: period.on };
    case 'dates': return { start_date: addDays(period.from, -10), end_date: period.to, limit: 2000 };
    case 'years': return { start_date: `${String(period.from - 1)}-12-20`, end_date: `${String(period.to)}-12-31`, limit: 2000 };
    case 'fiscal': return period.year === null ? { period: '2y', limit: 600 } : { start_date: `${String(period.year - 1)}-01-01`, end_date: `${String(period.year + 1)}-01-31`, limit: 2000 };
    case 'last': return { period: nameOfSpan(period), limit: 2000 };
  }
}

function nameOfSpan({ count, of }: Extract<AskedPeriod, { readonly kind: 'last' }>): string {
  const months = { year: 12, quarter: 3, month: 1, week: 0.25, day: 0.05 }[of] * count;
  if (months <= 1) return '1mo';
  if (months <= 3) return '3mo';
  if (months <= 6) return '6mo';
  return months <= 60 ? lookback[Math.ceil(months / 12)] ?? '5y' : months <= 120 ? '10y' : 'max';
}

/** First and last day of an economic series; the tool's own five years where no time is named. */
export function seriesWindow(periods: readonly AskedPeriod[], today: IsoDate): Readonly<Record<string, unknown>> {
  const starts = periods.map((period) => startOf(period, today)).filter((day) => day !== null);
  const [first] = [...starts].sort();
  const ends = periods.map(lastDayOf);
  const last = ends.includes(null) ? undefined : ends.toSorted().at(-1);
  return first === undefined ? {} : { start_date: first, ...(typeof last === 'string' && last < today ? { end_date: last } : {}), limit: 1000 };
}

/** Null where it goes on to the newest. */
function lastDayOf(period: AskedPeriod): IsoDate | null {
  switch (period.kind) {
    case 'date': return period.on;
    case 'dates': return period.to;
    case 'fiscal': return period.year === null ? null : `${String(period.year)}-12-31`;
    case 'years': return `${String(period.to)}-12-31`;
    case 'latest': case 'trailing': case 'last': return null;
  }
}

/** A year earlier than what is asked for, so that changes over a year can be told. */
function startOf(period: AskedPeriod, today: IsoDate): IsoDate | null {
  if (period.kind === 'latest' || period.kind === 'trailing') return null;
  return `${String(Number(today.slice(0, 4)) - yearsBack(period, today))}-01-01`;
}
