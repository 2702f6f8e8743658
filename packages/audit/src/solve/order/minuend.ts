// Which figure is taken from which: the older from the newer in a change, the smaller from the larger in a difference without direction.
import { newerFirst, type Pair } from './by-time.ts';
import { nearness } from './nearness.ts';

const undirected = /\b(?:difference|differ|spread|range|gap)\b/;
const directed = /\bfrom\b.*\bto\b|\bboth\b|\bchang\w*|\bincreas\w*|\bcompared (?:to|with)\b/;
const falls = /\b(?:the|how much)\b(?! \w*\s?(?:increase|change))[^/]*\b(?:decrease|decline|reduction|drop|fall)\b/;

/** [minuend, subtrahend]. */
export function minuendFirst(pair: Pair, question: string): Pair {
  const text = question.toLowerCase();
  const lessAt = text.search(/(?<!\b(?:in|of|the|for)) less\b(?! than)/);
  if (lessAt > 0 && !/\bchange/.test(text)) return byPhrases(pair, { first: text.slice(0, lessAt), second: text.slice(lessAt) });
  if (undirected.test(text) && !directed.test(text)) return largerFirst(pair);
  const newer = newerFirst(pair, question) ?? lastNamedFirst(pair, question) ?? byPlace(pair);
  return falls.test(text) && !/\bincrease|\bchange/.test(text) ? [newer[1], newer[0]] : newer;
}

function byPhrases(pair: Pair, phrases: { readonly first: string; readonly second: string }): Pair {
  const [left, right] = pair;
  const lead = leadOf(pair, phrases);
  if (Math.abs(lead) < 0.05) return newerFirst(pair) ?? largerFirst(pair);
  return lead > 0 ? [left, right] : [right, left];
}

/** "Between A and B", of two things at one time: [A, B]; null when the words do not tell them apart. */
export function namedFirst(pair: Pair, question: string): Pair | null {
  const match = /\bbetween\b(.*)\band\b(.*)$/i.exec(question);
  const [first, second] = [match?.[1], match?.[2]];
  if (first === undefined || second === undefined) return null;
  const lead = leadOf(pair, { first, second });
  return Math.abs(lead) < 0.05 ? null : lead > 0 ? pair : [pair[1], pair[0]];
}

/** A change between one thing and another leads from the first to the second. */
function lastNamedFirst(pair: Pair, question: string): Pair | null {
  const named = /\bchang/i.test(question) ? namedFirst(pair, question) : null;
  return named === null ? null : [named[1], named[0]];
}

function leadOf([left, right]: Pair, { first, second }: { readonly first: string; readonly second: string }): number {
  return nearness(first, left) + nearness(second, right) - nearness(first, right) - nearness(second, left);
}

/** Statements put the newest column first. */
function byPlace(pair: Pair): Pair {
  const [left, right] = pair;
  const sameRow = left.cell !== null && right.cell !== null && left.cell[0] === right.cell[0];
  return sameRow ? pair : largerFirst(pair);
}

function largerFirst([left, right]: Pair): Pair {
  return left.value.greaterThanOrEqualTo(right.value) ? [left, right] : [right, left];
}
