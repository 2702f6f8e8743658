// What several companies' figures come to: their difference, sum, mean, or one over the other, with the calculation written out so that anybody can do it again.
import { decimal, type Decimal } from '@assay/record';
import { assumed } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { inBothUnits, isOfAmounts, readBetween, type BetweenForm } from '../../../asked/forms/between.ts';
import type { AskedMeasure, AskedPeriod } from '../../../asked/asked.ts';
import type { Gathered } from '../../../stages.ts';
import { isMoment, metricsAsked, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { sayMeasure } from '../forms.ts';
import type { Holder, Scene } from '../scene.ts';
import { differenceWritten, shownTogether } from '../sentences/written-out.ts';

type One = { readonly holder: Holder; readonly figure: Reading };
type Asked = { readonly form: BetweenForm; readonly given: MetricAsked; readonly each: readonly One[] };

/** Amounts and rates can be set against one another; a multiple of the price has no sum. */
const plainUnits = ['money', 'percent', 'fraction', 'shares', 'count'];
const percent = { kind: 'percent' } as const;

/** The calculation as a sentence; null where none is asked for, or a company lacks its figure. */
export function betweenCompanies(scene: Scene): Text | null {
  const asked = askedBetween(scene);
  // What is claimed of each of several companies is no calculation with their figures.
  if (asked === null || (scene.gathered.asked.claims ?? []).length > 1) return null;
  const { form, given, each } = asked;
  if (form === 'part') return partOf(each, scene);
  return toldInBoth(asked, scene) ?? toldBetween(form, each, given);
}

/** Of two amounts; null where one unit is asked for. */
function toldInBoth({ form, given, each }: Asked, { gathered: { asked: { text } } }: Scene): Text | null {
  const [first, second, ...others] = each;
  const isOfTwo = first !== undefined && second !== undefined && others.length === 0 && first.figure.unit.kind === 'money' && (form === 'excess' || form === 'difference') && inBothUnits(text);
  const excess = isOfTwo ? excessOf(first, second, given) : null;
  return excess === null || !isOfTwo ? null : join([differenceOf(first, second, given), excess], ' ');
}

/** What the figures of several companies come to; null where it would say nothing. */
export function toldBetween(form: Exclude<BetweenForm, 'part'>, each: readonly One[], given: MetricAsked): Text | null {
  if (form === 'sum') return sumOf(each);
  if (form === 'mean') return meanOf(each);
  const [first, second, ...others] = each;
  return first === undefined || second === undefined || others.length > 0 ? null : ofTwo[form](first, second, given);
}

function askedBetween(scene: Scene): Asked | null {
  const { asked } = scene.gathered;
  const form = readBetween(asked.text);
  const [given, ...others] = metricsAsked(scene);
  const [period, ...times] = periodsAsked(scene);
  if (form === null || given === undefined || period === undefined || others.length + times.length + scene.without.length > 0 || scene.holders.length < 2) return null;
  if (!isMoment(period) && given.as === 'value') return null;
  const each = scene.holders.flatMap((holder): One[] => { const said = sayMeasure(holder, given, period); return said === null ? [] : [{ holder, figure: said.figure }]; });
  const [unit] = each.map(({ figure }) => figure.unit.kind);
  const isWhole = each.length === scene.holders.length && unit !== undefined && plainUnits.includes(unit) && each.every(({ figure }) => figure.unit.kind === unit && sameCurrency(figure, each[0]?.figure));
  return isWhole ? { form, given, each } : null;
}

/** Of several companies a sum, a mean or a difference is one of their values, not of times or measures; growth in one year against the one before is that of the later. */
export function ofValues(gathered: Gathered): Gathered {
  const { asked } = gathered;
  if (asked.companies.length < 2) return gathered;
  const form = readBetween(asked.text);
  const forms = form === null ? [] : ['total', 'average', ...(isMoveOfEach(asked) ? [] : ['change']), 'difference', ...(isOfAmounts(asked.text, form) ? ['growth'] : [])];
  const measures = asked.measures.map((measure): AskedMeasure => ('as' in measure && forms.includes(measure.as) ? { ...measure, as: 'value' } : measure));
  const isGrown = measures.length > 0 && measures.every((measure) => measure.kind === 'metric' && measure.id !== 'price' && measure.as === 'growth');
  return { ...gathered, asked: { ...asked, measures, periods: isGrown && againstYear.test(asked.text) ? laterOnly(asked.periods) : asked.periods } };
}

/** "By how many points did their margins change from 2020 to 2024": of each by itself, and no difference between two of them. */
function isMoveOfEach({ companies, periods, text }: Gathered['asked']): boolean {
  const isSpan = periods.length === 1 && periods.every((period) => period.kind === 'years' && period.from < period.to);
  return companies.length > 2 ? isSpan || periods.length === 2 : isSpan && !betweenTwo.test(text);
}

const betweenTwo = /\b(?:differ\w*|gap|apart|than|distance|lead|spread)\b/i;

/** "Against 2023", and not "against Acme in 2023". */
const againstYear = /\b(?:against|versus|vs\.?|over|compared (?:to|with)|from|than|on)\s+(?:fiscal |fy ?|the year |in )?'?(?:20)?\d\d\b/i;

function laterOnly(periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  const years = periods.map((period) => (period.kind === 'fiscal' && period.part === 'FY' ? period.year : null));
  const [first, second, ...others] = years;
  const areNext = others.length === 0 && typeof first === 'number' && typeof second === 'number' && Math.abs(first - second) === 1;
  return areNext ? periods.filter((_, index) => years[index] === Math.max(first, second)) : periods;
}

function sameCurrency({ unit }: Reading, other: Reading | undefined): boolean {
  return unit.kind !== 'money' || (other?.unit.kind === 'money' && other.unit.currency === unit.currency);
}

function made(from: readonly One[], value: Decimal, given: Pick<Reading, 'unit' | 'formula'>): Reading {
  return { metric: from[0]?.figure.metric ?? '', value, unit: given.unit, period: from[0]?.figure.period ?? null, formula: given.formula, facts: from.flatMap(({ figure }) => figure.facts), assumptions: {} };
}

function differenceOf(first: One, second: One, given: MetricAsked): Text {
  const [more, less] = first.figure.value.gte(second.figure.value) ? [first, second] : [second, first];
  const isRate = first.figure.unit.kind === 'percent' || first.figure.unit.kind === 'fraction';
  const result = made([more, less], more.figure.value.minus(less.figure.value).times(first.figure.unit.kind === 'fraction' ? 100 : 1), { unit: isRate ? { kind: 'points' } : first.figure.unit, formula: `${given.id} - ${given.id}` });
  return differenceWritten({ more: more.figure, less: less.figure, result, holder: more.holder });
}

function excessOf(first: One, second: One, given: MetricAsked): Text | null {
  const [more, less] = first.figure.value.gte(second.figure.value) ? [first, second] : [second, first];
  // "How much less" is held against the larger one.
  if (less.figure.value.lte(0)) return null;
  const result = made([more, less], more.figure.value.dividedBy(less.figure.value).minus(1).times(100), { unit: percent, formula: `(${given.id} / ${given.id} - 1) * 100` });
  const { show } = more.holder.bench;
  return say`Above the other by: (${show(more.figure)} − ${show(less.figure)}) ÷ ${show(less.figure)} = ${show(result)}.`;
}

function quotientOf(first: One, second: One): Text | null {
  if (second.figure.value.lte(0) || first.figure.value.lte(0)) return null;
  const result = made([first, second], first.figure.value.dividedBy(second.figure.value), { unit: { kind: 'multiple' }, formula: `${first.figure.metric} / ${second.figure.metric}` });
  const { show } = first.holder.bench;
  return say`Ratio: ${show(first.figure)} ÷ ${show(second.figure)} = ${show(result, result.value.lt(10) ? 'hundredths' : 'plain')}.`;
}

function percentOf(first: One, second: One): Text | null {
  if (second.figure.value.lte(0)) return null;
  const result = made([first, second], first.figure.value.dividedBy(second.figure.value).times(100), { unit: percent, formula: `${first.figure.metric} / ${second.figure.metric} * 100` });
  const { show } = first.holder.bench;
  return say`In percent: ${show(first.figure)} ÷ ${show(second.figure)} = ${show(result)}.`;
}

const ofTwo: Readonly<Record<Exclude<BetweenForm, 'sum' | 'mean' | 'part'>, (first: One, second: One, given: MetricAsked) => Text | null>> = { difference: differenceOf, excess: excessOf, times: quotientOf, percent: percentOf };

const totalOf = (each: readonly One[]): Decimal => each.reduce((sum, { figure }) => sum.plus(figure.value), decimal(0));

/** A sum of rates would say nothing. */
function sumOf(each: readonly One[]): Text | null {
  const [first] = each;
  if (first === undefined || first.figure.unit.kind === 'percent' || first.figure.unit.kind === 'fraction') return null;
  const result = made(each, totalOf(each), { unit: first.figure.unit, formula: 'sum' });
  const shown = shownTogether({ parts: each.map(({ figure }) => figure), result, holder: first.holder, add: (values) => values.reduce((sum, value) => sum + value, 0) });
  return say`Together: ${join(shown.slice(0, -1).map((piece) => say`${piece}`), ' + ')} = ${shown.at(-1) ?? ''}.`;
}

function meanOf(each: readonly One[]): Text | null {
  const [first] = each;
  if (first === undefined) return null;
  const result = made(each, totalOf(each).dividedBy(each.length), { unit: first.figure.unit, formula: 'avg' });
  const { show } = first.holder.bench;
  return say`Average: (${join(each.map(({ figure }) => say`${show(figure)}`), ' + ')}) ÷ ${show(assumed('count', each.length, { kind: 'count', of: null }))} = ${show(result)}.`;
}

/** Of all together, the company that the question ends on or asks for: the one named most often, else the first. */
function partOf(each: readonly One[], { gathered: { asked } }: Scene): Text | null {
  const total = totalOf(each);
  const counted = each.map((one) => ({ one, count: asked.text.toLowerCase().split((one.holder.name.split(/[ ’']/)[0] ?? '').toLowerCase()).length }));
  const chosen = counted.reduce((best, other) => (other.count > best.count ? other : best), counted[0] ?? { one: each[0], count: 0 }).one;
  if (chosen === undefined || total.lte(0)) return null;
  const result = made(each, chosen.figure.value.dividedBy(total).times(100), { unit: percent, formula: 'part / sum * 100' });
  const { show } = chosen.holder.bench;
  return say`Of all together ${chosen.holder.name} has: ${show(chosen.figure)} ÷ (${join(each.map(({ figure }) => say`${show(figure)}`), ' + ')}) = ${show(result)}.`;
}
