// Of losses the largest is the lowest result, and the smallest the highest, whatever word stands for either.
import type { Reading } from '../../../../figures/figure.ts';

const loss = String.raw`(?:loss(?:es)?|lost|los(?:e|es|ing))\b`;
const large = String.raw`\b(?:worst|deepest|heaviest|largest|biggest|greatest|highest|steepest|most|record|max(?:imum)?|peak(?:ed)?)\b`;
const small = String.raw`\b(?:smallest|least|lowest|slightest|mildest|lightest|min(?:imum)?)\b`;
const near = '[^.?;]{0,60}';
const beside = (end: string): RegExp => new RegExp(`${end}${near}\\b${loss}|\\b${loss}${near}${end}`, 'i');
const [largest, smallest] = [beside(large), beside(small)];

/** Which end of the results is meant; null where the words speak of no such loss, or none was made. */
export function lossEnd(text: string, readings: readonly Reading[]): 'lowest' | 'highest' | null {
  if (!readings.some(({ value }) => value.isNegative())) return null;
  const [isLargest, isSmallest] = [largest.test(text), smallest.test(text)];
  return isLargest === isSmallest ? null : isLargest ? 'lowest' : 'highest';
}
