// Dividends and buybacks told one after the other, and what part of free cash flow the two came to; and two amounts of which the one is taken off the other.
import { any } from '../words.ts';

const free = String.raw`(?:the |that |its |this )?(?:free cash(?: flows?)?|fcf)\b`;
const both = any('(?:those|these|the|both)? ?two(?: of them)?', 'both(?: of them)?', 'combined', 'together', 'all told', 'in all', 'altogether', 'that way', 'the lot', 'in total', 'they', 'them', 'the sum');
const part = new RegExp(String.raw`(?:,? and |, |; |\. )(?:what|how many|how much|which)(?: per ?cent(?:age)?| share| part| proportion| fraction)?(?: of| out of) ${free}(?: ?\([^()]{3,50}\)|, [^,?]{3,50},)? ?(?:were|was|is|are|did|do|does|has|have|went|goes|got|came)\b[^,?.]{0,60}?\b${both}\b[^,?.]{0,40}(?=[?.]|$)`, 'i');
const dividends = /\bdividends?\b/i;
const buybacks = /\bbuy(?:ing)?[- ]?backs?\b|\bbought back\b|\brepurchas\w+|\bbuying (?:up )?(?:back )?(?:its|their) own (?:stock|shares)\b/i;

const less = new RegExp(String.raw`\b(?:what(?:['’]s| is| was| are)|how much is) left(?: over)? (?:if|when|once|after) (?:you|we|one|I) (?:take|takes|knock|subtract|deduct|net|set) (?:the |that )?(?:one|latter|second|cash) (?:off|from|against|away from) (?:the |that )?(?:other|former|first|debt)(?= ?(?:[?.,;]|$))`, 'i');
const owed = /\b(?:debts?|owe[ds]?|borrow(?:ed|ings?)|loans|lenders)\b/i;
const cash = /\bcash\b|\bsecurities\b|\bliquid/i;

export function returnsOfCash(text: string): string {
  const found = part.exec(text);
  const before = found === null ? '' : text.slice(0, found.index);
  return found !== null && dividends.test(before) && buybacks.test(before) ? text.replace(found[0], ', and what were dividends paid plus share repurchases as a percentage of free cash flow') : text;
}

/** Of what is owed and the money at hand, net debt. */
export function oneOffTheOther(text: string): string {
  const found = less.exec(text);
  if (found === null) return text;
  const before = text.slice(0, found.index);
  return owed.test(before) && cash.test(before) ? text.replace(found[0], 'what was its net debt') : text;
}
