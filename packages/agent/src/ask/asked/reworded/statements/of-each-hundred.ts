// "Out of every hundred dollars of sales, how many went into capex?", with whoever sold them named before: the outlay as a part of sales.
import type { Rewording } from '../rewording.ts';
import { any, re, sales } from '../words.ts';

const hundred = String.raw`(?:(?:the |one |a )?hundred(?: dollars| bucks)?|\$ ?100|100(?: dollars| bucks)?)`;
const went = any('(?:was|were|got|is|are)? ?(?:went|go(?:es)?|gone|spent|put|poured|ploughed|plowed|flowed|sunk|ended up|channell?ed)(?: back| out)?', 'did it (?:spend|put|pour|plough|plow|sink|invest)', 'were');
const outlay: readonly (readonly [string, string])[] = [
  ['capital expenditure', any('(?:its |new )*cap ?ex', '(?:its )?capital (?:spending|expenditures?|investments?|projects)', '(?:its |new )*(?:plants?|buildings?|property)(?:,? and (?:its |new )?(?:equipment|machin(?:es|ery)|kit))')],
  ['research and development expense', any('(?:its )?r ?& ?d', '(?:its )?research(?: and development)?', '(?:its |the )?labs?')],
  ['dividends paid', any('(?:its |cash )?dividends?')],
  ['share repurchases', any('(?:its |share |stock )*buy-?backs?', '(?:its )?share repurchases')],
  ['interest expense', any('(?:its )?interest(?: expense| payments?)?')],
  ['income tax expense', any('(?:its |income )*tax(?:es)?', 'the tax ?man')],
];

const kept: readonly (readonly [string, string])[] = [
  ['gross profit', any('(?:its )?gross profit')], ['operating income', any('(?:its )?operating (?:profit|income)')], ['net income', any('(?:its )?net (?:profit|income|earnings)', '(?:its )?profit')],
];
const left = any('(?:was|were|is|are)', '(?:did|does) it (?:keep|make|retain|have left) (?:as|in|of)', '(?:was|were|got) (?:left|kept|made)(?: over)? (?:as|in)', '(?:stayed|remained|ended up|came through|turned out|made it through) (?:as|in)', 'turned into');

/** "Its sales in 2024, and out of every hundred dollars of that, how much was gross profit?" */
const keptOf: readonly Rewording[] = kept.map(([line, words]): Rewording => [
  re(String.raw`(?<=\b(?:${sales})\b[^?]{0,120})(?:, |,? and )(?:out )?(?:of|from|for) (?:every|each) ${hundred}(?: (?:of|in) (?:that|it|this|them|those|these)(?: (?:sales|revenues?))?)?,? how (?:many|much)(?: of (?:them|it|those))? ${left} ${words}(?![a-z])`), `, and what was ${line} as a percentage of revenue`,
]);

const spentOf: readonly Rewording[] = outlay.map(([line, words]): Rewording => [
  re(String.raw`(?<=[.?!;,] )(?:and )?(?:out )?(?:of|from|for) (?:every|each) ${hundred} (?:of|in) (?:its |their |the )?(?:net )?(?:${sales}),? how (?:many|much)(?: of (?:them|it|those))? (?:${went}) (?:in|into|on|to|for|towards?|as) ${words}(?![a-z])`), `and what was ${line} as a percentage of revenue`,
]);

export const ofEachHundred: readonly Rewording[] = [...spentOf, ...keptOf];
