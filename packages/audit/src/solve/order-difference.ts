// Which figure is taken from which: the older from the newer; of two things in one period, the second from the first.
import type { Figure } from './figure.ts';
import { newerFirst, type Pair } from './order-figures.ts';

/** [minuend, subtrahend]. */
export function minuendFirst(pair: Pair): Pair {
  return newerFirst(pair) ?? byPlace(pair);
}

/** Statements put the newest column first, and a later row last. */
function byPlace(pair: Pair): Pair {
  const [left, right] = pair;
  if (left.cell === null || right.cell === null) return larger(pair);
  if (left.cell[0] === right.cell[0]) return pair;
  return larger(pair);
}

function larger([left, right]: readonly [Figure, Figure]): Pair {
  return left.value.greaterThanOrEqualTo(right.value) ? [left, right] : [right, left];
}
