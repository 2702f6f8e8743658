import { rulingOf } from './words-ruling.ts';
import type { Rule } from './rule.ts';

/** No passage says it, or none says it clearly enough; the nearest is shown. A figure found in the words of the sources is not of a company that they do not know. */
export const wordsUnverified: Rule = ({ reading, strangers, words }) => {
  const isStrange = reading.numeral !== null && strangers.length > 0 && words?.verdict === 'supported';
  return words === null || isStrange ? null : rulingOf(words);
};
