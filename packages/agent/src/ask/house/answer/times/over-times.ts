// One figure of several times of one company: the best of its quarters, a half year added up, one half against another.
import { lossEnd } from './loss-end.ts';
import { metricById } from '@assay/calc';
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { metricsAsked, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { asForm } from '../forms.ts';
import { isOfMarket, isOfTwoTimes } from '../sentences/naming.ts';
import { textBlock, type Outcome } from '../outcome.ts';
import { clauseOf, sentence, timeName } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { amountBetween } from './moved-between.ts';
import { quartersAdded } from './quarters-added.ts';
import { allQuarters, readingsIn } from './times.ts';

const most = /\b(?:fastest|best|strongest|biggest|largest|highest|record|most(?! recent)|top|peak\w*|maximum|max)\b/i;
const least = /\b(?:slowest|worst|weakest|smallest|lowest|least|poorest|minimum|min|bottom(?! line))\b/i;

/** "How many times what it was", "by what factor". */
const manifold = /\bhow many times\b(?![^?]*\b(?:negative|positive|exceed|top|fall|fell|cover)\w*)|\bby (?:what|which) factor\b|\b(?:what|which) (?:multiple|factor)\b|\bhow many[- ]?fold\b|(?:\bin (?:dollars|percent|usd|money)|\$|%),? (?:and|&|\+) (?:also )?(?:as |in )?(?:an? )?(?:multiple|factor|times|x)(?=[?.,;)]|$)|\bratio of\b[^?]*\bto\b|\b(?:as (?:a|what) multiple of|(?:as|in) how many times) (?:that |those |what it was |its (?:level|value) )?(?:of |in |for |on |at )?(?:(?:fiscal (?:year )?|fy ?)?'?(?:20)?\d\d\b|\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d\d\b)/i;

type Fiscal = Extract<AskedPeriod, { readonly kind: 'fiscal' }>;

const isPart = (period: AskedPeriod): period is Fiscal => period.kind === 'fiscal' && period.part.startsWith('Q');

type Of = { readonly holder: Holder; readonly measure: MetricAsked; readonly text: string };

/** The one company and the one measure; null where there are more. */
function askedOf(scene: Scene): Of | null {
  const [holder, ...others] = scene.holders;
  const [measure, ...more] = metricsAsked(scene).map(asForm);
  const isOne = others.length + more.length === 0 && measure !== undefined && !isOfMarket(measure.id) && !isOfTwoTimes(measure.id);
  return holder === undefined || !isOne ? null : { holder, measure, text: scene.gathered.asked.text };
}

/** Null where neither the extreme of several quarters nor half years are asked for. */
export function overTimes(scene: Scene): Outcome | null {
  const periods = periodsAsked(scene);
  const added = quartersAdded(scene);
  const of = askedOf(scene);
  if (added !== null || of === null) return added;
  const factor = manifold.test(of.text) && metricById(of.measure.id)?.kind !== 'ratio' ? factorTold(of, periods) : null;
  if (factor !== null) return factor;
  if (periods.length > 2 && periods.every(isPart)) return bestOf(of, periods.flatMap((period) => readingsIn(of.holder.bench.book, of.measure.id, period)));
  return ofQuarters.test(of.text) ? bestOf(of, quartersOver(of, periods)) : null;
}

const extreme = '(?:best|strongest|biggest|largest|highest|greatest|record|top|peak|worst|weakest|smallest|lowest|poorest)';
/** "In which quarter was it highest?", "its record quarter". */
const ofQuarters = new RegExp(String.raw`\b(?:which|what) (?:single |fiscal |one )?quarter\b|\b${extreme} (?:ever |single |fiscal |reported )?quarter\b|\bquarter (?:with|of|that had) (?:the |its )?${extreme}\b`, 'i');

/** The quarters on file of the years that are named, or of all; empty where another time is named. */
function quartersOver({ holder: { bench: { book } }, measure: { id } }: Of, [only, ...others]: readonly AskedPeriod[]): readonly Reading[] {
  const quarters = allQuarters(book, id);
  if (others.length > 0) return [];
  if (only === undefined || only.kind === 'latest') return quarters;
  const newest = quarters.at(-1)?.period?.fiscal?.year ?? 0;
  const [from, to] = only.kind === 'years' ? [only.from, only.to] : only.kind === 'last' && only.of === 'year' ? [newest - only.count + 1, newest] : [0, -1];
  return quarters.filter(({ period }) => { const year = period?.fiscal?.year ?? 0; return year >= from && year <= to; });
}

/** So many are told behind the first one: the quarters of ten years would be a wall of figures. */
const MOST_BEHIND = 4;

/** "From the end of June 2016 to that of June 2025", where a balance is on file at both. */
function isBetweenEnds(period: AskedPeriod, readings: readonly Reading[]): boolean {
  const [first, last] = [readings[0], readings.at(-1)];
  return period.kind === 'dates' && first !== undefined && last !== undefined && endOf(first) === period.from && endOf(last) === period.to;
}

const inMoney = /\b(?:dollars?|usd|in money|how much more|by how much|came on top|was added|difference|increase|change)\b|\$/i;

/** By how much it moved, for who asks for that beside how many times it is. */
function moveBeside({ holder, text }: Of, before: Reading, now: Reading): readonly Text[] {
  const moved = inMoney.test(text) ? amountBetween(holder, before, now) : say``;
  return moved.template === '' ? [] : [{ ...moved, template: moved.template.trimStart() }];
}

/** The later over the earlier, written out. */
function factorTold({ holder, measure, text }: Of, periods: readonly AskedPeriod[]): Outcome | null {
  const found = periods.flatMap((period) => { const readings = readingsIn(holder.bench.book, measure.id, period); return period.kind === 'years' || isBetweenEnds(period, readings) ? [readings[0], readings.at(-1)] : readings.slice(-1); }).filter((reading) => reading !== undefined);
  const [before, now] = found.toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
  if (before === undefined || now === undefined || found.length !== 2 || before.value.lte(0) || now.value.lte(0)) return null;
  const { show } = holder.bench;
  const times: Reading = { metric: `${measure.id}_to_${measure.id}`, value: now.value.dividedBy(before.value), unit: { kind: 'multiple' }, period: now.period, formula: `${measure.id} / ${measure.id}@before`, facts: [...now.facts, ...before.facts], assumptions: {} };
  return { summary: [sentence(clauseOf(holder, now)), sentence(clauseOf(holder, before)), say`Ratio: ${show(now)} ÷ ${show(before)} = ${show(times, times.value.lt(10) ? 'hundredths' : 'plain')}.`, ...moveBeside({ holder, measure, text }, before, now)], blocks: [], missing: [] };
}

/** Where more than a few quarters are compared: from which to which. */
function stretchOf(readings: readonly Reading[]): Text {
  const inOrder = readings.toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
  const [oldest, newest] = [inOrder[0], inOrder.at(-1)];
  return oldest === undefined || newest === undefined || readings.length <= MOST_BEHIND ? say`those quarters` : say`all quarters on file, from ${timeName(oldest)} to ${timeName(newest)}`;
}

function bestOf({ holder, measure, text }: Of, readings: readonly Reading[]): Outcome | null {
  const isLeast = measure.as === 'lowest' || least.test(text);
  if (!isLeast && measure.as !== 'highest' && !most.test(text)) return null;
  const found = readings.toSorted((left, right) => right.value.comparedTo(left.value));
  const isLow = (lossEnd(text, found) ?? (isLeast ? 'lowest' : 'highest')) === 'lowest';
  const [first, ...rest] = isLow ? found.toReversed() : found;
  if (first === undefined || rest.length === 0) return null;
  return { summary: [say`The ${isLow ? 'low' : 'high'} point of ${stretchOf(readings)}: ${sentence(clauseOf(holder, first))}`], blocks: [textBlock(join(rest.slice(0, MOST_BEHIND).map((reading) => sentence(clauseOf(holder, reading))), ' '))], missing: [] };
}
