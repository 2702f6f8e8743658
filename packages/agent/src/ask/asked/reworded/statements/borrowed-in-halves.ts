// Borrowings told by their two halves, in whatever words: "what falls due soon and the long-dated stuff, added up" is total debt. The halves are taken together only where words say so, or the one is told beside the other of what is called debt.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const thing = String.raw`(?:stuff|part|portion|piece|bit|slice|half|end|kind|sort|debts?|loans?|borrowings?|bonds?|notes?|paper|obligations?|one)`;
const term = String.raw`(?:[- ]?(?:term|dated|run)|er[- ](?:term|dated|run))`;
const soon = String.raw`(?:soon|shortly|(?:in|within|inside|over) (?:the )?(?:(?:next|coming) )?(?:a |one )?(?:year|twelve months|12 months|near term|short term)|this year|next)`;
const due = String.raw`(?:(?:falls?|falling|comes?|coming|is|are)(?: up)? (?:due|for repayment)|due|maturing|matures?|repayable|to be repaid)`;
const short = String.raw`(?:what(?:'s| is)?(?: ever)? ${due} ${soon}|(?:the |its |their )?${thing} (?:that |which )?${due} ${soon}|(?:the |its |their )?(?:short|near)${term}(?: ${thing})?|(?:the |its )?current (?:portion|maturities|part))`;
const long = String.raw`(?:(?:the |its |their )?(?:long${term})(?: ${thing})?(?: due later)?|(?:the |its )?rest(?: due later)?|(?:the |its )?${thing} (?:that |which )?${due} later)`;
const pair = String.raw`(?:${short},? (?:and|plus|with|to|\+|&) ${long}|${long},? (?:and|plus|with|to|\+|&) ${short})`;
const together = String.raw`(?:,? (?:(?:both )?(?:taken|added|put|counted|lumped|rolled) )?(?:together|combined|up|in one|summed|in all|in total|as one|all in)(?: in one)?)`;
const adding = String.raw`(?:(?:if (?:you|i|we) )?(?:add(?:ing|ed)?|sum(?:ming|med)?|put(?:ting)?|count(?:ing)?|combin(?:e|ing)|tak(?:e|ing)|lump(?:ing)?)(?: (?:up|together|both))? )`;
/** How a half of it is said to fall due. */
const falls = String.raw`(?:(?:falls?|is|was|fell|comes?|came)(?: up)? (?:due |repayable |for repayment )?|(?:has|had) to be (?:repaid|paid back) |matures? |matured )`;

export const borrowedInHalves: readonly Rewording[] = [
  [re(String.raw`\bhow much of ((?:[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}|its|their|the) )(?:total )?(?:debts?|borrowings|loans) ${falls}(?:${soon}|short[- ]?term),? (?:and|,) how much (?:of it )?(?:(?:is|was|falls?|fell|comes?|runs?) (?:due )?)?(?:long[- ]?(?:term|er)|later(?: on)?|after that|further out)`), '$1short-term debt and long-term debt'],
  [re(String.raw`\b${adding}${pair}(?:${together})?(?=[,.:;?)]|$| (?:at|in|on|for|as of|what|how|it|they|where|is|was|were|by)\b)`), 'total debt'],
  [re(String.raw`\b(?:both )?${pair}${together}`), 'total debt'],
];
