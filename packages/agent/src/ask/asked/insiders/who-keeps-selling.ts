// "Somebody is forever selling Example's stock, isn't she? How many shares has she let go this year?": the person and the company stand in the sentence before the one that asks.
import { nameList } from '../companies/name-list.ts';

const name = String.raw`(?<who>\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2})`;
const again = String.raw`(?:(?:is|was|has been|['’]s|has|seems to be) )?(?:(?:always|forever|constantly|still|often|regularly|steadily|quietly|busy) )?(?:keeps? (?:on )?)?`;
const sells = String.raw`(?:sell(?:ing|s)?|sold|dump(?:ing|s|ed)?|unload(?:ing|s|ed)?|offload(?:ing|s|ed)?|cash(?:ing|es|ed) (?:in|out)|trimm(?:ing|ed)|shedding|shed|flogging|ditching|letting go|getting rid)`;
const some = String.raw`(?: (?:a bit|a little|a lot|some|bits|chunks?|more|plenty|shares|stock|lots|a few shares|a slice|off))*(?: of| in)?`;
const tale = new RegExp(String.raw`^${name} ${again}${sells}${some} (?:his |her |the )?(?<whom>\p{Lu}[^.?!;,]{1,40})(?:,[^.?!;]{1,24})?[.?!;] (?=(?:[Ss]o |[Aa]nd |[Bb]ut )?(?:[Hh]ow|[Ww]hat|[Ff]or how|[Aa]t what|[Ww]hen|[Dd]id|[Hh]as|[Ii]n)\b[^]*\b(?:he|she)\b)`, 'u');

const gets = /\b(?:get|got|make|made|pocket|pocketed|receive|received|earn|earned|bank|banked|raise|raised|take home|taken home|cash in)\b/i;

const isCompany = (words: string): boolean => nameList().names.called(words.toLowerCase()).length > 0;

/** The question alone, with both. */
export function withSellerNamed(text: string): string {
  const found = tale.exec(text);
  const { who = '', whom = '' } = found?.groups ?? {};
  const company = whom.replace(/['’]s?(?= |$)/, '').replace(/ (?:stock|shares|paper|holdings?)\b.*$/i, '').trim();
  // A time that the first sentence names is the question's.
  if (found === null || /\d| in \p{Lu}/u.test(whom) || isCompany(who) || !isCompany(company)) return text;
  const asks = text.slice(found[0].length).replace(/\b(?:he|she)\b/, who);
  if (/\b(?:shares|stock)\b/i.test(asks)) return asks.replace(/\b(?:shares|stock)\b/i, (what) => `${company} ${what}`);
  return gets.test(asks) ? asks.replace(gets, `$& for the ${company} shares sold`) : asks.replace(/[ ?.!]*$/, ` of ${company} stock?`);
}
