// What people call the highest and the lowest close, the deepest fall and the mean of closes: "peaks and troughs", "the greatest price at which a day ended", "the most it ever finished a session at", "largest decline from a running peak".
import { sayAgain, type Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const great = any('greatest', 'highest', 'dearest', 'best', 'top', 'biggest', 'largest', 'priciest', 'maximum', 'most expensive', 'steepest');
const small = any('smallest', 'lowest', 'cheapest', 'worst', 'bottom', 'least', 'minimum', 'poorest');
const which = any(great, small);
const session = '(?:a |any |the |one )?(?:trading )?(?:day|session|close|bell)';
const ended = any('ended', 'closed', 'finished', 'settled', 'wound up');
const name = String.raw`((?!of\b|it\b|they\b)[A-Z][\w&.’'-]*(?: [A-Z&][\w&.’'-]*){0,2}?|it|they|the (?:stock|shares?))`;
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const peak = any('peak', 'high', 'top', 'summit', 'high point');
const fall = any('decline', 'fall', 'drop', 'loss', 'slide', 'slump', 'retreat', 'setback', 'pullback', 'dip', 'plunge');
const deep = any('largest', 'deepest', 'biggest', 'worst', 'greatest', 'maximum', 'steepest', 'max');

const closeOf = (word: string): string => (new RegExp(`^${great}$`, 'i').test(word) ? 'highest close' : 'lowest close');
const asClose = (_: string, word = '', who?: string): string => `the ${closeOf(word)}${typeof who === 'string' && !/^(?:it|they|the )/.test(who) ? ` of ${who}` : ''}`;

/** Words by which closes of a share are meant, and no line of a statement. */
const ofShares = /\b(?:clos(?:e[sd]?|ing)|price (?:change|return|move|gain)s?|finish\w*|shares?|stock|sessions?|trading day|traded|calendar year|day['’]s|wild ride|drawdown|returns?(?! on\b))\b/i;
const ofLines = /\b(?:margins?|revenues?|sales|income|earnings|profits?|eps|debt|assets|equity|unemployment|inflation|yields?|rates?|cpi|payrolls?|gdp|jobless\w*|capex|cash flow|cycle|economy)\b/i;

/** Both ends of the closes of a time. */
const ends: readonly Rewording[] = [
  // "Looking at closing prices over the year to 4 September 2025: where was the top"
  [re(String.raw`(?<=^|[:.!,] )(?:(?:looking at|going by|judging by|using|by|on|taking|take|of) )?(?:the |its |all )*(?:daily )?(?:closing prices|closes) ((?:in|over|for|during|from|between|within) [^:?]{3,60}): `), '$1, '],
  [re(String.raw`\b(?:the )?(?:peaks?|highs?|tops?|hills|summits?|ups) (?:and|&) (?:the )?(?:troughs?|valleys?|lows?|bottoms?|dips|downs)\b(?! close)(?! of (?:where|the closes|its closes))`), 'the highest close and the lowest close'],
  [re(String.raw`(?<=\bthe highest close and the lowest close\b[^.?!]{0,40}),? (?:on |in |by |going by |using )?(?:closes|closing (?:prices|basis|levels))(?: only)?(?=,|\.|\?| from\b| in\b| between\b|$)`), ''],
  [re(String.raw`(?<=\bthe highest close and the lowest close\b[^?]{0,60}[.?!] )(?:calendar year,? )?(?:the )?(?:best|top|highest) and (?:the )?(?:worst|bottom|lowest) (?:day['’]s )?(?:finish(?:es)?|close[sd]?|closing prices?)[.?]?$`), ''],
  [re(String.raw`\b(?:the )?best and (?:the )?worst day['’]s (?:finish|close|closing price)`), 'the highest close and the lowest close'],
];

const singles: readonly Rewording[] = [
  [re(String.raw`\bwhere (?:was|is) the (top|peak|high|bottom|trough|low)(?: and (?:when|on (?:which|what) (?:day|date))(?: (?:was|did) (?:it|that|that happen))?)?(?=[,;?.]| and\b|$)`), (_: string, word = ''): string => `what was the ${/^(?:top|peak|high)/i.test(word) ? 'highest' : 'lowest'} close`],
  [re(String.raw`\b(?:the )?(${which}) (?:closing )?price (?:at|on) which (?:${session}) ${ended}`), asClose],
  [re(String.raw`\b(?:the )?(?:one|day|session)(?: (?:that|which|when it|on which it))? ${ended} at (?:the|its) (${which})(?: (?:price|level|point|value))?`), asClose],
  [re(String.raw`\bthe (most|least)(?: that)? ${name}(?: has| had)?(?: ever| once)? ${ended} ${session} at`), (_: string, word = '', who = ''): string => asClose('', /most/i.test(word) ? 'highest' : 'lowest', who)],
  [re(String.raw`(?<=\b(?:highest|lowest) close\b[^?]{0,80}[;,] (?:and )?(?:second(?:ly)?,? )?)the (${which})(?=[;,.?]|$| and\b)`), asClose],
  [re(String.raw`\bwhat was the top close, what was the bottom close\b`), 'what was the highest close, what was the lowest close'],
  // "From that cheapest close", "off its bottom".
  [re(String.raw`\b(that|its|the) (${which}) close\b`), (_: string, lead = '', word = ''): string => `${lead} ${closeOf(word)}`],
];

const falls: readonly Rewording[] = [
  [re(String.raw`\b(?:the )?${deep} (?:percentage |percent |% )?${fall}(?: in per ?cent)?,? (?:from|off) (?:a|an|its|any|the|some) (?:running |prior |previous |rolling |earlier |closing |preceding )*${peak}(?: clos(?:e|ing price))?(?: (?:down )?to (?:a|the|its|any) (?:later |subsequent |following |closing |next )*(?:low|trough|bottom|close)(?: close| price)?)?`), 'the maximum drawdown'],
  [re(String.raw`\b(?:the )?(?:maximum|max|largest|deepest) (?:adverse )?excursion`), 'the maximum drawdown'],
  [re(String.raw`(?<=\bmaximum drawdown\b[^?]{0,60}), (?:the )?window (?:is |from |of )?`), ', '],
];

const means: readonly Rewording[] = [
  [re(String.raw`\b(?:take|taking|took) (?:every|each|all(?: of)?)(?: the| of the)? (?:daily |single |day['’]s )?clos(?:e|es|ing prices?) (?:of|for) ([^.?,;]{2,60}?),? (?:and |then )+(?:strike|struck|work out|compute|take|calculate|find|form|give me|tell me) (?:the |their |an? )?(?:arithmetic |simple |plain )?(?:mean|average)(?: of (?:them|those|it))?`), 'what was the average close of $1'],
  [re(String.raw`(?<=\baverage close of [^?]{2,80}\bin (${month} 20\d\d)\.) (?:beside (?:it|that)|next to (?:it|that)|alongside|also),? (?:please )?(?:put|give|show|state|set)(?: me)? the close of the (\d{1,2})(?:st|nd|rd|th)?(?:, (?:the|that) (?:month|year|quarter)['’]s (?:last|final) (?:session|trading day|day))?`), ' And the close of $2 $1?'],
];

/** "From January through to the end of June 2025": the whole of both months. */
const spans: readonly Rewording[] = [
  [re(String.raw`\b(?:from )?(?:the (?:start|beginning|first day) of )?(${month}) (?:right )?(?:through|up|down) (?:(?:to|until|till) )?(?:the )?(?:(?:very )?end|close|last day) of (?=${month},? (?:20)?\d\d)`), 'from $1 to '],
  [re(String.raw`\bfrom (${month}) (?:to|until|till) the (?:end|close|last day) of (${month},? 20\d\d)`), 'from $1 to $2'],
];

const person = '(?:you|one|i|we|somebody|someone|he|she|they)';
const yearLast = String.raw`(?:the|that|its) year['’]s (?:very )?(?:last|final) (?:bell|close|session|trading day|day)(?: (?:rang|sounded|ended|closed|was over))?`;
/** From an end of the year's closes to its last one. */
const fromThere: readonly Rewording[] = [
  [re(String.raw`(?<=\b(20\d\d)\b[^]{0,220})\b(?:the close (?:on|at|of) )?${yearLast}`), 'the last close of $1'],
  [re(String.raw`\b(?:and )?(?:if|had|suppose) ${person}(?:['’]d| had)? bought (?:in )?(?:right |exactly |precisely )?at (?:that|the|its) (bottom|low|trough|lowest close|top|high|peak|highest close),? (?:what|how many|by how many) per ?cent(?:age)? (?:were|was|would) ${person}(?: (?:be|have been))? (up|down)(?: on it)? (?:when|by|at|on)(?= the last close\b)`), (_: string, end = '', way = ''): string => `and by what percentage had the stock ${/up/i.test(way) ? 'risen' : 'fallen'} from that ${/^(?:top|high|peak)/i.test(end) ? 'high' : 'low'} to`],
  [re(String.raw`\bbetween (that|the) (lowest|highest) close and (?=the last close\b)`), (...[, , word = '']: readonly string[]): string => `from that ${/^h/i.test(word) ? 'high' : 'low'} to `],
];

/** "How many percent off its 2025 high at the last close of 2025": that day's close, and not the newest. */
const offExtreme = /\b(?:off|below|above|under|beneath|short of|shy of|away from|from|beneath|lie|lay|lies)\b/i;
const extremeNamed = /\b(?:high|highest|top|peak|low|lowest|bottom|trough)\b/i;
const lastCloseOf = /\b(?:the |its )?(?:last|final|year-end) close of (20\d\d)\b/gi;
const onLastDay = (text: string): string => (offExtreme.test(text) && extremeNamed.test(text) && !/\b(?:from|between|since) (?:the |its )?(?:last|final) close\b/i.test(text) ? text.replace(lastCloseOf, 'the close of 31 December $1') : text);

const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? 20\d\d|${month} \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|20\d\d-\d\d-\d\d|\d{1,2}\/\d{1,2}\/(?:20)?\d\d)`;
const yearOf = (when: string): number => Number(/20\d\d/.exec(when)?.[0] ?? `20${when.slice(-2)}`);
const kindOf = '(?: (?:%|pct|per ?cent(?:age)?|price|share|stock|total))*';
/** Stretches that end with a day or a year. */
const stretches: readonly Rewording[] = [
  [re(String.raw`(?<=\b(?:ytd|year[- ]to[- ]date)\b[^?()]{0,60}) \((?:from|vs\.?|versus|since|off|against|over) (?:the )?(?:close (?:of|on) )?(?:${day}|(?:20\d\d )?year[- ]?end(?: 20\d\d)?)(?: close)?\)`), ''],
  [re(String.raw`\b(?:ytd|year[- ]to[- ]date)${kindOf}(?: (?:return|change|chg|gain|move|perf(?:ormance)?))?(?: in (?:%|per ?cent))? (?:to|until|through|thru|as of|up to|at|by) (?=${day})`), 'change from the start of the year to '],
  [re(String.raw`\bchange from the start of the year to (${day})`), (_: string, when = ''): string => `change from 31 December ${String(yearOf(when) - 1)} to ${when}`],
  [re(String.raw`\b(?:1|one|12|twelve)[- ]?(?:yr|year|y|m|mo|month)s?(?: (?:price|total|stock|share))?[- ](return|change|gain|move|performance)(?: (?:to|ending|ended|up to|as of|until)| at) (?=${day})`), '$1 in the year to '],
  [re(String.raw`\b(?:from |at )?(?:the )?(?:start|beginning) (?:vs\.?|versus|to|and|->|-) (?:the )?end of (20\d\d)\b`), 'change from the start to the end of $1'],
];

const top = any('the high(?:est)?(?: (?:close|point|one))?', 'high', 'the top', 'top', 'the best(?: one)?', 'best', 'the peak', 'peak');
const bottom = any('the low(?:est)?(?: (?:close|point|one))?', 'low', 'the bottom', 'bottom', 'the worst(?: one)?', 'worst', 'the trough', 'trough');
/** How far it came down from there. */
const off: readonly Rewording[] = [
  [re(String.raw`\b((?:high|low)(?:est)? close) ?(?:\+|&|and|with) ?(?:its |the )?(?:date|day)s?\b`), '$1'],
  [re(String.raw`(?:(?:how many|by how many|by what|what) per ?cent(?:age)?|%|pct|how much(?: in per ?cent)?) (?:(?:lower|less|down|below) (?:was|is|were) )?(?:${bottom}) (?:than|below|under|from) (?:${top})(?= ?(?:[?.,;]|$))`), 'the fall from the high to the low in percent'],
  [re(String.raw`(?:(?:how many|what|by what) per ?cent(?:age)?|%|pct|how much) (?:from|between) (?:${top}) (?:to|and) (?:${bottom})(?= ?(?:[?.,;]|$))`), 'the fall from the high to the low in percent'],
  [re(String.raw`\b(?:by )?(?:how many|what) per ?cent(?:age)? did (?:it|they|the (?:stock|shares?|price)) (?:fall|drop|lose|come down|go down|slide|tumble)(?: in)? between (?:the two|them|these|those)(?= ?(?:[?.,;]|$))`), 'what was the fall from the high to the low in percent'],
  [re(String.raw`\b(?:what|how many|which) per ?cent(?:age)? (?:was|were|got|is) (?:wiped out|wiped off|lost|shed|knocked off|gone|erased|given up|destroyed)(?: in)? between (?:the two|them|these|those)(?= ?(?:[?.,;]|$))`), 'what was the fall from the high to the low in percent'],
  [re(String.raw`\bhow (?:many|much) per ?cent (?:had|has|was|were|did it)(?: (?:it|they|the (?:stock|shares?)))?(?: (?:had|been))* ?(?:slip(?:ped)?|come|dropp?(?:ed)?|fallen|fall|shed|lost|given|slid|knocked|shaved|taken)(?: (?:off|from|back|down))* (?:from |off )?(?:that|the|its) (?:top|high|peak|highest close)`), 'how many percent below that high was it'],
];

/** "NVDA % gain 2025", "nvda gain 2025 in percent": what a company gains is told of its share. */
const bareGain = /^(?<who>[\w&.’'-]{1,14}(?: [\w&.’'-]{2,14})?) (?=(?:(?:%|pct|percent|percentage|px|calendar year|cy) ?)*(?:gain|return)\b(?! on\b)[^?,]{0,40}\??$)/i;
const withShare = (text: string): string => (/\b(?:shares?|stock|price|px|close|closes|total)\b/i.test(text) || ofLines.test(text) || !/%|\bpct\b|percent/i.test(text) ? text : text.replace(bareGain, '$<who> share price '));

export function peaksAndTroughs(given: string): string {
  const text = sayAgain(withShare(given), falls);
  if (!ofShares.test(text) || ofLines.test(text)) return text;
  return sayAgain(onLastDay(text), [...stretches, ...spans, ...ends, ...singles, ...means, ...fromThere, ...off]);
}
