// Closing prices by what people call them: finishes, the dearest a share ever ended a day at, every day's price evened out; and where a stretch begins that is told by the year that ended.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const name = String.raw`([a-z][\w&.’'-]*(?: [a-z&][\w&.’'-]*){0,2}?|it|they)`;
const dear = any('best', 'highest', 'dearest', 'top', 'priciest', 'most expensive');
const cheap = any('worst', 'lowest', 'cheapest', 'poorest');
const finished = any('finished', 'closed', 'ended', 'settled');
const finishes = any('finish(?:es)?', 'clos(?:es|e|ing prices?)', 'closing levels?');
const endOfYear = String.raw`(?:,? (?:new year['’]s eve|december 31|dec\.? 31|31 december|12\/31))?`;
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const extreme = (word: string): string => (new RegExp(`^${dear}$`, 'i').test(word) ? 'highest close' : 'lowest close');
const asExtreme = (_: string, word = '', who = ''): string => `${extreme(word)} of ${who}`;

const day = String.raw`(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2},? 20\d\d|\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december),? 20\d\d|\d{1,2}\/\d{1,2}\/(?:20)?\d\d)`;
const moved = any('sunk', 'fallen', 'dropped', 'slid', 'come down', 'risen', 'climbed', 'gone up', 'gone down', 'moved', 'down', 'up', 'lost', 'gained');

/** Of a day that is named, and no loss of a year. */
function moveOfDay(whole: string, ...rest: readonly (string | number | undefined)[]): string {
  const move = onTheDay(whole, ...rest);
  return move === whole ? whole : `by how many percent did its share price ${move}`;
}

/** The one day of the text is the day of the move. */
function onTheDay(whole: string, ...rest: readonly (string | number | undefined)[]): string {
  const days = String(rest.at(-1) ?? '').match(new RegExp(day, 'gi')) ?? [];
  return new Set(days).size === 1 ? `move on ${days[0] ?? ''}` : whole;
}

const person = '(?:somebody|someone|you|i|we|one|he|she|they|anybody)';
/** What was bought at a close moves as the share does from that day. */
const boughtAtThat = new RegExp(String.raw`\b(?:so )?(?:if|had|suppose) ${person} (?:got|had got|bought|had bought|came)(?: in)? at that (?:close|price),? `, 'i');

function fromThatDay(whole: string, ...rest: readonly (string | number | undefined)[]): string {
  const [by, when] = rest.map(String);
  if (boughtAtThat.test(String(rest.at(-1) ?? ''))) return `from that day to ${when ?? ''}`;
  return /^by/i.test(by ?? '') ? whole : `at the close on ${when ?? ''}`;
}

/** "NVDA 2025 low", "CAT 2024 hi/lo": of a share alone, where no line of a statement is named. */
const shareAlone = String.raw`(?<=^(?:[A-Z]{1,5}|[A-Z][a-z]+(?:['’]s)?)(?: (?:stock|shares?|share price|stock price))?(?: (?:in |for )?20\d\d)? )`;
const untilEnd = String.raw`(?=(?: (?:in |of |for )?20\d\d)?(?: (?:and|\+|&) (?:date|day|when))?\s*\??$)`;
const ofLines = /\b(?:margins?|revenues?|sales|income|earnings|profits?|loss(?:es)?|eps|cash|debt|assets|equity|dividends?|unemployment|inflation|yields?|rates?|cpi|payrolls?|gdp|jobless\w*)\b/i;
const closeOf = (word = ''): string => (/^h/i.test(word) ? 'highest close' : 'lowest close');

export const finishesInWords: readonly Rewording[] = [
  [new RegExp(String.raw`${shareAlone}(high|low|hi|lo)(?:(?: ?\/ ?| and | ?& ?| ?\+ ?)(high|low|hi|lo))?${untilEnd}`, 'g'), (...[, one = '', other]: readonly (string | undefined)[]): string => (other === undefined ? closeOf(one) : `${closeOf(one)} and ${closeOf(other)}`)],
  [/(?<!\b(?:an?|new) )\b(?:all[- ]time|record)[- ](high|low)\b(?!(?: closing| closes?)\b)/gi, (whole: string, word = '', ...rest: readonly (string | number | undefined)[]): string => (ofLines.test(String(rest.at(-1))) ? whole : closeOf(word))], [/(?<!\b(?:an?|new) )\brecord close\b/gi, 'highest close'],

  [re(String.raw`\bhow far(?: (?:up or down|ahead or behind|up|down|ahead|behind))?(?: in percent)? (?:was|were|would|had) ${person}(?: (?:be|have been))?(?: (?:up or down|up|down|ahead|behind))?(?: in percent)?(?= (?:when|at|by|on)\b[^?]*\b20\d\d)`), 'by how many percent had the share price changed'],
  [re(String.raw`\b(when (?:trading ended|the market (?:closed|shut))(?: on| of)?|by(?: the close (?:on|of))?) (${day})`), fromThatDay],
  [re(boughtAtThat.source + String.raw`(?=by how many percent had the share price changed\b)`), ''],
  [re(String.raw`(?<=\b(?:p\/?e(?: ratio)?|shares?|stock|close) and )(?:by )?how (?:far|much|many percent) (?:it|the (?:stock|shares?|price))(?: has| have|['’]s| is| are) (?:${moved}) (?=since )`), 'by how many percent has its share price changed '],
  [re(String.raw`\bhow far (?:short|shy|below|under) (?:is|was) (?:that|it|this)(?:,? (?:percent-?wise|in percent|percentage-wise),?)?(?: of| from)? (?=(?:the|its) (?:${dear}) )`), 'how many percent is that below '],
  [re(String.raw`\b(the|its) (${dear}|${cheap}) (?:finish|close|closing price|closing level)(?: (?:it|they) (?:managed|reached|made|had|saw))(?![a-z])`), (...[, lead = '', which = '']: readonly string[]): string => `${lead} ${extreme(which)}`],
  [re(String.raw`\bto the close (?:on|of) (?=${day},? and (?:by )?how (?:many|much|far)(?: per ?cent)? from (?:there|then|that day)\b)`), 'to '],
  [re(String.raw`(?<=\b(${month} \d{1,2}),? (20\d\d)\b[^]{0,60})\bfrom (?:there|then) (?:to|until|till) (?:the close (?:on|of) )?(${month} \d{1,2})(?!\d|,? \d)`), 'from $1, $2 to $3, $2'],
  [re(String.raw`(?<=\bhow many per ?cent\b[^?]{0,160} and by how many)(?= from\b)`), ' percent'],
  [re(String.raw`\bsince (20\d\d) (?:ended|closed|was out|was over|finished|ran out|came to (?:a close|an end))(?=[?.,;]|$| and )`), 'since the end of $1'],
  [re(String.raw`\bsince the last (?:bell|session|trading day|day|ring of the bell) of (20\d\d)${endOfYear}`), 'since the last close of $1'],
  [re(String.raw`\b(?:from|between) new year['’]s(?: day)? (?:to|until|and) new year['’]s eve(?: in| of)? (20\d\d)`), 'in calendar $1'],
  // "What was the best and what was the worst it ever closed at."
  [re(String.raw`\b(the (?:${dear}|${cheap}),? (?:and|or)) what (?:was|is|were) (?=the (?:${dear}|${cheap})\b)`), '$1 '],
  [re(String.raw`\b(${dear}|${cheap})(?: that)? ${name} (?:has |had )?(?:ever |once )?${finished}(?: (?:a|the|any) day)?(?: at)?(?=[?.,;]|$| (?:in|at|during|over|between|since|and)\b)`), asExtreme],
  [re(String.raw`(?<=\b(?:highest|lowest) close\b[^?]{0,60}),? and (?:what (?:was|is) )?the (${dear}|${cheap})(?=[?.,;]|$)`), (_: string, word = ''): string => `, and what was the ${extreme(word)}`],
  [re(String.raw`\bthe ${dear} and (?:the )?${cheap} ${finishes}(?: (?:it|they) (?:had|saw|made))?`), 'the highest close and the lowest close'],
  [/\b(\d{1,2}\/\d{1,2}\/)(\d{4}|\d{2})\b([^/?]{1,40}?(?:vs\.?|versus|against|v\.?|to|from|off) )(\d{1,2}\/\d{1,2})(?![/\d])/gi, '$1$2$3$4/$2'],
  [re(String.raw`(?<=\b(20\d\d)\b[^]{0,90})\bup to (${month} \d{1,2}) of (?:that|the same) year`), 'between January 1, $1 and $2, $1'],
  [re(String.raw`(?<=(\$ ?[\d,.]+k?(?![\d,.])|\b(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|fifty) )?(?:thousand|hundred|grand)(?: dollars| bucks)?)\b[^]{0,120})\bhow many shares (?:would|could|can|will|does) (?:that|it|this) (?:get|buy|fetch|give) (?:me|us|you|him|her|them)`), 'how many shares would $1 buy'],
  [re(String.raw`\b(?:change|move|rise|fall|gain|lose|drop)(?: in percent)? (?:from|on|against|versus|vs\.?) (?:the )?(?:previous|prior|preceding) (?:close|session|day)(?: to that day['’]s close)?`), onTheDay],
  [re(String.raw`\b(?:lose|lost|fall|fell|drop|dropped|rise|rose|gain|gained|change|move)(?: in percent)? (?:against|from|on|versus|vs\.?) the close of the (?:day|session) before`), onTheDay],
  [re(String.raw`\b(?:by )?how (?:much|far|many percent) did (?:it|they|the (?:stock|shares?)) (?:lose|gain|drop|fall|rise|jump|sink|slide)(?: in percent)? (?:that|on that|on the) (?:very )?day`), moveOfDay],
  [re(String.raw`\b(targets?(?: prices?)?(?: (?:do|does|did|that|which))? (?:the )?(?:wall street|street|analysts|brokers|sell[- ]side|they)(?: [a-z]+){0,3}?),? on average(?![a-z])`), '$1'],
  [re(String.raw`\b(?:average|mean|median|consensus) (analysts?['’]?s? )?(price )?target(s)?( price)?\b`), (...[, who = '', price = '', many = '', behind = '']: readonly (string | undefined)[]): string => `${who === '' ? 'analyst ' : who}${price}target${many}${behind}`],
  [re(String.raw`\bbetween the (?:closing bell|final close|last close|last bell) of (20\d\d) and the (?:last|latest|newest) (?:price|close|quote)`), 'since the last close of $1'],
  [re(String.raw`\b(?:from )?(?:the )?(final|last) close of (20\d\d) (?:through|to|until|up to) (?:the )?(?:final|last) close of (20\d\d)`), 'from the last close of $2 to the last close of $3'],
];
