// A question of several parts, and each of them.
import { unique } from '../companies/read-companies.ts';
import type { Asked } from '../asked.ts';

/** Each thing that is asked for by itself; the question where it is one. */
export function partsOf(asked: Asked): readonly Asked[] {
  return asked.parts ?? [asked];
}

function once<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** The whole question, of whatever its parts are of. What one reader took wholly belongs to the part that it took. */
export function joinedParts(whole: Pick<Asked, 'text' | 'asking' | 'filters' | 'inherited' | 'isGuess' | 'contest'>, parts: readonly Asked[]): Asked {
  const { text, asking, filters, inherited, isGuess, contest } = whole;
  return {
    text, ...(asking === undefined ? {} : { asking }), ...(isGuess === undefined ? {} : { isGuess }), ...(contest === undefined ? {} : { contest }), filters, inherited, parts, operation: 'look-up', companies: unique(parts.flatMap(({ companies }) => companies)), group: null, unknown: [],
    measures: once(parts.flatMap(({ measures }) => measures)), periods: once(parts.flatMap(({ periods }) => periods)), order: null, limit: null, conditions: [], wantsWords: false,
    unread: once(parts.flatMap(({ unread }) => unread ?? [])), strange: [], leftOver: once(parts.flatMap(({ leftOver }) => leftOver ?? [])),
  };
}
