// Lines of a statement as a sentence says them at length: "the profit that Acme made before tax", "the cost of the goods it sold", "what a share earned, diluted".
import { namedIn } from '../../companies/read-companies.ts';
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const name = String.raw`((?:[A-Z][\w&.'’-]*(?: (?:& )?[A-Z][\w&.'’-]*){0,3}|it|they|the (?:company|group|firm)))`;
const had = any('made', 'earned', 'had', 'booked', 'reported', 'posted', 'showed', 'turned', 'ran up', 'makes', 'earns');
const soldGoods = any('goods', 'products?', 'merchandise', 'things', 'items', 'stuff', 'wares', 'services');
const whoseOf = (who: string): string => (/^(?:it|they)$/i.test(who) ? 'its' : `${who}'s`);
const ofTime = String.raw`((?: (?:in|for|during) (?:fiscal |fy ?|calendar )?(?:year )?20\d\d)?)`;

/** What is paid or flows for each share is another figure. */
function earnedEach(words: string, ...rest: readonly (string | undefined)[]): string {
  if (/\b(?:dividends?|book value|free cash|cash flow|equity|sales per|revenue per)\b/i.test(rest.at(-1) ?? '')) return words;
  return /^(?:what|how)/i.test(words) ? 'what were the diluted earnings per share' : 'diluted earnings per share';
}

const cost = String.raw`(?:the |its |their )*costs? of (?:revenues?|sales|goods(?: sold)?|products(?: sold)?|what (?:it|they) sold)(?: (?:was|were|is|are|had been|has been) (?:paid|covered|deducted|taken off))?`;
/** Where the gross profit goes by its name too, it is defined. */
const grossProfit = (said: string) => (words: string, ...rest: readonly (string | undefined)[]): string => (/\bgross\b|\boperating (?:costs|expenses)\b/i.test(rest.at(-1) ?? '') ? words : said);

/** Beside the profit itself. */
const paidOut = (words: string, ...rest: readonly (string | undefined)[]): string => (/\b(?:what|how much)\b[^?.;]*\b(?:net income|net profits?|net earnings|profits?|earn|make)\b[^?.;]*\bhow much of\b/i.test(rest.at(-1) ?? '') ? ', the dividends paid and the payout ratio' : words);

export const linesAtLength: readonly Rewording[] = [
  [re(String.raw`,? and (?:also )?how much of (?:it|that|this|them) (?:was|were|went|got|did (?:it|they) pay|ended up)(?: (?:paid|handed|given|sent))?(?: (?:out|back))? (?:as|in|to|on|into) (?:cash )?dividends\b`), paidOut],
  [re(String.raw`\b(?:how many dollars|how much(?: money)?|what) (?:(?:was|were|is|are) left(?: over)?|remain(?:s|ed)?) (?:of|from|out of) (?:the |its |their )?(?:total |net )?(?:revenues?|sales) (?:after|once|net of|less|minus) ${cost}`), grossProfit('what was the gross profit')],
  [re(String.raw`\b(?:total |net )?(?:revenues?|sales)(?: figure)?,? (?:less|minus|net of|after(?: deducting| subtracting| paying)?) ${cost}\b(?! (?:as|over|divided|to))`), grossProfit('gross profit')],
  [re(String.raw`\b(?:the |its |all the |all )?(?:profits?|income|earnings|money) (?:that |which )?${name} (?:had )?${had}${ofTime},? (?:before|ahead of) (?:paying )?(?:its |the |any )?(?:income )?tax(?:es)?\b(?! (?:rate|expense))`), (_: string, who = '', when = ''): string => `${whoseOf(who)} pretax profit${when}`],
  [re(String.raw`\b(?:the )?costs? of (?:the |its |their |all )*${soldGoods} (?:that |which )?${name} (?:had |has )?sold\b`), (_: string, who = ''): string => (/^(?:it|they|the )/i.test(who) ? 'cost of goods sold' : `${who}'s cost of goods sold`)],
  [re(String.raw`\b(?:what|how much) (?:did|does|do|had|has) (?:a|each|every|one|a single) share (?:earn(?:ed)?|ma[dk]e|bring in|brought in)(?: for (?:its|the) (?:owner|holder)s?)?(?:,? \(?(?:fully )?diluted\)?)?(?! (?:in|through|by way of) dividends)`), 'what were the diluted earnings per share'],
  [re(String.raw`\bwhat (?:a|each|every|one|a single) share (?:had |has )?(?:earned|made|earns|brought in)\b(?:,? \(?(?:fully )?diluted\)?)?`), 'diluted earnings per share'],
  [re(String.raw`(?<!^(?:(?:and|so|but|then|ok(?:ay)?),? )*)\b(?:how much|what) (?:was|is|were) (?:that|it|this) (?:per|for each|for every|on each|a) (?:fully )?diluted share\b(?! ?(?:count|price|in (?:dividends|cash)))|\b(?:how much|what)(?: (?:(?:was|is|were) (?:earned|made|left|there)|did (?:it|they|that) (?:earn|make|come to)))? (?:per|for each|for every|on each|a) (?:fully )?diluted share\b(?! ?(?:count|price|in (?:dividends|cash)))|(?<=[,;:] (?:and |also )?)(?<!\b(?:earnings|profits?|net income|income|earned|earns?|ma[dk]es?)[,;:] )(?:the )?(?:result |amount |figure |number )?(?:per|for each|for every) (?:fully )?diluted share\b(?=[,;.?!]|$| (?:in|for|as) )`), earnedEach],
];

const sells = new RegExp(String.raw`\b(?:[Hh]ow much|[Ww]hat)(?: money)? (?:did|has|had|does) (?<who>it|they|the company|the firm|[A-Z][\w&.'’-]*(?: (?:& )?[A-Z][\w&.'’-]*){0,3}) (?:sell|sold)(?= (?:in|for|over|during) (?:(?:the|those|these|that|this|all of|its|their) )*(?:same |first |last |second |third |fourth |latest |fiscal |fy ?|calendar |three |six |nine |twelve |full )*(?:quarter|months?|year|half|period|time|january|april|july|october|q[1-4]|20\d\d)\b|,? and (?:what|how|at what|which)\b)`, 'i');

const sellsMore = /\b(?:by )?how (?:many per ?cent|much in per ?cent) more did (?<who>it|they|the company|the firm|[A-Z][\w&.'’-]*(?: (?:& )?[A-Z][\w&.'’-]*){0,3}) sell(?= (?:in|for|over|during) )/i;

const ofShares = /\b(?:shares|stock|insiders?|directors?|officers?|executives?|open market|form 4|ceo|cfo|founder)\b/i;
const isCompany = (name: string): boolean => namedIn(`for ${name}`, []).some(({ company }) => company !== null);

const isPointed = (who: string): boolean => /^(?:it|they|the (?:company|firm))$/i.test(who);

/** "How much did Acme sell in the quarter to March", "how many percent more did it sell": of a company its revenue; what a person sold is shares. */
export function soldInTime(text: string): string {
  const more = sellsMore.exec(text);
  const found = more ?? sells.exec(text);
  const who = found?.groups?.['who'] ?? '';
  if (found === null || ofShares.test(text) || !(isPointed(who) || isCompany(who))) return text;
  const revenue = isPointed(who) ? 'its revenue' : `${who}'s revenue`;
  if (more !== null) return text.replace(found[0], `by how many percent was ${revenue} higher`);
  return text.replace(found[0], `${/^[HW]/.test(found[0]) ? 'What' : 'what'} was ${revenue}`);
}
