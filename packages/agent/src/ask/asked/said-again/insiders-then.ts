// Behind a question on insiders' trades: one of them "in that month", and how much "of that" was his. The time of before is written out.
import type { Company } from '@assay/data';
import { ownerName } from '../../../book/insider-trades.ts';
import type { Asked } from '../asked.ts';
import type { InsiderAsk } from '../insiders/insider-ask.ts';
import { formsOnFile } from '../companies/insider-names.ts';
import { findPersons } from '../insiders/find-persons.ts';
import { findSpans, withYears } from '../insiders/insider-windows.ts';
import { ownName, timeIn, timesOf } from './insiders-again.ts';

const then = /,? ?(?:\b(?:in|during|over|within|for|on|through|across)(?: just)? )?\b(?:(?:that|the|this|those|these)(?: very| exact)? same|same|that|those|these) (?:very )?(?:(?:two|three|few) )?(?:months?|mo|time|times|period|stretch|window|span|days?|weeks?|spring|summer|autumn|winter)\b(?! (?:before|earlier|after|later|prior|last))(?: too| as well)?|\b(?:back )?then(?=[?.,]*$)/giu;
const ofThat = /\b(?:of|from|out of|among|in|to) (?:that|this|those|these|them|it|all (?:that|those|of (?:that|those|it|them))|the (?:total|lot|sum|whole|shares)|which)\b|\bby\b/i;
const trades = /\b(?:sell|sold|sells|selling|dump\w*|unload\w*|let(?:ting)? go|get rid|got rid|part(?:ed)? with|shed|buy|bought|dispos\w+|cash\w* (?:in|out)|trade[ds]?)\b/i;
/** Of all that is on file, whatever the time of before. */
const ofAnyTime = /\b(?:ever|last|latest|first|when|since|lately|still|any ?more|altogether so far|now|today|so far|usually|always|often)\b/i;
const counts = /\bhow many\b|\bshares?\b|\bshs\b|\bhow much of\b|#/i;
const money = /\$|\bdollars?\b|\bmoney\b|\busd\b|\bbucks\b|\bproceeds\b|\bworth\b|\bvalue\b|\b(?:get|got|make|made|pocket\w*|fetch\w*|raise[d]?|receive[d]?|cash in|cashed in|bring|brought|take home|took home)\b/i;
const part = /%|\b(?:percent|percentage|per cent|pct|proportion|fraction|portion|part|slice|share of)\b/i;
const price = /\b(?:price|per share|a share|each|apiece|average)\b/i;

const body = /\b(?:insiders|executives|execs|directors|officers|bosses)\b(?! (?:of|at|from|in) \p{Lu})/iu;
const whoElse = /^(?:(?:and|so|but|ok(?:ay)?|then|now),? )*(?:who|anyone|anybody|which (?:insiders?|people|ones?)|did (?:anyone|anybody)) else\b|\b(?:which|what|who|any|the) other (?:insiders?|executives?|people|directors?|ones?)\b/i;

/** "And Byron in June?": of the year of before. */
const month = /\b(?:in|for|during|of|over) (?<time>(?:(?:early|late|mid)[ -])?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: (?:19|20)\d\d)?)(?=[ ?.!,]*$)/i;

type Before = { readonly time: string; readonly of: string; readonly sold: 'sell' | 'buy' };

/** One of them, and nobody says that he traded: so many of those of before. */
function ofOne(text: string, who: string, { time, of, sold }: Before): string {
  const [isPart, isMoney, isCount] = [part, money, counts].map((pattern) => pattern.test(text));
  if (isPart) return `What percentage of everything that ${of} insiders ${sold === 'buy' ? 'bought' : 'sold'} ${time} came from ${who}?`;
  const shares = `How many shares of ${of} did ${who} ${sold} ${time}`;
  if (isMoney) return isCount ? `${shares}, and for how much money?` : `For how much money did ${who} ${sold} shares of ${of} ${time}?`;
  return `${shares}?`;
}

/** The one owner whom the words name. */
function ownerIn(text: string, company: Company): string | null {
  const [one, ...more] = new Set(findPersons(text, formsOnFile([company]).get(company.ticker)?.owners ?? []).map(({ owner }) => owner));
  return one === undefined || more.length > 0 ? null : ownerName(one);
}

/** Null where no insiders' trades of one company in a time were asked about before, and where another time is named. */
export function insidersThen(given: string, { insiders: ask, companies }: Asked): string | null {
  const [company, ...others] = companies;
  if (ask === undefined || company === undefined || others.length > 0 || ask.spans.length === 0) return null;
  const before = { of: ownName(company.name), sold: ask.side === 'bought' ? 'buy' as const : 'sell' as const };
  return inOtherMonth(given, ask, { company, before }) ?? atThatTime(given, ask, { company, before: { ...before, time: timesOf(ask.spans) } });
}

type Of<Asked> = { readonly company: Company; readonly before: Asked };

function inOtherMonth(given: string, ask: InsiderAsk, { company, before }: Of<Omit<Before, 'time'>>): string | null {
  const words = trades.test(given) ? undefined : month.exec(given)?.groups?.['time'];
  const spans = words === undefined ? null : timeIn(words, ask);
  const one = spans === null ? null : ownerIn(given, company);
  return one === null || spans === null ? null : ofOne(given, one, { ...before, time: timesOf(spans) });
}

function atThatTime(given: string, ask: InsiderAsk, { company, before }: Of<Before>): string | null {
  if (isTimed(given.replace(then, ' '))) return null;
  const text = given.replace(then, ` ${before.time}`).trim();
  const one = ownerIn(given, company);
  if (one === null) return ofOthers(text, ask, before);
  return isOfBefore(given, ask) ? ofOne(given, one, before) : text === given.trim() ? null : text;
}

const isTimed = (text: string): boolean => (findSpans(withYears(text.toLowerCase(), '2000-12-31'), '2000-12-31')?.spans.length ?? 1) > 0;

/** Nobody by name: all, or all but the one of before. */
function ofOthers(text: string, { whose }: InsiderAsk, { of, time, sold }: Before): string | null {
  if (!trades.test(text) || !text.includes(time)) return null;
  if (whoElse.test(text) && whose.kind === 'owners') return `Which insiders of ${of} other than ${whose.owners.map(ownerName).join(' and ')} ${sold === 'buy' ? 'bought' : 'sold'} shares ${time}?`;
  return body.test(text) ? text.replace(body, (found) => `${found} of ${of}`) : null;
}

/** Of what was asked before, at its time. */
function isOfBefore(given: string, { whose }: InsiderAsk): boolean {
  if (ofAnyTime.test(given) || price.test(given) || !(ofThat.test(given) || (part.test(given) && whose.kind === 'all'))) return false;
  return !trades.test(given) || (given.search(then) >= 0 && whose.kind === 'all');
}
