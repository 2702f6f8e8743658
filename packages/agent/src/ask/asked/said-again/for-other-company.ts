// "Same ratio for Apple that day, on fiscal 2025": a price held against the statements, asked again in full of another company.
import type { Asked } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';

const lead = String.raw`^(?:(?:ok(?:ay)?|right|thanks|thank you|good|fine|and|so|but|then|now|well|please|pls)[,.!;:]* )*`;
const same = String.raw`(?:(?:do |give me |show me )?(?:the )?(?:very )?same(?: (?:thing|ratio|multiple|figure|number|calculation|question|one|again))* (?:for|of|with|on) |what about |how about |what of |for |of )?`;
const thatDay = String.raw`(?:,? (?:(?:on|at|as of) )?(?:that|the) (?:(?:very|exact|same) )*(?:day|date|close)|,? then)?`;
const fiscal = String.raw`(?:fiscal|fy)(?: year)? ?'?\d{2,4}`;
const onYear = String.raw`(?:,? (?:on|over|with|for|using|against) (?:(?:its|their) )?(?<year>${fiscal})(?: (?:figures|numbers|eps|earnings|sales|revenue))?)?`;
const other = new RegExp(String.raw`${lead}${same}(?<whom>[\p{L}&'’. ]{1,40}?)(?:['’]s?)?${thatDay}${onYear}${thatDay}(?:,? (?:then|instead|too|please|pls|as well))*[ ?.!]*$`, 'iu');

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
  const { whom = '', year } = other.exec(given)?.groups ?? {};
  const before = companiesIn(earlier.text);
  const to = otherNamed(whom, before);
  if (to === null) return null;
  const again = before.toReversed().reduce((text, { name, start }) => `${text.slice(0, start)}${to.name}${text.slice(start + name.length)}`, earlier.text);
  return year === undefined ? again : again.replace(new RegExp(String.raw`\b${fiscal}`, 'i'), year);
}
