// Sums, averages and products.
import { constant, minus, over, sumOf, times, type Expression } from '../expression.ts';
import { figureOf, type Figure, type Given } from '../place/figure.ts';
import { pairOf, scaleOf, termsOf, type Shape } from './shape.ts';

export const sum: Shape = { name: 'sum', build: ({ given }) => sumOf(termsOf(given)) };

export const average: Shape = { name: 'average', build: ({ given }) => averageOf(termsOf(given)) };

function averageOf(terms: readonly Expression[]): Expression | null {
  const total = sumOf(terms);
  return total === null ? null : over(total, constant(terms.length));
}

/** The number of terms may itself stand among the figures: it equals how many others there are, and shares no row with them. */
export const averageByCount: Shape = { name: 'average by a count', build: ({ given }) => {
  const others = given.figures.reduce((total, figure) => total + figure.count, 0) - 1;
  const counts = given.figures.filter((figure) => figure.value.equals(others));
  const divisor = counts.find((figure) => figure.count > 1) ?? counts.find((figure) => standsApart(figure, given));
  if (divisor === undefined) return null;
  const total = sumOf(given.figures.flatMap((figure) => Array.from({ length: figure.count - (figure === divisor ? 1 : 0) }, () => figureOf(figure))));
  return total === null ? null : over(total, figureOf(divisor));
} };

function standsApart(figure: Figure, given: Given): boolean {
  const others = given.figures.filter((other) => other !== figure);
  return others.length > 1 && others.every((other) => other.label === others[0]?.label && other.label !== figure.label);
}

/** "The average from 2017 to 2019": the count is written as years, last less first and one. */
export const averageOverYears: Shape = { name: 'average over years', build: ({ given }) => {
  const total = sumOf(termsOf(given));
  const [first, last] = given.constants.filter((value) => value > 1900).toSorted((left, right) => left - right);
  if (total === null || first === undefined || last === undefined) return null;
  return over(total, { kind: 'binary', operator: '+', left: minus(constant(last), constant(first)), right: constant(1) });
} };

export const product: Shape = { name: 'product', build: ({ given }) => {
  const pair = pairOf(given);
  return pair === null ? null : times(figureOf(pair[0]), figureOf(pair[1]));
} };

const perUnit = /\b(?:per|price|prices|rate|eps|each)\b/i;
const units = /\b(?:shares|units|number|options|rights|awards|outstanding)\b/i;

/** A figure per share and a number of shares give an amount, unless the question asks per share. */
export const amountOfUnits: Shape = { name: 'amount of units', build: ({ given, question }) => {
  const pair = pairOf(given);
  if (pair === null || /\bper\b/i.test(question)) return null;
  const [rates, counts] = ratesAndCounts(pair);
  return rates.length === 1 && counts.length === 1 ? times(figureOf(pair[0]), figureOf(pair[1])) : null;
} };

function ratesAndCounts(figures: readonly Figure[]): readonly [readonly Figure[], readonly Figure[]] {
  const isRate = (figure: Figure): boolean => perUnit.test(wordsOf(figure));
  return [figures.filter(isRate), figures.filter((figure) => units.test(wordsOf(figure)) && !isRate(figure))];
}

function wordsOf(figure: Figure): string {
  return `${figure.label} ${figure.header} ${figure.section}`;
}

export const scaledAmountOfUnits: Shape = { name: 'amount of units over a scale', build: (task) => {
  const plain = amountOfUnits.build(task);
  const scale = scaleOf(task.given);
  return plain === null || scale === null ? null : over(plain, constant(scale));
} };

/** Two lots, each of so many at such a price: a price goes with the count of its row, or of its column. */
function amountsOfLots({ figures }: Given): readonly [Expression, Expression] | null {
  const [rates, counts] = ratesAndCounts(figures);
  if (figures.length !== 4 || rates.length !== 2 || counts.length !== 2 || figures.some((figure) => figure.cell === null)) return null;
  const lots = ([0, 1] as const).map((axis) => rates.flatMap((rate) => {
    const mates = counts.filter((count) => count.cell?.[axis] === rate.cell?.[axis]);
    return mates.length === 1 && mates[0] !== undefined ? [times(figureOf(mates[0]), figureOf(rate))] : [];
  })).find((found) => found.length === 2);
  const [first, second] = lots ?? [];
  return first === undefined || second === undefined ? null : [first, second];
}

export const sumOfLots: Shape = { name: 'sum of amounts of units', build: ({ given }) => sumOf(amountsOfLots(given) ?? []) };
export const gapOfLots: Shape = { name: 'difference of amounts of units', build: ({ given }) => {
  const lots = amountsOfLots(given);
  return lots === null ? null : minus(lots[0], lots[1]);
} };

export const scaledProduct: Shape = { name: 'product over a scale', build: (task) => {
  const plain = product.build(task);
  const scale = scaleOf(task.given);
  return plain === null || scale === null ? null : over(plain, constant(scale));
} };

export const hundredth: Shape = { name: 'hundredth', build: ({ given: { figures: [only, second] } }) => (only === undefined || second !== undefined ? null : over(figureOf(only), constant(100))) };
export const ofHundred: Shape = { name: 'share of 100', build: ({ given: { figures: [only, second] } }) => (only === undefined || second !== undefined ? null : times(over(figureOf(only), constant(100)), constant(100))) };
