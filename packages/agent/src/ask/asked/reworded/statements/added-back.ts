// A profit before a cost that has been taken off it already: the profit and that cost together, of a share by its diluted shares. "EPS ex stock comp", "net income with D&A added back".
import type { AskedMeasure } from '../../asked.ts';
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const costs: readonly (readonly [line: string, words: string])[] = [
  ['stock-based compensation', String.raw`sbc|(?:stock|share|equity)[- ]?(?:based)?[- ](?:comp(?:ensation)?|pay|awards?)(?: (?:expenses?|costs?|charges?))?`],
  ['depreciation and amortization', String.raw`d ?& ?a|depreciation (?:and|&) amorti[sz]ation(?: (?:expenses?|costs?|charges?))?|depreciation(?: (?:charges?|expense))?(?! (?:and|&|,))`],
  ['research and development', String.raw`r ?& ?d(?: (?:costs?|spending|expenses?))?|research and development(?: (?:costs?|spending|expenses?))?`],
];
const cost = String.raw`(?:the |its |their |all |any )*(?:${costs.map(([, words]) => words).join('|')})`;
const listed = String.raw`(?<costs>${cost}(?:(?:,? (?:and|&|plus)(?: before)?|,) ${cost})?)`;
const before = String.raw`(?:,? \(?(?:before|excluding|excl\.?|ex|without|leaving out|leaving aside|not counting|disregarding|ignoring|adding back|plus added[- ]back|if (?:you|we|one|i) (?:add back|leave out|exclude|strip out|ignore)|stripping out|with no) |-ex |,? ex-)`;
const behind = String.raw`,? (?:with|and) ${listed.replace('<costs>', '<told>')} (?:is |are |was |were )?(?:added|put|taken) back(?: in)?`;
const perShare = String.raw`(?:(?:fully )?diluted )?(?:eps|earnings per (?:diluted )?share|net income per (?:diluted )?share)(?:,? \(?diluted\)?)?`;
const profit = String.raw`(?:net|operating|pre-?tax|op\.?) (?:incomes?|profits?|earnings)|ebit|profits?|earnings|bottom line`;
/** Words of whom and when between a profit and what it is before. */
const within = String.raw`(?<within>(?: (?!before\b|excluding\b|without\b|plus\b|less\b|and\b|than\b|growth\b|margin\b|as\b|after\b|per\b)[\w&.'’-]+){0,6})`;

const none = String.raw`(?! (?:and|&|,) (?:amorti|tax|interest))`;
const rest = String.raw`(?:${before}${listed}|${behind})\)?${none}`;

/** By their names, each with its sign. */
function added(said: string): string {
  return costs.flatMap(([line, words]) => (new RegExp(String.raw`(?<![a-z])(?:${words})(?![a-z])`, 'i').test(said) ? [` plus ${line}`] : [])).join('');
}

/** "If you add back stock comp, what did net income come to?" */
const ahead = String.raw`(?:^|(?<=[.:;,] ))(?:and |so |now )?(?:(?:if (?:you|we|one|i) )?(?:add(?:ing)? back|leav(?:e|ing) out|exclud(?:e|ing)|strip(?:ping)? out|ignor(?:e|ing))|before|without|with no) ${listed.replace('<costs>', '<told>')},? (?<lead>[^?]{0,70}?)(?<![a-z])(?:(?<share>${perShare})|(?<profit>${profit}))(?![a-z])`;

type Groups = Readonly<Record<string, string | undefined>>;
function groupsOf(found: readonly unknown[]): Groups {
  const groups = found.at(-1);
  return typeof groups === 'object' && groups !== null ? groups as Groups : {};
}
const costsIn = ({ costs: said, told }: Groups): string => added(said ?? told ?? '');

export const addedBack: readonly Rewording[] = [
  [re(ahead), (...found: readonly unknown[]): string => { const groups = groupsOf(found); return groups['share'] === undefined ? `${groups['lead'] ?? ''}${together(groups)}` : `${groups['lead'] ?? ''}net income${costsIn(groups)} per diluted share`; }],
  [re(String.raw`\b(?:what|how much) (?:did|does|has|have) (?<who>[^?.,;]{2,40}?) (?:earn|make|made)(?:ed|s)? (?:per|a|for each|on each|for every) (?:diluted )?share${within}${rest}`), (...found: readonly unknown[]): string => { const groups = groupsOf(found); return `what was the net income${costsIn(groups)} per diluted share of ${groups['who'] ?? ''}${groups['within'] ?? ''}`; }],
  [re(String.raw`\b(?:what|how much) (?:did|does|has|have) (?<who>[^?.,;]{2,40}?) (?:earn|make|made)(?:ed|s)?${within}${rest}`), (...found: readonly unknown[]): string => { const groups = groupsOf(found); return `what was the net income${costsIn(groups)} of ${groups['who'] ?? ''}${groups['within'] ?? ''}`; }],
  [re(String.raw`(?<![a-z])${perShare}${within}${rest}`), (...found: readonly unknown[]): string => { const groups = groupsOf(found); return `net income${costsIn(groups)} per diluted share${groups['within'] ?? ''}`; }],
  [re(String.raw`(?<![a-z])(?<profit>${profit})${within}${rest}`), (...found: readonly unknown[]): string => { const groups = groupsOf(found); return `${together(groups)}${groups['within'] ?? ''}`; }],
];

const named = (said: string): string => (/^(?:profits?|earnings|bottom line)$/i.test(said) ? 'net income' : said);

/** What is earned before depreciation and amortization goes by a name of its own. */
function together(groups: Groups): string {
  const [profitSaid, costsSaid] = [named(groups['profit'] ?? ''), costsIn(groups)];
  return costsSaid === ' plus depreciation and amortization' && /^(?:op|ebit)/i.test(profitSaid) ? 'EBITDA' : `${profitSaid}${costsSaid}`;
}

const asks = new RegExp(String.raw`(?<![a-z])(?:${perShare}|${profit}|(?:earn|make|made)(?:ed|s)?(?: (?:per|a) share)?)${within}${rest}`, 'i');

const turn = new RegExp(String.raw`^(?:(?:and|what about|how about|what if|now|what was (?:it|that)|what is (?:it|that)) )*(?:before|excluding|excl\.?|ex|without|leaving out|adding back|if you add back|with no)[ -]${listed}${none}`, 'i');
const profits: Readonly<Record<string, string>> = { net_income: 'net income', operating_income: 'operating income', pretax_income: 'pretax income', diluted_eps: 'diluted earnings per share', gross_profit: 'gross profit' };

/** "And before stock comp?": of the profit that was asked for before. */
export function behindProfit(text: string, before: { readonly measures: readonly AskedMeasure[] } | undefined): string {
  const found = turn.exec(text);
  const [first] = before?.measures ?? [];
  const line = first?.kind === 'metric' ? profits[first.id] : undefined;
  return found === null || line === undefined ? text : `what was the ${/per share$/.test(line) ? `net income${costsIn(found.groups ?? {})} per diluted share` : `${line}${costsIn(found.groups ?? {})}`}${text.slice(found[0].length)}`;
}

/** A turn that leaves a cost out of what was asked for before. */
export const leavesOutCost = (text: string): boolean => turn.test(text);

const asksAhead = new RegExp(ahead, 'i');

/** Whether the words ask for a profit with such a cost in it. */
export const asksAddedBack = (text: string): boolean => asks.test(text) || asksAhead.test(text);
