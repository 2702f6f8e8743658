// "The last close and the year-to-date return": the close itself stands beside a return that was read from both.
import type { AskedMeasure } from '../asked.ts';

const ofReturn = /^return_/;
const closeToo = /\b(?:last|latest|newest|current|most recent) (?:share |stock |closing )*(?:price|close)\b|\bwhere (?:did|do) (?:it|they|the (?:shares?|stock)) close\b|\bclose(?:d)? last\b/i;
/** The close only bounds what is asked for. */
const bound = /\b(?:to|until|till|through|up to|at|by|with|as of|from) (?:the |its |their )?(?:last|latest|newest|current|most recent) (?:share |stock |closing )*(?:price|close)\b/i;

export function withCloseBeside(measures: readonly AskedMeasure[], text: string): readonly AskedMeasure[] {
  const [only, ...more] = measures;
  if (only?.kind !== 'metric' || more.length > 0 || !ofReturn.test(only.id) || !closeToo.test(text) || bound.test(text)) return measures;
  return [{ kind: 'metric', id: 'price', as: 'value', words: only.words }, only];
}
