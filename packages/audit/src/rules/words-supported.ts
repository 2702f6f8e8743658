import { rulingOf } from './words-ruling.ts';
import type { Rule } from './rule.ts';

/** A passage says it in other or the same words. That two wordings mean one thing is never proved by code: supported, and no more. */
export const wordsSupported: Rule = ({ words, order, reading }) => (words?.verdict === 'supported' && order === null && reading.numeral === null ? rulingOf(words) : null);
