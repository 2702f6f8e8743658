// The form of a calculation: what it is called and how it is built over the figures at hand.
import type { Dictionary } from '@assay/calc';
import { figureOf, type Given } from '../place/figure.ts';
import type { Expression } from '../expression.ts';
import type { Pair } from '../order/by-time.ts';

export type Task = { readonly question: string; readonly given: Given; readonly dictionary?: Dictionary | undefined };
/** `build` gives null when the form does not fit the figures. */
export type Shape = { readonly name: string; readonly build: (task: Task) => Expression | null };

/** Two figures, or one that is listed twice. */
export function pairOf({ figures }: Given): Pair | null {
  const [first, second, third] = figures;
  if (first === undefined || third !== undefined) return null;
  return second !== undefined || first.count > 1 ? [first, second ?? first] : null;
}

/** Every figure as often as it is given. */
export function termsOf({ figures }: Given): Expression[] {
  return figures.flatMap((figure) => Array.from({ length: figure.count }, () => figureOf(figure)));
}

/** A factor that brings two scales together, when the operands list one. */
export function scaleOf({ constants }: Given): number | null {
  return constants.find((value) => value === 1000 || value === 1_000_000) ?? null;
}
