import { rulingOf } from './words-ruling.ts';
import type { Rule } from './rule.ts';

/** A passage says it in other or the same words. That two wordings mean one thing is never proved by code: supported, and no more. */
export const wordsSupported: Rule = (given) => (given.reading.numeral === null && given.order === null && given.words?.verdict === 'supported' ? rulingOf(given.words) : null);
