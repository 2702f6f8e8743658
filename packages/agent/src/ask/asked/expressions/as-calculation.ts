// Where the words between measures ask for one calculation, it takes the place of the figures that it is made of.
import { formulaInputs, metricById } from '@assay/calc';
import type { AskedMeasure, Calculation, Expression, Operand } from '../asked.ts';
import type { Said } from '../inherit.ts';
import type { FoundMeasure } from '../measures/found-measure.ts';
import type { FoundPeriod } from '../periods/periods.ts';
import type { Place } from '../places.ts';
import { ratioNamed } from '../forms/together.ts';
import type { CalculationWords } from './signs/calculation-words.ts';
import { asksEachPart } from '../twofold/each-part-of.ts';
import { operandsOf, withReturnsApart } from './signs/expression.ts';
import { readPair } from './as-pair.ts';
import { readByShape } from './by-name/by-shape.ts';
import { movedDebt } from './by-name/debt-in-all.ts';
import { namedDifference } from './by-name/named-difference.ts';
import { partOverYears } from './part-over-years.ts';
import { sameAgain } from './same-again.ts';
import { behindEarlier } from './signs/behind-earlier.ts';
import type { Marking } from './signs/marked-text.ts';
import { withoutLead } from './signs/without-lead.ts';
import { readCalculation, type Read } from './read-calculation.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

const overlaps = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;

/** A time said twice stands at each of its places. */
export function everyTime({ periods, times }: CalculationWords): readonly FoundPeriod[] {
  const said = new Set(periods.map(({ period }) => JSON.stringify(period)));
  const again = times.filter((time) => said.has(JSON.stringify(time.period)) && !periods.some((period) => overlaps(period, time)));
  return [...periods, ...again].toSorted((left, right) => left.start - right.start);
}

const pronouns = /\b(?:that|this|it|they|those|these|the same|the figure|the amount|that (?:figure|amount))\b(?! (?:year|quarter|time|company|firm|were|year's)\b)/gi;
const leading = /^(?:(?:and|so|now|ok|okay|what about|how about|then|but|also) )*(?:(?:what|how much|how many)(?: is| was| are| were)? )?(?=per\b|relative to\b|divided by\b|over\b|in relation to\b|minus\b|less\b|plus\b)/i;

/** "That free cash flow" names the figure of the question before, and stands for no second one. */
function isOfOthers(measures: readonly FoundMeasure[], id: string): boolean {
  return measures.length > 0 && !measures.some(({ measure }) => measure.kind === 'metric' && measure.id === id);
}

/** "How much is that out of every dollar of sales?", "as a share of revenue?": the figure of the question before. */
function withEarlier(words: CalculationWords): readonly FoundMeasure[] {
  const measures = words.measures.filter(({ measure }) => measure.kind === 'metric');
  const [only, ...others] = words.earlier;
  if (only?.kind !== 'metric' || others.length > 0 || !isOfOthers(measures, only.id)) return measures;
  const said = [...words.text.matchAll(pronouns)].at(-1) ?? null;
  const start = said === null ? leading.exec(words.text)?.[0].length ?? -1 : said.index;
  const before: FoundMeasure = { start, end: start + (said?.[0].length ?? 0), measure: { ...only, as: 'value' } };
  return start < 0 ? measures : [before, ...measures].toSorted((left, right) => left.start - right.start);
}

export type Calculated = { readonly said: Said; /** Whether the words between the measures were read as one calculation. */ readonly isRead: boolean; /** Of what the question before named. */ readonly isOfBefore?: boolean };

/** The calculation in the place of its measures; unchanged where none is asked for, or one that the measures say already. */
export function withCalculation(said: Said, words: CalculationWords): Calculated {
  const unread: Calculated = { said, isRead: false };
  if (!canBeCalculated(said) || asksEachPart(words.text)) return unread;
  const ahead = formedAhead(said, words);
  if (ahead !== null) return { said: { ...said, ...ahead }, isRead: true };
  const again = sameAgain(said, words);
  if (again !== null) return { said: { ...said, ...again }, isRead: true, isOfBefore: true };
  const read = readIn(words);
  if (read === null) return unread;
  const calculation = amongCompanies(read.calculation, said);
  if (isEachOwn(calculation, said)) return unread;
  if (read.isPointed !== true && isSaid(calculation, said.measures, areYears(said, words.text)) && !isCover(calculation, words.text)) return { said, isRead: true };
  return { said: { ...said, ...asFigures({ ...read, calculation }, said, words) }, isRead: true, isOfBefore: read.isOfBefore === true };
}

/** What is known by its form, before any words between the figures are looked at. */
function formedAhead(said: Said, words: CalculationWords): Partial<Pick<Said, 'measures' | 'calculation'>> | null {
  const moved = movedDebt(said, words.text) ?? timesNamed(said, words.text);
  if (moved !== null) return { measures: [moved] };
  const overYears = said.companies.length > 1 ? null : partOverYears(words, said.periods);
  if (overYears !== null) return { measures: measuresOf(overYears), calculation: overYears };
  const pair = pairOf(said, words);
  return pair === null ? null : { measures: pair };
}

/** "Highest first" of several companies is their order, and no year of theirs. */
function amongCompanies(calculation: Calculation, { companies }: Said): Calculation {
  return companies.length > 1 && (calculation.over === 'highest' || calculation.over === 'lowest') ? { ...calculation, over: 'each' } : calculation;
}

/** By the name that it has, else as the calculation. */
function asFigures(read: Read, { companies }: Said, words: CalculationWords): Pick<Said, 'measures' | 'calculation'> {
  const { calculation } = read;
  const isFormed = read.isPointed === true || (words.earlier.length > 0 && companies.length === 0 && calculation.quotient === 'percent');
  const ratio = isFormed ? null : namedRatio(calculation, words.text);
  const named = ratio === null ? namedDifference(calculation) : [ratio];
  const beside = (ratio === null ? [] : read.beside ?? []).map(({ id, words: said }): Metric => ({ kind: 'metric', id, as: 'value', words: said }));
  const apart: Calculation = { ...calculation, expression: withReturnsApart(calculation.expression) };
  return named.length > 0 ? { measures: [...new Map([...beside, ...named].map((measure) => ['id' in measure ? measure.id : '', measure])).values()] } : { measures: measuresOf(apart), calculation: apart };
}

function areYears({ periods }: Said, text: string): boolean {
  return !/\b(?:minus|less)\b|\d -|−/.test(text) && periods.every((period) => period.kind === 'fiscal' && period.part === 'FY');
}

function markingOf(words: CalculationWords): Marking {
  return { text: words.text, measures: words.measures, times: everyTime(words), names: words.names };
}

/** Debts that would be paid out of cash: what is left of which, the words around the figures say. */
const settles = /\b(?:if|had|suppos\w+|imagin\w+|say)\b[^?]*\b(?:pa(?:y|id) (?:off|down|back)|repa(?:y|id)|cleared?|settled?|retired?|towards?|used?|put)\b/i;

/** By the words between the figures, else by what the figures are. */
function readIn(words: CalculationWords): Read | null {
  const marking = markingOf(words);
  const isSettled = settles.test(words.text);
  return (isSettled ? readByShape(marking) : null) ?? readCalculation({ ...marking, measures: withEarlier(words) }) ?? (isSettled ? null : readByShape(marking)) ?? readBehindLead(words) ?? readBehindEarlier(words);
}

/** What a story tells of before the figures are named is not worked with. */
function readBehindLead(words: CalculationWords): Read | null {
  const asking = words.earlier.length > 0 ? null : withoutLead(words);
  if (asking === null) return null;
  const marking = markingOf(asking);
  return readCalculation({ ...marking, measures: asking.measures.filter(({ measure }) => measure.kind === 'metric') }) ?? readByShape(marking);
}

/** "Divide the first by the second": of what the question before named. */
function readBehindEarlier(words: CalculationWords): Read | null {
  const whole = words.earlier.length === 0 ? null : behindEarlier(words);
  const read = whole === null ? null : readCalculation({ ...markingOf(whole), measures: whole.measures.filter(({ measure }) => measure.kind === 'metric') });
  return read === null ? null : { ...read, isPointed: true, isOfBefore: true };
}

function pairOf({ companies }: Said, words: CalculationWords): readonly AskedMeasure[] | null {
  return words.earlier.length > 0 || companies.length !== 1 ? null : readPair(markingOf(words));
}

function canBeCalculated({ group, conditions, measures }: Said): boolean {
  return group === null && conditions.length === 0 && measures.every(({ kind }) => kind === 'metric' || kind === 'topic');
}

/** Of several companies one measure at two times is each one's own. */
function isEachOwn({ expression }: Calculation, { companies }: Said): boolean {
  return companies.length > 1 && new Set(operandsOf(expression).map(({ id }) => id)).size === 1;
}

function measuresOf({ expression }: Calculation): readonly AskedMeasure[] {
  return [...new Map(operandsOf(expression).map(({ id, words }) => [id, { kind: 'metric' as const, id, as: 'value' as const, words }])).values()];
}

/** Reported as such. */
const perShare: Readonly<Record<string, string>> = { 'net_income diluted_shares': 'diluted_eps', 'net_income basic_shares': 'basic_eps', 'dividends_paid diluted_shares': 'dividends_per_share', 'dividends_paid shares_outstanding': 'dividends_per_share', 'dividends_paid basic_shares': 'dividends_per_share', 'net_income shares_outstanding': 'diluted_eps' };

/** "Assets/equity": so many times, where no word asks for a part in percent. */
function timesNamed({ measures }: Said, text: string): Metric | null {
  const [only, ...others] = measures;
  if (only?.kind !== 'metric' || only.as !== 'share' || only.of === undefined || others.length > 0 || /%|\b(?:percent\w*|per ?cent|pct|share|part|proportion|fraction|portion|cents)\b/i.test(text)) return null;
  const id = ratioNamed(only.id, only.of);
  return id !== null && metricById(id)?.unit.kind === 'multiple' ? { kind: 'metric', id, as: 'value', words: only.words } : null;
}

/** One over the other that the dictionary has a name for. */
function namedRatio({ expression, over, quotient }: Calculation, text: string): Metric | null {
  if (expression.kind === 'operand' || expression.sign !== '÷' || expression.left.kind !== 'operand' || expression.right.kind !== 'operand' || over !== 'each') return null;
  const { left, right } = expression;
  const id = left.period === null && right.period === null ? perShare[`${left.id} ${right.id}`] ?? ratioNamed(left.id, right.id) : null;
  return id === null || (quotient === 'times' && isToldInPercent(id, text)) ? null : { kind: 'metric', id, as: 'value', words: `${left.words} ${right.words}` };
}

/** Two measures that are one figure already, or a ratio whose name says what it is made of. */
function isSaid({ expression, over }: Calculation, measures: readonly AskedMeasure[], areYears: boolean): boolean {
  if (over !== 'each' || expression.kind === 'operand') return false;
  const ids = operandsOf(expression).map(({ id }) => id);
  if (hasTimes(expression)) return areYears && expression.sign === '−' && ids.length === 2 && isOnly(measures, ({ as }) => as === 'change');
  return (expression.sign === '÷' && isQuotientOf(measures, ids)) || isOnly(measures, ({ id, of }) => of === undefined && isMadeOf(id, ids));
}

/** How many times the one covers the other is no part of it in percent. */
function isCover({ expression, quotient }: Calculation, text: string): boolean {
  return quotient === 'times' && expression.kind === 'combined' && expression.sign === '÷' && /\bin times\b|\bcover(?:s|ed|age)?\b/i.test(text) && expression.left.kind === 'operand' && expression.right.kind === 'operand' && !isInTimes(ratioNamed(expression.left.id, expression.right.id));
}

/** "How many times its net income": no rate in percent. */
const isToldInPercent = (id: string, text: string): boolean => /\b(?:times|multiples?)\b/i.test(text) && metricById(id)?.unit.kind === 'percent';
const isInTimes = (id: string | null): boolean => id !== null && metricById(id)?.unit.kind === 'multiple';

function isOnly([only, ...others]: readonly AskedMeasure[], is: (measure: Metric) => boolean): boolean {
  return only?.kind === 'metric' && others.length === 0 && is(only);
}

/** One of two measures over the other, already. */
function isQuotientOf(measures: readonly AskedMeasure[], ids: readonly string[]): boolean {
  return ids.length === 2 && !ids.some((id) => /_shares$|^shares_/.test(id)) && measures.some((measure) => measure.kind === 'metric' && measure.of !== undefined && ids.every((id) => id === measure.id || id === measure.of));
}

function isMadeOf(ratio: string, ids: readonly string[]): boolean {
  const inputs = formulaInputs(metricById(ratio)?.formula ?? '0').map(({ metric }) => metric);
  return ids.every((id) => inputs.includes(id));
}

function hasTimes(expression: Expression): boolean {
  return operandsOf(expression).some(({ period }: Operand) => period !== null);
}
