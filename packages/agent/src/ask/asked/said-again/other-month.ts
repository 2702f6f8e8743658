// "And in July?" behind a question of one month: the question before, of that month of the same year.
import type { Asked } from '../asked.ts';

const month = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const alone = new RegExp(String.raw`^(?:(?:ok(?:ay)?|right|thanks|thank you|and|so|but|then|now|well|what about|how about|what of|same|the same|just|also)[,.!;:]* )*(?:for |in |as of |during |what about |how about )?(?:the month of )?(?<month>${month})\.?(?:,? (?:then|instead|please|pls|too|as well|that year|of that year|of the same year|the same year))*[ ?.!]*$`, 'i');
const named = new RegExp(String.raw`(?<!\d )(?<!\d(?:st|nd|rd|th) )(?<!\d(?:st|nd|rd|th) of )\b(?:${month})\.?(?=,? (?:of )?(?:19|20)\d\d\b)`, 'gi');

/** Null where the words say more than a month, and where the question before named none, or several. */
export function ofOtherMonth(given: string, { text }: Asked): string | null {
  const other = alone.exec(given.trim())?.groups?.['month'];
  const before = text.match(named) ?? [];
  return other === undefined || before.length !== 1 ? null : text.replace(named, other.charAt(0).toUpperCase() + other.slice(1));
}
