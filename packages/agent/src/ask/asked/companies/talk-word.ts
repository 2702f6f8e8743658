// Words of any talk that are small companies' names as well.
import { plainWords } from '../unread/plain-words.ts';
import { nameList } from './name-list.ts';

const mostKnown = 600;

/** A word of any talk, unless one of the largest companies goes by it. */
export function isTalkWord(word: string): boolean {
  return plainWords.has(word.toLowerCase()) && !nameList().names.called(word.toLowerCase()).some(({ entry }) => entry.wellKnown && entry.rank < mostKnown);
}
