// One figure over another, in percent or plain, with several parts or a whole made of its parts.
import { asPercent, constant, minus, over, plus, sumOf, times, type Expression } from '../expression.ts';
import { figureOf, type Figure } from '../place/figure.ts';
import { newerFirst, type Pair } from '../order/by-time.ts';
import { partFirst, wholeOf } from '../order/part-and-whole.ts';
import { pairOf, scaleOf, type Shape, type Task } from './shape.ts';

const inPercent = (name: string, build: (task: Task) => Expression | null): Shape => ({ name, build: (task) => {
  const plain = build(task);
  return plain === null ? null : asPercent(plain);
} });

function ratioOf({ given, question }: Task, sizeSays: number): Expression | null {
  const pair = pairOf(given);
  if (pair === null) return null;
  const [part, whole] = byAskedYears(pair, question) ?? partFirst(pair, question, sizeSays);
  return over(figureOf(part), figureOf(whole));
}

/** "The ratio of 2017 to 2018": of one line in two years, the year named first stands above. */
function byAskedYears(pair: Pair, question: string): Pair | null {
  if (!/\bratio\b/i.test(question)) return null;
  const [left, right] = pair.map((figure) => figure.columnTime?.year ?? figure.rowTime?.year ?? null);
  if (left === null || left === undefined || right === null || right === undefined || left === right) return null;
  const [leftAt, rightAt] = [question.indexOf(String(left)), question.indexOf(String(right))];
  if (leftAt < 0 || rightAt < 0) return null;
  return leftAt < rightAt ? pair : [pair[1], pair[0]];
}

/** Figures in millions and thousands: the one with the smaller digits is brought to the other's scale. */
function scaledRatioOf(task: Task): Expression | null {
  const pair = pairOf(task.given);
  const scale = scaleOf(task.given);
  if (pair === null || scale === null) return null;
  const [part, whole] = partFirst(pair, task.question, 0);
  return part.value.abs().lessThan(whole.value.abs()) ? over(times(figureOf(part), constant(scale)), figureOf(whole)) : over(figureOf(part), times(figureOf(whole), constant(scale)));
}

/** The part is listed twice: by itself, and in the whole. */
function shareOfBothOf({ given, question }: Task): Expression | null {
  const pair = pairOf(given);
  if (pair === null) return null;
  const [left, right] = pair;
  if (left.label === right.label && newerFirst(pair) !== null) return null;
  const [part, rest] = left.count === right.count ? partFirst(pair, question) : left.count > right.count ? [left, right] : [right, left];
  return over(figureOf(part), plus(figureOf(part), figureOf(rest)));
}

function partsOf({ given, question }: Task): Expression | null {
  if (given.figures.length < 2 || (given.figures.length < 3 && given.figures.every((figure) => figure.count === 1))) return null;
  const whole = wholeOf(given.figures, question);
  const parts = sumOf(given.figures.filter((figure) => figure !== whole).flatMap((figure: Figure) => Array.from({ length: figure.count }, () => figureOf(figure))));
  return parts === null || whole === null ? null : over(parts, figureOf(whole));
}

/** "What percent of the change in X is due to Y": two of the figures are one thing at two times. */
function shareOfChangeOf({ given, question }: Task): Expression | null {
  if (given.figures.length !== 3 || !/\b(?:change|variance|increase|decrease|growth|decline)\b/i.test(question)) return null;
  for (const part of given.figures) {
    const [left, right] = given.figures.filter((figure) => figure !== part);
    if (left === undefined || right === undefined || undated(left.label) !== undated(right.label)) continue;
    const ordered = newerFirst([left, right]);
    if (ordered !== null) return over(figureOf(part), minus(figureOf(ordered[0]), figureOf(ordered[1])));
  }
  return null;
}

const undated = (label: string): string => label.replaceAll(/\d+/g, '').trim().toLowerCase();

/** The smallest looks like the part, the others make up the whole. */
function shareOfOthersOf({ given }: Task, join: (left: Expression, right: Expression) => Expression): Expression | null {
  const [part, first, second, more] = given.figures.toSorted((left, right) => left.value.abs().comparedTo(right.value.abs()));
  if (part === undefined || first === undefined || second === undefined || more !== undefined) return null;
  if (second.value.abs().greaterThanOrEqualTo(part.value.abs().plus(first.value.abs()))) return null;
  return over(figureOf(part), join(figureOf(second), figureOf(first)));
}

/** A share above the whole is next to impossible: only a plain naming of both outweighs the sizes. Of a ratio the sizes say little. */
export const ratio: Shape = { name: 'ratio', build: (task) => ratioOf(task, 0.1) };
export const share: Shape = inPercent('share', (task) => ratioOf(task, 1.6));
export const scaledRatio: Shape = { name: 'ratio over one scale', build: scaledRatioOf };
export const scaledShare: Shape = inPercent('share over one scale', scaledRatioOf);
export const shareOfBoth: Shape = inPercent('share of both', shareOfBothOf);
export const ratioToBoth: Shape = { name: 'ratio to both', build: shareOfBothOf };
export const shareOfParts: Shape = inPercent('share of parts', partsOf);
export const ratioOfParts: Shape = { name: 'ratio of parts', build: partsOf };
export const shareOfChange: Shape = inPercent('share of a change', shareOfChangeOf);
export const shareOfOthers: Shape = inPercent('share of the others together', (task) => shareOfOthersOf(task, plus));
export const shareOfGap: Shape = inPercent('share of a difference', (task) => shareOfOthersOf(task, minus));
