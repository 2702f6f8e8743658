// Trades of a person by name: whose sales they were, what they brought, in which months. Whether the person trades there at all, the forms say.
import { isEveryday } from '../../companies/everyday.ts';
import { nameList } from '../../companies/name-list.ts';
import type { Rewording } from '../rewording.ts';

const person = String.raw`(?:(?:[Mm]rs?|[Mm]s|[Dd]r)\.? )?[A-Z][a-z'’-]+(?: [A-Z]\.?)?(?: [A-Z][a-z'’-]+){0,2}`;
const company = String.raw`[A-Z][\w&.'’-]*(?: [A-Z&][\w&.'’-]*){0,3}`;
const month = String.raw`(?:[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)`;
const twoMonths = new RegExp(String.raw`\b(${month})(?:,| ?\+| ?&| and| as well as| plus)(?: (?:again|also|then|once more|in))* ?(${month}),? ((?:19|20)\d{2})\b`, 'g');
const trades = /\b(?:sold|sells?|selling|sales|insiders?|bought|buys|form 4|dump\w*|unload\w*|shs)\b/i;
const side = (words: string): string => (/^(?:purchase|buy|bought|acqui)/i.test(words) ? 'bought' : 'sold');

function isCompany(words: string): boolean {
  return nameList().names.called(words.toLowerCase().replace(/['’]s$/, '')).length > 0;
}

/** "Jassy AMZN sales Aug 2025": a name that no company bears, beside a ticker. */
function besideTicker(whole: string, ...[who = '', ticker = '', what = '']: string[]): string {
  return isCompany(who) || isCompany(who.split(' ')[0] ?? '') || isEveryday(who.split(' ')[0] ?? '') ? whole : `insider ${who} of ${ticker} ${side(what)} shares, `;
}

function ofPerson(whole: string, ...[who = '', what = '', where = '']: string[]): string {
  return isCompany(who) ? whole : `shares that insider ${who} ${side(what)} of ${where}`;
}

function takenOut(whole: string, who = '', where = ''): string {
  return isCompany(who) ? whole : `for how much money has insider ${who} sold shares of ${where}`;
}

/** What each share went for, and not the price of the share. */
function pricedBy(whole: string, ...[who = '', what = '']: string[]): string {
  return isCompany(who) || isEveryday(who.split(' ')[0] ?? '') ? whole : `for what average price per share has insider ${who} ${/^(?:buy|purchase|pay)/i.test(what) ? 'bought' : 'sold'} shares`;
}

const insidersInWords: readonly Rewording[] = [
  [new RegExp(String.raw`\b(${person})['’]s? (?:stock |share |open-market |insider )?(sales|selling|disposals|sell-?offs|purchases|buying|buys) (?:of|in) (${company}?)(?:['’]s?)?(?: (?:stock|shares))?(?=[ ?,.]|$)`, 'g'), ofPerson],
  [new RegExp(String.raw`\b[Hh]ow (?:much|many dollars|many millions)(?: money| cash| dollars| in dollars)? (?:did|has|have) (${person}) (?:take|taken|pull|pulled|cash|cashed|make|made|get|gotten|pocket|pocketed|realise|realize|reali[sz]ed|net|netted|raise|raised|extract|extracted)(?: (?:out of|out|of|from|off|by|with|on|in))* (?:selling |dumping |unloading )?(?:his |her |their |the )?(${company}?)(?:['’]s?)? (?:stock|shares)\b`, 'g'), takenOut],
  [new RegExp(String.raw`^(${person}),? (?:at |of |in |@ ?)?([A-Z]{2,5})\b:? (?=[^]*(sold|sells?|selling|sales?|bought|buys|purchases|shs|shares))(?:sold|sells?|selling|sales|bought|buys|purchases)?`, ''), besideTicker],
  [new RegExp(String.raw`\b(?:[Aa]t )?(?:[Ww]hat|[Ww]hich) (?:(?:average|mean|avg) )?(?:selling |sale )?price(?: per share| a share)? did (${person}) (sell|buy|dispose|unload|get|receive|achieve|fetch)(?: (?:his|her|their|the|for))*(?: (?:shares|stock))?`, 'g'), pricedBy],
  [new RegExp(String.raw`\b(${person})(?:['’]s?)?,? (?:average|avg|mean) (selling|sale|sales|disposal|purchase|buying|buy)[- ](?:price|px)\b`, 'g'), pricedBy],
  [new RegExp(String.raw`\b[Hh]ow much (?:a|per|for each|each) share did (${person}) (get|receive|sell|make|fetch|pay|realise|realize)\b`, 'g'), pricedBy],
  [new RegExp(String.raw`\b[Ww]hat did (${person}) (get|receive|fetch|make|realise|realize|pay) (?:per|a|for each|each) share\b`, 'g'), pricedBy],
  [/\b[Ww]ho (?:at|in|inside|within) (?:the company )?([A-Z][\w&.'’ -]{1,30}?) (?:has been|was|is|were|are) (?:its |the )?(?:biggest|largest|top|most active|heaviest|number one|chief) (seller|buyer)s?(?: of (?:its |the |own |company )*(?:stock|shares))?/g, 'which insider of $1 was the largest $2 of shares'],
  [/,? (?:and )?(?:what|which) (?:number|quantity|amount) of shares(?: was (?:that|it))?(?=\?|$)/gi, ', how many shares'],
];

/** Where somebody trades. */
export function rewordTrades(text: string): string {
  return trades.test(text) || /\b(?:stock|shares?|sale|sell)\b/i.test(text) ? insidersInWords.reduce((rest, [pattern, plain]) => (typeof plain === 'string' ? rest.replace(pattern, plain) : rest.replace(pattern, plain)), asOneStretch(text)) : text;
}

/** Months that are named one by one are the ends of a stretch. */
function asOneStretch(text: string): string {
  return trades.test(text) || /\btotal shares\b/i.test(text) ? text.replace(twoMonths, '$1 to $2 $3') : text;
}
