// A profit in percent of sales by the name of its margin, a tax in percent of what is taxed by that of its rate; and cash that drained out of operations.
import type { Rewording } from '../rewording.ts';
import { any, re, sales } from '../words.ts';

const asPart = String.raw`(?:,? \(?(?:as|in|expressed as)(?: an?)? (?:percent(?:age)?|share|part|proportion|%|per ?cent) of (?:its |the |their |net |total )*(?:${sales})\)?)`;
const lines: readonly (readonly [string, string])[] = [['gross (?:profits?|income)', 'gross margin'], ['operating (?:profits?|income|earnings)', 'operating margin'], ['net (?:profits?|income|earnings)', 'net margin']];
const name = String.raw`([a-z][\w&.’'-]*(?: [a-z&][\w&.’'-]*){0,2}?)`;
const out = any('drained', 'flowed', 'leaked', 'poured', 'went', 'bled');
/** The amounts are asked for beside the percentage. */
const alone = String.raw`(?<!\b(?:dollars|\$|usd) (?:and )?)`;

const became = any('became', 'becomes', 'turned into', 'turns into', 'ended up as', 'ends up as', 'was left as', 'is left as', 'was kept as', 'is kept as', 'got through to', 'came through as', 'made it to', 'remained as', 'reached the bottom line as');

/** Of two times, or beside sales in percent, it is how far the profit moved. */
const moved = /\b(?:fy ?)?'?(?:20)?\d\d ?(?:->|→|-|–|to|vs\.?|versus|v\.?) ?(?:fy ?)?'?(?:20)?\d\d\b|\b(?:rev\w*|sales|turnover|eps|dividends?) ?(?:%|percent|pct)/i;
const profitPercent = (whole: string, ...rest: readonly (string | number | undefined)[]): string => (moved.test(String(rest.at(-1) ?? '')) ? whole : `${/^op/i.test(String(rest[0])) ? 'operating' : String(rest[0])} margin`);

export const asPartOfSales: readonly Rewording[] = [
  // Behind sales that are asked for themselves: "2023 revenue, and what fraction became operating income".
  ...([['gross', 'gross'], ['operating', 'operating'], ['net', 'net']] as const).map(([kind, margin]): Rewording => [re(String.raw`(?<=\b(?<!\bdollars? (?:of|in) (?:its |their )?)(?:${sales})\b[^?.]{0,40}?)\b(?!what (?:(?:was|is) (?:left|kept)|remained) as\b)(?:what|which|how much) ?(?:fraction|share|part|portion|slice|percent(?:age)?|proportion)?(?: of (?:it|that|this|them))? (?:${became}) (?:the |its )?${kind} (?:profits?|income|earnings)\b`), `what was the ${margin} margin`]),
  ...lines.map(([line, margin]): Rewording => [re(String.raw`\b${line}${alone}${asPart}(?! and in| and as)`), margin]),
  [re(String.raw`\b((?:gross|operating|net) margin)s?${asPart}`), '$1'],
  // "Sales and gross profit, what % gross profit?"
  [re(String.raw`\b(?:(?:and )?(?:what|which) (?:percent(?:age)?|per ?cent|pct|%)(?: (?:is|was))?) (?:the |its )?(gross|operating|net) (?:profit|income|earnings)(?=\s*(?:[?.,;]|$)| (?:is|was|did|does|in|for|at)\b)(?! (?:grow|grew|rise|rose|fall|fell|change|increase|up|down))`), 'what $1 margin'],
  // "The gross profit percentage": what is told in percent of sales, unless it moved.
  [re(String.raw`\b(gross|operating|op|net) (?:profits?|income|earnings) (?:percent(?:age)?|per ?cent|pct|%)(?: of (?:its |the |net )*(?:${sales}))?(?! ?(?:change|chg|growth|increase|decrease|rise|fall|drop|decline|up|down|gain|points?|pts?|more|less|higher|lower|yoy|y\/y|vs\b|versus|over\b|against|since|than|from|of (?:total|operating|free|cash|assets|equity)))(?=[ ,;.?)]|$)`), profitPercent],
  [re(String.raw`\b(?:the )?(?:income )?tax(?:es)?(?: expense| charge| provision)?,? as a (?:percent(?:age)?|share|part|per ?cent) of (?:its |the )?(?:pre-?tax|before-tax) (?:income|profits?|earnings)`), 'effective tax rate'],
  [re(String.raw`\bhow much (?:money|cash) ${out} (?:out of|from) ${name} (?:through|from|in|via) (?:its )?(?:operating activities|operations)`), "what was $1's operating cash flow"],
  [re(String.raw`\bp\/?e \((?:the )?(?:last|latest|newest) (?:close|price)(?:,| over| \/| on)? ?((?:fiscal |fy ?)?(?:20)?\d\d (?:diluted |dil\.? )?(?:eps|earnings))\)`), 'P/E at the last close on $1'],
  [re(String.raw`^${name} (buy-?backs?|share repurchases|repurchases) ?(?:\+|and|&|plus) ?(dividends?|divs) (?:total|combined|together|in total),? ?((?:in |for )?(?:fiscal |fy ?)?(?:20)?\d\d(?:,? (?:and|&) (?:fiscal |fy ?)?(?:20)?\d\d)?),? each (?:as|in) (?:an? )?(?:%|percent(?:age)?) of (operating cash flow|ocf|cfo|free cash flow|fcf|net income|revenue)`), '$2 plus $3 of $1 as a percentage of $5 in $4'],
];
