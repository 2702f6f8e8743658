// What a question asks of each company, as pairs of measure and time; and a plain word for what the sources do not hold.
import { formulaInputs, metricByField, metricById } from '@assay/calc';
import type { AskedMeasure, AskedPeriod } from '../../asked/asked.ts';
import { endOf } from '../../../book/fact-book.ts';
import type { Reading } from '../../../figures/figure.ts';
import { join, say, type Text } from '../../../prose/text.ts';
import { dayName } from '../../../prose/times.ts';
import { listed, nameOf, ownedBy } from './sentences/naming.ts';
import { timeName } from './sentences/reading-words.ts';
import type { Holder, Scene } from './scene.ts';
import { allQuarters, allYears, latest, yearOf } from './times/times.ts';

export type MetricAsked = Extract<AskedMeasure, { readonly kind: 'metric' }>;
export type SeriesAsked = Extract<AskedMeasure, { readonly kind: 'series' }>;

/** Measures of companies; a share's price is one, whether it was read as a measure or as a subject. */
export function metricsAsked({ gathered }: Scene): readonly MetricAsked[] {
  const { measures } = gathered.asked;
  const named = measures.filter((measure) => measure.kind === 'metric');
  const prices = named.length > 0 ? [] : measures.flatMap((measure): readonly MetricAsked[] => (measure.kind === 'subject' && (measure.subject === 'price' || measure.subject === 'price-history') ? [{ kind: 'metric', id: 'price', as: 'value', words: measure.words }] : []));
  return [...named, ...prices].filter(({ id }) => !isEconomic(id));
}

/** Whether the run of a price is asked for, and not one close. */
export function asksHistory({ gathered }: Scene): boolean {
  return gathered.asked.measures.some((measure) => measure.kind === 'subject' && measure.subject === 'price-history');
}

/** Economic series, whether the question was read as one or names the dictionary's measure of it. */
export function seriesAsked({ gathered }: Scene): readonly string[] {
  return gathered.asked.measures.flatMap((measure) => (measure.kind === 'series' ? [metricByField('fred', measure.id)?.id ?? measure.id] : measure.kind === 'metric' && isEconomic(measure.id) ? [measure.id] : []));
}

/** Measures of the dictionary that FRED gives, or that are made of such. */
export function isEconomic(id: string): boolean {
  const metric = metricById(id);
  if (metric === undefined) return false;
  return metric.fields['fred'] !== undefined || (metric.formula !== null && /\b(?:cpi|core_cpi|pce_price_index|core_pce_price_index|real_gdp|ppi|treasury_\w+|average_hourly_earnings)\b/.test(metric.formula));
}

export function periodsAsked(scene: Scene): readonly AskedPeriod[] {
  const { periods } = scene.gathered.asked;
  const [only, ...others] = periods;
  if (only === undefined) return [{ kind: 'latest' }];
  if (only.kind === 'years' && others.length === 0) return [{ ...only, to: commonYear(scene, only) ?? only.to }];
  return periods.map((period) => (period.kind === 'fiscal' && period.part === 'FY' && period.year === null && periods.length === 2 ? { ...period, year: newestYear(scene) } : period));
}

const moves: ReadonlySet<MetricAsked['as']> = new Set(['growth', 'change', 'cagr']);

/** "Has one grown faster than the other since 2019": up to the newest year that both have; null where nothing is held against anything. */
function commonYear(scene: Scene, { from, to }: Extract<AskedPeriod, { kind: 'years' }>): number | null {
  const [measure, ...others] = metricsAsked(scene);
  if (measure === undefined || others.length > 0 || !moves.has(measure.as) || scene.holders.length < 2) return null;
  const newest = scene.holders.map(({ bench: { book } }) => Math.max(...allYears(book, measure.id).flatMap((read) => yearOf(book, read) ?? []).filter((year) => year <= to)));
  const common = Math.min(...newest);
  return Number.isFinite(common) && common > from ? common : null;
}

/** The newest fiscal year on file of what one company is asked for, beside a year that it is held against. */
function newestYear(scene: Scene): number | null {
  const [holder, ...others] = scene.holders;
  const [measure] = metricsAsked(scene);
  const last = holder === undefined || others.length > 0 || measure === undefined ? undefined : allYears(holder.bench.book, measure.id).at(-1);
  return last === undefined || holder === undefined ? null : yearOf(holder.bench.book, last);
}

/** Whether one moment is asked for, not a stretch of time. */
export function isMoment(period: AskedPeriod): boolean {
  return ['latest', 'trailing', 'fiscal', 'date'].includes(period.kind);
}

/** Every `what` of the company that a sentence can be made of. */
function known(holder: Holder, id: string): readonly Reading[] {
  const { book } = holder.bench;
  const years = allYears(book, id);
  return years.length > 0 ? years : allQuarters(book, id);
}

/** `For the time asked about …`: what is missing, and which times there are. */
export function missingTime(holder: Holder, id: string): string {
  const at = known(holder, id);
  const [first, last] = [at[0], at.at(-1)];
  const newest = latest(holder.bench.book, id);
  const what = `${ownedBy(holder.name)} ${nameOf(id)}`;
  if (first === undefined || last === undefined) return newest === null ? missingMeasure(holder, id) : `The sources at hand hold ${what} for its latest day only, not for the time asked about.`;
  return `The sources at hand do not hold ${what} for the time asked about; they hold it from ${plainTime(first)} to ${plainTime(last)}.`;
}

function plainTime(reading: Reading): string {
  const { period } = reading;
  return period?.fiscal?.part === 'FY' ? `fiscal ${String(period.fiscal.year)}` : dayName(endOf(reading));
}

/** Inputs of its formula that are on file for no time at all. */
function lackingParts({ bench: { book } }: Holder, id: string): readonly string[] {
  const formula = metricById(id)?.formula ?? null;
  const inputs = formula === null ? [] : [...new Set(formulaInputs(formula).map(({ metric }) => metric))];
  return inputs.filter((input) => input !== 'price' && latest(book, input) === null).slice(0, 3);
}

export function missingMeasure(holder: Holder, id: string): string {
  const refused = holder.bench.book.refused(id);
  const reason = refused === null ? '' : ` ${refused}`;
  const parts = lackingParts(holder, id);
  return `The sources at hand do not give ${ownedBy(holder.name)} ${nameOf(id)}, nor what it could be computed from${parts.length === 0 ? '' : `: ${listed(parts.map(nameOf))}`}.${reason}`;
}

export function missingCompany(name: string): string {
  return `No figures of ${name} are at hand.`;
}

/** Which times the sources hold, as a sentence of the answer. */
export function timesAtHand(holder: Holder, id: string): Text {
  const at = known(holder, id);
  const [first, last] = [at[0], at.at(-1)];
  const what = `${ownedBy(holder.name)} ${nameOf(id)}`;
  // Days alone would be read as figures; what is missing names them.
  if (first === undefined || last === undefined || last.period?.kind === 'instant') return say`The sources at hand do not hold ${what} for the time asked about.`;
  return say`The sources at hand do not hold ${what} for the time asked about; they hold it from ${timeName(first)} to ${timeName(last)}.`;
}

/** `A, B and C` of texts. */
export function listedTexts(texts: readonly Text[]): Text {
  const last = texts.at(-1);
  if (last === undefined) return say``;
  return texts.length === 1 ? last : join([join(texts.slice(0, -1), ', '), last], ' and ');
}
