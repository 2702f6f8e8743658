// Cash and what is put by beside it, short and long, each by its whole name: "short- and long-dated securities", "cash + ST + LT investments", "all its marketable securities".
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const short = String.raw`(?:(?:short|near)(?:er)?[- ]?(?:term|dated|-)?|ST|S\/T|current)`;
const long = String.raw`(?:long(?:er)?[- ]?(?:term|dated|run|-)?|LT|L\/T|non-?current)`;
const joint = String.raw`(?:(?:,? (?:and|&|plus|or|as well as|together with)|,| ?\+| ?\/)(?: (?:in|its|their|the|also))* ?)`;
const papers = String.raw`(?:(?:marketable|liquid|debt|investment|financial) )*(?:securities|investments)`;
const pair = String.raw`(?:both |whether |in )?(?:${short}${joint}${long}|${long}${joint}${short})`;
const both = 'short-term investments and long-term investments';
const beside = String.raw`(?<=\bcash\b[^?.]{0,70})`;
const lent = '(?:commercial paper|bonds|notes|loans|term loans|borrowings|(?:short|long)[- ]term (?:debt|borrowings|loans))';
const paper = String.raw`(?:commercial paper|CP)`;

const months = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

export const moneyAtHand: readonly Rewording[] = [
  [/\bST (?=(?:inv(?:estments?|s)?|securities|debt|borrowings?)\b)/g, 'short-term '], [/\bLT (?=(?:inv(?:estments?|s)?|securities|debt|borrowings?)\b)/g, 'long-term '],
  // The report in which a balance of a day stands says no time of its own.
  [re(String.raw`\b(10-?q|quarterly report|report)(?: (?:for|on|of))? (?:the )?(?:first|second|third|q[1-3])(?: fiscal)?(?: quarter)?(?: of)? (?:fiscal )?(?:20\d\d)(?=[^?]{0,90}\b(?:total debt|cash|assets|liabilities|equity|inventor(?:y|ies)|receivables|debt)\b[^?]{0,60}\b(?:at|on|as of) (?:${months})\.? \d{1,2}\b)`), '$1'],
  [re(String.raw`\b(how much|what) (?:dry powder|firepower|liquidity|cash pile) (?=(?:does|did|do|has|had|was|is)\b[^?:]{2,60}: ?(?:the |its )?cash\b)`), '$1 '],
  [re(String.raw`\bhow much (?:in )?cash (?:and|&|plus) (?:cash )?(?:equivalents|equivs?\.?)(?![a-z])`), 'what cash and cash equivalents'],
  [re(String.raw`(?:'s|(?<=s'))? (?:liquidity|solvency|indebtedness|cash position|debt position|borrowings|finances)(?=: ?(?:the |its |what |how |was |were )(?:\w+ ){0,4}(?:cash|debts?|assets|liabilities|borrowings?|equity|inventor))`), ''],
  [re(String.raw`(?<=\b(?:its|the|their|'s|all|in) )liquid (?:money|funds?|resources|means|holdings?)(?![a-z])`), 'cash and short-term investments'],
  [re(String.raw`\bcash (?:and|&|plus|\+) (?:marketable |liquid )?(?:short-term |near-term )securities(?![a-z])`), 'cash and short-term investments'],
  // In a list it is one figure, and no sum of two.
  [re(String.raw`\bcash(?: and (?:cash )?equivalents)?,? (?:plus|\+|together with|added to|combined with) (?:its |the )?(?:short-term|marketable|current) (?:investments|securities)(?![a-z])(?! ?(?:plus|\+|minus|less|and (?:the )?(?:long|non)|[-−/÷]))`), 'cash and short-term investments'],
  [re(String.raw`\b${pair} ${papers}(?! (?:income|losses|gains))(?![a-z])`), both],
  [re(String.raw`\b(?:all (?:of )?)?(?:(?:its|their|the) )?${papers},? \(?${pair}(?: term)?(?: alike| ones| together)?\)?(?=[\s,.;:?)]|$)`), both],
  [re(String.raw`\b${short} ${papers}${joint}${long} ones\b`), both],
  [re(String.raw`${beside}\ball (?:of )?(?:its |their |the )?(?:marketable )?${papers}(?![a-z])`), both],
  [re(String.raw`\bcash(?:,| &|,? and) (?:cash )?(?:equivalents|equivs?\.?)(?=,? (?:and|&|\+|plus)? ?short-term investments)`), 'cash and cash equivalents'],
  [re(String.raw`(?<=\b(?:debts?|owes?|owed)\b[^?.]{0,50}),? ?\(?(?:(?:incl(?:uding|uded|\.)?|counting|with|plus)(?: (?:its|the|any|all))* ${paper}|${paper} (?:included|incl\.?|counted))\)?(?=[\s,.;:?]|$)`), ''],
  [re(String.raw`(?<=\bcash\b[^?.]{0,50}),? \(?(?:(?:leaving|putting|setting) (?:its |the |any )?(?:marketable )?(?:securities|investments) (?:aside|alone|out)|(?:without (?:touching|counting|using|selling)|not(?: (?:touching|counting|including|using))?|excluding|ignoring|ex|no) (?:its |the |any )?(?:marketable )?(?:securities|investments))\)?(?=[\s,.;:?]|$)`), ''],
  [re(String.raw`(?<=\bcash (?:and|&) (?:cash )?(?:equivalents|equivs?\.?)) (?:alone|only)\b`), ''],
  [re(String.raw`\b(?:how much|what) (?:does|did|do) (it|they|the company|[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,3}) owe(?: in (?:all|total)| altogether)?,? (?:in |on |counting |through )?${lent}(?:,| and|,? plus| \+) ${lent}(?:,? (?:together|combined|taken together))?`), "what is $1's total debt"],
  [re(String.raw`\beverything (?:that (?:is|was|stood) )?(?:on|in) (?:its|the|their|[A-Z][\w&.-]*'s?) (?:balance sheet|books?)(?![a-z])`), 'total assets'],
];
