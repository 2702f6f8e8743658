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
  ['(?:free cash flow|free cash|fcf)', `(?:${operatingCash}|(?:what comes |coming )?from (?:the |its )?operations),?${less}${capex}`],
  [any('inventory turn(?:over|s)(?: ratio)?', 'stock turn(?:over|s)?'), `${costs}${over}(?:inventor(?:y|ies)|stock)`],
];

/** "Leverage" is many things. */
const leverage = any(String.raw`(?:total )?debt(?:[- /](?:to[- ])?|/)equity(?: ratio)?`, 'd/e(?: ratio)?', '(?:financial |balance[- ]sheet )?leverage(?: ratio)?', 'gearing(?: ratio)?', '(?:debt|indebtedness|liabilities|capital structure)(?: ratio)?(?=[,(])');
const ratios: readonly Defined[] = [
  ['liabilities to equity', `(?:total )?liabilities${over}(?:${equity})`], ['liabilities to assets', `(?:total )?liabilities${over}(?:${assets})`], ['debt to assets', `total debt${over}(?:${assets})`], ['long-term debt-to-equity ratio', `long[- ]term debt${over}(?:${equity})`],
  ['total assets divided by shareholders\' equity', `(?:total )?assets${over}(?:${equity})`], ['net debt to EBITDA', `net debt${over}ebitda`], ['debt to EBITDA', `(?:total )?debt${over}ebitda`], ['net debt to equity', `net debt${over}(?:${equity})`], ['debt to equity', `(?:total )?debt${over}(?:${equity})`],
];

const closing = String.raw`(?:\)|(?=[,.;?]|$| (?:at|in|for|on|of|and|was|were|is|as|to|by|compare)))`;

const leftOut = same.flatMap(([name, definition]): readonly Rewording[] => [
  [re(String.raw`(?<=\b${name}\b[^]*?)${again(name)}(?:${means})?(?: ?)${definition}${closing},?`), ''],
  [re(String.raw`\b(${name})(?:${means}| \()${definition}${closing},?`), '$1'],
  // Behind the companies and the time: "net margin 2024 A vs B (net income / revenue)".
  [re(String.raw`(?<=\b${name}\b[^()]{0,80}) ?\((?:i\.?e\.?,? |= ?)?${definition}\)`), ''],
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

const name = String.raw`(?:its|their|the company's|[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,3}'s?)`;
const due = String.raw`(?:(?:all|its|their|the|of) )*current liabilities`;
const owned = String.raw`(?:(?:all|its|their|the|of) )*current assets`;
const left = String.raw`(?:would|will|does|did)(?: it| they)?(?: have)?(?: still)?(?: had| have)?(?: been| be)? ?(?:left(?: over)?|remain(?:ed)?|over)`;

/** Whose and when, as far as they are said. */
function workingOf(...[, who = '', when = '']: readonly string[]): string {
  const whom = who.trim();
  return `what was ${whom === '' ? 'the ' : /'s?$|^(?:its|their)$/i.test(whom) ? `${whom} ` : /^(?:it|they)$/i.test(whom) ? 'its ' : `${whom}'s `}working capital${/^[ ,]/.test(when) ? when : ''}`;
}

/** Current assets less current liabilities, however it is told, and the one over the other. */
const liquidity: readonly Rewording[] = [
  [re(String.raw`\bby how (?:many dollars|much)(?: money)? (?:do|did|does|had|have) (${name} )?current assets (?:exceed(?:ed)?|top(?:ped)?|outweigh(?:ed)?|surpass(?:ed)?|be above) ${due}`), workingOf],
  [re(String.raw`\bby how (?:many dollars|much)(?: money)? (?:do|did|does|had|have) (${name} )?current liabilities (?:exceed(?:ed)?|top(?:ped)?|outweigh(?:ed)?|surpass(?:ed)?) ${owned}`), workingOf],
  [re(String.raw`\bhow (?:many dollars|much)(?: money)? of (${name} )?current assets (?:(?:would|were|was|is|are|be|have|been|left|remaining|remain) )*(?:over|above|beyond|after|in excess of|more than|once)(?: (?:paying|settling|meeting|deducting|covering)(?: off)?)? ${due}`), workingOf],
  [re(String.raw`\bif (it|they|[A-Z][\w&.-]*(?: (?!had|were|would|have|paid|pay|set)[A-Z&][\w&.-]*){0,3}?) (?:had|were to|would)? ?(?:have )?(?:set|put|used|held|offset|net(?:ted)?|paid(?: off)?|pay(?: off)?|settled?|met|cleared) ${owned} (?:against|to pay(?: off)?|to settle|to meet|for|with) ${due}([^?,]{0,40}), (?:how (?:many dollars|much)(?: money)?|what) ${left}`), workingOf],
  [re(String.raw`\bif (it|they|[A-Z][\w&.-]*(?: (?!had|were|would|have|paid|pay|set)[A-Z&][\w&.-]*){0,3}?) (?:had|were to|would)? ?(?:have )?(?:paid|pay|settled?|met|cleared)(?: off)? ${due} (?:out of|from|with|using) ${owned}([^?,]{0,40}), (?:how (?:many dollars|much)(?: money)?|what) ${left}`), workingOf],
  [re(String.raw`(?<=\bworking capital\b[^?]*)(\b(?:what|how large|how high) (?:is|was) )?the ratio (?:of|between) (?:the two|them|both|the one (?:to|and) the other)`), '$1the current ratio'],
];

const stock = String.raw`(?:stocks?(?: of goods)?|inventor(?:y|ies)|goods|merchandise)`;
/** "On cost of sales", said of a turnover of the stock. */
const onCosts = String.raw`,? ?\(?(?:(?:measured|based|reckoned|computed|calculated|worked out|taken) )?(?:(?:on|by|at|using|with|over|against) )(?:the |its )?(?:basis of )?${costs}(?: basis)?\)?|,? ?\(?${costs}[- ](?:based|basis)\)?`;
const turnover: readonly Rewording[] = [
  [re(String.raw`\bhow (?:many times|often)(?: (?:a|per|each|in a) year)? (?:does|did|do|has|is|was) ([^?,.]{2,30}?) (?:turn(?:ed)?|sell through|sold through|replace[d]?|renew(?:ed)?)(?: over)? (?:its|their|the)(?: (?:entire|whole|own))? ${stock}(?: over)?`), 'what was the inventory turnover of $1'],
  [re(String.raw`\bhow (?:many times|often)(?: (?:a|per|each|in a) year)? ([^?,.]{2,30}?) turn(?:s|ed)?(?: over)? (?:its|their|the)(?: (?:entire|whole|own))? ${stock}(?: over)?`), 'the inventory turnover of $1'],
  [re(String.raw`(?<=\b(?:inventory|stock) turn(?:over|s)\b[^]*?)(?:${onCosts})`), ''],
];

/** Less cash and its equivalents by name, and nothing else that is put by: not what the dictionary takes it for. */
const owedInAll = any('total debt', 'all debt', 'debt', String.raw`(?:long|short)[- ]term (?:debt )?(?:plus|and|\+|&) (?:long|short)[- ]term debt`, String.raw`(?:lt|st|(?:long|short)[- ]term) ?(?:debt )?(?:plus|and|\+|&) ?(?:lt|st|(?:long|short)[- ]term) debt`);
const owedNet = String.raw`(?:${owedInAll})${less}(?:cash (?:and|&) (?:its |cash )?equivalents|cash ?\+ ?equivalents|cash & eq(?:uiv)?s?)(?! (?:and|&|\+|plus) (?:\w+[- ]){0,2}(?:investments|securities))`;
const netDebt: Rewording = [re(String.raw`\bnet debt(?<between>(?:(?! (?:and|to|over)\b)[^?;(]){0,40}?)(?:${means}| ?\()${owedNet}${closing},?`), (...[, between = '']: readonly string[]): string => `total debt less cash and cash equivalents${between}`];

export const defined: readonly Rewording[] = [
  netDebt,
  ...leftOut, ...asked,
  ...ratios.map(([name, definition]): Rewording => [re(String.raw`\b(?:${leverage})(?:${means}| \()${definition}${closing}`), name]),
  [re(String.raw`\bdebt ratio, (?:as )?(?:total )?liabilities${over}(?:${assets})${closing},?`), 'liabilities to assets'],
  ...byTimes, ...liquidity, ...turnover,
];

export function withoutDefinitions(text: string): string {
  return sayAgain(text, defined);
}
