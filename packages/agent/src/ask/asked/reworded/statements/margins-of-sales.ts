// Lines of the income statement in percent of sales, one after the other: each by the name of its margin.
import type { Rewording } from '../rewording.ts';
import { any, re, sales } from '../words.ts';

const percent = any('percent(?:age)?s?', 'per ?cent', '%', 'share', 'part', 'portion', 'fraction');
const line = String.raw`(?:the |its |their )?(?:gross|operating|net|op) (?:profits?|income|earnings|result)`;
const joint = String.raw`(?:,? and |, | ?& | ?\/ ?| \+ )`;
const list = String.raw`${line}(?:${joint}${line})+`;
const left = String.raw`(?:(?: of (?:it|that|this))?(?: (?:was|is|were|are|did|does|it|they|remain(?:s|ed)?|stay(?:s|ed)?|left|over|kept|keep|kept back|end(?:s|ed)? up|c[ao]me|out|there|down|at|the|very|end|bottom))*)`;

const marginOf = (said: string): string => `${/operating|\bop\b/i.test(said) ? 'operating' : /gross/i.test(said) ? 'gross' : 'net'} margin`;
/** "Gross profit, gross profit in percent of sales": first the amount. */
function asMargins(said: string): string {
  const lines = said.match(new RegExp(line, 'gi')) ?? [];
  const isOneTwice = lines.length === 2 && new Set(lines.map(marginOf)).size === 1;
  return said.replace(new RegExp(line, 'gi'), (found: string, ...rest: readonly unknown[]) => (isOneTwice && rest.includes(said.search(new RegExp(line, 'i'))) ? found : marginOf(found)));
}

const unit = any('(?:hundred|100|\\$ ?100)(?: (?:dollars|bucks))?', 'dollar', '\\$');
const became = any('(?:(?:was|were|is|are|did|do|does|it|they|remain(?:ed)?|left|over|stay(?:ed)?|kept|keep|go|went|turned?|ended?|up|become|became|spent|spend|put|as|into|in|on|to|for|its|their|the|a) )+');
const costs = any('r ?& ?d', 'research(?: and development| & development)?(?: (?:costs?|expenses?|spending))?', 'sg ?& ?a', 'selling,? general,? and administrative (?:costs?|expenses?)', 'cap ?ex', 'capital (?:spending|expenditures?)', 'taxe?s?', '(?:the )?(?:tax ?man|irs|labs?)', 'stock-based compensation', 'interest(?: expense)?', 'cost of (?:sales|revenue|goods sold)', 'marketing');
const item = any('(?:gross|operating|net) (?:profits?|income|earnings)', 'profits?', 'free cash(?: flow)?', costs);
const asked = String.raw`(?:(?:how (?:many|much)(?: (?:cents|dollars|percent|of (?:them|it|those)))?|what (?:part|share)) )?(?:${became})?(${item})`;

/** A profit in percent of sales is a margin; an outlay is told as a part of them. */
const named = (said: string): string => (/tax ?man|irs/i.test(said) ? 'income tax' : /\blabs?$/i.test(said) ? 'R&D' : said);
const partOf = (said: string): string => (new RegExp(`^${costs}$`, 'i').test(said) ? `${named(said)} as a percentage of revenue` : /free cash/i.test(said) ? 'free cash flow margin' : marginOf(said));

/** "Out of each hundred dollars that Acme took in, how many were gross profit and how many net income?" */
function ofEachHundred(_: string, ...[lead = '', first = '', second = '']: readonly string[]): string {
  const whose = lead.replace(re(String.raw`\b(?:(?:that|which) )?(?:took in|takes in|taken in|sold|earned|rang up|brought in|collected|made|booked)\b|^ ?(?:of|in) (?:its |the )?(?:net )?(?:${sales})(?![a-z])`), ' ').replace(/ {2,}/g, ' ').trim();
  return `for ${whose.replace(/^(?:that|which|of|at|for|by|from|for|in the case of) /i, '')}, what was ${partOf(first)} and ${partOf(second)}`;
}

/** "Operating profit per dollar of sales"; how many cents of it there are is asked in other words. */
const perDollar = String.raw`(?<!\b(?:cents|dollars|much|bucks)(?: (?:of|in))? (?:its |their )?)\b(gross|operating|net) (?:profits?|income|earnings) (?:per|for each|for every|on each|on every|from each|from every) (?:dollar of (?:its |their |the )?(?:net )?(?:${sales})|(?:sales|revenue) dollar)(?![a-z])`;

const intoWhat = any('free cash(?: flow)?', 'fcf', 'operating (?:profits?|income|earnings)', '(?:net )?(?:profits?|income|earnings)');
/** "Who turns more sales into free cash flow?": the larger part of them. */
const turnsInto = (_: string, ...[how = '', what = '']: readonly string[]): string => `has the ${/more|most|better|best/i.test(how) ? 'higher' : 'lower'} ${/free|fcf/i.test(what) ? 'free cash flow' : /operating/i.test(what) ? 'operating' : 'net'} margin`;

export const marginsOfSales: readonly Rewording[] = [
  [re(String.raw`\b(?:turn|convert|transform)(?:s|ed)? (?:the |a )?(more|most|less|least|larger share|bigger share|smaller share|higher share)(?: of)?(?: (?:its|their|the))? (?:net )?(?:${sales}) (?:in)?to (${intoWhat})(?![a-z])`), turnsInto],
  [re(perDollar), '$1 margin'],
  [re(String.raw`\b(?:out of|of|for|from) (?:each|every) ${unit}((?: [^?.,]{2,60}?)?),? ${asked}(?:,| and|, and) (?=how|what|(?:were|was|is) )${asked}(?![a-z])`), ofEachHundred],
  [re(String.raw`(?<=\bmargin\b[^]{0,40}[.?;,]) ?(?:both |each |all )?(?:in|as) (?:a )?${percent} of (?:its |the |their |net |total )?(?:${sales})\.?$`), ''],
  [re(String.raw`,? ?\b(?:in|as|expressed in|expressed as|each (?:in|as)) (?:a |an )?${percent} of (?:its |the |their |net |total )?${sales}((?: (?:in|for|of) [^?:,;]{2,30}?)?)(?::|,| -) ?((?:[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}'s? )?${list})`), (...[, time = '', lines = '']: readonly string[]): string => `${time}: ${asMargins(lines)}`],
  [re(String.raw`\b(${list})((?: (?:in|for|of) [^?:,;]{2,30}?)?),? (?:each |all )?(?:in|as|expressed in|expressed as) (?:a |an )?${percent} of (?:its |the |their |net |total )?${sales}(?![a-z])`), (...[, lines = '', time = '']: readonly string[]): string => `${asMargins(lines)}${time}`],
  [re(String.raw`(?<=\b(?:dollar|${sales}|sold)\b[^?]{0,120}\b)what ${percent}${left} as (?:a |its |the )?(gross|operating|net) (?:profits?|income|earnings)(?=[^?]*\bwhat ${percent}|[?.,]|$)`), 'what was the $1 margin'],
  [re(String.raw`(?<=\b(?:dollar|${sales}|sold)\b[^?]{0,120}\b)what ${percent}${left} (?:after|once) (?:paying (?:for )?)?(?:the )?(?:(?:direct )?costs? of (?:the |its )?(?:goods(?: sold)?|sales|products|what (?:it|they) sold)|(?:its |the )?(?:goods|products)(?: (?:were|had been|was))? paid(?: for)?)`), 'what was the gross margin'],
  [re(String.raw`\b(?:out )?of (?:each|every|the average) dollar (?=[^?]*\bwhat was the (?:gross|operating|net) margin\b)(?:that |which )?(?:(?:went|came|ran|passed|flowed|rang) (?:through|into|over|in at) |(?:of|in) ${sales} (?:that )?)?([^?,]{0,40}?)(?:'s? (?:tills?|registers?|doors|books|cash registers?|counters?))?(?: (?:sold|took in|takes in|earned|made|rang up|collected|brought in))?((?: (?:in|for|during) [^?,]{2,30}?)?),`), (...[, who = '', time = '']: readonly string[]): string => `for ${who}${time},`],
];
