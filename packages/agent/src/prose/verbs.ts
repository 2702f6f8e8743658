// Verbs that say how far something moved. The size of the move picks the verb; nothing is varied for its own sake.
import type { Reading } from '../figures/figure.ts';

type Move = { readonly upTo: number; readonly up: string; readonly down: string };
const moves: readonly Move[] = [
  { upTo: 3, up: 'edged up', down: 'slipped' },
  { upTo: 12, up: 'rose', down: 'fell' },
  { upTo: 30, up: 'climbed', down: 'dropped' },
  { upTo: Infinity, up: 'jumped', down: 'plunged' },
];

/** Past tense for a change in percent. */
export function moved(percent: Reading): string {
  const size = percent.value.abs().toNumber();
  const move = moves.find((entry) => size < entry.upTo);
  return (percent.value.isNegative() ? move?.down : move?.up) ?? 'moved';
}

/** `widened`, `narrowed` for margins; a margin that is or was negative only rises or falls. */
export function widened(change: Reading, ends: readonly Reading[] = []): string {
  if (ends.some((end) => end.value.isNegative())) return change.value.isNegative() ? 'fell' : 'rose';
  return change.value.isNegative() ? 'narrowed' : 'widened';
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'];

/** A small count in words. */
export function inWords(count: number): string {
  return words[count] ?? 'many';
}

/** `a`/`an` before a word. */
export function article(word: string): string {
  return /^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`;
}
