// Who of all leads, what several come to, and what is dear: asked in short or in other words than the readers of groups, sums and multiples know.
import type { Rewording } from './rewording.ts';
import { operatingProfit, profit, re, sales } from './words.ts';

const topmost = String.raw`(?:(?:most|least|second[- ]most) (?!likely\b)|(?:high|low|bigg|large?|small|fast|slow|cheap|dear|rich|great|fatt|thinn|heavi|strong|weak)est\b|best\b(?! (?:bet|buy|friend)\b)|worst\b|priciest\b)`;
const line = String.raw`(?:${sales}|${profit}|${operatingProfit}|assets|debt|equity|cash flow|capex|buybacks|eps)(?![a-z])`;
const priced = String.raw`(?:earnings|sales|revenues?|book(?: value)?|profits?|ebitda|free cash flow)`;
/** A list whose last name is written as one. */
const several = String.raw`(?=[^?.;]{1,80}?(?:,| and| &| plus) (?:and )?[A-Z])`;
const falls = '(?:drop|fall|decline|slump|decrease|slide|dip|plunge|contraction|shrinkage)';
const rises = '(?:rise|jump|increase|surge|climb|leap|gain|upswing)';
const behind = '(?:caused|drove|triggered|explains|explained|led to|is behind|was behind|lies behind|lay behind|accounts for|accounted for)';
const whole = String.raw`(?:entire|whole|full|complete)`;
const fiscal = String.raw`((?: (?:in|for|during|of) [^?]{2,24})?)(?=\?|$)`;

const paidFor = String.raw`(earnings|sales|revenues?|book(?: value)?|profits?)(?=\s*(?:[?.,;]|$))`;
const multiples: Readonly<Record<string, string>> = { e: 'P/E ratio', p: 'P/E ratio', s: 'price-to-sales ratio', r: 'price-to-sales ratio', b: 'price-to-book ratio' };
const degree = '(?:more expensive|less expensive|dearer|cheaper)';
const onMultiple = (_: string, lead = '', what = ''): string => `${lead} on ${multiples[what.charAt(0).toLowerCase()] ?? what}`;
/** What is dear has a low yield. */
const byYield = (...[, what = '', verb = '', one = '', how = '', other = '']: string[]): string => `${verb} ${one}'s ${what} ${/cheaper|less/i.test(how) ? 'higher' : 'lower'} than ${other}'s`;
/** Companies at large. */
const many = String.raw`(?:(?:which|what|how many)(?: of (?:the|these|your))? (?:companies|company|firms?|stocks?|names|businesses)\b|who\b|(?:list|name|show|find)(?: me)?(?: the| all)* (?:companies|firms|stocks)\b)`;
const number = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d)';

export const asksOfMany: readonly Rewording[] = [
  // Nobody but a company is the largest or the most profitable of those that figures are held of.
  [re(String.raw`^who(?:['’]s| is) (?=(?:the )?${topmost})`), 'which company is '],
  [re(String.raw`^who['’]s got (?=the )`), 'which company has '],
  [re(String.raw`^(?:stock |equity |share )?(?:screen(?:er)?|filter)(?: for)? ?[:–—-] ?(?=[^?]*[<>]|[^?]*\b(?:above|over|below|under|more than|less than|at least|at most)\b)`), 'screen companies with '],
  [re(String.raw`\b(?:fast|quick)est growers(?: (?:by|in(?: terms of)?|on|for))? (?:its |their )?(${line})`), 'companies with the fastest $1 growth'],
  [re(String.raw`\b(?:is (?:the )?)?most profitable(?: (?:company|firm|one|business|of them))? (?:per|for (?:every|each)|on (?:every|each)) dollar of (?:its |their )?${sales}(?![a-z])`), 'has the highest net margin'],
  [re(String.raw`^(${many}[^?]{0,80}?)(?:,? (?:for|over|in))? (?:the (?:last|past) )?(${number}) (?:(?:straight|consecutive|successive) (?:fiscal )?years|(?:fiscal )?years (?:in a row|running|in succession|on the trot|straight|consecutively))(?![a-z])`), '$1 in each of the last $2 years'],
  // The sum of several companies, and of no years.
  [re(String.raw`^(?:please )?(?:add (?:up|together)|sum(?: up)?|total up|tot up) (?:the )?(${line}(?: figures?| numbers?)?) (of|for|at|from) ${several}`), 'what is the combined $1 $2 '],
  [re(String.raw`^(?:please )?(?:add (?:up|together)|sum(?: up)?|total up|tot up) (?=[A-Z][^?.;]{1,60}?['’]s?,? (?:and|&) [A-Z][^?.;]{1,40}['’]s? ${line})`), 'what is the combined '],
  [/\bpricier\b/gi, 'more expensive'], [/\bpriciest\b/gi, 'most expensive'],
  [re(String.raw`\b((?:more |less |most |least )?(?:expensive|dear(?:er|est)?|cheap(?:er|est)?)(?: than [^?]{2,40}?)?) relative to (?:its |their |the )?(?=${priced}(?![a-z]))`), '$1 on '],
  [re(String.raw`\b(${degree}(?: stock| share| one)?(?: than [^?]{2,40}?)?) on (?:its |their )?${paidFor}`), onMultiple],
  [re(String.raw`^(?:based on|going by|judged by|measured by|by|on) (?:its |their |the )?((?:free cash flow|fcf|dividend|earnings) yield),? (is|was) ([^?,]{2,40}?) (${degree}) than ([^?]{2,40}?)(?=\s*\?|$)`), byYield],
  [re(String.raw`^(?:based on|going by|judged by) (?=(?:its |their |the )?(?:p/?e|ev/|price|free cash flow|fcf|dividend|earnings))`), 'on '],
  [/^who lost (?:the )?most money(?![a-z])/gi, 'which company had the largest net loss'],
  [re(String.raw`\bhow (?:highly )?(?:leveraged|indebted|geared) (is|was|are|were) ([^?]{2,40}?) (?:relative|compared|in relation|in proportion) (?:to|with) (?:its |their )?equity\b`), 'what $1 the debt to equity of $2'],
  [re(String.raw`\b(?:each|every)(?: single)? sale\b`), 'each dollar of sales'],
  [re(String.raw`(?<=['’]s? |\b(?:its|their) )${whole} (?=${line})`), ''],
  // The newest quarter against the same one of the year before.
  [re(String.raw`\bquarterly (${line}) growth,? (?:on an? )?(?=(?:yoy|y/y|year[- ](?:on|over)[- ]year)\b)`), '$1 growth in the last quarter '],
  // What caused a move is why it moved.
  [re(String.raw`\bwhat(?:['’]s| is| was)? ?(?:${behind}|behind) (?:the |this |that )?(?:\w+ )?${falls} (?:in|of) ([^?]{2,30}?['’]s?) (${line})${fiscal}`), 'why did $1 $2 fall$3'],
  [re(String.raw`\bwhat(?:['’]s| is| was)? ?(?:${behind}|behind) (?:the |this |that )?(?:\w+ )?${rises} (?:in|of) ([^?]{2,30}?['’]s?) (${line})${fiscal}`), 'why did $1 $2 rise$3'],
  [re(String.raw`\bwhat(?:['’]s| is| was)? ?(?:${behind}|behind) ([^?]{2,30}?['’]s?) (${line}) ${falls}${fiscal}`), 'why did $1 $2 fall$3'],
  [re(String.raw`\bwhat(?:['’]s| is| was)? ?(?:${behind}|behind) ([^?]{2,30}?['’]s?) (${line}) ${rises}${fiscal}`), 'why did $1 $2 rise$3'],
];
