// Several lines as parts of one and the same whole, named once: "what share of that was left as operating income and as net income", "what part of revenue went to research, and to SG&A". Each is said with its whole.
import type { Rewording } from '../rewording.ts';
import { any, re, sales } from '../words.ts';

const part = any('percent(?:age)?', 'per ?cent', 'share', 'part', 'proportion', 'fraction', 'portion', 'slice', '%', 'how much', 'how many cents');
const ofSales = String.raw`(?:the |its |their |that |those |this |net |total )*(?:${sales})`;
const whole = String.raw`(?:it|that|this|this total|that total|the total|${ofSales})`;
const profit = String.raw`(?:(?:gross|operating|net|pre-?tax) (?:profits?|incomes?|earnings)|ebit)`;
const cost = any('r ?& ?d', 'research(?: and development)?', 'sg ?& ?a', 'selling,? general,? and administrative(?: (?:costs?|expenses?))?', 'cap ?ex', 'capital (?:spending|expenditures?)', 'income tax(?:es)?', 'taxe?s', 'stock-based compensation', 'cost of (?:sales|revenue|goods sold)', 'marketing', 'interest');
const verb = String.raw`(?:that|which|it|they|the company|was|were|is|are|did|does|do|had|has|have|been|left|over|kept?|keep|retained?|remain(?:ed|s)?|stay(?:ed|s)?|stuck|survived?|end(?:ed|s)? up|c[ao]me(?: through| out)?|turn(?:ed|s)? into|became?|become|went|goes?|going|spent|spend|eaten|swallowed|take[ns]?|took|up|by|represent(?:ed)?|account(?:ed)? for|made up|make up|paid)`;
const who = String.raw`(?: (?:did|does|do|has|had) (?!(?:it|they|the company|that|this)\b)(?<who>[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}?)(?= ))?`;
const when = String.raw`(?<when> (?:in|for|during) (?:the )?(?:fiscal |fy ?|financial |calendar )?(?:year )?'?(?:\d{4}|\d{2})(?!\d))?`;
const verbs = String.raw`(?: ${verb}){0,5}`;
const link = String.raw`(?: (?:as|in|on|to|into|for|by))?(?: (?:the|its|their|a|an))?`;
const item = String.raw`${link} ?(?:${profit}|${cost})(?![a-z])`;
/** "And what was net income" asks for the amount. */
const joint = String.raw`(?:,? and|,| ?&| ?\+)(?: (?:what|which) ${part}(?: of (?:it|that|this))?${verbs}| (?:what|how much)(?= (?:as|on|to|into|for)\b))?`;
const list = String.raw`(?<list>${item}(?:${joint}${item})+)`;
const asked = String.raw`(?:(?:what|which)(?: (?:was|is|were))? )?(?:the |a )?(?:${part}) of `;

const named = String.raw`(?:(?<firm>(?!(?:the|its|their|that|this|those)\b)[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}?)'s? )?(?<year>(?:fy ?|fiscal )?'?(?:20\d\d|(?<=fy ?)\d\d) )?`;
const sold = re(String.raw`${asked}${named}${ofSales}${when}${who}${verbs}${list}`);
/** "That" is the sales where these were told right before. */
const pointed = re(String.raw`(?<=\b(?:${sales}|took in|takes in|sold|rang up|turned over)\b[^?]{0,90}?)${asked}${whole}${when}${who}${verbs}${list}`);

const items = (said: string): readonly string[] => said.match(re(String.raw`(?:${profit}|${cost})(?![a-z])`)) ?? [];
const isMargin = re(String.raw`^${profit}$`);
function asPart(said: string): string {
  isMargin.lastIndex = 0;
  if (/^marketing$/i.test(said)) return 'selling and marketing expense as a percentage of revenue';
  if (!isMargin.test(said)) return `${said} as a percentage of revenue`;
  return /gross/i.test(said) ? 'gross margin' : /pre-?tax/i.test(said) ? 'pretax margin' : /net/i.test(said) ? 'net margin' : 'operating margin';
}

type Groups = { readonly list?: string; readonly who?: string; readonly when?: string; readonly firm?: string; readonly year?: string };
function groupsIn(found: readonly unknown[]): Groups {
  const groups = found.at(-1);
  return typeof groups === 'object' && groups !== null ? groups : {};
}

function eachAsPart(...found: readonly unknown[]): string {
  const { list: listed = '', who: doer, when = '', firm, year } = groupsIn(found);
  const [owner, time] = [doer ?? firm, year === undefined ? when : ` in ${year.trim()}`];
  const said = items(listed).map(asPart);
  return `what was the ${said.slice(0, -1).join(', ')} and ${said.at(-1) ?? ''}${owner === undefined ? '' : ` of ${owner}`}${time}`;
}

export const partsListed: readonly Rewording[] = [[sold, eachAsPart], [pointed, eachAsPart]];

/** How many parts of one whole are listed; nought where none are. */
export function partsAsked(text: string): number {
  return Math.max(0, ...[sold, pointed].flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => items(groups?.['list'] ?? '').length)));
}
