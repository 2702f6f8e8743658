// Verbs that are also names of figures: to quote is to give, a quarter closes where it ends, to invest in machines is to spend; and an order in which shares finished a year.
import type { Rewording } from './rewording.ts';
import { any, re } from './words.ts';

const plant = any('r ?& ?d\\b', 'research', 'cap ?ex\\b', 'capital (?:expenditures?|spending|goods)', 'property', 'plants?\\b', 'equipment', 'marketing', 'advertising');
const whose = String.raw`(?:the |its |their |new |more |fresh )*`;
const sharePrice = String.raw`(?:share|stock)[- ]?(?:price)?`;

const whom = String.raw`((?!(?:it|they|he|she|the)\b)[a-z][\w&.-]*(?: [a-z&][\w&.-]*){0,2}?)(?:'s?)?(?: (?:stock|shares?))?`;

export const plainVerbs: readonly Rewording[] = [
  // "How much bigger did that get?"
  [/\b((?:by )?how much|how many (?:percent|percentage points|points|dollars)) (bigger|larger|fatter|greater|higher|richer|dearer|smaller|lower|thinner|leaner|poorer|less) (did|has|have|had|was|were) ([^?,;.]{1,50}?) (?:get|got|gotten|become|became|grow|grown)\b/gi, (...[, how = '', way = '', verb = '', what = '']: readonly string[]): string => `${how} ${verb} ${what} ${/^(?:smaller|lower|thinner|leaner|poorer|less)$/i.test(way) ? 'fall' : 'grow'}`],
  [/,? \bper ?cent(?:age)?[- ]?wise\b/gi, ' in percent'],
  [re(String.raw`\b(?:upped|ramped up|stepped up|beefed up|cranked up|boosted|hiked(?= (?:its |their )?(?:${plant}|spending|dividends?)))(?= )`), 'increased'],
  // Whoever bought a share makes money otherwise than a company does.
  [re(String.raw`^((?:do|does|did|has|have|had|is|was|will|can) (?!(?:i|we|you|one|investors?|buyers?|shareholders?|holders?|owners?|anyone|anybody|who)\b)[^?]{2,60}?) (mak(?:e|ing)|made) (?:any )?money\b(?= ?\?|$| (?:at all|in|during|last|this|over|since|for)\b(?! (?:its|the|their) (?:owners|investors|shareholders|holders)))`), '$1 $2 a profit'],
  [re(String.raw`\bwhere (?:did )?${whom} (?:last (?:closed?|finish(?:ed)?|settled?|ended)|(?:closed?|finish(?:ed)?|settled?|ended?) (?:up )?(?:most recently|last|lately))\b(?! (?:year|month|week|quarter|friday|monday))`), 'what was the last close of $1'],
  [/\bthis year,? \((?=(?:19|20)\d\d\))((?:19|20)\d\d)\)/gi, 'in $1'],
  [/\b(?:best|top) (?:daily )?(?:finish|close)(?= (?:it|they)? ?(?:has|had|have|of|in|this|so far|during))/gi, 'highest close'], [/\bworst (?:daily )?(?:finish|close)(?= (?:it|they)? ?(?:has|had|have|of|in|this|so far|during))/gi, 'lowest close'],
  [re(String.raw`(?<=^|[.,:;?!–-] |\b(?:please|kindly|pls|and|then|you|could|can) )quote (?:(?:me|us) )?(?=(?:its|their|both|each|all|the)\b(?! (?:${sharePrice}|stock|price|quote))|[a-z&.-]+(?: [a-z&.-]+){0,2}(?:'s|s') (?!(?:${sharePrice}|stock|price|quote|shares?)\b))`), 'give '],
  [re(String.raw`\binvest(?:s|ed|ing)?(?: (?:heavily|much|money|cash))? in (?=${whose}${plant})`), 'spend on '],
  [re(String.raw`\b((?:quarter|half|three months|six months|nine months|twelve months|fiscal year|financial year|books)(?:,? (?:that|which|it))?) (?:closed|finished|ran out|wrapped up) (?=(?:on|at|in|with)\b)`), '$1 ended '],
  [re(String.raw`\b((?:quarter|half|three months|six months|nine months|fiscal year|financial year)) (?:closing|finishing) (?=(?:on |at |in |with )?(?:the )?(?:end|\d|[a-z]{3,9} \d))`), '$1 ended '],
  [re(String.raw`\b(?:percentage |percent )?${sharePrice} appreciation\b`), 'share price gain'],
  [re(String.raw`^in (?:what|which) order did ((?:(?!\bdid\b)[^?]){3,80}?) (?:finish|end|close|come out of|come through)(?: (?:up|the year))? ((?:19|20)\d\d) (?:by|in|on|in terms of) (?:percentage |percent )?((?:${sharePrice} )?(?:gains?|performance|returns?|moves?|rises?)|share price gain)(?: (?:over|for|in|during) (?:the|that) (?:calendar )?year)?`), 'rank $1 by share price gain in $2'],
  [re(String.raw`\b(?:whose|which) (?:stock|shares?|share price) (?:climbed|rose|gained|went up|did)(?: the)? (?:most|best),? (?:and )?(?:whose|which|who) (?:came|was|finished|did|is) second(?: best)?,? (?:and )?(?:whose|which|who)? ?(?:(?:came|was|finished|did) )?(?:last|third|worst|least)\b`), 'rank them by share price gain'],
  [/\b(highest|lowest) close (?:it|they)(?:'s|'ve| has| have| had)? (?:had|seen|reached|made|managed)(?= (?:this|in|of|since|during|over))/gi, '$1 close'],
  [re(String.raw`\b(${sharePrice}|stocks?|shares?) (?:gain(?:ed)? or los[et]|los[et] or gain(?:ed)?|make or lose|win or lose)\b`), '$1 move'],
  [/\b(who|what|which|they|he|she|it|we|you|i)'d have\b/gi, '$1 would have'],
];
