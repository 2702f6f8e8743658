// What no part of the reading of a course took.
import { clueWords } from '../../unread/clue-words.ts';
import { harmlessWords } from '../../unread/harmless-words.ts';
import { asides, beyondIt, stories } from './course-fillers.ts';
import { closeWords } from '../course-subjects.ts';
import * as words from './course-words.ts';
import { without } from './patterns.ts';

const leftWord = /[\p{L}#$%][\p{L}\p{N}&'’-]*/gu;

/** Null where something of weight is left. */
export function leftOf(text: string): readonly string[] | null {
  const rest = without(text, ...stories, closeWords, words.moves, ...asides, words.values, words.best, words.worst, words.gaps, words.mosts, words.leasts, words.firsts, words.lasts, words.highs, words.lows).replace(/[¤§]/g, ' ');
  if (beyondIt.test(rest)) return null;
  const left = (rest.match(leftWord) ?? []).map((word) => word.replace(/(?:'s|[.'’-])+$/, '')).filter((word) => word.length > 1 && !harmlessWords.has(word));
  return left.some((word) => clueWords.has(word)) ? null : [...new Set(left)];
}
