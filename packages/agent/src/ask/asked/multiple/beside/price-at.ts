// "…, and what would the price be at 30 times those earnings": what a share would cost at a multiple that is named, beside the one that it has. `§` stands for a day, `‡` for a fiscal year, `¤` for a company.
import { numberIn } from '../../course/words/spoken-number.ts';

const spoken = '(?<spoken>(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';
const count = String.raw`(?:(?<digits>\d{1,3}(?:\.\d+)?) ?(?:x|times|-?fold)|${spoken} times)`;
const bare = String.raw`(?:(?<digits>\d{1,3}(?:\.\d+)?)(?: ?(?:x|times))?|${spoken}(?: times)?)`;
const earnings = String.raw`(?:(?: of)?(?: (?:the|those|that|its|these|this|their|same|very|fiscal|diluted|fully|dil\.?|full-year|‡|¤))* (?:earnings(?: per (?:diluted )?share)?|eps|profits?(?: per share)?)| that| it| them| ‡)?`;
const be = String.raw`(?: (?:be|cost|stand|come to|mean|imply|make|give|trade|work out|equal|amount to|put (?:it|the (?:share|stock))|get(?: me| you)?|say)(?: (?:at|to))?)*`;
const joint = String.raw`[,;.?]? ?(?:\b(?:and|plus|then|also) |& ?|\+ ?)*`;
const share = String.raw`(?:(?:share|stock|closing|implied|theoretical|fair|target) )*(?:price|px|value|quote|(?<=share |stock )|share|stock|shares|one share)`;

/** Asked in a sentence, with a word for the price of a share; or as an item of a list. */
const clauses: readonly RegExp[] = [
  new RegExp(String.raw`${joint}\b(?:what|which|where|how (?:much|high|low|far))\b(?=[^?;§]*\b(?:price|px|shares?|stock|cost|worth|trade|stand|value)\b)(?![^?;§]{0,60}\b(?:how many|multiple of)\b)[^?;§]{0,60}?(?:\b|(?<= ))${count}${earnings}${be}(?=\s*(?:[?.,;]|$|§))`),
  new RegExp(String.raw`${joint}\b(?:the |a |its )?${share} (?:(?:per|of a|of one|for a) share )?(?:at|@|on|for|if at|implied (?:by|at)|that .{0,12}at) ?(?:an? )?(?:(?:multiple|p\/?e|price-earnings ratio)(?: ratio)? of )?${bare}${earnings}(?=\s*(?:[?.,;+&]|$|and\b|§))`),
];

export type PriceAt = { readonly times: string; readonly rest: string };

/** Null where no such price is asked for. What is left has a comma in its place. */
export function priceAtIn(text: string): PriceAt | null {
  for (const clause of clauses) {
    const found = clause.exec(text);
    const times = found === null ? null : numberIn({ plain: found.groups?.['digits'], spoken: found.groups?.['spoken'] });
    if (found !== null && times !== null) return { times, rest: `${text.slice(0, found.index)} , ${text.slice(found.index + found[0].length)}`.replace(/^ , (?:and )?|(?: ,)+ *(?=[?.]|$)/g, '').replace(/ , *,/g, ',').trim() };
  }
  return null;
}
