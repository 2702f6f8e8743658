// Yes or no before the figures, where they decide it: against another company or measure, against the time before, against nothing or a mark.
import { decimal, periodEnd } from '@assay/record';
import type { Reading } from '../../../../figures/figure.ts';
import { asPercent } from '../../../../figures/arithmetic.ts';
import { renderText } from '../../../../prose/render.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { statedPlainly } from '../../../asked/claimed/stated-plainly.ts';
import { overYears } from '../../../asked/forms/over-years.ts';
import { outgrownAsked } from '../../../asked/forms/outgrown.ts';
import { opensWithYesNo, readYesNo, type Decisive } from '../../../asked/forms/yes-no.ts';
import { stretchOf } from '../../course/closes-in.ts';
import { givenIn } from '../../../validate/demands/reading/given.ts';
import { readSides } from '../../../asked/forms/sides.ts';
import { decidedOverTime } from './decided-over-time.ts';
import { openedByVerdicts } from './verdicts.ts';
import { isMoment, metricsAsked, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { sayMeasure, type Said } from '../forms.ts';
import { orderHeld } from '../companies/order-held.ts';
import { paceDecided } from '../companies/growth-of-each.ts';
import { isOfMarket } from './naming.ts';
import { newestIsEnd } from './newest-is-end.ts';
import { shownOf } from './reading-words.ts';
import { seriesMoved } from './series-moved.ts';
import { isAgainstVerb } from './word-against-verb.ts';
import type { Outcome } from '../outcome.ts';
import type { Holder, Scene } from '../scene.ts';
import { isFromQuarterBefore, newestTwo } from '../times/from-quarter-before.ts';
import { favours } from '../times/times.ts';

/** The same with its first sentence opened by the word, or each sentence that decides an amount that is claimed; as it was where the figures do not decide. */
export function openedByWord(outcome: Outcome, scene: Scene): Outcome {
  const { claims = [], text } = scene.gathered.asked;
  if (claims.length > 0) return openedByVerdicts(outcome, { claims, text });
  const [first, ...rest] = outcome.summary;
  // Two amounts decide nothing where their moves are held against each other.
  const areMoves = scene.holders.length === 1 && outgrownAsked(text) !== null;
  const isYes = first === undefined || areMoves || /^(?:Yes|No): /.test(first.template) ? null : overTime(first, outcome, scene);
  return first === undefined || isYes === null || isAgainstVerb(isYes, first, text) ? outcome : { ...outcome, summary: [opened(isYes ? 'Yes' : 'No', first), ...rest] };
}

function overTime(first: Text, outcome: Outcome, scene: Scene): boolean | null {
  const isSo = decidedOverTime(first, scene);
  return isSo === undefined ? newestIsEnd(scene) ?? orderHeld(scene) ?? decided(first, scene) ?? movedAsSaid(outcome, scene) : isSo;
}

/** In one sentence with its proof: who strikes the proof strikes the word. */
function opened(word: 'Yes' | 'No', text: Text): Text {
  return say`${word}: ${text}`;
}

const told = ['look-up', 'compare', 'trend', 'rank'];

/** Of one series of the economy. */
function movedAsSaid(outcome: Outcome, scene: Scene): boolean | null {
  const { unknown, text } = scene.gathered.asked;
  for (const one of unknown.length > 0 ? [] : readYesNo(text)) {
    const isYes = seriesMoved(one, outcome, scene);
    if (isYes !== null) return isYes;
  }
  return null;
}

function decisiveIn({ text, claims }: Scene['gathered']['asked']): readonly Decisive[] {
  const stated = statedPlainly(text);
  return readYesNo(stated ?? text, claims !== undefined || stated !== null);
}

function decided(first: Text, scene: Scene): boolean | null {
  const { asked } = scene.gathered;
  // Of every year of a time, or of any, one of them decides nothing.
  if (overYears(asked.text) !== null) return null;
  const readings = told.includes(asked.operation) && scene.without.length === 0 && asked.unknown.length === 0 ? decisiveIn(asked) : [];
  const pace = readings.length === 0 && !opensWithYesNo(asked.text) ? undefined : paceDecided(scene);
  // Of two rates of growth the figures they are of decide nothing.
  if (pace !== undefined) return opensWithYesNo(asked.text) ? pace : null;
  for (const one of readings) {
    const isYes = decide(one, first, scene);
    if (isYes !== null) return isYes;
  }
  return null;
}

function decide(one: Decisive, first: Text, scene: Scene): boolean | null {
  switch (one.kind) {
    case 'than': return scene.holders.length === 2 ? thanAnother(one, first, scene) : scene.holders.length === 1 ? thanOtherTime(one, scene) ?? thanOtherMeasure(one, scene) : null;
    case 'moved': return hasMoved(one, scene);
    case 'sign': return hasSign(one, scene);
    case 'same': return isSame(scene);
    case 'mark': return isPast(one, scene);
  }
}

type Wanted = { readonly holder: Holder; readonly measure: MetricAsked };

/** The figure of one measure at the one time that is asked about. */
function saidOf(scene: Scene, { holder, measure }: Wanted): Said | null {
  const [period, ...others] = periodsAsked(scene);
  return period === undefined || others.length > 0 ? null : sayMeasure(holder, measure, period);
}

function only(scene: Scene): MetricAsked | null {
  const [measure, ...others] = metricsAsked(scene);
  return measure === undefined || others.length > 0 ? null : measure;
}

type Way = { readonly isMore: boolean; /** Of two losses the larger lies further below nothing; where one of the two is none, no word decides. */ readonly isOfLoss: boolean };

function compared(first: Reading, second: Reading, { isMore, isOfLoss }: Way): boolean | null {
  if (first.unit.kind !== second.unit.kind || first.value.eq(second.value)) return null;
  if (isOfLoss && !(first.value.isNegative() && second.value.isNegative())) return null;
  return first.value.gt(second.value) === (isMore !== isOfLoss);
}

/** "Better" is more of what is good, and less of what is not. */
function wayOf({ isGood, isMore, isOfLoss = false }: { readonly isGood: boolean | null; readonly isMore: boolean; readonly isOfLoss?: boolean }, id: string): Way {
  return { isMore: isGood === null ? isMore : isGood === (favours(id) !== 'down'), isOfLoss };
}

/** As it is told of the company in the sentence that the word opens: a multiple may stand on earnings of a year of its own. */
function toldOf(first: Text, { holder, measure }: Wanted): Reading | null {
  const told = givenIn(first).filter(({ metric, isBeside, clause }) => metric === measure.id && !isBeside && clause.startsWith(holder.name));
  const [only, ...others] = told.flatMap(({ id }) => first.figures.filter((figure) => figure.id === id));
  return only === undefined || others.length > 0 ? null : { metric: only.metric, value: decimal(only.value), unit: only.unit, period: only.period, formula: only.formula, facts: [], assumptions: {} };
}

function thanAnother(one: Extract<Decisive, { kind: 'than' }>, first: Text, scene: Scene): boolean | null {
  const measure = only(scene);
  if (measure === null) return null;
  const figures = scene.gathered.asked.companies.flatMap(({ ticker }) => scene.holders.filter(({ company }) => company.ticker === ticker)).flatMap((holder) => toldOf(first, { holder, measure }) ?? saidOf(scene, { holder, measure })?.figure ?? []);
  const [left, right] = figures;
  if (left === undefined || right === undefined || isMeaningless(measure.id, figures)) return null;
  return compared(left, right, wayOf(one, measure.id));
}

/** A multiple of a loss is neither cheap nor dear. */
function isMeaningless(id: string, figures: readonly Reading[]): boolean {
  return isOfMarket(id) && id !== 'price' && figures.some(({ value, unit }) => unit.kind === 'multiple' && value.isNegative());
}

const than = String.raw`\bthan (?:(?:in|it was|they were|that of|for|at|during) )*(?:the |its |a |one )?`;
const before = (unit: string): RegExp => new RegExp(String.raw`${than}(?:(?:same |corresponding )?(?:fiscal )?${unit} (?:before|earlier|ago|prior)|(?:previous|prior|preceding) (?:fiscal )?${unit})\b`, 'i');
const thanBefore = before('(?:year|quarter|one)');
const thanYearBefore = before('year');

/** "Less in 2024 than in 2023": the time that is named first against the other; "than the quarter before": the later against the earlier. */
function thanOtherTime(one: Extract<Decisive, { kind: 'than' }>, scene: Scene): boolean | null {
  const [holder] = scene.holders;
  const measure = only(scene);
  const [first, second, ...others] = periodsAsked(scene);
  if (holder === undefined || measure === null || first === undefined || others.length > 0) return null;
  if (isFromQuarterBefore(scene)) { const ends = newestTwo(holder, measure.id); return ends === null ? null : compared(ends.base, ends.before, wayOf(one, measure.id)); }
  if (second === undefined) return thanYearAgo(one, scene, { holder, measure });
  const figures = [first, second].flatMap((period) => sayMeasure(holder, { ...measure, as: 'value' }, period)?.figure ?? []);
  const [left, right] = thanBefore.test(scene.gathered.asked.text) ? figures.toSorted((former, latter) => endOf(latter).localeCompare(endOf(former))) : figures;
  return left === undefined || right === undefined ? null : compared(left, right, wayOf(one, measure.id));
}

/** Of a flow or a balance, whose figure of a year before is told beside it. */
function thanYearAgo(one: Extract<Decisive, { kind: 'than' }>, scene: Scene, { holder, measure }: Wanted): boolean | null {
  const isTold = thanYearBefore.test(scene.gathered.asked.text) && measure.as === 'value' && !isOfMarket(measure.id);
  const said = isTold ? saidOf(scene, { holder, measure: { ...measure, as: 'growth' } }) : null;
  return said === null || said.before === null ? null : compared(said.base, said.before, wayOf(one, measure.id));
}

/** Figures that are added up, or stand on one side of what they are held against, are not held against one another. */
function isEitherSide({ gathered: { asked } }: Scene, ...[first, second]: readonly [MetricAsked, MetricAsked]): boolean {
  const sides = readSides(asked.text);
  const isAdded = sides === null && /\b(?:dividends?|buy-?backs?|repurchases?) (?:and|plus|&|\+) (?:\w+ )?(?:dividends?|buy-?backs?|repurchases?)\b/i.test(asked.text);
  return first.as === 'value' && second.as === 'value' && asked.calculation === undefined && !isAdded && (sides === null || (sides.left.includes(first.id) && sides.right.includes(second.id)));
}

/** "More cash than debt". */
function thanOtherMeasure({ isMore, isOfLoss = false }: Extract<Decisive, { kind: 'than' }>, scene: Scene): boolean | null {
  const [first, second, ...others] = metricsAsked(scene);
  const [holder] = scene.holders;
  if (first === undefined || second === undefined || others.length > 0 || holder === undefined || !isEitherSide(scene, first, second)) return null;
  const [left, right] = [first, second].map((measure) => saidOf(scene, { holder, measure }));
  return left === undefined || left === null || right === undefined || right === null ? null : compared(left.figure, right.figure, { isMore, isOfLoss });
}

const movedForms: ReadonlySet<MetricAsked['as']> = new Set(['growth', 'change', 'cagr']);

/** Its move was asked for; or the words speak of one that bare figures tell as well. */
function mayHaveMoved({ as }: MetricAsked, { isOfLoss = false, isGood }: Extract<Decisive, { kind: 'moved' }>, isClaimed: boolean): boolean {
  return movedForms.has(as) || (as === 'value' && (isOfLoss || isGood !== null || isClaimed));
}

function hasMoved(one: Extract<Decisive, { kind: 'moved' }>, scene: Scene): boolean | null {
  const [holder, ...others] = scene.holders;
  const measure = only(scene);
  if (holder === undefined || others.length > 0 || measure === null || !mayHaveMoved(measure, one, scene.gathered.asked.claims !== undefined)) return null;
  const ends = isFromQuarterBefore(scene) ? newestTwo(holder, measure.id) : movedBetween(scene, { holder, measure }) ?? movedSinceAgo(scene, holder) ?? saidOf(scene, { holder, measure: { ...measure, as: measure.as === 'value' ? 'growth' : measure.as } });
  return ends === null || ends.before === null ? null : compared(ends.base, ends.before, wayOf({ ...one, isMore: one.isUp }, measure.id));
}

/** A share up to its newest close from so long ago. */
function movedSinceAgo({ gathered: { asked: { course } } }: Scene, { bench: { book } }: Holder): Pick<Said, 'base' | 'before'> | null {
  const [window, ...others] = course?.of === 'close' && course.form.kind === 'change' ? course.windows : [];
  const stretch = window?.kind !== 'ago' || others.length > 0 ? null : stretchOf(book.closes, window);
  const now = stretch?.within.at(-1);
  return stretch === null || now === undefined ? null : { base: now, before: stretch.base };
}

/** As shown: what rounds to the same figure is the same. */
function isSame(scene: Scene): boolean | null {
  const [holder, ...others] = scene.holders;
  const measure = only(scene);
  const ends = holder === undefined || measure === null || others.length > 0 ? null : movedBetween(scene, { holder, measure: { ...measure, as: 'value' } }) ?? (periodsAsked(scene).length === 1 ? saidOf(scene, { holder, measure: { ...measure, as: measure.as === 'value' ? 'change' : measure.as } }) : null);
  if (holder === undefined || ends?.before === null || ends === null) return null;
  const [now, before] = [ends.base, ends.before].map((reading) => renderText(say`${shownOf(holder, reading)}`));
  return now === before;
}

/** Two times that are named: the figure of the later against that of the earlier. */
function movedBetween(scene: Scene, { holder, measure }: Wanted): Pick<Said, 'base' | 'before'> | null {
  const periods = periodsAsked(scene);
  const figures = periods.length !== 2 || measure.as === 'cagr' ? [] : periods.flatMap((period) => sayMeasure(holder, { ...measure, as: 'value' }, period)?.figure ?? []);
  const [earlier, later] = figures.toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
  return earlier === undefined || later === undefined || endOf(earlier) === endOf(later) ? null : { base: later, before: earlier };
}

function endOf({ period }: Reading): string {
  return period === null ? '' : periodEnd(period) ?? '';
}

const mayBeNegative = /^(?:net_income|operating_income|gross_profit|pretax_income|diluted_eps|basic_eps|free_cash_flow|operating_cash_flow|ebitda|net_margin|operating_margin|shareholders_equity|total_equity|retained_earnings|comprehensive_income|working_capital)$/;

/** Paid or not, where nothing else is asked for. */
const paidOut = /^(?:dividends_per_share|dividends_paid|share_repurchases)$/;

const isPaidOut = ({ id }: MetricAsked, isAlone: boolean): boolean => isAlone && paidOut.test(id);

function hasSign({ isPositive }: Extract<Decisive, { kind: 'sign' }>, scene: Scene): boolean | null {
  const [holder, ...others] = scene.holders;
  const [measure, ...more] = metricsAsked(scene);
  const [period] = periodsAsked(scene);
  if (holder === undefined || others.length > 0 || measure === undefined || period === undefined || !isMoment(period) || measure.as !== 'value' || !(mayBeNegative.test(measure.id) || isPaidOut(measure, more.length === 0 && isPositive))) return null;
  const said = saidOf(scene, { holder, measure });
  return said === null || said.figure.value.isZero() ? null : said.figure.value.isPositive() === isPositive;
}

function isPast({ isMore, mark, isPercent }: Extract<Decisive, { kind: 'mark' }>, scene: Scene): boolean | null {
  const [holder, ...others] = scene.holders;
  const measure = only(scene);
  const said = holder === undefined || others.length > 0 || measure === null ? null : saidOf(scene, { holder, measure });
  if (said === null) return null;
  const { figure } = said;
  const isRate = figure.unit.kind === 'percent' || figure.unit.kind === 'fraction';
  if (isRate !== isPercent) return null;
  const value = isRate ? asPercent(figure) : figure.value.toNumber();
  return value === mark ? null : value > mark === isMore;
}
