// Which figure stands above the line and which below it: by the question's phrases, by a label that says "total", by size.
import type { Figure } from '../place/figure.ts';
import { readPhrases } from '../question/ratio-phrases.ts';
import type { Pair } from './by-time.ts';
import { nearness } from './nearness.ts';

const totals = /\b(?:total|totals|net sales|revenues?|gross|aggregate|overall|consolidated|liabilities)\b/i;

/** How much more the figure looks like the whole than like the part; a total's row may have no words at all. */
function wholeness(figure: Figure, question: string): number {
  const phrases = readPhrases(question);
  const named = phrases === null ? 0 : phrases.weight * (nearness(phrases.whole, figure) - nearness(phrases.part, figure));
  return named + (totals.test(`${figure.label} ${figure.header}`) || figure.label === '' ? 0.3 : 0);
}

/** [part, whole]. A part is seldom larger than its whole; in a plain ratio, size says less. */
export function partFirst(pair: Pair, question: string, sizeSays = 0.9): Pair {
  const [left, right] = pair;
  const bySize = left.value.abs().greaterThan(right.value.abs()) ? sizeSays : -sizeSays;
  return wholeness(left, question) - wholeness(right, question) + bySize > 0 ? [right, left] : [left, right];
}

/** Of several figures, the one that is the whole: it is seldom smaller than the others together. */
export function wholeOf(figures: readonly Figure[], question: string): Figure | null {
  const sum = figures.reduce((total, figure) => total + figure.value.abs().toNumber(), 0);
  const score = (figure: Figure): number => wholeness(figure, question) + (figure.value.abs().toNumber() >= sum * 0.4999 ? 0.7 : 0) + figure.value.abs().toNumber() / sum / 10;
  return figures.toSorted((left, right) => score(right) - score(left))[0] ?? null;
}
