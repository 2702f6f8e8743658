// "Did its dividends and buybacks beat its net income?": one figure, or the sum of several, against another, answered with yes or no, the two sides and what lies between them.
import { endOf } from '../../../../book/fact-book.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { Reading } from '../../../../figures/figure.ts';
import type { AskedPeriod, Expression } from '../../../asked/asked.ts';
import { statedPlainly } from '../../../asked/claimed/stated-plainly.ts';
import { nameList } from '../../../asked/companies/name-list.ts';
import { readGapSides, readSides, readWhichSide, type Sides } from '../../../asked/forms/sides.ts';
import { exactly } from '../companies/own-years.ts';
import { isMoment, listedTexts, metricsAsked, periodsAsked } from '../asked-of.ts';
import { isOfMarket, nameOf, ownedBy, wasWere } from '../sentences/naming.ts';
import { differenceWritten } from '../sentences/written-out.ts';
import type { Outcome } from '../outcome.ts';
import { clauseOf, inTime, sentence } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { digitsFor } from './digits.ts';
import { isLacking, sharedTime, workOut, type At, type WorkedOut } from './work-out.ts';
import { leavesOf, shown, written } from './written-out.ts';

/** Null where no two sides are held against one another, and where a figure of them is not at hand. */
export function sideAgainstSide(scene: Scene): Outcome | null {
  const { text, claims } = scene.gathered.asked;
  const [period, ...times] = periodsAsked(scene);
  if (!isPlain(scene) || period === undefined || times.length > 0 || !isMoment(period)) return null;
  const stated = statedPlainly(text);
  const sides = readSides(stated ?? text, stated !== null || claims !== undefined) ?? readWhichSide(text) ?? readGapSides(text);
  if (sides === null || !isOfThese(sides, metricsAsked(scene).map(({ id }) => id))) return null;
  const holders = holdersOf(sides, scene);
  return holders === null ? null : held(sides, holders, period);
}

/** Of one company both sides; of two, each that of the company whose name stands in its words. */
function holdersOf({ left, right, said }: Sides, { holders, gathered: { asked } }: Scene): readonly [Holder, Holder] | null {
  const [one, other, ...more] = asked.companies.flatMap(({ ticker }) => holders.filter(({ company }) => company.ticker === ticker));
  if (one === undefined || more.length > 0) return null;
  if (other === undefined) return [one, one];
  const isApart = said.every((words, at) => isNamedIn(words, (at === 0 ? one : other).company.ticker) && !isNamedIn(words, (at === 0 ? other : one).company.ticker));
  return isApart && left.length === 1 && right.length === 1 ? [one, other] : null;
}

function isNamedIn(words: string, ticker: string): boolean {
  const each = words.split(/[^\p{L}\p{N}&'’-]+/u).map((word) => word.replace(/['’]s$/, '')).filter((word) => word !== '');
  return each.some((word, at) => word === ticker || [word, `${word} ${each[at + 1] ?? ''}`].some((name) => nameList().names.called(name.toLowerCase()).some(({ entry }) => entry.tickers.includes(ticker))));
}

/** Of one company how far two figures lie apart is told elsewhere. */
const isElsewhere = ({ gap }: Sides, isOfTwo: boolean): boolean => gap !== undefined && !isOfTwo;

function held(sides: Sides, [one, other]: readonly [Holder, Holder], period: AskedPeriod): Outcome | null {
  if (isElsewhere(sides, one !== other)) return null;
  const isOfTwo = one !== other;
  const at = (holder: Holder, ids: readonly string[]): At => ({ holder, period: sharedTime(isOfTwo ? ids : [...sides.left, ...sides.right], period), quotient: 'times' });
  const [left, right] = [workOut(sumOf(sides.left), at(one, sides.left)), workOut(sumOf(sides.right), at(other, sides.right))];
  return isWorked(left) && isWorked(right) && (isOfTwo ? areOfOneUnit(left, right) || (sides.gap !== undefined && areRates(left, right)) : areAlike(left, right)) ? tellerOf(sides)([one, other], { left, right, isMore: sides.isMore }) : null;
}

/** With nothing else asked. */
function isPlain({ without, gathered: { asked } }: Scene): boolean {
  return without.length === 0 && asked.unknown.length === 0 && (asked.claims ?? []).length === 0 && asked.group === null;
}

const isWorked = (worked: ReturnType<typeof workOut>): worked is WorkedOut => worked !== null && !isLacking(worked);

/** Nothing else was read than figures of the two sides. */
function isOfThese({ left, right }: Sides, ids: readonly string[]): boolean {
  const own = [...left, ...right];
  return ids.length > 0 && !ids.some(isOfMarket) && ids.every((id) => own.includes(id));
}

function sumOf(ids: readonly string[]): Expression {
  const [first = { kind: 'operand' as const, id: '', words: '', period: null }, ...rest] = ids.map((id) => ({ kind: 'operand' as const, id, words: id.replaceAll('_', ' '), period: null }));
  return rest.reduce<Expression>((sum, one) => ({ kind: 'combined', sign: '+', left: sum, right: one }), first);
}

const areOfOneUnit = (left: WorkedOut, right: WorkedOut): boolean => left.reading.unit.kind === 'money' && JSON.stringify(left.reading.unit) === JSON.stringify(right.reading.unit) && !left.reading.value.eq(right.reading.value);

const areRates = (left: WorkedOut, right: WorkedOut): boolean => left.reading.unit.kind === 'percent' && right.reading.unit.kind === 'percent' && !left.reading.value.eq(right.reading.value);

/** Amounts in one unit, of one time. */
function areAlike(left: WorkedOut, right: WorkedOut): boolean {
  const leaves = [...leavesOf(left), ...leavesOf(right)];
  return areOfOneUnit(left, right) && new Set(leaves.map(endOf)).size === 1 && new Set(leaves.map(({ metric }) => metric)).size === leaves.length;
}

type Held = { readonly left: WorkedOut; readonly right: WorkedOut; readonly isMore: boolean };

function toldOf([holder, other]: readonly [Holder, Holder], { left, right, isMore }: Held): Outcome {
  const isYes = left.reading.value.gt(right.reading.value) === isMore;
  const sums = [left, right].flatMap((worked) => (worked.parts === null ? [] : leavesOf(worked)));
  return { summary: [say`${isYes ? 'Yes' : 'No'}: ${sideTold(holder, left)}`, sideTold(other, right), ...sums.map((leaf) => sentence(clauseOf(holder, leaf)))], blocks: [], missing: [] };
}

const tellerOf = ({ isWhich, gap }: Sides): typeof toldOf => (gap !== undefined ? (pair, both) => gapTold(pair, both, gap) : isWhich === true ? whichTold : toldOf);

/** What lies between them, the larger one first; and which it is, where it is the other one than the words say. */
function gapTold([holder, other]: readonly [Holder, Holder], { left, right, isMore }: Held, kind: NonNullable<Sides['gap']>): Outcome {
  const isLeft = left.reading.value.gt(right.reading.value);
  const [more, less] = isLeft ? [left.reading, right.reading] : [right.reading, left.reading];
  const isRate = more.unit.kind === 'percent';
  const result: Reading = { metric: more.metric, value: more.value.minus(less.value), unit: isRate ? { kind: 'points' } : more.unit, period: more.period, formula: `${more.metric} - ${less.metric}`, facts: [...more.facts, ...less.facts], assumptions: {} };
  const turned = kind === 'between' || isLeft === isMore ? [] : [say`It is the other way round:`];
  const gap = differenceWritten({ more, less, result, holder: isLeft ? holder : other });
  const digits = exactly([{ holder, figure: left.reading }, { holder: other, figure: right.reading }], gap);
  return { summary: [...turned, gap, sideTold(holder, left), sideTold(other, right), ...digits], blocks: [], missing: [] };
}

/** By its name the one that is asked for, then both. */
function whichTold([holder, other]: readonly [Holder, Holder], { left, right, isMore }: Held): Outcome {
  const isLeft = left.reading.value.gt(right.reading.value) === isMore;
  const both = [sideTold(holder, left), sideTold(other, right)];
  const named = isLeft ? say`${ownedBy(holder.name)} ${nameOf(left.reading.metric)}` : say`${ownedBy(other.name)} ${nameOf(right.reading.metric)}`;
  const [first = say``, second = say``] = isLeft ? both : both.toReversed();
  return { summary: [say`${named} ${wasWere(isLeft ? left.reading.metric : right.reading.metric)} the ${isMore ? 'larger' : 'smaller'}: ${first}`, second], blocks: [], missing: [] };
}

/** One figure in a sentence, or the sum as it is added up. */
function sideTold(holder: Holder, worked: WorkedOut): Text {
  if (worked.parts === null) return sentence(clauseOf(holder, worked.reading));
  const digits = digitsFor(holder, worked, shown);
  const leaves = leavesOf(worked);
  const names = listedTexts(leaves.map(({ metric }) => say`${nameOf(metric)}`));
  return say`${ownedBy(holder.name)} ${names} ${inTime(worked.reading)}: ${written(holder, worked, digits)} = ${shown(holder, worked.reading, digits)}.`;
}
