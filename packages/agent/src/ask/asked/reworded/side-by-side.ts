// What companies, years and prices are held against one another by, in the many words for more and less of it, said again by the measure and its form.
import type { Rewording } from './rewording.ts';
import { any, assets, equity, profit, re, sales } from './words.ts';

const grow = any('grow(?:n|s|ing)?', 'grew', 'expand(?:s|ed|ing)?', 'increas(?:e[sd]?|ing)', 'rais(?:e[sd]?|ing)', 'lift(?:s|ed|ing)?', 'boost(?:s|ed|ing)?', 'add(?:s|ed|ing)? (?:more )?to', 'built up', 'build up', 'buil[dt]', 'push(?:es|ed)? up', 'widen(?:s|ed)?', 'enlarg(?:e[sd]?|ing)');
const figures: readonly (readonly [string, string])[] = [[sales, 'revenue'], ['(?:net income|net profits?|profits?|net earnings|bottom line)', 'net income'], ['(?:earnings per share|eps)', 'diluted EPS'], ['(?:operating (?:income|profits?))', 'operating income'],
  ['(?:dividends? per share|dps|per[- ]share dividends?|dividends?)', 'dividends per share'], ['(?:free cash(?: flow)?|fcf)', 'free cash flow'], ['operating cash flow', 'operating cash flow'], ['(?:r&d|research and development)(?: (?:spend(?:ing)?|expenses?))?', 'research and development expense'], ['(?:capex|capital (?:expenditures?|spending))', 'capital expenditure']];
const faster = String.raw`(?:(?:the )?(?:more quickly|quicker|faster|more rapidly|more briskly|more swiftly|more strongly|at the (?:faster|higher|quicker|greater|better) (?:pace|rate|clip|speed)))`;
const bigger = String.raw`(?:by (?:the |a )?(?:larger|bigger|greater|higher) (?:percentage|per ?cent|percent|%|rate|margin in percent)|by more(?: in)? (?:percent|per ?cent|%)|more(?: in| by)? (?:percent|per ?cent|percentage|%)(?:age terms)?)`;
const yearly = String.raw`(?:,? (?:per|a|each|every) year|,? annually|,? per annum|,? on a yearly basis|,? p\.a\.)`;

/** "Which has expanded its sales more quickly per year": the higher rate. */
const quicker = figures.flatMap(([words, name]): Rewording[] => [
  [re(String.raw`\b(?:has |have |had )?${grow} (?:its |their |the )?${words} (?:(?:${faster})${yearly}|(?:the )?faster yearly)(?![a-z])`), `had the higher compound annual growth rate of ${name}`],
  [re(String.raw`\b(?:has |have |had )?${grow} (?:its |their |the )?${words} ${bigger}(?![a-z])`), `had the higher ${name} growth in percent`],
  [re(String.raw`\b(?:has |have |had )?${grow} (?:its |their |the )?${words} more((?: in| during| for) (?:fiscal |fy ?|calendar )?'?(?:20)?\d\d),? (?:in (?:percent|per ?cent|%|percentage terms|relative terms)|percentage-wise|proportionally)(?![a-z])`), `had the higher ${name} growth$1 in percent`],
]);

const kept: readonly (readonly [string, string])[] = [['operating (?:profits?|income)', 'operating margin'], ['gross (?:profits?|income)', 'gross margin'], ['free cash(?: flow)?', 'free cash flow margin'], [profit, 'net margin']];
const left = any('(?:was|is|were|got) (?:left|kept|retained)', 'remain(?:s|ed)?', 'stay(?:s|ed)?', '(?:end|wind|wound)(?:s|ed)? up', 'came out', 'stuck', 'turned(?: in)?to', 'became');
/** "What percentage of that was left as net profit": the margin. */
const leftAs = kept.map(([words, name]): Rewording => [re(String.raw`\b(?:what|which|how many|the) (?:percent(?:age)?|per ?cent|%|share|part|portion|fraction) of (?:that|it|this|those sales|its (?:own )?${sales}|their ${sales}|the ${sales}) (?:(?:it|they|each|each one) kept|${left})(?: over)?(?: (?:as|for|in|to))? (?:the |its |their )?${words}(?![a-z])`), `the ${name}`]);

const heavyFor = any('(?:effective )?(?:tax|interest) (?:rate|burden|load|bill)', '(?:effective )?tax rates?', '(?:gross|operating|net|profit|free cash flow)(?: profit)? margins?', 'margins?', 'debt(?: load| burden|-to-equity(?: ratio)?| to equity)?', 'valuations?', '(?:dividend|earnings) yields?', 'p/e(?: ratio)?', 'multiples?');

const owned = String.raw`(?:(?:total |all |its |their |the )*(?:${assets}))`;
const over = String.raw`(?:,? (?:over|to|divided by|against|relative to|in (?:percent|%|per ?cent|relation|proportion) (?:of|to)|as an? (?:percentage|percent|per ?cent|share|part|fraction|proportion|multiple|%) of|per) | ?[/÷] ?|-to-)(?:its |their |the )?(?:total )?`;
const loads: readonly (readonly [string, string])[] = [
  [String.raw`(?:total |all )?liabilities${over}${owned}`, 'liabilities to assets'], [String.raw`(?:total )?debts?${over}${owned}`, 'debt to assets'],
  [String.raw`long[- ]term debts?${over}(?:${equity})`, 'long-term debt to equity'], [String.raw`(?:total |all )?liabilities${over}(?:${equity})`, 'liabilities to equity'], [String.raw`(?:total )?debts?${over}(?:${equity})`, 'debt to equity'],
];
const laden = String.raw`(?:the )?(more|most|less|least|higher|highest|lower|lowest|heavier|heaviest|bigger|greater) (?:heavily |highly )?(?:leveraged?|levered|geared|gearing|indebted|in debt|balance-sheet leverage)(?: (?:company|firm|one|balance sheet))?`;
const reckoned = String.raw`(?:,| -|;|:)? ?\(?(?:(?:as )?(?:measured|going|judged|judging|counted|counting|reckoned|taken|expressed|gauged|told|based|defined)(?: (?:by|as|in|on|from|with))?|by|as|in terms of|in|using|on|with|that is,?|i\.e\.,?)(?: its| their| the)? (?:ratio of )?`;
const degreeOf = (how: string): string => (/^(?:most|highest|heaviest)$/i.test(how) ? 'highest' : /^(?:least|lowest)$/i.test(how) ? 'lowest' : /^(?:less|lower)$/i.test(how) ? 'lower' : 'higher');

/** "More leveraged, by total liabilities over total assets": the ratio that is named, before or behind. */
const leverages = loads.flatMap(([words, name]): Rewording[] => [
  [re(String.raw`\b${laden}\b([^?.]*?)${reckoned}${words}\)?(?![a-z])`), (_: string, how = '', between = ''): string => `with the ${degreeOf(how)} ${name}${between}`],
  [re(String.raw`^(?:(?:measured|going|judged|judging|gauged|reckoned|based) )?(?:by|on|as|in terms of|using|in)(?: the| their)? ${words},? ([^?.]*?)\b${laden}(?![a-z])`), (_: string, before = '', how = ''): string => `${before}with the ${degreeOf(how)} ${name}`],
]);

/** "Levered more than", "geared higher", "more in hock": more leveraged. */
const swapped: readonly Rewording[] = [
  [re(String.raw`\b(?:levered|leveraged|geared|indebted) (?:up )?(more|less|higher|lower)(?: heavily| highly)?(?= than\b|,|\?|$)`), (_: string, how = ''): string => `${/less|lower/i.test(how) ? 'less' : 'more'} leveraged`],
  [re(String.raw`\b(more|less|most|least) (?:heavily |highly |deeply )?(?:in hock|levered|geared|in debt)(?![a-z])(?! (?:to|by|on|than it (?:was|is))\b)`), '$1 leveraged'],
  [re(String.raw`\b(?:everything|all|whatever) (?:that )?(?:it|they|each(?: one| of them| company)?|the company) (?:owed|owes|owe)(?= (?:over|against|divided by|relative to|as an? (?:share|percentage|percent|multiple) of)\b| ?[/÷])`), 'total liabilities'],
];

export const sideBySide: readonly Rewording[] = [
  ...swapped, ...quicker, ...leftAs, ...leverages,
  [re(String.raw`\b(${sales}|net income|profits?|earnings per share|eps) growth ${yearly.replace(/,\? /g, '')}(?=,? (?:from |between |over |since |in )?(?:the )?(?:fiscal |fy ?'?|calendar )?(?:20)?\d\d ?(?:-|–|to|and|through)|[^?.]{0,60}\bFY ?'?\d\d ?(?:-|–|to) ?(?:FY ?)?'?\d\d)`), '$1 CAGR'],
  [re(String.raw`\b(?:the )?(?:heavier|stiffer|steeper|fatter|plumper|juicier|beefier|meatier|healthier|loftier) (?=${heavyFor}(?![a-z]))`), 'the higher '],
  [re(String.raw`\b(?:the )?(?:heaviest|stiffest|steepest|fattest|plumpest|juiciest|beefiest|meatiest|healthiest|loftiest) (?=${heavyFor}(?![a-z]))`), 'the highest '],
  [re(String.raw`\b(?:the )?(?:lighter|thinner|leaner|slimmer|skimpier|gentler|milder) (?=${heavyFor}(?![a-z]))`), 'the lower '],
  [re(String.raw`\b(?:the )?(bigger|larger|heavier|greater) (?:capital spender|capex spender|spender on (?:capex|capital expenditure|plant and equipment)|capital investor)\b`), 'the company with the higher capital expenditure'],
  [re(String.raw`\b(?:the )?(biggest|largest|heaviest|greatest) (?:capital spender|capex spender|spender on (?:capex|capital expenditure|plant and equipment)|capital investor)\b`), 'the company with the highest capital expenditure'],
  [re(String.raw`\b(best|worst|highest|lowest|largest|smallest|biggest|fattest|thinnest|strongest|weakest|cheapest|dearest|top) one (first|on top|at the top|last)\b`), '$1 $2'],
  [re(String.raw`\bwhat (?:it|they|the (?:company|bank|firm|business)) (?:has )?(?:returned|earned|earns|returns|makes|made) on (?:its |their |the )?(?:(?:share|stock)holders?'? |common )?equity\b`), 'return on equity'],
  [re(String.raw`\bhow many times (?:its |the |their )?book(?: value)? (?:are|is|do|does|would|am|were|did) (?:the )?(?:shareholders|investors|buyers|holders|owners|i|you|we|one|people|the (?:stock )?market|anybody|somebody) (?:paying|pay|asked to pay|charged|shelling out)(?: now| today)?(?: for)?(?= )`), 'what is the price-to-book ratio of'],
  [re(String.raw`\b(?:today's |the (?:latest |current |last )?|its (?:latest |current |last )?)?(?:share |stock |closing )?price (?:relative to|compared (?:to|with)|in relation to|set against|measured against|as a multiple of|against) (?:its |the |their )?((?:fy ?|fiscal )?20\d\d(?:'s)? )?(?:diluted )?(?:earnings|eps|profits?)(?: per share)?(?= ?(?:,|and\b|\?|\.|$))`), (_: string, year = ''): string => `the price-earnings ratio${year === '' ? '' : ` on ${year.trim()} diluted earnings per share`}`],
  [re(String.raw`\b(?:in |for |during )?(?:the )?((?:fiscal |financial )?(?:year|quarter|month)) (?:that|which) (?:(?:came|comes|followed|follows)(?: next| after| afterwards| thereafter| it| that)?)(?=[,?. ]|$)`), 'the following $1'],
  [re(String.raw`\b(?:the|an?) (?:equivalent|corresponding|counterpart|analogous|matching)(?: (?:number|figure|value|amount|ratio|one|result))? (?=(?:for|of|at|from) )`), 'that '],
  [re(String.raw`\b(?:relative to|compared (?:to|with)|on|by) (?:its |their |the )?(diluted )?(?:earnings|profits?) per share,? (?:using|taking|based on|going by|with) (?:that of )?(?:the |its |their )?(?:last|latest|newest|most recent) (?:full |complete |finished |completed )?(?:fiscal|financial|business) year(?:'s)?(?: (?:for|of) (?:each|both))?`), 'by P/E on the diluted earnings per share of its last complete fiscal year'],
  [re(String.raw`\b(?:than )?the (?:level|figure|number|amount|value|one|balance) (?:of |from |at )?(?:twelve|12) months (?:previously|earlier|before(?:hand)?|prior|ago)\b`), 'that of a year earlier'],
  [re(String.raw`\b(?:twelve|12) months (?:previously|beforehand|prior)\b`), 'a year earlier'],
];
