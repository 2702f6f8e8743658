// "Same ratio for Apple that day, on fiscal 2025": a price held against the statements, asked again in full of another company.
import type { Asked } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';

const lead = String.raw`^(?:(?:ok(?:ay)?|right|thanks|thank you|good|fine|and|so|but|then|now|well|please|pls)[,.!;:]* )*`;
const same = String.raw`(?:(?:do |give me |show me |tell me |calculate |work out |(?:and )?what(?:['’]s| is| was| are| would be|) )?(?:the )?(?:very )?same(?: (?:thing|ratio|multiple|figure|number|calculation|question|one|again))* (?:for|of|with|on) |what about |how about |what of |for |of )?`;
const thatDay = String.raw`(?:,? (?:(?:on|at|as of) )?(?:that|the) (?:(?:very|exact|same) )*(?:day|date|close)|,? then)?`;
const fiscal = String.raw`(?:(?:fiscal|fy)(?: year)? ?'?\d{2,4}|20\d\d)`;
const line = String.raw`(?:(?:fully )?(?:diluted|dil\.?|basic) )?(?:figures|numbers|eps|earnings(?: (?:per|a|for each) share)?|sales|revenues?|per-share earnings)`;
const onYear = String.raw`(?:(?:,? \(?(?:but |only |this time )?(?:based )?(?:on|over|with|for|using|against)|,| -| \() ?(?:(?:its|their|the) )?(?:(?<year>${fiscal})(?:['’]s)?(?: ${line})?|${line} (?:of|for|in|from) (?:its |their )?(?<other>${fiscal}))\)?)?`;
const polite = String.raw`(?:,? (?:then|instead|too|please|pls|plz|as well|now|thanks|thank you|thx|cheers|for me))*`;
const other = new RegExp(String.raw`${lead}${same}(?<whom>[\p{L}&'’. ]{1,40}?)(?:['’]s?)?${polite}${thatDay}${onYear}${thatDay}${polite}[ ?.!]*$`, 'iu');

type Found = { readonly name: string; readonly start: number; readonly end: number; readonly ticker: string };

function companiesIn(text: string): readonly Found[] {
  return namedIn(text, []).flatMap(({ start, end, company }) => (company === null ? [] : [{ name: text.slice(start, end).replace(/['’]s?$/, ''), start, end, ticker: company.ticker }]));
}

/** The other company that is named and nothing besides; null where it is the same one. */
function otherNamed(whom: string, before: readonly Found[]): Found | null {
  const [to, ...others] = companiesIn(whom);
  const [from] = before;
  const isOther = to !== undefined && others.length === 0 && from !== undefined && before.every(({ ticker }) => ticker === from.ticker) && to.ticker !== from.ticker;
  return isOther && whom.trim().length <= to.name.length + 2 ? to : null;
}

/** Null where the one before was of no multiple, or this one says more than whom, when and on which year. */
export function forOtherCompany(given: string, earlier: Asked): string | null {
  if (earlier.multiple === undefined && earlier.valuation === undefined) return null;
  const { whom = '', year: own, other: behind } = other.exec(given)?.groups ?? {};
  const year = own ?? behind;
  const before = companiesIn(earlier.text);
  const to = otherNamed(whom, before);
  if (to === null) return null;
  const again = before.toReversed().reduce((text, { name, start }) => `${text.slice(0, start)}${to.name}${text.slice(start + name.length)}`, earlier.text);
  return year === undefined ? again : again.replace(new RegExp(String.raw`\b${fiscal}`, 'i'), year);
}
