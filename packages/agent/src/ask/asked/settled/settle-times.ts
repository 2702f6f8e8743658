// Times as a measure means them: a share's past year is twelve months up to the last close, a yearly rate needs only its last month.
import { metricById, metricByField, metrics } from '@assay/calc';
import { addDays, lastDayOfMonth } from '@assay/record';
import type { AskedMeasure, AskedPeriod, MeasureForm } from '../asked.ts';
import { isEconomic, seriesOf } from '../subjects/economic.ts';
import { areBalances, sinceBefore } from '../times/since-before.ts';
import { sessionOn } from '../times/sessions.ts';
import { areSeveralQuarters, lastQuarterOf } from '../times/several-quarters.ts';

type Settled = { readonly measures: readonly AskedMeasure[]; readonly periods: readonly AskedPeriod[] };

/** "Over the five years from 2019 to 2024": the years say it, and their number says it again. */
function withoutCount(periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  const isRange = periods.some(({ kind }) => kind === 'years' || kind === 'dates');
  return isRange ? periods.filter((period) => period.kind !== 'last') : periods;
}

/** A balance of a half year, or of nine months, is the one at its end. */
function atEnds(measures: readonly AskedMeasure[], periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  return areBalances(measures) ? periods.map((period) => (period.kind === 'fiscal' && areSeveralQuarters(period.part) ? { ...period, part: lastQuarterOf[period.part] } : period)) : periods;
}

/** "At the end of its fiscal 2024". */
export const endOfFiscalYear = /\b(?:end|close) of (?:its |the |their )?(?:fiscal|fy|financial)|\bfiscal year[- ]end\b/i;

/** Of which year's end the words speak: of any, of the calendar's. */
export type YearEnd = { readonly isAny: boolean; readonly isCalendar: boolean; /** That of a fiscal year. */ readonly isFiscal: boolean; /** The calendar years of whose ends they speak. */ readonly years: readonly number[] };

const year = "(?:calendar )?(?:year )?'?((?:20)?\\d\\d)";
const endsOfYears = new RegExp(String.raw`\b(?:(?:the )?(?:very )?(?:end|close)(?: of)?|last (?:trading |calendar )?(?:day|close) of|final (?:trading )?(?:day|close) of|year[- ]?end,?(?: of)?|ye)[- ]?(?:the )?${year}(?:'s)?((?:,? (?:and|&|versus|vs\.?|to|against|than|,) (?:(?:at|of|on|in|by|the|that) )*'?(?:20)?\d\d\b)*)|\b${year} year[- ]?end\b`, 'gi');

/** "At the end of 2022 and of 2024". */
export function yearsEnded(text: string): readonly number[] {
  return [...text.matchAll(endsOfYears)].flatMap(([, first, more = '', before]) => [first, before, ...more.match(/\d+/g) ?? []]).flatMap((one) => (one === undefined ? [] : [2000 + (Number(one) % 100)]));
}

export function settleTimes(measures: readonly AskedMeasure[], said: readonly AskedPeriod[], { isAny: isYearEnd, isCalendar, isFiscal, years }: YearEnd): Settled {
  const periods = sinceBefore(measures, atEnds(measures, withoutCount(said)));
  if (measures.length > 0 && measures.every(isOfCloses)) return closesTimes(measures, periods, isYearEnd && !isFiscal);
  if (measures.length > 0 && measures.every(isMultiple)) return multipleTimes(measures, periods, { isCalendar, isFiscal, years });
  const rates = measures.map(asRate);
  const isRate = rates.length > 0 && rates.every((measure) => measure.kind === 'metric' && seriesOf(measure.id).length > 0);
  return { measures: rates.map((measure) => asOne(atOneTime(measure, periods), periods)), periods: isRate ? lastOnly(periods) : periods };
}

/** "Over its last four quarters combined": twelve months are one time, and their figure is the sum already. */
function asOne(measure: AskedMeasure, periods: readonly AskedPeriod[]): AskedMeasure {
  const isTotal = measure.kind === 'metric' && measure.as === 'total' && periods.length > 0 && periods.every(({ kind }) => kind === 'trailing');
  return isTotal ? { ...measure, as: 'value' } : measure;
}

function isMultiple(measure: AskedMeasure): boolean {
  return measure.kind === 'metric' && /\bprice\b/.test(metricById(measure.id)?.formula ?? '');
}

/** "Cheaper now on 2024 EPS": the price of a multiple is today's anyway; the year is that of what it is held against. */
function onYear(periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  const years = periods.filter(({ kind }) => kind === 'fiscal');
  return periods.length === 2 && years.length === 1 && periods.some(({ kind }) => kind === 'latest') ? years : periods;
}

/** Where the words say the ends of calendar years, the closes of those days; each is told then, and how far it moved behind them. */
function multipleTimes(measures: readonly AskedMeasure[], periods: readonly AskedPeriod[], { isCalendar, isFiscal, years }: Omit<YearEnd, 'isAny'>): Settled {
  if (areEnds(periods, years)) return { measures: measures.map((measure) => (measure.kind === 'metric' && measure.as === 'change' ? { ...measure, as: 'value' } : measure)), periods: periods.map(asYearEnd) };
  const isEnd = isCalendar && (periods.length === 1 || (periods.length === 2 && periods.some(({ kind }) => kind === 'latest')));
  return { measures, periods: isEnd ? periods.map(asYearEnd) : isFiscal ? periods : onYear(periods) };
}

/** Two fiscal years, of both of which the words name the calendar's end. */
function areEnds(periods: readonly AskedPeriod[], years: readonly number[]): boolean {
  return periods.length === 2 && periods.every((period) => period.kind === 'fiscal' && period.part === 'FY' && period.year !== null && years.includes(period.year));
}

function isOfCloses(measure: AskedMeasure): boolean {
  return measure.kind === 'metric' && (measure.id === 'price' || (metricById(measure.id)?.kind === 'indicator' && metricById(measure.id)?.formula === null && !/^(?:altman|piotroski|beneish)/.test(measure.id)));
}

/** Years of a share are the calendar's, whatever fiscal year its company has. */
function closesTimes(measures: readonly AskedMeasure[], periods: readonly AskedPeriod[], isYearEnd: boolean): Settled {
  const isYearly = measures.every((measure) => measure.kind === 'metric' && /^(?:price_52w_\w+|return_\w+|max_drawdown_1y|volatility_1y)$/.test(measure.id));
  if (isYearly && periods.every(isLastYear)) return { measures, periods: [] };
  if (measures.every((measure) => measure.kind === 'metric' && measure.id === 'max_drawdown_1y') && periods.length > 0) return { measures, periods: [twoEnds(periods), ...periods].flatMap((period) => period ?? []).slice(0, 1).map(withinDays) };
  if (!measures.every((measure) => measure.kind === 'metric' && measure.id === 'price')) return { measures, periods: periods.map(asYearEnd) };
  return priceTimes(measures, isYearEnd ? periods.map(asYearEnd) : periods);
}

/** A share's price at the end of a year is that of the calendar's. */
function asYearEnd(period: AskedPeriod): AskedPeriod {
  return period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? { kind: 'date', on: `${String(period.year)}-12-31` } : period;
}

/** "At the peak in June": of one month there is one reading. */
function atOneTime(measure: AskedMeasure, periods: readonly AskedPeriod[]): AskedMeasure {
  const [only, ...others] = periods;
  const isMonth = only?.kind === 'dates' && only.from.slice(0, 7) === only.to.slice(0, 7) && others.length === 0;
  return isMonth && isEconomic(measure) && 'as' in measure && (measure.as === 'highest' || measure.as === 'lowest') ? { ...measure, as: 'value' } : measure;
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

const moves: ReadonlySet<MeasureForm> = new Set(['growth', 'change', 'cagr']);

/** A move of the price up to the last close is a return of the dictionary, where it has one of that length. */
function priceTimes(measures: readonly AskedMeasure[], periods: readonly AskedPeriod[]): Settled {
  const [period, ...more] = periods;
  const metrics = measures.filter((measure) => measure.kind === 'metric');
  const moved = metrics.filter(({ as }) => moves.has(as)).slice(0, 1);
  const between = moved.length > 0 ? twoEnds(periods) : null;
  if (between !== null) return { measures: moved, periods: [between] };
  if (period === undefined || more.length > 0) return { measures, periods };
  if (metrics.every(({ as }) => as === 'highest' || as === 'lowest')) return extremes(metrics, period);
  if (metrics.every(({ as }) => as === 'average')) return { measures, periods: [withinDays(period)] };
  const [measure, ...others] = metrics;
  const isMove = measure !== undefined && others.length === 0 && moves.has(measure.as);
  return isMove ? moveOf(measure, period) : { measures, periods };
}

/** A move between two days is from one close to the other; each year's end is its last close. */
function twoEnds(periods: readonly AskedPeriod[]): AskedPeriod | null {
  const days = periods.map(asYearEnd).flatMap((period) => (period.kind === 'date' ? [period.on] : [])).sort();
  const [from, to] = days;
  const hasDay = periods.some(({ kind }) => kind === 'date');
  return periods.length !== 2 || !hasDay || from === undefined || to === undefined || from === to ? null : { kind: 'dates', from, to };
}

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

function moveOf(measure: Metric, period: AskedPeriod): Settled {
  const id = period.kind === 'latest' || measure.as === 'cagr' ? null : returnOf(period);
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
  if (period.kind === 'fiscal' && period.year !== null) return partDays(period.year, period.part);
  if (period.kind === 'date') return { kind: 'dates', from: addDays(period.on, -1), to: period.on };
  if (period.kind === 'years') return { kind: 'dates', from: `${String(period.from - 1)}-12-31`, to: `${String(period.to)}-12-31` };
  if (period.kind === 'last' && (period.of === 'year' || period.of === 'quarter')) return { kind: 'last', count: period.count * months[period.of], of: 'month' };
  return period;
}

function isLastYear(period: AskedPeriod): boolean {
  if (period.kind === 'last') return months[period.of] * period.count === 12 || (period.of === 'week' && period.count === 52);
  return period.kind === 'trailing' || period.kind === 'latest' || (period.kind === 'fiscal' && period.year === null);
}

/** The days of a stretch whose closes are looked through: a year and its parts from their own first session. */
function withinDays(period: AskedPeriod): AskedPeriod {
  const days = asDays(period);
  return days.kind === 'dates' ? { ...days, from: sessionOn(period.kind === 'fiscal' || period.kind === 'years' ? addDays(days.from, 1) : days.from) } : days;
}

/** The high and the low of a year of sessions are measures of their own; those of other times are looked for among its closes. */
function extremes(measures: readonly Metric[], period: AskedPeriod): Settled {
  if (isLastYear(period)) return { measures: measures.map((measure) => ({ ...measure, id: measure.as === 'lowest' ? 'price_52w_low' : 'price_52w_high', as: 'value' })), periods: [] };
  return { measures, periods: [withinDays(period)] };
}

/** Quarters and halves of the calendar, from the last close before. */
function partDays(year: number, part: string): AskedPeriod {
  const [first, last] = { Q1: [1, 3], Q2: [4, 6], Q3: [7, 9], Q4: [10, 12], H1: [1, 6], H2: [7, 12], '9M': [1, 9] }[part] ?? [1, 12];
  return { kind: 'dates', from: addDays(`${String(year)}-${String(first).padStart(2, '0')}-01`, -1), to: lastDayOfMonth(year, last ?? 12) };
}
