// "Did its dividends and buybacks beat its net income?": one figure, or the sum of several, against another, answered with yes or no, the two sides and what lies between them.
import { endOf } from '../../../../book/fact-book.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { Expression } from '../../../asked/asked.ts';
import { readSides, type Sides } from '../../../asked/forms/sides.ts';
import { isMoment, listedTexts, metricsAsked, periodsAsked } from '../asked-of.ts';
import { isOfMarket, nameOf, ownedBy } from '../sentences/naming.ts';
import type { Outcome } from '../outcome.ts';
import { clauseOf, inTime, sentence } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { digitsFor } from './digits.ts';
import { isLacking, sharedTime, workOut, type WorkedOut } from './work-out.ts';
import { leavesOf, shown, written } from './written-out.ts';

/** Null where no two sides are held against one another, and where a figure of them is not at hand. */
export function sideAgainstSide(scene: Scene): Outcome | null {
  const [holder] = scene.holders;
  const [period, ...times] = periodsAsked(scene);
  const sides = isOfOne(scene) ? readSides(scene.gathered.asked.text) : null;
  if (sides === null || holder === undefined || period === undefined || times.length > 0 || !isMoment(period) || !isOfThese(sides, metricsAsked(scene).map(({ id }) => id))) return null;
  const at = { holder, period: sharedTime([...sides.left, ...sides.right], period), quotient: 'times' as const };
  const [left, right] = [workOut(sumOf(sides.left), at), workOut(sumOf(sides.right), at)];
  return isWorked(left) && isWorked(right) && areAlike(left, right) ? toldOf(holder, { left, right, isMore: sides.isMore }) : null;
}

/** Of one company, with nothing else asked of it. */
function isOfOne({ holders, without, gathered: { asked } }: Scene): boolean {
  return holders.length === 1 && without.length === 0 && asked.unknown.length === 0 && asked.claims === undefined;
}

const isWorked = (worked: ReturnType<typeof workOut>): worked is WorkedOut => worked !== null && !isLacking(worked);

/** The figures that were read are those of the two sides, or their parts were read as one already. */
function isOfThese({ left, right }: Sides, ids: readonly string[]): boolean {
  const own = [...left, ...right];
  return ids.length > 0 && !ids.some(isOfMarket) && ids.every((id) => own.includes(id)) && own.every((id) => ids.includes(id));
}

function sumOf(ids: readonly string[]): Expression {
  const [first = { kind: 'operand' as const, id: '', words: '', period: null }, ...rest] = ids.map((id) => ({ kind: 'operand' as const, id, words: id.replaceAll('_', ' '), period: null }));
  return rest.reduce<Expression>((sum, one) => ({ kind: 'combined', sign: '+', left: sum, right: one }), first);
}

/** Amounts in one unit, of one time. */
function areAlike(left: WorkedOut, right: WorkedOut): boolean {
  const leaves = [...leavesOf(left), ...leavesOf(right)];
  return left.reading.unit.kind === 'money' && JSON.stringify(left.reading.unit) === JSON.stringify(right.reading.unit) && !left.reading.value.eq(right.reading.value) && new Set(leaves.map(endOf)).size === 1 && new Set(leaves.map(({ metric }) => metric)).size === leaves.length;
}

type Held = { readonly left: WorkedOut; readonly right: WorkedOut; readonly isMore: boolean };

function toldOf(holder: Holder, { left, right, isMore }: Held): Outcome {
  const isYes = left.reading.value.gt(right.reading.value) === isMore;
  const sums = [left, right].flatMap((worked) => (worked.parts === null ? [] : leavesOf(worked)));
  return { summary: [say`${isYes ? 'Yes' : 'No'}: ${sideTold(holder, left)}`, sideTold(holder, right), ...sums.map((leaf) => sentence(clauseOf(holder, leaf)))], blocks: [], missing: [] };
}

/** One figure in a sentence, or the sum as it is added up. */
function sideTold(holder: Holder, worked: WorkedOut): Text {
  if (worked.parts === null) return sentence(clauseOf(holder, worked.reading));
  const digits = digitsFor(holder, worked, shown);
  const leaves = leavesOf(worked);
  const names = listedTexts(leaves.map(({ metric }) => say`${nameOf(metric)}`));
  return say`${ownedBy(holder.name)} ${names} ${inTime(worked.reading)}: ${written(holder, worked, digits)} = ${shown(holder, worked.reading, digits)}.`;
}
