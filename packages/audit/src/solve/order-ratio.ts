// Which figure stands above the line and which below it.
import { nearness, type Pair } from './order-figures.ts';
import { readPhrases } from './ratio-phrases.ts';

const totals = /\b(?:total|totals|net sales|revenues?|gross|aggregate|overall)\b/i;

/** [part, whole]: by the question's phrases, then a label that says it is a total, then size. */
export function partFirst(pair: Pair, question: string): Pair {
  const [left, right] = pair;
  const phrases = readPhrases(question);
  if (phrases !== null) {
    const straight = nearness(phrases.part, left) + nearness(phrases.whole, right);
    const crossed = nearness(phrases.part, right) + nearness(phrases.whole, left);
    if (Math.abs(straight - crossed) > 0.05) return straight > crossed ? [left, right] : [right, left];
  }
  return byTotal(pair) ?? bySize(pair);
}

function byTotal([left, right]: Pair): Pair | null {
  const [leftTotal, rightTotal] = [totals.test(left.label), totals.test(right.label)];
  if (leftTotal === rightTotal) return null;
  return leftTotal ? [right, left] : [left, right];
}

function bySize([left, right]: Pair): Pair {
  return left.value.abs().lessThanOrEqualTo(right.value.abs()) ? [left, right] : [right, left];
}
