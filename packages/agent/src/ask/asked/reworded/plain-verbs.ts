// Verbs that are also names of figures: to quote is to give, a quarter closes where it ends, to invest in machines is to spend; and an order in which shares finished a year.
import type { Rewording } from './rewording.ts';
import { any, re } from './words.ts';

const plant = any('r ?& ?d\\b', 'research', 'cap ?ex\\b', 'capital (?:expenditures?|spending|goods)', 'property', 'plants?\\b', 'equipment', 'marketing', 'advertising');
const whose = String.raw`(?:the |its |their |new |more |fresh )*`;
const sharePrice = String.raw`(?:share|stock)[- ]?(?:price)?`;

export const plainVerbs: readonly Rewording[] = [
  [re(String.raw`(?<=^|[.,:;?!–-] |\b(?:please|kindly|pls|and|then|you|could|can) )quote (?:(?:me|us) )?(?=(?:its|their|both|each|all|the)\b(?! (?:${sharePrice}|stock|price|quote))|[a-z&.-]+(?: [a-z&.-]+){0,2}(?:'s|s') (?!(?:${sharePrice}|stock|price|quote|shares?)\b))`), 'give '],
  [re(String.raw`\binvest(?:s|ed|ing)?(?: (?:heavily|much|money|cash))? in (?=${whose}${plant})`), 'spend on '],
  [re(String.raw`\b((?:quarter|half|three months|six months|nine months|twelve months|fiscal year|financial year|books)(?:,? (?:that|which|it))?) (?:closed|finished|ran out|wrapped up) (?=(?:on|at|in|with)\b)`), '$1 ended '],
  [re(String.raw`\b((?:quarter|half|three months|six months|nine months|fiscal year|financial year)) (?:closing|finishing) (?=(?:on |at |in |with )?(?:the )?(?:end|\d|[a-z]{3,9} \d))`), '$1 ended '],
  [re(String.raw`\b(?:percentage |percent )?${sharePrice} appreciation\b`), 'share price gain'],
  [re(String.raw`^in (?:what|which) order did ((?:(?!\bdid\b)[^?]){3,80}?) (?:finish|end|close|come out of|come through)(?: (?:up|the year))? ((?:19|20)\d\d) (?:by|in|on|in terms of) (?:percentage |percent )?((?:${sharePrice} )?(?:gains?|performance|returns?|moves?|rises?)|share price gain)(?: (?:over|for|in|during) (?:the|that) (?:calendar )?year)?`), 'rank $1 by share price gain in $2'],
  [re(String.raw`\b(?:whose|which) (?:stock|shares?|share price) (?:climbed|rose|gained|went up|did)(?: the)? (?:most|best),? (?:and )?(?:whose|which|who) (?:came|was|finished|did|is) second(?: best)?,? (?:and )?(?:whose|which|who)? ?(?:(?:came|was|finished|did) )?(?:last|third|worst|least)\b`), 'rank them by share price gain'],
  [/\b(who|what|which|they|he|she|it|we|you|i)'d have\b/gi, '$1 would have'],
];
