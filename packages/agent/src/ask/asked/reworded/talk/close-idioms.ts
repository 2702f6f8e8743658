// Idioms for closes and for what was lost or won between them: the bell, a haircut, up in smoke, put on, clawed back. Only where a share is spoken of and no line of a statement.
import { sayAgain, type Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const whom = String.raw`(it|they|the (?:stock|shares?|price)|[A-Z][\w&.'’-]*(?: [A-Z&][\w&.'’-]*){0,3}?)`;
const off = any('knocked', 'wiped', 'shaved', 'lopped', 'chopped', 'sliced', 'hacked', 'taken', 'trimmed', 'carved', 'clipped', 'whacked', 'stripped', 'sheared');
const gone = any(
  'went up in (?:smoke|flames)', 'went down the (?:drain|tubes|toilet|pan)', 'went out the window', 'evaporated', 'vanished', 'disappeared', 'melted away', String.raw`(?:got|was|were|had been) ${off} off(?: (?:the|its) (?:price|shares?|stock|value))?`,
  '(?:got|was|were) (?:wiped out|vapori[sz]ed|erased|torched|incinerated|burn(?:t|ed)|lost|destroyed)',
);
const perCent = any('(?:by )?how many per ?cent', 'what per ?cent(?:age)?', 'how much,? in per ?cent,?', 'how big a per ?cent(?:age)?');
const inPercent = String.raw`(?:,? (?:in (?:per ?cent|percentage terms|%)|per ?cent(?:age)?-?wise|as a per ?cent(?:age)?),?)?`;
const blow = any('haircut', 'hit', 'drop', 'fall', 'beating', 'bath', 'dent', 'markdown', 'pasting', 'plunge', 'slide', 'tumble', 'spill', 'hammering', 'thumping', 'hiding', 'pounding', 'drubbing', 'battering', 'shellacking');
const size = any('big', 'large', 'deep', 'bad', 'steep', 'heavy', 'nasty', 'severe', 'brutal');

const bells: readonly Rewording[] = [
  [re(String.raw`\b(?:as of|at|by|on|as at) the (?:last|latest|most recent|newest) (?:closing )?bell\b(?! (?:of|on|in|for) )`), 'at the last close'],
  [re(String.raw`\b(?:what|where) (?:was|were|is|did) ${whom} (?:at|stand|stood|sit) (?:when|as|at the moment|by the time) the (?:closing )?bell (?:went|rang|sounded|struck|tolled)(?= (?:on|for)\b| that\b)`), 'what did $1 close at'],
  [re(String.raw`\b(?:what|where) (?:was|were) ${whom} at the (?:closing |final )?bell(?= (?:on|the|that|of)\b)`), 'what did $1 close at'],
  [/\b(?:right )?(?:at|by|on) the bell(?= on\b)/gi, 'at the close'],
  [/\b(?:the )?last time (?:out|around|round|it traded|the market was open)(?: on the (?:exchange|market|floor|nyse|nasdaq))?\b/gi, 'at the last close'],
  [/^([a-z]{1,5}) last(?= ?(?:\+|,|;|&|\/|and\b))/gi, '$1 last close'],
  [/\bwhen the exchange (?:shut|closed)(?: (?:up shop|its doors))?(?: (?:that (?:evening|night|day|afternoon)|for the (?:day|night)))?/gi, 'at the close that day'],
];

const ends: readonly Rewording[] = [
  [re(String.raw`\bhow high (?:did|has|had) ${whom} (?:get|go|climb|gotten|gone|climbed|rise|risen|ever get|reach|reached)(?: to)?(?:,? (?:on (?:a )?)?closing (?:basis|prices?))?,?(?= (?:from|between|in|over|during|since|through)\b)`), 'what was the highest close of $1'],
  [re(String.raw`\bhow low (?:did|has|had) ${whom} (?:get|go|sink|gotten|gone|sunk|fall|fallen|drop|dropped|ever get)(?: to)?(?:,? (?:on (?:a )?)?closing (?:basis|prices?))?,?(?= (?:from|between|in|over|during|since|through)\b)`), 'what was the lowest close of $1'],
  [re(String.raw`\b(?:what(?:'s| is| was)|and) the (?:deepest|lowest|cheapest|poorest) (?:it|they|the (?:stock|shares?))(?:'s| has| have| had|'ve)? (?:ended|finished|closed|settled)(?: (?:a|the|any) (?:day|session))?(?= (?:in|this|over|during|since)\b)`), 'what was its lowest close'],
  [re(String.raw`\b(?:what(?:'s| is| was)|and) the (?:highest|dearest|loftiest|priciest) (?:it|they|the (?:stock|shares?))(?:'s| has| have| had|'ve)? (?:ended|finished|closed|settled)(?: (?:a|the|any) (?:day|session))?(?= (?:in|this|over|during|since)\b)`), 'what was its highest close'],
  [/\b(?:greatest|biggest|largest) (?=(?:daily |ever )?(?:closing price|close)\b)/gi, 'highest '],
];

const moves: readonly Rewording[] = [
  [re(String.raw`\b${perCent} (?:of (?:it|that|its value|the price|the value) )?${gone}`), 'by how many percent did it fall'],
  [re(String.raw`\bhow ${size} a ${blow} (?:was|is|did) (?:that|it|this)(?: (?:take|suffer))?${inPercent}`), 'by how many percent did it fall'],
  [re(String.raw`\b${perCent} (?:has|had|did|have) (?:it|they|the (?:stock|shares?|share price|price))(?: itself| themselves)? (?:put|tack|pile)(?:ed|s)? on`), 'by how many percent has it risen'],
  [re(String.raw`\b(?:by )?how (?:far|much) (?:has|have|had) (?:it|they|the (?:stock|shares?|price)) (?:clawed|fought|crawled|battled|inched|climbed) (?:its|their) way (?:back|up|back up)(?: from (?:there|that|then|it))?${inPercent}`), 'how many percent is the last close above it'],
  [re(String.raw`\bhow many (dollars|bucks|cents)(?: (?:a|per) share)? (?:is|was) (?:that|it|this) (?:up or down|higher or lower|up|down|above or below|above|below|more or less) (?:on|from|than|against|versus|vs\.?|over) (?:the )?((?:trading )?(?:day|session) before|(?:previous|prior) (?:trading )?(?:day|session|close))`), (...[, unit = '']: readonly string[]): string => `by how many ${unit === 'bucks' ? 'dollars' : unit} a share did it differ from the day before`],
  [re(String.raw`\b(?:versus|vs\.?|against|from|off|over|than) (?:(?:mon|tues|wednes|thurs|fri)day)'s (?:finish|close|closing price|settlement)(?![^?.]{0,12}\d)`), 'against the day before'],
];

/** How a close that is told compares with that of another time. */
const compared: readonly Rewording[] = [
  [re(String.raw`\bhow (?:does|did|do) (?:that|it|this|they) (?:compare|stack up|measure up|look)(?: (?:to|with|against|next to))? (?:where it was at )?(?:the )?(?:start|beginning|turn) of (?:the|this) year`), 'by how many percent has it changed since the start of the year'],
  [re(String.raw`\bhow (?:does|did|do) (?:that|it|this|they) (?:compare|stack up|measure up|look)(?: (?:to|with|against|next to)) (?:where it was |what it was )?(?:a|one) year (?:ago|earlier|before)`), 'by how many percent has it changed in the last year'],
  [/^([a-z]{2,5}|[a-z]{4,12}'?s?) (high|hi)(?:est)? ?(?:and|&|\/|-) ?(?:the )?(?:low|lo)(?:est)?(?= (?:for|in|of) 20\d\d| 20\d\d|\?|$)/gi, 'what were the highest close and the lowest close of $1'],
];

const bills: readonly Rewording[] = [
  [/\bhow (?:big|large|fat|hefty) a (?:cheque|check|bill|tab|sum) (?:is|would|was|does|do) (?:that|it|this|they|those|i need|i write)(?: be| need)?(?: for (?:them|it|that|the lot))?/gi, 'how much would they cost'],
];

const ofShare = /\b(?:clos(?:e|es|ed|ing)|shares?|stock|prices?|bell|finish(?:ed)?|end(?:ed)? up|high(?:est)?|going for|trading)\b/i;
const ofLines = /\b(?:debts?|assets|liabilit\w+|equity|inventor\w+|revenues?|sales|margins?|net income|profits?|headcount|employees|backlog|deposits|capex|cash flow|dividends?|inflation|payrolls?|unemployment|rates?)\b/i;

const rose = '(?:fall|drop|rise|gain|climb|sink|slide|tumble|plunge|slip|jump|rally)';
const roseSaid = '(?:fell|dropped|rose|gained|climbed|sank|slid|tumbled|plunged|slipped|jumped|rallied)';
const company = String.raw`((?!(?:The|It|They|That|This|Inflation|Unemployment|Rates?|Yields?|Oil|Gold|Prices|Payrolls)\b)[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3})`;
const time = String.raw`(?= (?:in|over|during|since|from|between) [^?,.;]{3,40}\??$)`;
/** A company of which nothing else is named falls as its share does: "Did Acme fall in 2024?". */
const alone: readonly Rewording[] = [
  [new RegExp(String.raw`^((?:[Ss]o|[Aa]nd|[Hh]ey),? )?([Dd]id) ${company} (${rose})( much| a lot)?${time}`), (...[, lead = '', did = '', who = '', verb = '', much = '']: readonly (string | undefined)[]): string => `${lead}${did} the share price of ${who} ${verb}${much}`],
  [new RegExp(String.raw`^([Ii]s it (?:true|right|correct) that|[Ii]s it so that) ${company} (${roseSaid})${time}`), (...[, lead = '', who = '', verb = '']: readonly string[]): string => `${lead} the share price of ${who} ${verb}`],
];

const moved = (text: string): string => (ofShare.test(text) && !ofLines.test(text) ? sayAgain(text, [...bells, ...ends, ...moves, ...compared, ...bills]) : text);

export const closeIdioms = (given: string): string => moved(sayAgain(given, alone));
