import { rulingOf } from './words-ruling.ts';
import type { Rule } from './rule.ts';

/** No passage says it, or none says it clearly enough; the nearest is shown. */
export const wordsUnverified: Rule = ({ words }) => (words === null ? null : rulingOf(words));
