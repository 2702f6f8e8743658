// Closes and what money becomes, as members of an investment club put it: the bell of a day, the finish of the weekday before, the night before, the worst time to have bought, how many shares a sum is.
import { sayAgain, type Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const fell = any('clobbered', 'hammered', 'thumped', 'whacked', 'crushed', 'battered', 'pummel+ed', 'smashed', 'knock', 'beating', 'tumble', 'tumbled', 'plunged?', 'sank', 'crashed', 'fell', 'slumped', 'dived?', 'hiding', 'drubbing', 'spill', 'nosedive');
const sum = String.raw`(?:\$ ?\d[\d,.]*(?:k| thousand)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|a) (?:thousand|hundred|grand)(?: dollars| bucks)?)`;
const firm = String.raw`((?!(?:The|What|How|And|In|Of|Which|Who|Where)\b)[A-Z][\w&.'-]*?(?: (?:& )?[A-Z][\w&.'-]*?){0,3}?)`;

const closes: readonly Rewording[] = [
  [re(String.raw`\bwhere (?:was|were|did) (${firm}|it|they) (?:stand |finish |end )?when (?:the )?(?:closing )?bell (?:rang|went|sounded) (?=(?:on|for)\b)`), 'where did $1 close '],
  [re(String.raw`\bwhere did (it|they|the (?:stock|shares?)) (?:end|finish|wind|fetch) up (?:that|on that|on the) day`), 'where did $1 close that day'],
  [re(String.raw`\bin the (${month})(?: [a-z]+)?,? on the (\d{1,2})(?:st|nd|rd|th),?(?: in| of)? (20\d\d)`), 'on $1 $2, $3'],
  [re(String.raw`\b(?:the )?(?:percentage|percent) by which (?:the stock|the shares?|it|they)(?: now)? (?:trades?|stands?|sits?|lies?|is|are) (?:under|below|above|over|beneath) (?:its|their|the) (?:closing price|close|last close) (?:of|on|at) `), 'by how many percent its share price has changed since '],
  [re(String.raw`\b(?:suppose|if|say|imagine) (?:you|i|we|one|somebody|someone) (?:could buy|bought|were to buy|can buy) (?:every|all(?: of)?(?: the)?|each and every) shares? (?:of|in) ${firm} at the (?:last|latest) (?:closing price|close|price)[.,]? what would (?:the bill|it|that|the price|they) (?:be|cost|come to)`), 'what is the market value of $1 at the last close'],
  [re(String.raw`(?<=\b${fell}\b[^.?!]{0,60}\b${month} \d{1,2}(?:,? 20\d\d)?[.!] )how (?:bad|big|steep|heavy|deep|sharp) (?:was|is) (?:it|that|the (?:damage|fall|drop|hit))(?:,? in (?:percent|per cent|%))?`), 'by how many percent did it fall that day'],
  [re(String.raw`\b(close|finish|end|settle)(?: up)? (?:the |on the )?(?:night|evening) before and (?:that|the same|on that) (?:night|evening|day)`), '$1 the day before and that day'],
  [re(String.raw`\b(?:take|given|from|with) the (?:best|highest|top) (?:finish|close) ${firm} (?:has had|had|has seen|saw|has managed|managed) in (?:a|the (?:last|past)) year[.,;:]? (?:and )?how (?:many percent|far)(?:,? in percent,?)? (?:shy|short|below|under)(?: of)? (?:of )?(?:that|it) (?:did|does|is|was|has) (?:it|they|the (?:stock|shares?)) (?:end up|end|finish|close|finished|closed|stand)(?: up)?(?: (?:at|by|on) (?:the )?(?:last|latest|most recent)(?: (?:bell|close|session))?)?`), "how many percent below its 52-week high was $1's last close"],
  [re(String.raw`\b(?:suppose|say|imagine|had|if) (?:somebody|someone|you|i|one|we|he|she) (?:had )?bought ${firm} (?:shares? |stock )?at the (?:worst|very worst|wrong) (?:possible )?(?:time|moment|day|point) (in|of|during) ([^?.]{3,40}?),? and (?:got out|sold|bailed(?: out)?|left|cashed out) at the (?:very |absolute )?(?:bottom|low|lowest|trough)(?: (?:after (?:it|that)|afterwards|that (?:came|followed)))?[.,]? (?:(?:going )?(?:by|on) (?:daily |the )?closes,? )?(?:what|how many) percent(?:age)? (?:would|did|could) (?:they|you|i|one|we|he|she) (?:have )?los[te]`), 'what was the maximum drawdown of $1 $2 $3'],
];

const end = '(?:low|lowest|cheapest|worst|bottom|high|highest|best|dearest|top|peak)';
/** How far a share came from an end of a time that is asked for: the last close against it. */
const sinceEnd: readonly Rewording[] = [
  [re(String.raw`(?<=\b(?:clos(?:e|ed|ing)|finish(?:ed)?|end(?:ed)?|settled?)\b[^?.;]{0,20}\b${end}\b[^.;]{0,60}|\b${end} (?:clos(?:e|ing)|finish)\b[^.;]{0,60})\b(?:by )?how (?:far|much|many percent|many per cent) (?:has|have|is|had) (?:it|the (?:stock|shares?|price)) (?:come|risen|climbed|gained|recovered|rallied|bounced|moved|been)(?: back| up)?(?: since(?: then| that day)?| from there)(?:,? in percent)?(?= ?[?.,]|$)`), 'how many percent above that is the last close'],
  [re(String.raw`(?<=\b(?:clos(?:e|ed|ing)|finish(?:ed)?|end(?:ed)?|settled?)\b[^?.;]{0,20}\b${end}\b[^.;]{0,60}|\b${end} (?:clos(?:e|ing)|finish)\b[^.;]{0,60})\b(?:by )?how (?:far|much|many percent|many per cent) (?:has|have|is|had) (?:it|the (?:stock|shares?|price)) (?:fallen|dropped|lost|slipped|sunk|come down|gone down)(?: back)?(?: since(?: then| that day)?| from there)(?:,? in percent)?(?= ?[?.,]|$)`), 'how many percent below that is the last close'],
];

/** How many shares a sum is, at a close that is asked for beside it. */
const priced = String.raw`(?<=\b(?:close|closed|closing|finish|finished|price|quote|trading)\b[^]{0,120})`;
const shares: readonly Rewording[] = [
  [re(String.raw`${priced}(?:,? and )?(?:(?:tell|give|show) me )?\b(?:the )?number of shares (?:that )?(?:i|we|you|one|he|she) (?:could|can|would|might) (?:acquire|buy|get|purchase|afford) (?:with|for|on) (${sum})(?: at (?:that|this) (?:level|price|close|quote))?`), ', and how many shares would $1 buy'],
  [re(String.raw`${priced}[;,.] ?(${sum}) ?(?:=|is|buys|gets) ?(?:how many|\?) ?(?:shs|shares)\b`), ', and how many shares would $1 buy'],
  [re(String.raw`(?<=(${sum})\b[^]{3,140}?)\bhow many shares (?:would|could|can|will|does) (?:that|it|this) (?:get|buy|fetch|give|make|be)(?: (?:me|us|you|one))?(?= ?[?.,])`), 'how many shares would $1 buy'],
  [re(String.raw`\b(?:if|suppose) (?:i|we|you|one) (?:had|have|put in|spent|spend|took) (${sum}),? how many (?:shares of ${firm}|${firm}(?:'s)? shares?|of (?:its|the) shares) (?:could|can|would) (?:i|we|you|one) (?:get|buy|have|afford|purchase)`), (...[, money = '', one = '', other = '']: readonly string[]): string => `how many ${one === '' ? other : one} shares would ${money} buy`],
];

const atEnd = String.raw`(?:at the end of|when) ((?:fiscal (?:year )?|FY ?)?'?(?:20)?\d\d)(?: (?:ended|finished|closed|was over|ran out))?`;
/** Marks and times that another part of the question has told. */
const told: readonly Rewording[] = [
  [re(String.raw`(\b(?:clos(?:e|ed)|price)\b[^?]{0,40}\d) ?[-,;:] ?(over|above|under|below) \$?(\d[\d,.]*\d)(?=\?)`), '$1, was it $2 $$$3'],
  [re(String.raw`(\b${atEnd}[^]{1,120}\b)(?:for|at|as of|of) then and (?:for |at |as of |of )?(?=the end of)`), (...[, before = '', year = '']: readonly string[]): string => `${before}at the end of ${year} and at `],
];

/** "I've got $5,000 burning a hole in my pocket": said again in the question. */
const inPocket = new RegExp(String.raw`^(?:i|we|my [a-z]+|he|she)(?:'ve| have| has|'ve got| have got| has got| got) (${sum})\b[^.?!]{0,60}[.!] (?=[^]*\bshares would \1 buy\b)`, 'i');

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const named = new RegExp(String.raw`\b(${week.join('|')})\b,? (?:(?:the )?\d{1,2}(?:st|nd|rd|th)?\b|${month}|on\b)`, 'i');
const finishOf = new RegExp(String.raw`\b(off|from|on|against|under|below|over|above|than|versus|vs\.?) (?:the )?(?:previous |day before, )?(${week.join('|')})(?:'s)? (?:finish|close|closing price|settlement)(?! (?:of|on) )`, 'gi');

/** "Off the Thursday's finish", of a Friday that is named: the close of the session before. */
function sessionBefore(text: string): string {
  const day = week.indexOf((named.exec(text)?.[1] ?? '').toLowerCase());
  if (day < 0) return text;
  const before = week[(day + week.length - 1) % week.length];
  return text.replace(finishOf, (whole, lead: string, of: string) => (of.toLowerCase() === before ? `${lead} the previous close` : whole));
}

export const clubSessions = (text: string): string => sayAgain(sessionBefore(text), [...closes, ...sinceEnd, ...shares, ...told]).replace(inPocket, '');
