// An expectation with its values worked out anew from the bundled figures.
import type { ExpectedAmount, Expectation } from '../records.ts';
import { periodWords } from './period-words.ts';
import { valueOf } from './recipe.ts';

/** Ten digits: enough for every rounding, and free of the noise of binary fractions. */
function amountOf<Amount extends ExpectedAmount>(amount: Amount): Amount {
  return { ...amount, value: Number(valueOf(amount.from).toPrecision(10)) };
}

/** Words of a period stand or fall with the recipe; where none are asked for, none are added. */
export function expected(expect: Expectation): Expectation {
  if (expect.kind !== 'figures') return expect;
  const figures = expect.figures.map((figure) => ({
    ...figure, options: figure.options.map((option) => ({ ...amountOf(option), periods: option.periods.length === 0 ? [] : periodWords(option.from) })),
  }));
  return { ...expect, figures, not: expect.not.map(amountOf) };
}
