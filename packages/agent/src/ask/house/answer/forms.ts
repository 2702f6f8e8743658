// One measure of one company at one time, in the form that the question asks for: a value, a growth, a change, a share of something.
import { endOf } from '../../../book/fact-book.ts';
import { change, compound, growth, share } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { say, type ShownTime, type Text } from '../../../prose/text.ts';
import { yearName } from '../../../prose/times.ts';
import type { AskedPeriod } from '../../asked/asked.ts';
import type { MetricAsked } from './asked-of.ts';
import { deepestFall } from './shares/drawdown.ts';
import { aLoss, asCompound, grownBy, isBalance, isOfMarket, isOfTwoTimes, lossName, nameOf, ownedBy, wasWere } from './sentences/naming.ts';
import { beside, clauseOf, inOwnTime, inTime, moveOf, namedSize, sentence, shownOf, styleOf, timeName } from './sentences/reading-words.ts';
import { sayTogether } from './sentences/say-together.ts';
import type { Holder } from './scene.ts';
import { sinceAgo } from './times/since-ago.ts';
import { allYears, latest, readingsIn, yearBefore, yearOf } from './times/times.ts';

/** `figure` is what was asked for; `base` the reading that it speaks of. */
export type Said = { readonly sentence: Text; readonly figure: Reading; readonly base: Reading; readonly before: Reading | null };

/** Measures that are growth by their name are told with both ends, like any growth. */
export function asForm(measure: MetricAsked): MetricAsked {
  const grown = measure.as === 'value' ? grownBy(measure.id) : null;
  if (grown !== null) return { ...measure, id: grown, as: 'growth' };
  const compounded = asCompound(measure.id);
  return compounded === null ? measure : { ...measure, id: compounded.metric, as: 'cagr' };
}

/** The years over which a compound rate runs: what the measure's own name says, else the stretch asked for, else five. */
export function spanOf(measure: MetricAsked, period: AskedPeriod): AskedPeriod {
  const named = asCompound(measure.id);
  if (named !== null) return { kind: 'last', count: named.years + 1, of: 'year' };
  if (period.kind === 'last' && period.of === 'year') return { ...period, count: period.count + 1 };
  return period.kind === 'latest' || period.kind === 'trailing' ? { kind: 'last', count: 6, of: 'year' } : period;
}

/** Null where the sources do not hold it for the time asked. */
export function sayMeasure(holder: Holder, given: MetricAsked, period: AskedPeriod): Said | null {
  const measure = asForm(given);
  const { as } = measure;
  if (isTogether(as)) return together(holder, measure, period);
  switch (as) {
    case 'total': return sayTotal(holder, measure.id, period);
    case 'value': return sayValue(holder, measure.id, period);
    case 'growth': return growthOrValue(holder, { measure, given }, period);
    case 'change': return orValue(sayChange(holder, measure.id, period), holder, { id: measure.id, period });
    case 'cagr': return compoundOrYear(holder, { measure, given }, period);
    case 'share': return sayShare(holder, measure, period);
    case 'average': return sayAverage(holder, measure.id, stretch(period));
    case 'highest':
    case 'lowest': return sayExtreme(holder, measure, stretch(period));
  }
}

/** Beside a rate over years one of them that is named by itself is told as it was. */
function compoundOrYear(holder: Holder, { measure, given }: { readonly measure: MetricAsked; readonly given: MetricAsked }, period: AskedPeriod): Said | null {
  return sayCompound(holder, measure.id, spanOf(given, period)) ?? (period.kind === 'fiscal' ? sayValue(holder, measure.id, period) : null);
}

/** The total over several years is added up elsewhere; none of the years stands for it. */
function sayTotal(holder: Holder, id: string, period: AskedPeriod): Said | null {
  return period.kind === 'years' && period.from < period.to ? null : sayValue(holder, id, period);
}

/** Two measures as one figure. */
function isTogether(as: MetricAsked['as']): as is 'sum' | 'difference' | 'ratio' {
  return as === 'sum' || as === 'difference' || as === 'ratio';
}

function together(holder: Holder, measure: MetricAsked, period: AskedPeriod): Said | null {
  const said = sayTogether(holder, measure, period);
  return said === null ? null : { ...said, before: null };
}

type Time = { readonly id: string; readonly period: AskedPeriod };

function orValue(said: Said | null, holder: Holder, { id, period }: Time): Said | null {
  return said ?? sayValue(holder, id, period);
}

/** A measure that is growth by its own name may be on file itself, where its base is not. */
function growthOrValue(holder: Holder, { measure, given }: { readonly measure: MetricAsked; readonly given: MetricAsked }, period: AskedPeriod): Said | null {
  const said = sayGrowth(holder, measure.id, period);
  return said !== null || measure === given ? said : sayValue(holder, given.id, period);
}

/** Averages and extremes without a stretch of time are over all years on file. */
export function stretch(period: AskedPeriod): AskedPeriod {
  return period.kind === 'latest' || period.kind === 'trailing' ? { kind: 'last', count: 40, of: 'year' } : period;
}

function sayValue(holder: Holder, id: string, period: AskedPeriod): Said | null {
  const fall = id === 'max_drawdown_1y' ? deepestFall(holder.bench.book, period) : null;
  if (fall !== null) return { sentence: movedBy(holder, fall), figure: fall.by, base: fall.now, before: fall.before };
  const reading = readingsIn(holder.bench.book, id, period).at(-1);
  if (reading === undefined) return null;
  const before = yearBefore(holder.bench.book, reading);
  return { sentence: sentence(say`${clauseOf(holder, reading)}${beside(holder, reading, before)}`), figure: reading, base: reading, before };
}

/** A balance moves from the first of two days to the last. */
function daysOf(holder: Holder, id: string, { from, to }: Extract<AskedPeriod, { readonly kind: 'dates' }>): readonly Reading[] {
  const on = (day: string): readonly Reading[] => readingsIn(holder.bench.book, id, { kind: 'date', on: day }).slice(-1);
  const [first, last] = [on(from), on(to)];
  if (from.slice(0, 7) === to.slice(0, 7)) return last;
  // Since a day, up to a now that comes long after the newest report.
  const newest = last.length > 0 ? last : [latest(holder.bench.book, id)].filter((reading) => reading !== null && endOf(reading) > from && endOf(reading) < to);
  return first.length === 0 ? last : [...first, ...newest.filter((reading) => reading !== null)];
}

/** From its first year to its last, or to the company's newest: a stretch of which an end is not on file is another one. */
export function spansYears({ bench: { book } }: Holder, readings: readonly Reading[], period: AskedPeriod): boolean {
  if (period.kind !== 'years' || period.from >= period.to) return true;
  const [first, last] = [readings[0], readings.at(-1)].map((reading) => (reading === undefined ? null : yearOf(book, reading)));
  const newest = book.yearAnchors.at(-1)?.period?.fiscal?.year ?? period.to;
  return first === period.from && last === Math.min(period.to, newest);
}

/** First and last of a stretch of time, or a moment and the year before it. */
function endsOf(holder: Holder, id: string, period: AskedPeriod): { readonly now: Reading; readonly before: Reading } | null {
  return period.kind === 'last' && isOfMarket(id) && !isOfTwoTimes(id) && id !== 'price' ? sinceAgo(holder, id, period) : endsOnFile(holder, id, period);
}

function endsOnFile(holder: Holder, id: string, period: AskedPeriod): { readonly now: Reading; readonly before: Reading } | null {
  const readings = isBalance(id) && period.kind === 'dates' ? daysOf(holder, id, period) : readingsIn(holder.bench.book, id, period);
  const now = readings.at(-1);
  if (now === undefined || !spansYears(holder, readings, period)) return null;
  const before = readings.length > 1 ? readings[0] : yearBefore(holder.bench.book, now) ?? (period.kind === 'latest' ? lastYearEnd(holder, now) : null);
  return before === null || before === undefined ? null : { now, before };
}

/** Of a balance that is not on file a year before its newest day: at the end of the last fiscal year before that day. */
function lastYearEnd({ bench: { book } }: Holder, now: Reading): Reading | null {
  return isBalance(now.metric) ? allYears(book, now.metric).findLast((one) => endOf(one) < endOf(now)) ?? null : null;
}

function sayGrowth(holder: Holder, id: string, period: AskedPeriod): Said | null {
  const ends = endsOf(holder, id, period);
  if (ends === null) return null;
  const { now, before } = ends;
  if (now.unit.kind === 'percent' || now.unit.kind === 'fraction') return sayChange(holder, id, period);
  const rate = growth(now, before);
  if (rate === null || now.value.lt(0)) return sayAgainst(holder, ends);
  return { sentence: movedBy(holder, { now, before, by: rate }), figure: rate, base: now, before };
}

export type Move = { readonly now: Reading; readonly before: Reading; readonly by: Reading };

/** `Apple’s revenue rose 6.4% to $416.2 billion in fiscal 2025, from $391.0 billion in fiscal 2024.` */
export function movedBy(holder: Holder, { now, before, by }: Move): Text {
  const { show } = holder.bench;
  const who = now.metric === 'price' ? say`${ownedBy(holder.name)} share price` : say`${ownedBy(holder.name)} ${nameOf(now.metric)}`;
  if (by.value.abs().lt('0.05')) return say`${who} ${wasWere(now.metric)} ${shownOf(holder, now)} ${inTime(now)}, against ${shownOf(holder, before)} ${inTime(before)}.`;
  const verb = by.value.isNegative() ? 'fell' : 'rose';
  const size = by.unit.kind === 'percent' ? say`${show(by, 'size')}` : say`by ${show(by, 'size')}`;
  return say`${who} ${verb} ${size} from ${shownOf(holder, before)} ${inTime(before)} to ${shownOf(holder, now)} ${inTime(now)}.`;
}

function sayChange(holder: Holder, id: string, period: AskedPeriod): Said | null {
  const ends = endsOf(holder, id, period);
  if (ends === null) return null;
  const { now, before } = ends;
  if (isOfTwoTimes(id)) return sayAgainst(holder, ends);
  const by = change(now, before);
  // Into a loss or out of one there is no rate, and yet an amount.
  if (now.value.isNegative() || before.value.isNegative()) return by.unit.kind === 'money' && !by.value.isZero() && !isOfMarket(id) ? { sentence: movedBy(holder, { ...ends, by }), figure: by, base: now, before } : sayAgainst(holder, ends);
  const rate = by.unit.kind === 'points' || by.value.isZero() ? null : growth(now, before);
  if (rate === null) return { sentence: movedBy(holder, { ...ends, by }), figure: by, base: now, before };
  return { sentence: say`${movedBy(holder, { ...ends, by: rate })}${byAmount(holder, ends, by)}`, figure: rate, base: now, before };
}

/** The change in its own unit; over more than a year with both of its ends, since a reader would not know from which. */
export function byAmount(holder: Holder, { now, before }: { readonly now: Reading; readonly before: Reading }, by: Reading): Text {
  if (now.metric === 'price') return say``;
  const isOverYear = endOf(yearBefore(holder.bench.book, now) ?? undefined) === endOf(before);
  if (!isOverYear || isBalance(now.metric)) return say` ${movedBy(holder, { now, before, by })}`;
  return say` ${ownedBy(holder.name)} ${nameOf(now.metric)} ${by.value.isNegative() ? 'fell' : 'rose'} by ${holder.bench.show(by, 'size')} ${inTime(now)}.`;
}

/** Where no change can be told plainly, both values stand beside each other. */
function sayAgainst(holder: Holder, { now, before }: { readonly now: Reading; readonly before: Reading }): Said {
  // Out of a loss there is no rate of growth, and yet a direction.
  const canTell = lossName(now.metric) === null && !isOfTwoTimes(now.metric) && now.unit.kind === 'money' && !isOfMarket(now.metric) && !now.value.eq(before.value);
  if (canTell) return { sentence: say`${ownedBy(holder.name)} ${nameOf(now.metric)} ${now.value.gt(before.value) ? 'rose' : 'fell'} from ${shownOf(holder, before)} ${inTime(before)} to ${shownOf(holder, now)} ${inTime(now)}.`, figure: now, base: now, before };
  const then = before.value.isNegative() && lossName(before.metric) !== null ? say`${aLoss(before.metric)} of ${namedSize(holder, before)}` : say`${shownOf(holder, before)}`;
  return { sentence: sentence(say`${clauseOf(holder, now)}, against ${then} ${inTime(before)}`), figure: now, base: now, before };
}

/** A compound rate is of amounts; of ratios and of the market's levels it would say nothing. */
function canCompound({ metric, unit }: Reading): boolean {
  return !isOfTwoTimes(metric) && ['money', 'shares', 'count'].includes(unit.kind) && (!isOfMarket(metric) || metric === 'price');
}

function yearsBetween(holder: Holder, first: Reading, last: Reading): { readonly from: number; readonly to: number } | null {
  const [from, to] = [yearOf(holder.bench.book, first), yearOf(holder.bench.book, last)];
  return from === null || to === null || last.metric === 'price' ? null : { from, to };
}

/** Both ends of a run that is on file from its first year to its last; empty where there are no two. */
function wholeRun(holder: Holder, id: string, period: AskedPeriod): readonly Reading[] {
  const readings = readingsIn(holder.bench.book, id, period);
  const [first, last] = [readings[0], readings.at(-1)];
  return first === undefined || last === undefined || first === last || !spansYears(holder, readings, period) ? [] : [first, last];
}

function sayCompound(holder: Holder, id: string, period: AskedPeriod): Said | null {
  const [first, last] = wholeRun(holder, id, period);
  if (first === undefined || last === undefined) return null;
  if (!canCompound(last)) return last.unit.kind === 'percent' && !isOfMarket(id) ? sayChange(holder, id, period) : sayAgainst(holder, { now: last, before: first });
  const span = yearsBetween(holder, first, last);
  const rate = span === null ? null : compound(last, first, span.to - span.from);
  if (rate === null || span === null) return first.value.gt(0) ? sayGrowth(holder, id, period) : sayAgainst(holder, { now: last, before: first });
  const { show } = holder.bench;
  const ends = say`from ${shownOf(holder, first)} in ${yearName(span.from)} to ${shownOf(holder, last)} in ${yearName(span.to)}`;
  const whole = moveOf(last, first);
  const by = whole === null ? say`` : say`${show(whole, 'size')} `;
  return { sentence: say`${ownedBy(holder.name)} ${nameOf(id)} ${rate.value.isNegative() ? 'fell' : 'grew'} ${by}${ends}, a compound annual growth rate of ${show(rate, styleOf(rate))}.`, figure: rate, base: last, before: first };
}

function sayShare(holder: Holder, measure: MetricAsked, period: AskedPeriod): Said | null {
  const [part, whole] = onOneDay(holder, period, [measure.id, measure.of ?? 'revenue'].map((id) => readingsIn(holder.bench.book, id, period).at(-1)));
  if (part === undefined) return null;
  const portion = whole === undefined ? null : share(part, whole);
  if (portion === null || whole === undefined || !isAmount(part)) return sayValue(holder, measure.id, period);
  return areApart(part, whole) ? null : { sentence: partTold(holder, { part, whole, portion }, period), figure: portion, base: part, before: null };
}

/** Two balances whose newest days differ: on the last day on which both are on file. */
function onOneDay({ bench: { book } }: Holder, { kind }: AskedPeriod, all: readonly (Reading | undefined)[]): readonly (Reading | undefined)[] {
  const there = all.filter((one) => one !== undefined);
  const ends = there.map(endOf).toSorted();
  const [on] = ends;
  if (kind !== 'latest' || on === undefined || on === ends.at(-1) || !there.every(({ period, metric }) => period?.kind === 'instant' && isBalance(metric))) return all;
  const then = all.map((one) => (one === undefined ? undefined : readingsIn(book, one.metric, { kind: 'date', on }).find((reading) => endOf(reading) === on)));
  return then.includes(undefined) ? all : then;
}

/** Of the whole company, in money: nothing of the market, nor of two times. */
const isAmount = ({ metric, unit }: Reading): boolean => unit.kind === 'money' && unit.per === null && !isOfTwoTimes(metric) && !isOfMarket(metric);

/** Two flows that are not of the same time. */
const areApart = (part: Reading, whole: Reading): boolean => part.period?.kind === 'duration' && whole.period?.kind === 'duration' && endOf(part) !== endOf(whole);

type Portion = { readonly part: Reading; readonly whole: Reading; readonly portion: Reading };

/** Sums of four quarters are told by their own names, and then set over one another. */
function partTold(holder: Holder, { part, whole, portion }: Portion, period: AskedPeriod): Text {
  const { show } = holder.bench;
  if (part.formula !== null && period.kind === 'trailing') return say`${sentence(clauseOf(holder, part))} ${sentence(clauseOf(holder, whole))} Ratio: ${shownOf(holder, part)} ÷ ${shownOf(holder, whole)} = ${show(portion)}.`;
  const clause = say`${ownedBy(holder.name)} ${nameOf(part.metric)} ${wasWere(part.metric)} ${show(portion)} of ${nameOf(whole.metric)} ${inOwnTime(holder, part)}`;
  return say`${clause}: ${nameOf(part.metric)} of ${shownOf(holder, part)} over ${nameOf(whole.metric)} of ${shownOf(holder, whole)}.`;
}

function sayAverage(holder: Holder, id: string, period: AskedPeriod): Said | null {
  const readings = readingsIn(holder.bench.book, id, period);
  const [first, last] = [readings[0], readings.at(-1)];
  if (first === undefined || last === undefined) return null;
  // One figure has no average.
  if (first === last) return sayValue(holder, id, period);
  const mean: Reading = { ...last, metric: id, value: readings.reduce((sum, read) => sum.plus(read.value), last.value.minus(last.value)).dividedBy(readings.length), formula: `avg(${id})`, facts: readings.flatMap(({ facts }) => facts) };
  return { sentence: say`${ownedBy(holder.name)} average ${nameOf(id)} over ${yearOrTime(holder, first)} to ${yearOrTime(holder, last)} was ${shownOf(holder, mean)}.`, figure: mean, base: last, before: null };
}

/** A balance at the end of a fiscal year goes by that year's name where years are spoken of. */
function yearOrTime(holder: Holder, reading: Reading): ShownTime {
  const year = isOfMarket(reading.metric) ? null : yearOf(holder.bench.book, reading);
  return year === null ? timeName(reading) : yearName(year);
}

function sayExtreme(holder: Holder, measure: MetricAsked, period: AskedPeriod): Said | null {
  const readings = readingsIn(holder.bench.book, measure.id, period);
  const sorted = [...readings].sort((left, right) => left.value.comparedTo(right.value));
  const found = measure.as === 'highest' ? sorted.at(-1) : sorted[0];
  const [first, last] = [readings[0], readings.at(-1)];
  if (found === undefined || first === undefined || last === undefined) return null;
  const point = measure.as === 'highest' ? 'high' : 'low';
  if (isOfMarket(measure.id) || isOfTwoTimes(measure.id)) return { sentence: say`Of the times on file, the ${point} point: ${clauseOf(holder, found)}.`, figure: found, base: found, before: null };
  return { sentence: say`From ${timeName(first)} to ${timeName(last)}, the ${point} point of ${ownedBy(holder.name)} ${nameOf(measure.id)} was ${shownOf(holder, found)} ${inTime(found)}.`, figure: found, base: found, before: yearBefore(holder.bench.book, found) };
}

/** All years of a measure, for a look back. */
export function yearsOf(holder: Holder, id: string): readonly Reading[] {
  return allYears(holder.bench.book, id);
}
