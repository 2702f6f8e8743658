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

const perUnit = /\b(?:per|price|rate|eps)\b/i;
const units = /\b(?:shares|units|number|options|rights|awards|outstanding)\b/i;

/** A figure per share and a number of shares give an amount, unless the question asks per share. */
export const amountOfUnits: Shape = { name: 'amount of units', build: ({ given, question }) => {
  const pair = pairOf(given);
  if (pair === null || /\bper\b/i.test(question)) return null;
  const words = pair.map((figure) => `${figure.label} ${figure.header} ${figure.section}`);
  const rates = words.map((text) => perUnit.test(text));
  const counts = words.map((text, index) => units.test(text) && rates[index] !== true);
  const fits = (rates[0] === true && counts[1] === true) || (rates[1] === true && counts[0] === true);
  return fits ? times(figureOf(pair[0]), figureOf(pair[1])) : null;
} };

export const scaledProduct: Shape = { name: 'product over a scale', build: (task) => {
  const plain = product.build(task);
  const scale = scaleOf(task.given);
  return plain === null || scale === null ? null : over(plain, constant(scale));
} };

export const hundredth: Shape = { name: 'hundredth', build: ({ given: { figures: [only, second] } }) => (only === undefined || second !== undefined ? null : over(figureOf(only), constant(100))) };
export const ofHundred: Shape = { name: 'share of 100', build: ({ given: { figures: [only, second] } }) => (only === undefined || second !== undefined ? null : times(over(figureOf(only), constant(100)), constant(100))) };
