// The forms a calculation can take. A form that does not fit the figures at hand gives null.
import { asPercent, constant, minus, over, plus, sumOf, times, type Expression } from './expression.ts';
import { figureOf, type Figure, type Given } from './figure.ts';
import type { Operation } from './read-operation.ts';
import { minuendFirst } from './order-difference.ts';
import { type Pair } from './order-figures.ts';
import { partFirst } from './order-ratio.ts';

export type Task = { readonly question: string; readonly given: Given };
export type Shape = { readonly name: string; readonly build: (task: Task) => Expression | null };

function pairOf(given: Given): Pair | null {
  const [first, second, third] = given.figures;
  if (first === undefined || third !== undefined) return null;
  return [first, second ?? first];
}

/** The one listed twice is the base; else the older. */
function baseLast(pair: Pair): Pair {
  const [left, right] = pair;
  if (left.count === right.count) return minuendFirst(pair);
  return left.count > right.count ? [right, left] : [left, right];
}

const repeated = (given: Given): Expression[] => given.figures.flatMap((figure) => Array.from({ length: figure.count }, () => figureOf(figure)));

const difference: Shape = { name: 'difference', build: ({ given }) => {
  const pair = pairOf(given);
  if (pair === null) return null;
  const [minuend, subtrahend] = minuendFirst(pair);
  return minus(figureOf(minuend), figureOf(subtrahend));
} };

const relativeChange: Shape = { name: 'relative change', build: ({ given }) => {
  const pair = pairOf(given);
  if (pair === null) return null;
  const [newer, older] = baseLast(pair);
  return asPercent(over(minus(figureOf(newer), figureOf(older)), figureOf(older)));
} };

const growthFactor: Shape = { name: 'growth factor less one', build: ({ given }) => {
  const pair = pairOf(given);
  if (pair === null) return null;
  const [newer, older] = minuendFirst(pair);
  return asPercent(minus(over(figureOf(newer), figureOf(older)), constant(1)));
} };

const ratioOf = ({ given, question }: Task): Expression | null => {
  const pair = pairOf(given);
  if (pair === null) return null;
  const [part, whole] = partFirst(pair, question);
  return over(figureOf(part), figureOf(whole));
};
const ratio: Shape = { name: 'ratio', build: ratioOf };
const share: Shape = { name: 'share', build: (task) => {
  const plain = ratioOf(task);
  return plain === null ? null : asPercent(plain);
} };

const shareOfBoth: Shape = { name: 'share of both', build: ({ given }) => {
  const pair = pairOf(given);
  if (pair === null) return null;
  const [rest, part] = pair[0].count > pair[1].count ? [pair[1], pair[0]] : pair;
  return asPercent(over(figureOf(part), plus(figureOf(part), figureOf(rest))));
} };

const sum: Shape = { name: 'sum', build: ({ given }) => sumOf(repeated(given)) };

const average: Shape = { name: 'average', build: ({ given }) => {
  const terms = repeated(given);
  const total = sumOf(terms);
  return total === null ? null : over(total, constant(terms.length));
} };

const product: Shape = { name: 'product', build: ({ given }) => {
  const pair = pairOf(given);
  return pair === null ? null : times(figureOf(pair[0]), figureOf(pair[1]));
} };

/** Several parts over one whole: the whole is the one the words or its size single out. */
const partsOf = ({ given, question }: Task): Expression | null => {
  if (given.figures.length < 3) return null;
  const whole = given.figures.reduce((best, figure) => (partFirst([best, figure], question)[1] === figure ? figure : best));
  const parts = sumOf(given.figures.filter((figure: Figure) => figure !== whole).map(figureOf));
  return parts === null ? null : over(parts, figureOf(whole));
};
const partsShare: Shape = { name: 'share of parts', build: (task) => {
  const plain = partsOf(task);
  return plain === null ? null : asPercent(plain);
} };
const partsRatio: Shape = { name: 'ratio of parts', build: partsOf };

const investmentReturn: Shape = { name: 'return on 100', build: ({ given }) => {
  const [only, second] = given.figures;
  if (only === undefined || second !== undefined) return null;
  return asPercent(over(minus(figureOf(only), constant(100)), constant(100)));
} };

const byOperation: Readonly<Record<Operation, readonly Shape[]>> = {
  'change': [difference], 'difference': [difference],
  'relative-change': [relativeChange, growthFactor, investmentReturn],
  'share': [share, shareOfBoth, partsShare], 'ratio': [ratio, partsRatio],
  'sum': [sum], 'average': [average], 'product': [product], 'investment-return': [investmentReturn],
};

/** The forms for an operation, the commonest first. */
export function shapesFor(operation: Operation): readonly Shape[] {
  return byOperation[operation];
}
