// Times as a measure means them: a share's past year is twelve months up to the last close, a yearly rate needs only its last month.
import { metricById, metricByField, metrics } from '@assay/calc';
import type { AskedMeasure, AskedPeriod } from './asked.ts';
import { seriesOf } from './economic.ts';

type Settled = { readonly measures: readonly AskedMeasure[]; readonly periods: readonly AskedPeriod[] };

/** `isYearEnd`: the words speak of the end of a year. */
export function settleTimes(measures: readonly AskedMeasure[], periods: readonly AskedPeriod[], isYearEnd: boolean): Settled {
  const isYearly = measures.length > 0 && measures.every((measure) => measure.kind === 'metric' && /^(?:price_52w_\w+|return_\w+)$/.test(measure.id));
  if (isYearly && periods.every(isLastYear)) return { measures, periods: [] };
  const isPrice = measures.length > 0 && measures.every((measure) => measure.kind === 'metric' && measure.id === 'price');
  if (isPrice) return priceTimes(measures, isYearEnd ? periods.map(asYearEnd) : periods);
  const rates = measures.map(asRate);
  const isRate = rates.length > 0 && rates.every((measure) => measure.kind === 'metric' && seriesOf(measure.id).length > 0);
  return { measures: rates, periods: isRate ? lastOnly(periods) : periods };
}

/** A share's price at the end of a year is that of the calendar's. */
function asYearEnd(period: AskedPeriod): AskedPeriod {
  return period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? { kind: 'date', on: `${String(period.year)}-12-31` } : period;
}

/** The growth of a price index over a year is inflation; that of real GDP its growth. */
function asRate(measure: AskedMeasure): AskedMeasure {
  if (measure.kind !== 'series' || (measure.as !== 'growth' && measure.as !== 'change')) return measure;
  const base = metricByField('fred', measure.id);
  const rate = base === undefined || base.unit.kind === 'percent' || base.unit.kind === 'points' ? undefined : metrics.find(({ formula }) => formula === `(${base.id} - ${base.id}@-1y) / ${base.id}@-1y`);
  return rate === undefined ? measure : { kind: 'metric', id: rate.id, as: 'value', words: measure.words };
}

/** "Over the twelve months to February", "from Q3 of one year to Q3 of the next": the rate of the later time says it. */
function lastOnly(periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  if (periods.length < 2) return periods;
  const named = periods.filter(({ kind }) => kind !== 'last' && kind !== 'trailing');
  const later = named.length === 2 ? laterOf(named[0], named[1]) : null;
  return later === null ? (named.length > 0 ? named : periods) : [later];
}

/** The later of two quarters a year apart. */
function laterOf(first: AskedPeriod | undefined, second: AskedPeriod | undefined): AskedPeriod | null {
  if (first?.kind !== 'fiscal' || second?.kind !== 'fiscal' || first.part !== second.part || first.part === 'FY') return null;
  const apart = (second.year ?? 0) - (first.year ?? 0);
  return apart === 1 ? second : apart === -1 ? first : null;
}

const months = { year: 12, quarter: 3, month: 1, week: 0, day: 0 } as const;
const returns: Readonly<Record<number, string>> = { 1: 'return_1m', 3: 'return_3m', 6: 'return_6m', 12: 'return_1y', 36: 'return_3y', 60: 'return_5y' };

/** A move of the price up to the last close is a return of the dictionary, where it has one of that length. */
function priceTimes(measures: readonly AskedMeasure[], periods: readonly AskedPeriod[]): Settled {
  const [measure, ...others] = measures;
  const [period, ...more] = periods;
  if (measure?.kind !== 'metric' || others.length > 0 || period === undefined || more.length > 0) return { measures, periods };
  if (measure.as === 'highest' || measure.as === 'lowest') return extremes(measure, period);
  return measure.as === 'growth' || measure.as === 'change' ? moveOf(measure, period) : { measures, periods };
}

function moveOf(measure: Extract<AskedMeasure, { readonly kind: 'metric' }>, period: AskedPeriod): Settled {
  const id = period.kind === 'latest' ? null : returnOf(period);
  if (id !== null && metricById(id) !== undefined) return { measures: [{ ...measure, id, as: 'value' }], periods: [] };
  return { measures: [measure], periods: [asDays(period)] };
}

function returnOf(period: AskedPeriod): string | null {
  if (period.kind === 'dates') return period.from.endsWith('-01-01') && period.from.slice(0, 4) === period.to.slice(0, 4) && !period.to.endsWith('-12-31') ? 'return_ytd' : null;
  if (isLastYear(period)) return 'return_1y';
  if (period.kind !== 'last') return null;
  return period.of === 'week' && period.count === 1 ? 'return_1w' : returns[months[period.of] * period.count] ?? null;
}

/** From the last close of the year before to the last of the year. */
function asDays(period: AskedPeriod): AskedPeriod {
  if (period.kind === 'fiscal' && period.year !== null && period.part === 'FY') return { kind: 'dates', from: `${String(period.year - 1)}-12-31`, to: `${String(period.year)}-12-31` };
  if (period.kind === 'years') return { kind: 'dates', from: `${String(period.from - 1)}-12-31`, to: `${String(period.to)}-12-31` };
  if (period.kind === 'last' && (period.of === 'year' || period.of === 'quarter')) return { kind: 'last', count: period.count * months[period.of], of: 'month' };
  return period;
}

function isLastYear(period: AskedPeriod): boolean {
  if (period.kind === 'last') return months[period.of] * period.count === 12 || (period.of === 'week' && period.count === 52);
  return period.kind === 'trailing' || period.kind === 'latest' || (period.kind === 'fiscal' && period.year === null);
}

/** The high and the low of a year of sessions are measures of their own. */
function extremes(measure: Extract<AskedMeasure, { readonly kind: 'metric' }>, period: AskedPeriod): Settled {
  if (!isLastYear(period)) return { measures: [measure], periods: [asDays(period)] };
  return { measures: [{ ...measure, id: measure.as === 'lowest' ? 'price_52w_low' : 'price_52w_high', as: 'value' }], periods: [] };
}
