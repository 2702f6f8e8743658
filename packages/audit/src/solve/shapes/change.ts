// Changes: absolute, relative, and the return on a base of 100.
import { asPercent, constant, minus, over, plus, type Expression } from '../expression.ts';
import { figureOf, type Figure } from '../place/figure.ts';
import { compareByTime, newerFirst, type Pair } from '../order/by-time.ts';
import { minuendFirst, namedFirst } from '../order/minuend.ts';
import { pairOf, type Shape, type Task } from './shape.ts';

const withPair = (name: string, build: (pair: Pair, task: Task) => Expression): Shape => ({ name, build: (task) => {
  const pair = pairOf(task.given);
  return pair === null ? null : build(pair, task);
} });

/** The one listed twice is the base; else the older. */
function baseLast(pair: Pair, question: string): Pair {
  const [left, right] = pair;
  if (left.count === right.count) return newerFirst(pair, question) ?? namedFirst(pair, question) ?? minuendFirst(pair, 'change');
  return left.count > right.count ? [right, left] : [left, right];
}

export const difference: Shape = withPair('difference', (pair, { question }) => {
  // Of a gain and a loss, each with its sign, the net is their sum.
  if (/\bnet (?:effect|impact|amount|total|result)\b|\bnet of\b/i.test(question) && pair[0].value.isNegative() !== pair[1].value.isNegative()) return plus(figureOf(pair[0]), figureOf(pair[1]));
  const [minuend, subtrahend] = minuendFirst(pair, question);
  return minus(figureOf(minuend), figureOf(subtrahend));
});

export const relativeChange: Shape = withPair('relative change', (pair, { question }) => {
  const [newer, older] = baseLast(pair, question);
  return asPercent(over(minus(figureOf(newer), figureOf(older)), figureOf(older)));
});

export const growthFactor: Shape = withPair('growth factor less one', (pair) => {
  const [newer, older] = minuendFirst(pair, 'change');
  return asPercent(minus(over(figureOf(newer), figureOf(older)), constant(1)));
});

const onHundred = (figure: Figure): Expression => over(minus(figureOf(figure), constant(100)), constant(100));

/** Indexed returns start at 100. */
export const returnOnHundred: Shape = { name: 'return on 100', build: ({ given: { figures: [only, second] } }) => (only === undefined || second !== undefined ? null : asPercent(onHundred(only))) };
export const gainOnHundred: Shape = { name: 'gain on 100', build: ({ given: { figures: [only, second] } }) => (only === undefined || second !== undefined ? null : minus(figureOf(only), constant(100))) };
export const returnGap: Shape = withPair('difference of returns on 100', ([left, right]) => minus(onHundred(left), onHundred(right)));
export const gainGap: Shape = withPair('difference of gains on 100', ([left, right]) => minus(minus(figureOf(left), constant(100)), minus(figureOf(right), constant(100))));

/** Three periods in a row: the middle one ends one growth and starts the other. A difference has no direction: the slower is taken from the faster. */
export const growthGap: Shape = { name: 'difference of growth rates', build: ({ given }) => {
  const [newest, middle, oldest, more] = given.figures.toSorted((left, right) => compareByTime(right, left));
  if (newest === undefined || middle === undefined || oldest === undefined || more !== undefined) return null;
  const growth = (to: Figure, from: Figure): Expression => minus(over(figureOf(to), figureOf(from)), constant(1));
  const faster = newest.value.times(oldest.value).greaterThanOrEqualTo(middle.value.times(middle.value));
  return faster ? minus(growth(newest, middle), growth(middle, oldest)) : minus(growth(middle, oldest), growth(newest, middle));
} };
