// The growth of each of several years or quarters on its own year before: which was faster, and whether growth slowed. Also one quarter held against the quarter before it and against the same one of the year before.
import { growth } from '../../../../figures/arithmetic.ts';
import { endOf } from '../../../../book/fact-book.ts';
import { join, say } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { asksBothWays, asksMoveBetween, asksPace, asksYearly, heldAgainst, inEach, isPaceUp, saysYearOnYear } from '../../../asked/forms/pace-words.ts';
import { orderInTime } from '../../../asked/times/follow/held-against.ts';
import { metricsAsked, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { asForm, movedBy } from '../forms.ts';
import { isOfMarket, isOfTwoTimes, isSequential } from '../sentences/naming.ts';
import type { Outcome } from '../outcome.ts';
import type { Holder, Scene } from '../scene.ts';
import { allQuarters, allYears, readingsIn, yearBefore, yearOf } from '../times/times.ts';
import { movesIn, type Move } from '../times/year-moves.ts';

const fromTo = /\b(?:from|between|since|until|through)\b|->|→|–|\bto\b|\b(?:over|on|upon) (?:fiscal (?:year )?|fy ?|the year )?'?(?:20)?\d\d\b/i;

/** Fiscal years that are named, in their order; a stretch of them where each is to be told. Null where there are no two, or too many for sentences. */
function yearsNamed(scene: Scene): readonly number[] | null {
  const periods = periodsAsked(scene);
  const [only] = periods;
  const years = only !== undefined && periods.length === 1 ? yearsOfOne(scene, only) : periods.map(fiscalYear).toSorted((left, right) => left - right);
  return years === null || years.includes(0) || years.length < 2 || years.length > MOST_YEARS ? null : years;
}

/** Nought for what is no fiscal year. */
const fiscalYear = (period: AskedPeriod): number => (period.kind === 'fiscal' && period.part === 'FY' ? period.year ?? 0 : 0);

/** All years of a stretch; of one year alone, where its pace is asked for, the one before it too. */
function yearsOfOne(scene: Scene, only: AskedPeriod): readonly number[] | null {
  const { text } = scene.gathered.asked;
  if (only.kind === 'years') return Array.from({ length: only.to - only.from + 1 }, (_, index) => only.from + index);
  if (only.kind === 'last') return only.of === 'year' && eachYear.test(text) ? lastYears(scene, only.count) : null;
  return isOneYear(only) && asksPace.test(text) ? withYearBefore(scene, only) : null;
}

/** "In each of the last three years": up to the newest year on file. */
function lastYears(scene: Scene, count: number): readonly number[] | null {
  const newest = newestYear(scene);
  return newest === null ? null : Array.from({ length: count }, (_, index) => newest - count + 1 + index);
}

function newestYear(scene: Scene): number | null {
  const [wanted] = grownMeasures(scene);
  const newest = wanted === undefined ? undefined : allYears(wanted.holder.bench.book, wanted.measure.id).at(-1);
  return newest === undefined || wanted === undefined ? null : yearOf(wanted.holder.bench.book, newest);
}

const isOneYear = (period: AskedPeriod): boolean => period.kind === 'latest' || (period.kind === 'fiscal' && period.part === 'FY');

/** "Is growth slowing?": the newest year, or the one that is named, against the one before it. */
function withYearBefore(scene: Scene, period: AskedPeriod): readonly number[] | null {
  const year = (period.kind === 'fiscal' ? period.year : null) ?? newestYear(scene);
  return year === null ? null : [year - 1, year];
}

const MOST_YEARS = 8;
const eachRate = /\b(?:growth|rates?|faster|slower|slow\w+|speed\w+|accelerat\w+|pace)\b/i;
/** Each year is wanted, whatever words are between the first and the last. */
const eachYear = /\b(?:each|every|year[- ]by[- ]year|year after year|year to year|by year|annual (?:\w+ )?(?:growth )?rates|yearly (?:\w+ )?(?:growth )?rates|slow\w*|decelerat\w*|accelerat\w*|speed(?:ed|ing)? up|pick(?:ed|ing)? up|steam|momentum|fad(?:e|ed|es|ing)|cool(?:ed|ing)?|one rate for each|for each)\b/i;
const overAll = /\b(?:cagr|compound\w*|average|on average|overall|in total|total|cumulative(?:ly)?|altogether|all told|(?:what|which|a|the) (?:yearly|annual) (?:growth )?rate)\b/i;

/** "The rise in each", "of each of Visa's cash and debt": of several figures it is each of them that is meant, and not each year. */
const eachFigure = /\b(?:(?:in|for|of|at) )?each(?: of (?:the two|them|these|those|both))?(?=\s*(?:[.,;?:]|$)| of (?:the |its |their )?(?!(?:the|its|their|two|three|four|five|last|past|years?|fiscal|fy|quarters?)\b)\p{L})/giu;
const timesSaid = (text: string, figures: number): string => (figures > 1 ? text.replace(eachFigure, '') : text);

function isOneMove(text: string): boolean {
  return asksMoveBetween.test(text) && !asksPace.test(text);
}

/** Year on year, of years that are named and not held against one another, is of each. */
const isInEach = (text: string): boolean => inEach.test(text) || (saysYearOnYear.test(text) && !fromTo.test(text) && !heldAgainst.test(text));

/** Whether a rate for each of the years is meant, and not one over all of them. */
function isOfEach(text: string, { length }: readonly number[], isNamed: boolean): boolean {
  if (overAll.test(text) || isOneMove(text)) return false;
  return eachYear.test(text) || (isNamed && isInEach(text)) ||  (isNamed && !fromTo.test(text) && (eachRate.test(text) || length > 2));
}

type Fiscal = Extract<AskedPeriod, { readonly kind: 'fiscal' }>;

function quartersNamed(scene: Scene): readonly Fiscal[] {
  const periods = periodsAsked(scene);
  const quarters = periods.flatMap((period) => (period.kind === 'fiscal' && period.part.startsWith('Q') ? [period] : []));
  return quarters.length === periods.length && quarters.length > 1 && quarters.length <= MOST_YEARS ? quarters : [];
}

/** Growth that is named for each of them: twice, or once and pointed at. */
const namedTwice = /\bgrowth\b[^?]*\b(?:growth|that of|the one (?:of|in)|had (?:it )?been|what was it)\b/i;

/** "This quarter against the same quarter of the year before": one move, from the one to the other. */
function areOneYearApart([first, second, ...more]: readonly Fiscal[]): boolean {
  return first !== undefined && second !== undefined && more.length === 0 && first.part === second.part && Math.abs((first.year ?? 0) - (second.year ?? 0)) === 1;
}

/** "Year over year, in one quarter and in the next": not from the one to the other. */
function isOfEachQuarter(text: string, quarters: readonly Fiscal[]): boolean {
  if (isOneMove(text)) return false;
  return (asksYearly.test(text) && !(areOneYearApart(quarters) && !saysYearOnYear.test(text))) || asksPace.test(text) || inEach.test(text) || namedTwice.test(text);
}

/** A quarter against the same one of the year before; null where growth from there says nothing. */
function yearlyMove({ bench: { book } }: Holder, id: string, period: AskedPeriod): Move | null {
  const now = readingsIn(book, id, period).at(-1);
  const before = now === undefined ? null : yearBefore(book, now);
  const by = now === undefined || before === null || now.value.isNegative() ? null : growth(now, before);
  return now === undefined || before === null || by === null ? null : { now, before, by };
}

type Wanted = { readonly holder: Holder; readonly measure: MetricAsked };

/** The moves that are asked for, in the order of time; empty where one stretch over all of them is meant. */
function movesOf(scene: Scene, { holder, measure }: Wanted): readonly Move[] {
  const text = timesSaid(scene.gathered.asked.text, grownMeasures(scene).length);
  const quarters = quartersNamed(scene);
  if (quarters.length > 0) {
    const moves = isOfEachQuarter(text, quarters) ? quarters.flatMap((period) => yearlyMove(holder, measure.id, period) ?? []) : [];
    return moves.length < quarters.length ? [] : moves.toSorted((left, right) => endOf(left.now).localeCompare(endOf(right.now)));
  }
  const years = yearsNamed(scene);
  if (years === null || !isOfEach(text, years, periodsAsked(scene).length > 1)) return [];
  return movesIn(holder, measure.id, { from: years[0] ?? 0, to: years.at(-1) ?? 0 }).filter(({ now }) => years.includes(yearOf(holder.bench.book, now) ?? 0));
}

const inPercent = /(?:%|\b(?:per ?cent\w*|pct)\b)(?![ -]points?\b)/i;

/** Every measure of one company, where growth of amounts is all that is asked for. */
function grownMeasures(scene: Scene): readonly Wanted[] {
  const [holder, ...others] = scene.holders;
  const measures = [...new Map(metricsAsked(scene).map(asForm).map((measure) => [measure.id, measure])).values()];
  const { text } = scene.gathered.asked;
  const isYearly = asksYearly.test(text) || (inEach.test(text) && inPercent.test(text));
  const areGrown = measures.length > 0 && measures.every(({ id, as }) => (as === 'growth' || (as === 'change' && isYearly)) && !isOfMarket(id) && !isOfTwoTimes(id));
  return holder === undefined || others.length > 0 || !areGrown ? [] : measures.map((measure) => ({ holder, measure }));
}

const ofFigures = /\bwhich (?:(?:one|of (?:the two|them|these|those|both)) )?(?:\w+ ){0,2}(?:faster|quicker|slower|more|less|most|least)\b/i;

/** "Growth in one year and in the next", "is growth slowing, 2021 to 2024": a rate for each; null where one stretch over all of them is meant. */
export function growthOfEach(scene: Scene): Outcome | null {
  const both = growthBothWays(scene);
  if (both !== null) return both;
  const wanted = grownMeasures(scene);
  const told = wanted.map(({ holder, measure }) => ({ holder, moves: movesOf(scene, { holder, measure }) }));
  const text = timesSaid(scene.gathered.asked.text, told.length);
  // "Which of the two grew faster": of the figures, in one year.
  if (told.length > 1 && ofFigures.test(text) && periodsAsked(scene).length < 2) return null;
  // Of several figures a year beside another may be what they are held against.
  if (told.length > 1 && !(asksPace.test(text) || eachYear.test(text) || isInEach(text))) return null;
  if (told.length === 0 || told.some(({ moves }) => moves.length < 2)) return null;
  return { summary: told.map(({ holder, moves }) => sentenceOf(holder, moves, text)), blocks: [], missing: [] };
}

function sentenceOf(holder: Holder, moves: readonly Move[], text: string): ReturnType<typeof say> {
  const isOfQuarters = moves.every(({ now }) => now.period?.fiscal?.part !== 'FY');
  if (moves.length > 2) return say`${isOfQuarters ? 'Quarter by quarter' : 'Year by year'}: ${join(moves.map((one) => movedBy(holder, one)), ' ')}`;
  if (isHeldAgainstBefore(text, moves)) return say`${join(moves.toReversed().map((one) => movedBy(holder, one)), ' ')}`;
  const faster = moves.toSorted((left, right) => right.by.value.comparedTo(left.by.value));
  return say`${paceOf(text, moves, isOfQuarters ? 'quarters' : 'years')} ${join(faster.map((one) => movedBy(holder, one)), ' ')}`;
}

/** "Growth in 2024 compared with 2023" may mean the amount of the year before, or its growth: the move between the two comes first, the one before it next. */
function isHeldAgainstBefore(text: string, [first, last]: readonly Move[]): boolean {
  return heldAgainst.test(text) && !asksPace.test(text) && !namedTwice.test(text) && first !== undefined && last !== undefined && endOf(first.now) === endOf(last.before);
}

/** In words, where they ask whether growth slowed. */
function paceOf(text: string, [first, last]: readonly Move[], times: 'quarters' | 'years'): string {
  if (first === undefined || last === undefined || !asksPace.test(text) || first.by.value.eq(last.by.value)) return 'The faster of the two first:';
  return `Growth ${last.by.value.lt(first.by.value) ? 'slowed' : 'accelerated'}; the faster of the two ${times} first:`;
}

/** Whether growth went the way that the words ask after; undefined where no two rates of growth are held against each other. */
export function paceDecided(scene: Scene): boolean | null | undefined {
  const [wanted, ...others] = grownMeasures(scene);
  const moves = wanted === undefined ? [] : movesOf(scene, wanted);
  const [first, last] = moves;
  // On the quarter before and on the year before: two answers to one question.
  if (asksBothWays(scene.gathered.asked.text, periodsAsked(scene))) return null;
  if (others.length > 0 || moves.length !== 2 || first === undefined || last === undefined) return undefined;
  const isUp = isPaceUp(scene.gathered.asked.text);
  return isUp === null || first.by.value.eq(last.by.value) ? null : last.by.value.gt(first.by.value) === isUp;
}

/** Of one quarter the growth on the quarter before and on the year before; null where not both are asked for, or one is not on file. */
function growthBothWays(scene: Scene): Outcome | null {
  const { text } = scene.gathered.asked;
  const [holder, ...others] = scene.holders;
  const measures = metricsAsked(scene).map(asForm).map((measure) => (isSequential(measure.id) ? { ...measure, id: 'revenue' } : measure)).filter(({ id }) => !isOfMarket(id) && !isOfTwoTimes(id));
  if (holder === undefined || others.length > 0 || measures.length === 0 || measures.length < metricsAsked(scene).length || !asksBothWays(text, periodsAsked(scene))) return null;
  const quarters = periodsAsked(scene).filter((period) => period.kind === 'fiscal' && period.part.startsWith('Q'));
  const told = [...new Map(measures.map((measure) => [measure.id, measure])).values()].map(({ id }) => bothMoves(holder, id, quarters));
  return told.some((moves) => moves.length < 2) ? null : { summary: told.flatMap((moves) => moves.map((move) => movedBy(holder, move))), blocks: [], missing: [] };
}

/** Of the newest of the quarters that are named, else of the newest on file. */
function bothMoves(holder: Holder, id: string, quarters: readonly AskedPeriod[]): readonly Move[] {
  const { book } = holder.bench;
  const all = allQuarters(book, id);
  const newest = quarters.toSorted((left, right) => orderInTime(left) - orderInTime(right)).at(-1);
  const now = newest === undefined ? all.at(-1) : readingsIn(book, id, newest).at(-1);
  const previous = now === undefined ? undefined : all.findLast((one) => endOf(one) < endOf(now));
  const isNext = now !== undefined && previous !== undefined && Math.abs(Date.parse(endOf(now)) - Date.parse(endOf(previous))) < 100 * 86_400_000;
  const before = now === undefined ? null : yearBefore(book, now);
  return [isNext ? previous : null, before].flatMap((then): Move[] => { const by = now === undefined || then === null || now.value.isNegative() ? null : growth(now, then); return now === undefined || then === null || by === null ? [] : [{ now, before: then, by }]; });
}
