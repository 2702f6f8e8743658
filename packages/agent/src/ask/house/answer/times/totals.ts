// Sums over several periods, written out so that anybody can add them up again.
import { shownTogether } from '../sentences/written-out.ts';
import { endOf } from '../../../../book/fact-book.ts';
import { metricById } from '@assay/calc';
import { daysBetween, decimal } from '@assay/record';
import type { Reading } from '../../../../figures/figure.ts';
import { assumed } from '../../../../figures/arithmetic.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { areSeveralQuarters } from '../../../asked/times/several-quarters.ts';
import { asForm, spansYears, stretch } from '../forms.ts';
import { listedTexts, type MetricAsked } from '../asked-of.ts';
import { isAdditive, isBalance, isOfMarket, isOfTwoTimes, lossName, nameOf, ownedBy, wasWere } from '../sentences/naming.ts';
import type { Outcome } from '../outcome.ts';
import { inTime, shownOf, timeName } from '../sentences/reading-words.ts';
import type { Holder } from '../scene.ts';
import { readingsIn } from './times.ts';

function isOfSeveralQuarters(period: AskedPeriod): boolean {
  return period.kind === 'fiscal' && areSeveralQuarters(period.part);
}

/** "In the nine months to March": what flowed in quarters that fill the time from its first day to its last. */
function isOfMonths(holder: Holder, id: string, period: AskedPeriod): boolean {
  if (period.kind !== 'dates' || !isAdditive(id)) return false;
  const readings = readingsIn(holder.bench.book, id, period);
  const [first, last] = [readings[0]?.period, readings.at(-1)?.period];
  if (first?.kind !== 'duration' || last?.kind !== 'duration' || !areQuarters(readings)) return false;
  return Math.abs(daysBetween(first.start, period.from)) <= NEAR && Math.abs(daysBetween(last.end, period.to)) <= NEAR;
}

/** Each begins where the one before it ends: with a gap between them their sum is of another time. */
function areQuarters(readings: readonly Reading[]): boolean {
  const isUnbroken = readings.every(({ period }, index) => index === 0 || (period?.kind === 'duration' && Math.abs(daysBetween(endOf(readings[index - 1]), period.start)) <= NEAR));
  return readings.length > 1 && isUnbroken && !readings.some((reading) => reading.period?.fiscal?.part === 'FY');
}

/** Companies end their quarters on a weekday near the month's end. */
const NEAR = 8;

/** Of a run of closes the one before its first day only tells from where a move began. */
function within(readings: readonly Reading[], id: string, period: AskedPeriod): readonly Reading[] {
  return id === 'price' && period.kind === 'dates' ? readings.filter((reading) => endOf(reading) >= period.from) : readings;
}

/** What stands there on one day: "its equity in total", of no time that is named, is the newest. */
const isWholeInItself = (id: string, { kind }: AskedPeriod): boolean => kind === 'latest' && isBalance(id);

/** The sum or the mean over the asked periods; null where none is asked for, or fewer than two periods are on file. */
export function totalOf(holder: Holder, given: MetricAsked, period: AskedPeriod): Outcome | null {
  const measure = asForm(given);
  const isTotal = measure.as === 'total' || (measure.as === 'value' && (isOfSeveralQuarters(period) || isOfMonths(holder, measure.id, period)));
  if (isTotal ? isWholeInItself(measure.id, period) : measure.as !== 'average') return null;
  const readings = within(readingsIn(holder.bench.book, measure.id, stretch(period)), measure.id, period);
  if (readings.length < 2 || readings.length > MOST || !spansYears(holder, readings, period)) return null;
  const parts = readings.map((reading) => say`${shownOf(holder, reading)} ${inTime(reading)}`);
  const summary = [say`${ownedBy(holder.name)} ${nameOf(measure.id)} ${wasWere(measure.id)} ${listedTexts(parts)}.`];
  return isTotal ? { summary: [sumOf(holder, measure.id, readings), ...(readings.length > MOST_TOLD ? endsTold(holder, measure.id, readings) : summary)], blocks: [], missing: [] } : meanOf(holder, { id: measure.id, readings, summary });
}

const oneByOne = /\b(?:19|20)\d\d(?:,? and|,| \+| &) (?:in |for |fiscal (?:year )?|fy ?)?(?:19|20)\d\d\b(?![^?]*\bbetween\b)/i;

/** Two years may be the ends of a stretch. */
function areNamedYears(periods: readonly AskedPeriod[], text: string): boolean {
  return periods.length > (oneByOne.test(text) ? 1 : 2) && periods.every((period) => period.kind === 'fiscal' && period.part === 'FY' && period.year !== null);
}

function areNamedQuarters(periods: readonly AskedPeriod[]): boolean {
  return periods.length > 1 && periods.every((period) => period.kind === 'fiscal' && period.part.startsWith('Q') && period.year !== null);
}

/** The same of fiscal years that are named one by one, and the mean of quarters that are, as where one between them is left out; null of others, and where one of them is not on file. */
export function totalOfYears(holder: Holder, given: MetricAsked, { periods, text }: { readonly periods: readonly AskedPeriod[]; readonly text: string }): Outcome | null {
  const { id, as } = asForm(given);
  const isOfAll = as === 'average' ? areNamedYears(periods, text) || areNamedQuarters(periods) : as === 'total' && areNamedYears(periods, text);
  const readings = isOfAll ? periods.flatMap((period) => readingsIn(holder.bench.book, id, period).slice(-1)).toSorted((left, right) => (endOf(left) < endOf(right) ? -1 : 1)) : [];
  if (readings.length < 2 || new Set(readings.map(endOf)).size < periods.length || (as === 'total' && (!isAdditive(id) || isOfTwoTimes(id)))) return null;
  const summary = [say`${ownedBy(holder.name)} ${nameOf(id)} ${wasWere(id)} ${listedTexts(readings.map((reading) => say`${shownOf(holder, reading)} ${inTime(reading)}`))}.`];
  return as === 'total' ? { summary: [sumOf(holder, id, readings), ...summary], blocks: [], missing: [] } : meanOf(holder, { id, readings, summary });
}

function sumOf(holder: Holder, id: string, readings: readonly Reading[]): Text {
  const last = readings.at(-1);
  if (last === undefined || !isAdditive(id) || isOfTwoTimes(id)) return say`A sum of ${nameOf(id)} over several times would say nothing.`;
  const total: Reading = { ...last, value: readings.reduce((sum, { value }) => sum.plus(value), decimal(0)), formula: `sum(${id})`, facts: readings.flatMap(({ facts }) => facts) };
  // In so many digits that the sum is right as it is shown; losses by their size.
  const isLost = lossName(id) !== null && readings.every(({ value }) => value.isNegative());
  const shown = readings.some(({ value }) => value.isNegative()) ? [...readings, total].map((reading) => holder.bench.show(reading, isLost ? 'size' : 'plain')) : shownTogether({ parts: readings, result: total, holder, add: (values) => values.reduce((sum, value) => sum + value, 0) });
  return say`${ownedBy(holder.name)} ${isLost ? `${lossName(id) ?? ''}es` : nameOf(id)} together${ofYears(readings)}: ${join(shown.slice(0, -1).map((piece) => say`${piece}`), ' + ')} = ${shown.at(-1) ?? ''}.`;
}

/** Of which times the sum is, where they are fiscal years. */
function ofYears(readings: readonly Reading[]): Text {
  const [first, last] = [readings[0], readings.at(-1)];
  const areYears = readings.every(({ period }) => period?.fiscal?.part === 'FY');
  const areInARow = readings.every(({ period }, at) => at === 0 || (period?.fiscal?.year ?? 0) === (readings[at - 1]?.period?.fiscal?.year ?? 0) + 1);
  if (!areYears || first === undefined || last === undefined || first === last) return say``;
  return areInARow ? say` over ${timeName(first)} to ${timeName(last)}` : say` in ${listedTexts(readings.map((reading) => say`${timeName(reading)}`))}`;
}

type Mean = { readonly id: string; readonly readings: readonly Reading[]; readonly summary: readonly Text[] };

/** Null where a sentence without the sum written out can be proved as well. */
function meanOf(holder: Holder, { id, readings, summary }: Mean): Outcome | null {
  const canBeWritten = id !== 'change_in_cash' && readings.every(({ value, unit }) => value.gt('0.05') && !['multiple', 'days', 'count', 'index'].includes(unit.kind));
  const isPlain = !isOfMarket(id) && !isOfTwoTimes(id) && metricById(id)?.kind !== 'per-share';
  if (!canBeWritten && isPlain) return null;
  return { summary: canBeWritten ? [averageOf(holder, id, readings), ...(readings.length > MOST_TOLD ? endsTold(holder, id, readings) : summary)] : summary, blocks: [], missing: [] };
}

/** More readings than these are told by their first and last. */
const MOST_TOLD = 12;

function endsTold(holder: Holder, id: string, readings: readonly Reading[]): readonly Text[] {
  const ends = [readings[0], readings.at(-1)].filter((reading) => reading !== undefined);
  return ends.length < 2 ? [] : [say`From the first of these days to the last: ${ownedBy(holder.name)} ${nameOf(id)} ${wasWere(id)} ${listedTexts(ends.map((reading) => say`${shownOf(holder, reading)} ${inTime(reading)}`))}.`];
}

/** A longer sum than that is a table. */
const MOST = 262;

function averageOf(holder: Holder, id: string, readings: readonly Reading[]): Text {
  const [last] = readings.slice(-1);
  const count = assumed('count', readings.length, { kind: 'count', of: null });
  const sum = readings.reduce((total, { value }) => total.plus(value), decimal(0));
  const mean: Reading = { metric: id, unit: last?.unit ?? { kind: 'none' }, period: last?.period ?? null, value: sum.dividedBy(readings.length), formula: `avg(${id})`, facts: readings.flatMap(({ facts }) => facts), assumptions: {} };
  // The judge has all closes of a time at hand; of other measures the sum is written out, so that anybody can do it again.
  const [first] = readings;
  if (id === 'price' && readings.length > MOST_TOLD && first !== undefined && last !== undefined) return say`${ownedBy(holder.name)} average closing price from ${timeName(first)} to ${timeName(last)} was ${shownOf(holder, mean)}.`;
  return say`Average: (${join(readings.map((reading) => shownOf(holder, reading)), ' + ')}) ÷ ${holder.bench.show(count)} = ${shownOf(holder, mean)}.`;
}
