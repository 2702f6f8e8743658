// A measure over time: the run in a table and a chart, both ends, the pace, the best time and the poorest.
import { lossEnd } from './loss-end.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { endOf } from '../../../../book/fact-book.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import type { Block } from '../../../draft.ts';
import { isMoment, listedTexts, metricsAsked, missingMeasure, missingTime, periodsAsked, timesAtHand, type MetricAsked } from '../asked-of.ts';
import { asForm, sayMeasure } from '../forms.ts';
import { capital, grownBy, isOfMarket, isOfTwoTimes, nameOf, ownedBy } from '../sentences/naming.ts';
import { silent, textBlock, together, type Outcome } from '../outcome.ts';
import { clauseOf, inTime, sentence, shownOf } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { chartOf, tablesOf, type Row } from '../sentences/tables.ts';
import { isOverAllYears, moveOfPart } from '../expressions/move-of-part.ts';
import { movedBetween } from './moved-between.ts';
import { fewerQuarters, quartersMissing } from './quarter-gaps.ts';
import { yearsMissing } from './run-gaps.ts';
import { latest, readingsIn, yearOf } from './times.ts';

const byQuarter = /\b(?:by|each|every|per|quarter by) quarter\b|\bquarterly\b/i;

/** A run without a time of its own is over the last five years or eight quarters, of closes over the last year. */
function runOf(measure: MetricAsked, periods: readonly AskedPeriod[], text: string): readonly AskedPeriod[] {
  const years = periods.flatMap((period) => (period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : []));
  // Three or more that are named are those years alone.
  if (areNamed(periods)) return periods;
  // Two years named in a run are its ends.
  if (years.length === periods.length && years.length > 1) return [{ kind: 'years', from: Math.min(...years), to: Math.max(...years) }];
  if (periods.some((period) => !isMoment(period)) || periods.length > 1) return periods;
  const [only] = periods;
  if (only !== undefined && only.kind !== 'latest' && only.kind !== 'trailing') return periods;
  if (measure.id === 'price') return [{ kind: 'last', count: 12, of: 'month' }];
  return [byQuarter.test(text) ? { kind: 'last', count: 8, of: 'quarter' } : { kind: 'last', count: 5, of: 'year' }];
}

type Run = { readonly holder: Holder; readonly readings: readonly Reading[] };

export function trend(scene: Scene): Outcome {
  const asked = metricsAsked(scene);
  if (asked.length === 0 || scene.holders.length === 0) return silent;
  return together(asked.map((measure) => trendOfOne(scene, measure)));
}

/** Two measures as one figure, told for each year: the run of the one alone would be another figure. */
function trendOfTwo(scene: Scene, measure: MetricAsked): Outcome | null {
  const isOfTwo = measure.of !== undefined && ['share', 'ratio', 'sum', 'difference'].includes(measure.as);
  if (!isOfTwo) return null;
  const periods = periodsAsked(scene);
  const years = [...new Set(periods.flatMap((period) => (period.kind === 'last' && period.of === 'year' ? lastYears(scene, measure, period) : period.kind === 'years' ? Array.from({ length: Math.min(MOST.told, period.to - period.from + 1) }, (_, index) => period.from + index) : period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : [])))];
  const summary = scene.holders.flatMap((holder) => [...years.flatMap((year) => sayMeasure(holder, measure, { kind: 'fiscal', year, part: 'FY' })?.sentence ?? []), ...moveOfPart(holder, measure, { periods, text: scene.gathered.asked.text })]);
  return summary.length === 0 ? null : { summary, blocks: [], missing: [] };
}

/** The last so many fiscal years of the companies that have the figure. */
function lastYears({ holders }: Scene, { id }: MetricAsked, period: AskedPeriod): readonly number[] {
  return holders.flatMap(({ bench: { book } }) => readingsIn(book, id, period).flatMap((reading) => yearOf(book, reading) ?? [])).toSorted((one, other) => one - other);
}

function trendOfOne(scene: Scene, given: MetricAsked): Outcome {
  const ofTwo = trendOfTwo(scene, given);
  if (ofTwo !== null) return ofTwo;
  const { id } = grownBy(given.id) === null ? asForm(given) : given;
  const { text } = scene.gathered.asked;
  const times = withoutSpanOfNamed(periodsAsked(scene));
  const periods = runOf({ ...given, id }, times, text);
  const runs = scene.holders.map((holder): Run => ({ holder, readings: unique(periods.flatMap((period) => readingsIn(holder.bench.book, id, period))) }));
  const there = runs.filter(({ readings }) => readings.length > 0);
  const missing = runs.filter(({ readings }) => readings.length === 0).map(({ holder }) => (latest(holder.bench.book, id) === null ? missingMeasure(holder, id) : missingTime(holder, id)));
  if (there.length === 0) return { summary: scene.holders.map((holder) => timesAtHand(holder, id)), blocks: [], missing };
  const rows = there.flatMap(({ holder, readings }) => thinned(readings, id).map((reading): Row => ({ holder, cells: cellsOf(holder, id, reading) })));
  const title = say`${capital(nameOf(id))} over time`;
  const growth = withGrowth(id);
  // Of a percentage the dictionary may know a growth that no year has: an empty column tells nothing.
  const ids = growth === null || rows.every(({ cells }) => (cells[1] ?? null) === null) ? [id] : [id, growth];
  const chart = chartOf(title, id, there.map(({ holder, readings }) => ({ holder, readings: thinned(readings, id) })));
  const asIt = there.flatMap((run) => extremeAsked(run, scene));
  const gaps = there.flatMap(({ holder, readings }) => yearsMissing(holder, readings, times) ?? fewerQuarters(holder, readings, times) ?? []);
  return { summary: [...asIt, ...there.flatMap((run) => (areNamed(times) || isToldEach(run, given, scene) ? eachTold(run, given) : [endsSentence(run, given)])), ...there.flatMap((run) => moveBeside(run, { given, times, text })), ...gaps.map((gap) => say`${gap}`)], blocks: [...there.flatMap((run) => peaks(run, id)), ...there.flatMap((run) => runInWords(run, id)), ...tablesOf(title, ids, rows), ...(chart === null ? [] : [chart])], missing: [...missing, ...gaps, ...there.flatMap(({ holder, readings }) => quartersMissing(holder, readings) ?? [])] };
}

/** Years that are named one by one, each of which is asked for. */
const areNamed = (periods: readonly AskedPeriod[]): boolean => periods.length > 2 && periods.every((period) => period.kind === 'fiscal' && period.year !== null && period.part === 'FY');

type Given = { readonly given: MetricAsked; readonly times: readonly AskedPeriod[]; readonly text: string };

/** How a percentage moved between years that are named one by one; from the first to the last of them it is told with them already, unless one is a loss. */
function moveBeside({ holder, readings }: Run, { given, times, text }: Given): readonly Text[] {
  const isTold = isOverAllYears(times, text) && !readings.some(({ value }) => value.isNegative());
  return areNamed(times) && !isTold ? moveOfPart(holder, given, { periods: times, text }) : [];
}

/** "In 2020, 2021 and 2022, and the change from 2020 to 2022": the span says only between which of them it moved. */
function withoutSpanOfNamed(periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  const isNamed = (year: number): boolean => periods.some((period) => period.kind === 'fiscal' && period.part === 'FY' && period.year === year);
  const others = periods.filter((period) => period.kind !== 'years' || !isNamed(period.from) || !isNamed(period.to));
  return areNamed(others) ? others : periods;
}

const isQuarter = ({ period }: Reading): boolean => period?.fiscal?.part.startsWith('Q') === true;

/** Who asks how it moved is told both ends. */
const moves = /\b(?:evolv\w+|develop\w*|chang\w+|gr[eo]w\w*|trend\w*|improv\w+|declin\w+|increas\w+|decreas\w+|r[io]se\w*|f[ae]ll\w*|mov(?:e|ed)|trajectory)\b/i;

/** "At the end of each year since": not its two ends alone. */
const ofEachYear = /\b(?:each|every)(?: single)? (?:fiscal |calendar |financial )?(?:year|fy)\b(?! (?:before|against|over|than))|\b(?:each|every one) of (?:the |its )?(?:last|past|latest) \w+ (?:fiscal |financial )?(?:years|year-ends)\b|\byear by year\b/i;

/** Quarters, amounts that turned from profit to loss, and years that are asked for one by one: their two ends tell little. */
function isToldEach({ readings }: Run, { id }: MetricAsked, { gathered: { asked } }: Scene): boolean {
  if (isOfTwoTimes(id) || isOfMarket(id) || moves.test(asked.text)) return false;
  if (ofEachYear.test(asked.text) && readings.every(({ period }) => period?.fiscal?.part === 'FY' || period?.kind === 'instant')) return true;
  return (readings.length > 6 && readings.every(isQuarter)) || (readings.length > 3 && readings.some(({ value }) => value.isNegative()) && readings.some(({ value }) => value.gt(0)));
}

function eachTold(run: Run, measure: MetricAsked): readonly Text[] {
  const { holder, readings } = run;
  return readings.length < 3 || readings.length > (readings.every(isQuarter) ? MOST.quarters : MOST.told) || measure.as !== 'value' ? [endsSentence(run, measure)] : [say`${listedTexts(readings.map((reading, index) => (index === 0 ? clauseOf(holder, reading) : say`${shownOf(holder, reading)} ${inTime(reading)}`)))}.`, ...(readings.some(({ value }) => value.isNegative()) || compounded(run, measure) === null ? [] : [endsSentence(run, measure)])];
}

/** "Which was the worst of these years": that one comes first. The largest loss is the lowest result. */
function extremeAsked({ holder, readings }: Run, { gathered: { asked } }: Scene): readonly Text[] {
  if (asked.order === null || readings.length < 2) return [];
  const sorted = readings.toSorted((left, right) => left.value.comparedTo(right.value));
  const isLow = (lossEnd(asked.text, readings) ?? asked.order) === 'lowest';
  const reading = sorted.at(isLow ? 0 : -1);
  return reading === undefined ? [] : [say`The ${isLow ? 'low' : 'high'} point of that run: ${clauseOf(holder, reading)}.`];
}

/** A run of days is shown at even steps; of periods, whole as far as a table is read. */
const MOST = { days: 13, periods: 40, told: 10, quarters: 12 } as const;

function thinned(readings: readonly Reading[], id: string): readonly Reading[] {
  const step = Math.ceil(readings.length / (isOfMarket(id) ? MOST.days : MOST.periods));
  return readings.filter((_, index) => (readings.length - 1 - index) % step === 0);
}

/** Measures of the market on several days are told in a sentence: in a table their day would be taken for today. */
function runInWords({ holder, readings }: Run, id: string): readonly Block[] {
  const [first, ...rest] = thinned(readings, id);
  if (!isOfMarket(id) || id === 'price' || first === undefined || rest.length < 2) return [];
  return [textBlock(say`${listedTexts([clauseOf(holder, first), ...rest.map((reading) => say`${shownOf(holder, reading)} ${inTime(reading)}`)])}.`)];
}

function unique(readings: readonly Reading[]): readonly Reading[] {
  return [...new Map(readings.map((reading) => [endOf(reading), reading])).values()].toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
}

/** The measure that tells a measure's own growth, where the dictionary has one. */
function withGrowth(id: string): string | null {
  const growth = id === 'diluted_eps' ? 'eps_growth' : `${id}_growth`;
  return grownBy(growth) === id ? growth : null;
}

function cellsOf(holder: Holder, id: string, reading: Reading): readonly (Reading | null)[] {
  const growth = withGrowth(id);
  if (growth === null) return [reading];
  const anchor = [...holder.bench.book.yearAnchors, ...holder.bench.book.quarterAnchors].find(({ end, period }) => end === endOf(reading) && period?.fiscal?.part === reading.period?.fiscal?.part);
  return [reading, anchor === undefined ? null : holder.bench.book.at(growth, anchor)];
}

/** Both ends in one sentence; the compound rate where there is one. */
function endsSentence(run: Run, measure: MetricAsked): Text {
  const { holder, readings } = run;
  const [first, last] = [readings[0], readings.at(-1)];
  if (last === undefined || first === undefined) return say``;
  if (first === last) return sentence(clauseOf(holder, last));
  if (readings.length < 7 && readings.every(isQuarter)) return join(readings.map((reading) => sentence(clauseOf(holder, reading))), ' ');
  return compounded(run, measure) ?? grown(holder, { first, last, measure }) ?? (isOfTwoTimes(first.metric) ? say`${sentence(clauseOf(holder, first))} ${sentence(clauseOf(holder, last))}` : movedBetween(holder, first, last));
}

function compounded({ holder, readings }: Run, measure: MetricAsked): Text | null {
  const years = readings.flatMap(({ period }) => (period?.fiscal?.part === 'FY' ? [period.fiscal.year] : []));
  const [from, to, id] = [years[0], years.at(-1), readings[0]?.metric];
  if (years.length < readings.length || from === undefined || to === undefined || id === undefined || isOfTwoTimes(id)) return null;
  return sayMeasure(holder, { ...measure, id, as: to - from === 1 ? 'growth' : 'cagr' }, { kind: 'years', from, to })?.sentence ?? null;
}

type Ends = { readonly first: Reading; readonly last: Reading; readonly measure: MetricAsked };

function grown(holder: Holder, { first, last, measure }: Ends): Text | null {
  if (isOfTwoTimes(first.metric)) return null;
  const said = sayMeasure(holder, { ...measure, id: first.metric, as: 'growth' }, { kind: 'dates', from: endOf(first), to: endOf(last) });
  return said?.before !== null && said?.before !== undefined && endOf(said.before) === endOf(first) ? said.sentence : null;
}

/** The best and the poorest time of the run, where it is long enough to have them. */
function peaks({ holder, readings }: Run, id: string): readonly Block[] {
  if (readings.length < 4) return [];
  const sorted = readings.toSorted((left, right) => left.value.comparedTo(right.value));
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined || low.value.eq(high.value)) return [];
  if (isOfMarket(id) || isOfTwoTimes(id)) return [textBlock(say`The high point of the run: ${clauseOf(holder, high)}. The low point: ${clauseOf(holder, low)}.`)];
  return [textBlock(say`The high point of ${ownedBy(holder.name)} ${nameOf(id)} was ${shownOf(holder, high)} ${inTime(high)}, the low point ${shownOf(holder, low)} ${inTime(low)}.`)];
}

