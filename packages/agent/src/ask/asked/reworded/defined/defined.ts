// A measure whose name is followed by what it is made of: "EBITDA, as operating income plus D&A", "leverage, i.e. total liabilities over equity". What the dictionary takes it for anyhow is left out; where it is another ratio, that one is said by its name.
import { sayAgain, type Rewording } from '../rewording.ts';
import { any, assets, equity, operatingCash, operatingProfit, profit, re, sales } from '../words.ts';

const over = String.raw`(?: over | divided by | ?\/ ?| ?÷ ?| relative to | as an? (?:multiple|percentage|percent|share) of | in percent of | in relation to )(?:(?:its|the|their|that|year-end) )*`;
const less = String.raw`(?: less | minus | ?[-−] ?| after | net of )(?:its |the |their )*`;
const plus = String.raw`(?: plus | ?\+ ?| and | & )(?:its |the |their )*`;
const depreciation = String.raw`(?:d ?& ?a|depreciation(?:(?: and | ?& ?| ?\+ ?)amorti[sz]ation)?)(?: expenses?)?`;
const interest = String.raw`interest(?: expenses?| paid| costs?| bill| charges?)?`;
const costs = any('cost of (?:sales|revenues?|goods sold)', 'cogs');
const capex = any('capital (?:expenditures?|spending|investments?)', 'capex');

/** How a definition is brought in. */
const means = String.raw`(?:,| -|;| with| where| and)? ?\(?(?:here |with |where )?(?:(?:defined|measured|computed|calculated|taken|counted|understood|expressed|meant|worked out|reckoned) as|that is,?|that being|i\.?e\.?,?|meaning|being|as|in the sense of|for which|=|:) ?(?:(?:its|the|their) )?`;
/** The name said again before it: "with EBITDA as". */
const again = (name: string): string => String.raw`(?:(?:,| -|;)? ?\(?(?:with|where|here|taking|and|counting|for)? ?${name}(?: (?:is|means|stands for|was|are))?(?: ?[:=,]?))`;

type Defined = readonly [name: string, definition: string];

/** What the dictionary takes them for. */
const same: readonly Defined[] = [
  [String.raw`ebitda`, `(?:${operatingProfit})${plus}${depreciation}`],
  [any('interest[- ]cover(?:age)?(?: ratio)?', 'times interest earned'), `(?:${operatingProfit})${over}${interest}`],
  ['debt(?:[- /](?:to[- ])?|/)equity(?: ratio)?', `total debt${over}(?:${equity})`],
  ['(?:total )?debt(?:[- ]to[- ]| ?/ ?)ebitda(?: ratio)?', `total debt${over}ebitda`],
  ['current ratio', `(?:total )?current assets${over}(?:total )?current liabilities`],
  ['(?:return on equity|roe)', `${profit}${over}(?:closing )?(?:${equity})`],
  ['(?:return on assets|roa)', `${profit}${over}(?:${assets})`],
  ['gross margin', `gross profit${over}${sales}`], ['operating margin', `${operatingProfit}${over}${sales}`], ['net(?: profit)? margin', `${profit}${over}${sales}`],
  ['working capital', `current assets${less}current liabilities`],
  ['(?:free cash flow|fcf)', `${operatingCash}${less}${capex}`],
  [any('inventory turn(?:over|s)(?: ratio)?', 'stock turn(?:over|s)?'), `${costs}${over}(?:inventor(?:y|ies)|stock)`],
];

/** "Leverage" is many things. */
const leverage = any(String.raw`(?:total )?debt(?:[- /](?:to[- ])?|/)equity(?: ratio)?`, 'd/e(?: ratio)?', '(?:financial |balance[- ]sheet )?leverage(?: ratio)?', 'gearing(?: ratio)?', '(?:debt|indebtedness|liabilities|capital structure)(?: ratio)?(?=[,(])');
const ratios: readonly Defined[] = [
  ['liabilities to equity', `(?:total )?liabilities${over}(?:${equity})`], ['liabilities to assets', `(?:total )?liabilities${over}(?:${assets})`], ['debt to assets', `total debt${over}(?:${assets})`], ['long-term debt to equity', `long[- ]term debt${over}(?:${equity})`],
  ['total assets divided by shareholders\' equity', `(?:total )?assets${over}(?:${equity})`], ['net debt to EBITDA', `net debt${over}ebitda`], ['debt to EBITDA', `(?:total )?debt${over}ebitda`], ['net debt to equity', `net debt${over}(?:${equity})`], ['debt to equity', `(?:total )?debt${over}(?:${equity})`],
];

const closing = String.raw`(?:\)|(?=[,.;?]|$| (?:at|in|for|on|of|and|was|were|is|as|to|by|compare)))`;

const leftOut = same.flatMap(([name, definition]): readonly Rewording[] => [
  [re(String.raw`(?<=\b${name}\b[^]*?)${again(name)}(?:${means})?(?: ?)${definition}${closing},?`), ''],
  [re(String.raw`\b(${name})(?:${means}| \()${definition}${closing},?`), '$1'],
]);

/** "How leveraged was it, as total debt over total assets": the ratio. */
const asked = ratios.map(([name, definition]): Rewording => [re(String.raw`\bhow (?:highly |heavily |strongly )?(?:leveraged|levered|geared|indebted) (is|was|are|were) ([^?(]{2,60}?)${means}${definition}${closing}`), `what $1 the ${name} of $2`]);

/** How many times the one the other is. */
const whose = String.raw`(?:its|their|the|own|annual|full-year)`;
const owed = String.raw`((?:(?!\b(?:and|or|times|cover)\b)[^?,;]){0,40}?)\b((?:total |long-term |net )?debt)\b(?! (?:to|over)\b)`;
const byTimes: readonly Rewording[] = [
  [re(String.raw`\bhow many times (?:(?:${whose} )*)((?:fiscal |fy ?)?(?:20\d\d )?)ebitda (is|was|were|are|did|does) ${owed}(?: (?:come to|amount to|stand at|make|equal))?`), (...[, year = '', verb = '', who = '', debt = '']: readonly string[]): string => `what ${verb.replace(/^d.*$/i, 'was')} ${who}${debt.toLowerCase()} to EBITDA${year.trim() === '' ? '' : ` in ${year.trim()}`}`],
  [re(String.raw`\b((?:total |long-term |net )?debt) as (?:an? )?(?:multiple|times) of (?:${whose} )*((?:fiscal |fy ?)?(?:20\d\d )?)ebitda\b`), (...[, debt = '', year = '']: readonly string[]): string => `${debt} to EBITDA${year.trim() === '' ? '' : ` in ${year.trim()}`}`],
  [re(String.raw`\b(?:total )?debt(?: ?[\/÷] ?| to | over | divided by )ebitda\b`), 'debt to EBITDA'],
  [re(String.raw`\bebit ?(?:\/|over) ?interest(?: expense)?\b(?: cover(?:age)?\b)?`), 'interest coverage'],
];

export const defined: readonly Rewording[] = [
  ...leftOut, ...asked,
  ...ratios.map(([name, definition]): Rewording => [re(String.raw`\b(?:${leverage})(?:${means}| \()${definition}${closing}`), name]),
  ...byTimes,
];

export function withoutDefinitions(text: string): string {
  return sayAgain(text, defined);
}
