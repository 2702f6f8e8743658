import { rulingOf } from './words-ruling.ts';
import type { Rule } from './rule.ts';

/** A passage that speaks of the same says otherwise. */
export const wordsContradicted: Rule = (given) => (given.reading.numeral === null && given.order === null && given.words?.verdict === 'contradicted' ? rulingOf(given.words) : null);
