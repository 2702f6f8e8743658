import { rulingOf } from './words-ruling.ts';
import type { Rule } from './rule.ts';

/** A passage that speaks of the same says otherwise. */
export const wordsContradicted: Rule = ({ words, order, reading }) => (words?.verdict === 'contradicted' && order === null && reading.numeral === null ? rulingOf(words) : null);
