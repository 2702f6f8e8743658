// A calculation over several times: whether it is told for each of them, for the one at an end of them, or over all of them together.
import type { AskedPeriod, Calculation } from '../asked.ts';

/** Of all years together. */
const inAll = /\b(?:cumulative\w*|in all those|over (?:all )?those years|added up over|summed over|(?:the |that |this )(?:whole|entire|full|same) (?:\w+ ){0,3}(?:period|stretch|time|span|years?)|grand total|in total|all told|(?:taken|put|lumped|added|counted) together|of (?:all )?(?:those|these) (?:\w+ )?(?:fiscal )?years|years (?:together|combined|as a whole|taken as one))\b/;
const eachTime = /\b(?:each|every|per year|by year|a year|year by year|yearly|annually|which (?:fiscal )?year|in how many)\b/;

/** `text`: in small letters. */
export function overOf(text: string, periods: readonly AskedPeriod[]): Calculation['over'] {
  const isMany = periods.length > 1 || periods.some((period) => period.kind === 'years' || (period.kind === 'last' && period.count > 1));
  if (!isMany) return 'each';
  if (/\b(?:average|mean|avg)\b/.test(text)) return 'mean';
  if (/\b(?:highest|peak\w*|max\w*|biggest|largest|best|most)\b/.test(text)) return 'highest';
  if (/\b(?:lowest|min|minimum|smallest|worst|least)\b/.test(text)) return 'lowest';
  return inAll.test(text) && !eachTime.test(text) ? 'sum' : 'each';
}
