// What is owed to lenders, short and long: each half of "short- and long-term debt" by its whole name.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const short = String.raw`(?:ST|S\/T|short[- ]?term|short-?|near[- ]term)`;
const long = String.raw`(?:LT|L\/T|long[- ]?term|long-?)`;
const debt = String.raw`(?:debts?|borrowings?|loans)`;
const joint = String.raw`(?:\+|plus|and|&|\/|,)`;
const who = String.raw`((?:[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3})|it|they|the company)`;
const both = String.raw`(?:,? (?:both |whether )?(?:${short} (?:and|or|plus|&|\+) ${long}|${long} (?:and|or|plus|&|\+) ${short})(?: (?:term|alike|together))?)?`;

const joined = (sign = ''): string => (sign === '+' || sign.toLowerCase() === 'plus' ? '+' : 'and');
const shortFirst = (_: string, sign = ''): string => `short-term debt ${joined(sign)} long-term debt`;
const longFirst = (_: string, sign = ''): string => `long-term debt ${joined(sign)} short-term debt`;

/** What lenders cost, and what money lent out brings, by the names of the lines. */
const bear = String.raw`(?:bear|bore|pay|paid|pays|owe|owed|shoulder(?:ed)?|carry|carried|service[ds]?|incur(?:red)?|meet|met|cover(?:ed)?|be charged|was charged|were charged|is charged|face[ds]?)`;
const lent = String.raw`(?:earn(?:ed|s)?|receive[ds]?|take in|took in|collect(?:ed|s)?|get|got|made|make)`;
const payer = String.raw`([A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3}?|it|they|the company)`;
const lenders: readonly Rewording[] = [
  // The name of the line in some filings.
  [re(String.raw`\binterest and debt expenses?(?![a-z])`), 'interest expense'],
  [re(String.raw`\b(?:what|how much) (?:did|does|has|had) (?:servicing|service of|carrying) (?:its |their |the |all )*(?:${debt}) cost (?:${payer}(?= (?:in|for|over|during|the)\b|[?,.;]|$))?`), (_: string, who = ''): string => `what was the interest expense${who === '' ? '' : ` of ${who}`}`],
  [re(String.raw`\b(?:the )?costs? of servicing (?:its |their |the |all )*(?:${debt})(?![a-z])`), 'interest expense'],
  [re(String.raw`\bhow much more (?:in )?interest (?:did|does|has) ${payer} (?:pay|paid|owe|bear|book|record|expense|incur|have to pay)(?: out)?(?: as (?:an )?(?:expense|a cost))? than (?:it|they) ${lent}(?: (?:as|in) (?:interest )?income| in interest)?`), "by how much did $1's interest expense exceed its interest income"],
  [re(String.raw`\bhow much more (?:in )?interest (?:did|does|has) ${payer} ${lent}(?: (?:as|in) (?:interest )?income)? than (?:it|they) (?:paid|pay|owed|bore|booked)(?: out)?(?: as (?:an )?(?:expense|a cost))?`), "by how much did $1's interest income exceed its interest expense"],
  [re(String.raw`\bhow much (?:in )?interest (?:did|does|has) ${payer} (?:actually |really )?(?:(?:have|had) to )?(?:pay|paid|bear|borne|owe|owed|book(?:ed)?|record(?:ed)?|expensed?|incur(?:red)?|shell(?:ed)? out|fork(?:ed)? out|hand(?:ed)? over)(?: out)?(?: as (?:an )?(?:expense|a cost))?(?: to (?:its |the )?(?:lenders|creditors|banks|bondholders))?(?= (?:in|during|for|on|over) |[?,.]|$)`), "what was $1's interest expense"],
  [re(String.raw`\bthe interest(?: that| which)? (?:it|they|${who}) (?:(?:had|has|have) to )?${bear}(?: out)?(?: on (?:its |their )?(?:debt|borrowings|loans))?(?! (?:income|expense))(?![a-z])`), 'the interest expense'],
  [re(String.raw`\b(?:had to |has to |have to |did |does )?(?:expensed?|book(?:ed)?|record(?:ed)?|bear|bore|incur(?:red)?|la(?:y|id) out)(?: out)? (?:in|for|on|as) (?:financial )?interest(?: (?:costs?|charges?|payments?))?(?! (?:income|expense|rate|rates|bearing))(?![a-z])`), 'paid in interest expense'],
  [re(String.raw`\b(?:interest (?:burden|bill|tab|load|outlay|outgo)|(?:debt|borrowing) costs?(?= (?:in|for|of) )|cost of (?:its |the |their )?(?:debt|borrowings|loans)(?= (?:in|for) (?:fy|fiscal|20))(?<!after-tax cost of (?:debt|borrowings|loans)))(?![a-z])`), 'interest expense'],
];

/** Both halves before a reader of clauses takes the first of them alone. */
export const owedBoth: readonly Rewording[] = [
  [re(String.raw`\b(?:owe|owes|owed) (?:both )?${long} (${joint}) ${short}(?: term)?(?: ${debt})?(?![a-z-])`), (words: string, sign = ''): string => `have in ${longFirst(words, sign)}`],
  [re(String.raw`\b(?:owe|owes|owed) (?:both )?${short} (${joint}) ${long}(?: term)?(?: ${debt})?(?![a-z-])`), (words: string, sign = ''): string => `have in ${shortFirst(words, sign)}`],
];

export const borrowings: readonly Rewording[] = [
  ...lenders,
  [re(String.raw`\b(which|who)((?: of (?:the|these|them)[^?,]{0,20}?)?) (?:has|had|have) borrowed (?:the )?(more|most|less|least)(?: (?:heavily|altogether|in total|overall|in all))?`), (...[, who = '', whom = '', how = '']: readonly string[]): string => `${who}${whom} had the ${{ more: 'higher', most: 'highest', less: 'lower' }[how.toLowerCase()] ?? 'lowest'} total debt`],
  [re(String.raw`\bhow much (?:they've|they have|it has|each has|each had|they had|each of them has) borrowed\b`), 'total debt'],
  [/\bLTD\b(?=\s*(?:[+/\-,?]|$|and\b|&|plus\b|minus\b|to\b|over\b|in\b|at\b|FY|'?\d))(?<=(?:^|[:(]|'s|\s\p{Lu}{1,5}|[\d+/&]|\b(?:and|of|is|was)) *LTD)/gu, 'long-term debt'],
  [/\bSTD\b(?=[^?]{0,12}\b(?:LTD|long-term)\b)|(?<=\b(?:LTD|long-term debt)\b[^?]{0,12})\bSTD\b/g, 'short-term debt'],
  [re(String.raw`\b(?:everything|all|whatever|what|the money|how much)(?: that)? ${who} (?:had|has|have|was|were) (?:borrowed|borrowing)((?: (?:by|at|as of|until|in) [^,.?;]{3,30}?)?)${both}(?=[,.?;]|$| and )`), "$1's total debt$2"],
  [re(String.raw`\b(?:everything|all|whatever|what)(?: that)? ${who} ow(?:es|ed) (?:to )?(?:its |their |the )?(?:lenders|bondholders|banks and bondholders)`), "$1's total debt"],
  [re(String.raw`\b${short} (${joint}) ${long}(?: ${debt})(?![a-z-])`), shortFirst],
  [re(String.raw`\b${long} (${joint}) ${short}(?: ${debt})(?![a-z-])`), longFirst],
  [re(String.raw`\b(?:all (?:of )?(?:its |the |their )?)?(?:financial )?${debt},? (?:both )?(?:${short} (?:and|or|plus|&|\+) ${long}|${long} (?:and|or|plus|&|\+) ${short})(?: term| alike)?(?![a-z-])`), 'total debt'],
];
