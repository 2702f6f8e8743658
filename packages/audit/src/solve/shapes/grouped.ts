// Calculations over groups: sums of one period against sums of another, parts summed over wholes summed, ratios of two periods.
import { asPercent, constant, minus, over, plus, sumOf, type Expression } from '../expression.ts';
import { figureOf, type Figure } from '../place/figure.ts';
import { compareByTime } from '../order/by-time.ts';
import { partFirst } from '../order/part-and-whole.ts';
import type { Shape, Task } from './shape.ts';

type Groups = readonly [readonly Figure[], readonly Figure[]];

function splitBy(figures: readonly Figure[], same: (left: Figure, right: Figure) => boolean): Groups | null {
  const [first] = figures;
  if (first === undefined || figures.length < 3) return null;
  const like = figures.filter((figure) => same(figure, first));
  const others = figures.filter((figure) => !same(figure, first));
  const [other] = others;
  return other === undefined || !others.every((figure) => same(figure, other)) ? null : [like, others];
}

/** [newer, older]. */
function byTime({ given }: Task): Groups | null {
  const groups = splitBy(given.figures, (left, right) => compareByTime(left, right) === 0);
  const [newer, older] = [groups?.[0][0], groups?.[1][0]];
  if (groups === null || newer === undefined || older === undefined) return null;
  return compareByTime(newer, older) >= 0 ? groups : [groups[1], groups[0]];
}

/** [parts, wholes]. */
function byLabel({ given, question }: Task): Groups | null {
  const groups = splitBy(given.figures, (left, right) => left.label === right.label);
  const [left, right] = [groups?.[0][0], groups?.[1][0]];
  if (groups === null || left === undefined || right === undefined) return null;
  return partFirst([left, right], question)[0] === left ? groups : [groups[1], groups[0]];
}

const grouped = (name: string, of: { readonly by: (task: Task) => Groups | null; readonly join: (first: Expression, second: Expression) => Expression }): Shape => ({ name, build: (task) => {
  const groups = of.by(task);
  const [first, second] = [sumOf((groups?.[0] ?? []).map(figureOf)), sumOf((groups?.[1] ?? []).map(figureOf))];
  return first === null || second === null ? null : of.join(first, second);
} });

export const changeOfSums = grouped('change of sums', { by: byTime, join: minus });
export const relativeChangeOfSums = grouped('relative change of sums', { by: byTime, join: (newer, older) => asPercent(over(minus(newer, older), older)) });
export const shareOfSums = grouped('share of sums', { by: byLabel, join: (parts, wholes) => asPercent(over(parts, wholes)) });
export const ratioOfSums = grouped('ratio of sums', { by: byLabel, join: over });

/** Two figures in each of two periods, in the same order in both. */
function pairsByTime(task: Task): readonly (readonly [Figure, Figure])[] | null {
  const groups = byTime(task);
  const [left, right, more] = groups?.[0] ?? [];
  if (groups === null || left === undefined || right === undefined || more !== undefined) return null;
  const [first, second] = partFirst([left, right], task.question, 0.1);
  const [olderFirst, olderSecond] = [first, second].map((figure) => groups[1].find((other) => sameKind(figure, other)));
  return olderFirst === undefined || olderSecond === undefined ? null : [[first, second], [olderFirst, olderSecond]];
}

/** The same line in another column, or the same column in another line. */
function sameKind(left: Figure, right: Figure): boolean {
  return left.label === right.label || (left.cell !== null && left.cell[1] === right.cell?.[1]);
}

const overPairs = (name: string, of: { readonly when: RegExp; readonly join: (newer: readonly [Figure, Figure], older: readonly [Figure, Figure]) => Expression }): Shape => ({ name, build: (task) => {
  const [newer, older] = of.when.test(task.question) ? pairsByTime(task) ?? [] : [];
  return newer === undefined || older === undefined ? null : of.join(newer, older);
} });

const ratioIn = ([part, whole]: readonly [Figure, Figure]): Expression => over(figureOf(part), figureOf(whole));
const gapIn = ([left, right]: readonly [Figure, Figure]): Expression => (left.value.greaterThan(right.value) ? minus(figureOf(left), figureOf(right)) : minus(figureOf(right), figureOf(left)));

const asksRatio = /\b(?:per|ratio|margin|rate|yield)\b|\bas a (?:percent|proportion)/i;
const asksNet = /\b(?:net of|less|excluding|after|difference)\b/i;

export const changeOfRatio = overPairs('change of a ratio', { when: asksRatio, join: (newer, older) => minus(ratioIn(newer), ratioIn(older)) });
export const changeOfGap = overPairs('change of a net amount', { when: asksNet, join: (newer, older) => minus(gapIn(newer), gapIn(older)) });
export const relativeChangeOfGap = overPairs('relative change of a net amount', { when: asksNet, join: (newer, older) => asPercent(over(minus(gapIn(newer), gapIn(older)), gapIn(older))) });
export const averageGap = overPairs('average difference', { when: /\b(?:difference|spread|gap)\b/i, join: (newer, older) => over(plus(gapIn(newer), gapIn(older)), constant(2)) });

/** Averages of two years each, over three years in a row. */
export const changeOfAverage: Shape = { name: 'change of a two-year average', build: ({ given }) => {
  const [newest, middle, oldest, more] = given.figures.toSorted((left, right) => compareByTime(right, left)).map(figureOf);
  if (newest === undefined || middle === undefined || oldest === undefined || more !== undefined) return null;
  const averageOf = (left: Expression, right: Expression): Expression => over(plus(left, right), constant(2));
  return minus(averageOf(newest, middle), averageOf(middle, oldest));
} };
