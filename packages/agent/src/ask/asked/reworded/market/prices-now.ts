// The newest close in talk: where the stock is now, what a share costs today.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';
import { pricesOverEarnings } from './price-over-earnings.ts';

export const pricesNow: readonly Rewording[] = [
  [re(String.raw`\bwhere (?:the |its |their )?(?:stock|shares?(?: price)?|price)(?: (?:is|are|stands?|sits?|trades?))* (?:(?:right |just )?(?:now|today)|at present|these days|at the (?:last|latest) close)(?![a-z])`), 'the latest share price'],
  [re(String.raw`\bwhat (?:(?:a|one|each|its|the) )?(?:share|stock)s? (?:costs?|goes for|go for|trades? (?:at|for)|fetch(?:es)?|is worth|sells? for)(?: on the market)? (?:(?:right |just )?(?:now|today)|at present|these days|at the (?:last|latest|newest|most recent) close)(?![a-z])`), 'the latest share price'],
];

const monthName = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
/** "Its close on June 30" beside a figure of statements: the price of a day, not the end of a time. */
export const closesOfDays: readonly Rewording[] = [
  [re(String.raw`(?<=(?:'s|s'|\b(?:its|their|whose)|(?<!\b(?:at|by|on|before|until|since|from|to|after|of) )the) )close(?= (?:(?:on|for) )?(?:the )?(?:${monthName}\.? \d{1,2}\b|\d{1,2}(?:st|nd|rd|th)? (?:of )?${monthName}))`), 'closing price'],
];

/** "What did the stock do?" beside other figures: how its price changed. */
const doings: readonly Rewording[] = [
  [re(String.raw`\b(?:what|how) (?:did|has|have) ((?:[A-Z][\w&.-]*(?: (?:& )?[A-Z][\w&.-]*){0,2}'s?|its|the|their) )(?:stock|shares?)(?: price)? (?:do(?:ne)?|fared?|perform(?:ed)?)(?= (?:from|between|since|in|over|during|after|this|year))`), 'how did $1share price change'],
  [re(String.raw`(?:(?:%|\b(?:percent(?:age)?|pct)) )(?:move|change|chg|gain|rise|fall) (?:of|in) (?:the |its |their )?(?:shares?|stock)(?: price)?(?! (?:outstanding|count|repurchas\w*|buy\w*))(?![a-z])`), 'share price % change'],
];

export function withPricesNow(text: string): string {
  return sayAgain(text, [...pricesOverEarnings, ...pricesNow, ...closesOfDays, ...doings]);
}
