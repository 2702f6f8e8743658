// What is wanted of several shares: an order, both its ends, or those that moved one way; and the rest of the words.
import type { Course } from './course.ts';
import { shareWords } from './course-subjects.ts';
import { moves, values } from './words/course-words.ts';
import { has, without } from './words/patterns.ts';
import * as words from './words/several-words.ts';

export type Several = NonNullable<Course['several']>;
export type ReadSeveral = { readonly several: Several; readonly order: Course['order']; readonly rest: string };

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 };

/** Null where nothing of the kind is asked. */
export function readSeveral(text: string): ReadSeveral | null {
  return inOrder(text) ?? ofThem(text);
}

function inOrder(text: string): ReadSeveral | null {
  const orders = [words.bothEnds, words.upwards, words.downwards, words.ranked];
  const limited = limitIn(text);
  const isRanked = orders.some((pattern) => has(pattern, text));
  if (!isRanked && limited === null) return null;
  const isLeast = has(words.upwards, text) || limited?.isWorst === true;
  return { several: { isRanked, hasBothEnds: has(words.bothEnds, text), only: null, by: null, limit: limited?.count ?? null }, order: isLeast ? 'least' : 'most', rest: withMove(without(text, ...orders, words.limited)) };
}

function ofThem(text: string): ReadSeveral | null {
  const only = has(words.money, text) && !has(shareWords, text) ? null : onlyIn(text);
  return only === null ? null : { several: { isRanked: false, hasBothEnds: false, only: only.is, by: only.by, limit: null }, order: 'most', rest: `${without(text, words.by, words.fallers, words.risers, words.howFarOff)} share change` };
}

/** Shares in order, and no word of by what: by how they did. */
function withMove(text: string): string {
  return has(moves, text) || has(values, text) ? text : `${text} change`;
}

function limitIn(text: string): { readonly count: number; readonly isWorst: boolean } | null {
  const found = [...text.matchAll(words.limited)][0];
  const said = found?.groups?.['count'];
  return found === undefined || said === undefined ? null : { count: numbers[said] ?? Number(said), isWorst: /bottom|worst|last/.test(found[0]) };
}

/** "Which of them fell", and not which fell most. */
function onlyIn(text: string): Pick<Several, 'by'> & { readonly is: 'up' | 'down' } | null {
  const size = [...text.matchAll(words.by)][0]?.groups;
  const plain = without(text, words.by);
  if (!has(words.which, text) || words.superlative.test(plain)) return null;
  const is = has(words.fallers, plain) ? 'down' : has(words.risers, plain) ? 'up' : null;
  const by = size?.['size'] === undefined ? null : { is: size['more'] === undefined ? 'less' as const : 'more' as const, percent: size['size'] };
  return is === null ? null : { is, by };
}
