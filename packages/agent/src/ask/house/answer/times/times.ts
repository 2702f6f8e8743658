// Which readings of a measure a question's time means, for one company. Nothing stands in for a time that is not there.
import { computeSeriesMetric, formulaInputs, metricById, seriesMetricIds } from '@assay/calc';
import { addDays, daysBetween, type IsoDate, type Unit } from '@assay/record';
import type { Anchor } from '../../../../book/anchor.ts';
import { endOf, type FactBook } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { areSeveralQuarters, lastQuarterOf, quartersOf, type SeveralQuarters } from '../../../asked/times/several-quarters.ts';
import { countedBy, lastCounted } from './last-counted.ts';
import { isBalance, isOfMarket, isOfTwoTimes, isSequential } from '../sentences/naming.ts';

/** An indicator of the closes up to a day; null where the series is too short there. */
export function indicatorOn(book: FactBook, id: string, on: IsoDate): Reading | null {
  const closes = book.closes.filter((close) => endOf(close) <= on);
  const last = closes.at(-1);
  if (last === undefined) return null;
  if (id === 'price') return daysBetween(endOf(last), on) > 7 ? null : last;
  const computed = computeSeriesMetric(id, closes.map((close) => ({ date: endOf(close), close: close.value })), endOf(last));
  if (computed === null) return null;
  const facts = closes.filter((close) => [computed.from, computed.to].includes(endOf(close))).flatMap((close) => close.facts);
  const isFraction = computed.unit.kind === 'fraction';
  const unit: Unit = isFraction ? { kind: 'percent' } : computed.unit.kind === 'money' ? last.unit : computed.unit;
  return { metric: id, value: isFraction ? computed.value.times(100) : computed.value, unit, period: last.period, formula: `${id}(closes)`, facts, assumptions: {} };
}

/**
 * A measure of the market on a day: a ratio over the last close. On the last day of a quarter a ratio could be over the quarter alone:
 * the session before is told instead, with its own date.
 */
function marketOn(book: FactBook, id: string, asked: IsoDate): Reading | null {
  if (seriesMetricIds.includes(id)) return indicatorOn(book, id, asked);
  const isQuarterEnd = book.quarterAnchors.some(({ end }) => end === asked) && !book.yearAnchors.some(({ end }) => end === asked);
  const on = isQuarterEnd ? endOf(indicatorOn(book, 'price', addDays(asked, -1)) ?? undefined) : asked;
  if (on === '') return null;
  const close = indicatorOn(book, 'price', on);
  const read = close === null ? null : book.at(id, { length: 'day', end: on, period: null });
  return read === null ? null : { ...read, period: { kind: 'instant', on, fiscal: null } };
}

function newest(book: FactBook): IsoDate {
  return endOf(book.closes.at(-1));
}

/** A year and the quarters until the next annual report. */
const STALE_DAYS = 380;

/** The newest that the sources know of a measure. */
export function latest(book: FactBook, id: string): Reading | null {
  if (isOfMarket(id)) return newest(book) === '' ? null : marketOn(book, id, newest(book));
  const reports = [...book.yearAnchors, ...book.quarterAnchors].map(({ end }) => end).sort();
  const found = id === 'shares_outstanding' ? lastCounted(book, id) ?? undefined : isBalance(id) ? balancesOf(book, id).at(-1) : isSequential(id) ? allQuarters(book, id).at(-1) : allYears(book, id).at(-1) ?? book.quarters(id).at(-1);
  // What the company has stopped to report is no news of it.
  return found !== undefined && daysBetween(endOf(found), reports.at(-1) ?? '') <= STALE_DAYS ? found : null;
}

/** The trailing twelve months up to the last report; a balance has none, and is its latest. */
export function trailing(book: FactBook, id: string): Reading | null {
  if (isOfMarket(id) || isBalance(id)) return latest(book, id);
  if (isOfTwoTimes(id)) return null;
  const read = book.today(id);
  if (read === null || !isComputed(read)) return read?.period?.kind === 'duration' || read === null ? read : ofTheYear(book, read);
  return isOfTwoYears(book, id) ? null : ofTheYear(book, read);
}

/** Made by a formula, and not of the quarters of one line. */
const isComputed = ({ formula }: Reading): boolean => formula !== null && !formula.startsWith('ttm(');

function ofTheYear(book: FactBook, read: Reading): Reading | null {
  // A ratio is of the same twelve months as the flows in it.
  const year = ['revenue', 'net_income', 'operating_cash_flow'].map((flow) => book.today(flow)?.period).find((period) => period?.kind === 'duration');
  return year === undefined ? null : { ...read, period: { ...year, fiscal: { year: year.fiscal?.year ?? Number(year.end.slice(0, 4)), part: 'TTM' } } };
}

/** A fiscal calendar of weeks ends some days beside one of months. */
const NEAR_DAYS = 10;

/** Twelve months of one flow beside the fiscal year of another, whose quarters are not on file, are no twelve months of what is made of both. */
function isOfTwoYears(book: FactBook, id: string): boolean {
  const formula = metricById(id)?.formula ?? null;
  const flows = formula === null ? [] : formulaInputs(formula).map(({ metric }) => metric).filter((metric) => metricById(metric)?.kind === 'flow');
  const reads = flows.flatMap((metric) => { const read = book.today(metric); return read === null ? [] : [{ metric, read }]; });
  const ends = reads.flatMap(({ read: { period } }) => (period?.kind === 'duration' ? [period.end] : [])).toSorted();
  const [first, last] = [ends[0], ends.at(-1)];
  return reads.some(({ metric, read }) => isComputed(read) && isOfTwoYears(book, metric)) || (first !== undefined && last !== undefined && daysBetween(first, last) > NEAR_DAYS);
}

type Fiscal = Extract<AskedPeriod, { kind: 'fiscal' }>;

function anchorsIn(book: FactBook, { year, part }: Fiscal): readonly Anchor[] {
  const all = part === 'FY' ? book.yearAnchors : book.quarterAnchors;
  const named = all.filter(({ period }) => (year === null || period?.fiscal?.year === year) && period?.fiscal?.part === part);
  return year === null ? named.slice(-1) : named;
}

function inAnchor(book: FactBook, id: string, anchor: Anchor): Reading | null {
  if (isOfMarket(id)) return marketOn(book, id, anchor.end);
  const read = book.at(id, anchor);
  if (read === null) return null;
  if (isBalance(id)) return { ...read, period: { kind: 'instant', on: anchor.end, fiscal: null } };
  return read.period !== null ? read : { ...read, period: anchor.period };
}

/** Every quarter of a half year or of nine months, or none; a balance stands at the end of the last of them. */
function quartersIn(book: FactBook, id: string, period: Fiscal & { readonly part: SeveralQuarters }): Reading[] {
  if (isBalance(id)) return fiscal(book, id, { ...period, part: lastQuarterOf[period.part] });
  const parts = quartersOf[period.part];
  const found = parts.map((part) => fiscal(book, id, { ...period, part })[0]);
  const there = found.filter((read) => read !== undefined);
  return there.length === parts.length ? there : [];
}

function fiscal(book: FactBook, id: string, period: Fiscal): Reading[] {
  const { part } = period;
  if (areSeveralQuarters(part)) return quartersIn(book, id, { ...period, part });
  return anchorsIn(book, period).flatMap((anchor) => inAnchor(book, id, anchor) ?? []);
}

/** What is known on a day: the close, the balance of the last report, or the period that ended on that very day. */
function onDate(book: FactBook, id: string, on: IsoDate): Reading[] {
  if (isOfMarket(id)) return [marketOn(book, id, on)].filter((read) => read !== null);
  if (id === 'shares_outstanding') return [countedBy(book, id, on)].filter((read) => read !== null);
  if (isBalance(id)) return balancesOf(book, id).filter((read) => endOf(read) <= on && daysBetween(endOf(read), on) < 100).slice(-1);
  const ended = [...book.yearAnchors, ...book.quarterAnchors].filter(({ end }) => end === on);
  return ended.flatMap((anchor) => book.at(id, anchor) ?? []).slice(0, 1);
}

/** Every balance on file, of years' and quarters' ends. */
function balancesOf(book: FactBook, id: string): Reading[] {
  const anchors = [...new Map([...book.yearAnchors, ...book.quarterAnchors].map((anchor) => [anchor.end, anchor])).values()].sort((left, right) => left.end.localeCompare(right.end));
  return anchors.flatMap((anchor) => inAnchor(book, id, anchor) ?? []);
}

/** Years of a measure, whatever gaps there are; ascending. */
export function allYears(book: FactBook, id: string): readonly Reading[] {
  return book.yearAnchors.flatMap((anchor) => inAnchor(book, id, anchor) ?? []);
}

export function allQuarters(book: FactBook, id: string): readonly Reading[] {
  return book.quarterAnchors.flatMap((anchor) => inAnchor(book, id, anchor) ?? []);
}

const daysOf = { day: 1, week: 7, month: 30.44, quarter: 91.3, year: 365.25 } as const;

function lastOf(book: FactBook, id: string, { count, of }: Extract<AskedPeriod, { kind: 'last' }>): readonly Reading[] {
  if (id === 'price' && of !== 'year' && of !== 'quarter') return closesFrom(book, addDays(newest(book), -Math.round(count * daysOf[of])));
  const last = (anchors: readonly Anchor[], most: number): readonly Reading[] => anchors.slice(-most).flatMap((anchor) => inAnchor(book, id, anchor) ?? []);
  if (of === 'year') return last(book.yearAnchors, count);
  if (of === 'quarter') return last(book.quarterAnchors, count);
  return of === 'month' && count % 3 === 0 ? last(book.quarterAnchors, count / 3) : [];
}

function closesFrom(book: FactBook, from: IsoDate, to: IsoDate = newest(book)): readonly Reading[] {
  const first = book.closes.findLast((close) => endOf(close) <= from);
  return book.closes.filter((close) => close === first || (endOf(close) > from && endOf(close) <= to));
}

function between(book: FactBook, id: string, { from, to }: Extract<AskedPeriod, { kind: 'dates' }>): readonly Reading[] {
  if (id === 'price') return closesFrom(book, from, to);
  const within = (reads: readonly Reading[]): readonly Reading[] => reads.filter((read) => endOf(read) >= from && endOf(read) <= to);
  const [years, quarters] = [within(allYears(book, id)), within(allQuarters(book, id))];
  const days = daysBetween(from, to);
  // A stretch of three months is none of the year that ends with it; a month may say when that year ended.
  const isQuarter = days >= 80 && days <= 100 && quarters.length > 0;
  return years.length > 0 && !isQuarter ? years : quarters;
}

/** Readings of the measure in the asked time, ascending; empty where the sources do not hold it. */
export function readingsIn(book: FactBook, id: string, period: AskedPeriod): readonly Reading[] {
  switch (period.kind) {
    case 'latest': return [latest(book, id)].filter((read) => read !== null);
    case 'trailing': return [trailing(book, id)].filter((read) => read !== null);
    case 'fiscal': return fiscal(book, id, period);
    case 'date': return onDate(book, id, period.on);
    case 'last': return lastOf(book, id, period);
    case 'years': return allYears(book, id).filter((read) => { const year = yearOf(book, read); return year !== null && year >= period.from && year <= period.to; });
    case 'dates': return between(book, id, period);
  }
}

/** The fiscal year of a reading; that of a day at the end of one likewise. */
export function yearOf(book: FactBook, reading: Reading): number | null {
  if (reading.period?.fiscal?.part === 'FY') return reading.period.fiscal.year;
  const end = endOf(reading);
  return book.yearAnchors.find((anchor) => (anchor.end === end && reading.period?.kind === 'instant') || (isOfMarket(reading.metric) && daysBetween(end, anchor.end) >= 0 && daysBetween(end, anchor.end) <= 7))?.period?.fiscal?.year ?? null;
}

/** The reading a year before, of the same length of time; null where none is on file. */
export function yearBefore(book: FactBook, reading: Reading): Reading | null {
  const id = reading.metric;
  const end = endOf(reading);
  if (end === '' || reading.period?.fiscal?.part === 'TTM' || /^ttm\(\w+\)$/.test(reading.formula ?? '')) return null;
  if (isOfMarket(id)) return id === 'price' ? indicatorOn(book, id, sameDayLastYear(end)) : null;
  return likeIt(book, reading).find((other) => Math.abs(daysBetween(endOf(other), end) - 365) <= 16) ?? null;
}

/** All readings of the same length: balances, years, or quarters. */
function likeIt(book: FactBook, { metric, period }: Reading): readonly Reading[] {
  if (isBalance(metric)) return balancesOf(book, metric);
  return period?.fiscal?.part === 'FY' ? allYears(book, metric) : allQuarters(book, metric);
}

function sameDayLastYear(day: IsoDate): IsoDate {
  return `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;
}

/** Whether more of the measure is better, worse, or neither. */
export function favours(id: string): 'up' | 'down' | null {
  const known = metricById(id)?.favourable;
  if (known !== undefined && known !== null) return known;
  return /(?:debt|liabilities|expenses?|costs?)$/.test(id) ? 'down' : null;
}
