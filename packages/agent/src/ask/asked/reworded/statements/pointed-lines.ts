// Lines that a list points back to, and lines told by what was bought: "operating profit, that profit as a percent of sales", "how many percent of cash flow were the two together", "what the businesses it took over cost in cash".
import type { Rewording } from '../rewording.ts';
import { any, re, sales } from '../words.ts';

const part = any('percent(?:age)?', 'per ?cent', '%', 'share', 'part', 'proportion', 'fraction', 'portion', 'slice');
const own = '(?:its |the |their |that |this |net |total )*';
const level = any('gross', 'operating', 'net');
const profit = any('profits?', 'income', 'earnings', 'result');
const behind = String.raw`(?:,|;| and|, and| &| \+|, plus) (?:also )?`;
const pair = any('the two(?: of them)?', 'both(?: of them)?', 'the pair(?: of them)?', 'these two', 'those two', 'they', 'the two items', 'the sum(?: of the two)?');
const together = any('together', 'combined', 'taken together', 'put together', 'added up', 'in total', 'in all', 'altogether', 'jointly');
const whole = any('operating cash flow', 'ocf', 'cash flow from operations', 'cash from operations', 'operating cash', 'free cash flow', 'fcf', 'net income', 'net profits?', 'revenue', 'sales');
const verb = any('was', 'were', 'is', 'are', 'did', 'do');
const who = String.raw`(?:it|they|the (?:company|firm|group|retailer|bank)|[A-Z][\w&.’'-]*(?: (?:& )?[A-Z][\w&.’'-]*){0,3})`;
const businesses = any('businesses', 'companies', 'firms', 'rivals', 'other businesses', 'other companies');
const taken = any('bought(?: up)?', 'acquired', 'took over', 'purchased', 'swallowed');

const beside = any('ebitda', 'equity', "(?:share|stock)holders'? equity", 'total assets', 'assets', 'total liabilities', 'total debt', 'debt', 'operating income', 'operating profit', 'gross profit', whole);
/** Of what is made in a year, debt is so many times. */
const relativeTo = (_: string, what = ''): string => (/^ebitda$/i.test(what) ? `, and how many times ${what} is that` : `, and what percentage of ${what} was that`);

export const pointedLines: readonly Rewording[] = [
  // "How much debt did it have, and what was that relative to EBITDA?": the figure, and beside it the ratio.
  [re(String.raw`(?<=\b(?:what (?:was|is|were|are)|how much)\b[^?]{5,110}?),? and (?:what|how (?:much|big|large|high)) (?:was|is|were) (?:that|this|it) (?:relative|in relation|in proportion|as against|in comparison) (?:to|with) ${own}(${beside})(?![a-z])`), relativeTo],
  [re(String.raw`\b(${level}) (${profit})(${behind})(?:that|this|the same) (?:${profit}|figure|amount|number|line|one) (?:as|in|told as|expressed as) (?:an? )?${part} of ${own}(?:${sales}|turnover)(?![a-z])`), '$1 $2$3$1 margin'],
  [re(String.raw`\b(?:how many|how much|what|which|how large an?) ${part} of ${own}(${whole}) ${verb} ${pair},? ${together}(?: (?:make|come to|take|eat|represent))?(?![a-z])`), 'both together as a percentage of $1'],
  [re(String.raw`\b(?:the two|both|these two)(?:,? ${together})? (?:over|divided by|as (?:an? )?${part} of|in ${part} of) ${own}(${whole})(?![a-z])`), 'both together as a percentage of $1'],
  [re(String.raw`\b(?:what|how much) (?:did )?(?:the )?${businesses}(?: that)? (${who}) ${taken}(?: it)? cost(?: (?:it|them))?(?: in (?:cash|money))?(?![a-z])`), 'what did $1 spend on acquisitions'],
  [re(String.raw`\b(?:the )?(?:cash )?(?:cost|price) (?:in cash )?of (?:the )?${businesses}(?: that)? ${who} ${taken}(?![a-z])`), 'acquisitions'],
  // Beside years that are named, how many they are says nothing more.
  [re(String.raw`(?<=\d{2}\b[^?]{3,80}) ?(?:,|\()? ?(?:(?:over|in|for|of|during) )?(?:the |those |these )?same (?:[2-9]|10|two|three|four|five|six|seven|eight|nine|ten) (?:fiscal )?(?:years|yrs?)\)?(?![a-z'’])`), ' in those same years'],
];
