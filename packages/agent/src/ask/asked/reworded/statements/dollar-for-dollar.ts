// "How many dollars of the one per dollar of the other": the ratio of both; "of every dollar it sold, how much went to the labs": a part of the sales.
import type { Rewording } from '../rewording.ts';
import { any, re, sales } from '../words.ts';

const name = String.raw`([a-z][\w&.’'-]*(?: [a-z&][\w&.’'-]*){0,2}?)`;
const has = any('hold', 'have', 'owe', 'owed', 'carry', 'keep', 'own', 'had');
const figures: readonly (readonly [string, string])[] = [
  ['current assets|near-term assets', 'current assets'], ['borrowings|debts?|loans', 'total debt'], ['total assets|assets', 'total assets'], ['cash', 'cash'], ['inventor(?:y|ies)|stock', 'inventory'],
];
const against: readonly (readonly [string, string])[] = [
  ["(?:share|stock)holders['’]? (?:money|equity|funds)|owners['’]? (?:money|equity|funds)|equity", "shareholders' equity"], ['(?:bills|debts?|obligations) (?:falling )?due (?:within|in|inside) (?:the|a|one) year|near-term (?:bills|debts?)|current liabilities', 'current liabilities'], ['assets|total assets', 'total assets'], [sales, 'revenue'],
];
const dollars = String.raw`how (?:many dollars|much)`;
const each = String.raw`(?:per|for (?:each|every)|to (?:each|every)|against (?:each|every)) dollar of (?:its |the |their )?`;

const perDollar = figures.flatMap(([one, line]) => against.map(([other, base]): Rewording => [re(String.raw`\b${dollars} (?:of|in) (?:${one}) (?:did|does|do) ${name} ${has} ${each}(?:${other})(?![a-z])`), `what was $1's ratio of ${line} to ${base}`]));
const perDollarBehind = figures.flatMap(([one, line]) => against.map(([other, base]): Rewording => [re(String.raw`\b${dollars} (?:did|does|do) ${name} ${has} in (?:${one}) ${each}(?:${other})(?![a-z])`), `what was $1's ratio of ${line} to ${base}`]));

/** "Dollars of assets per dollar of equity", of whom the question says elsewhere. */
const perDollarAlone = [...figures, ['balance sheet', 'total assets'] as const].flatMap(([one, line]) => against.map(([other, base]): Rewording => [re(String.raw`(?<!\bmany )\bdollars of (?:${one}) ${each}(?:${other})(?![a-z])`), `the ratio of ${line} to ${base}`]));

const time = String.raw`((?: (?:in|during|for|over) (?:its |the )?(?:fiscal |fy ?)?(?:year )?(?:20)?\d\d(?: fiscal year)?)?)`;
const went = any('(?:(?:was|were|is|are|got|been|being|did|does|do|it|they|go|goes|went|end|ended|up|put|spent|spend|ploughed|plough|plowed|poured|back|eaten|eat|used|left|over|kept|keep|as|by|in|into|on|to|for|its|their|the|a) )+');
const uses: readonly (readonly [string, string])[] = [
  ['(?:r ?& ?d|research(?: and development)?|(?:research )?labs?)', 'research and development as a percentage of revenue'], ['(?:selling|sales) and (?:office|general|administrative|admin)(?: overheads?| costs?| expenses?)?', 'selling, general and administrative expense as a percentage of revenue'],
  ['(?:cap ?ex|capital (?:spending|expenditures?|projects))', 'capital expenditure as a percentage of revenue'], ['(?:net )?profits?', 'net margin'], ['operating (?:profits?|income)', 'operating margin'], ['gross (?:profits?|income)', 'gross margin'], ['(?:income )?tax(?:es)?', 'income tax as a percentage of revenue'],
];
const rings = any('sold', 'sells?', 'took in', 'takes? in', 'made in sales', 'rang up', 'brought in', 'earned in sales', 'collected');
const ofEach = any('(?:out )?of (?:each|every) (?:hundred |100 )?dollars?', '(?:out )?of (?:each|every) \\$ ?100', 'from (?:each|every) (?:hundred )?dollars?');
const where = any('at', 'by', 'through', 'into');

/** One use of it alone; two of them are read elsewhere. */
const ofSales = uses.flatMap(([use, line]): Rewording[] => [
  [re(String.raw`\b${ofEach} (?:that )?${name} ${rings}${time},? (?:how (?:much|many(?: cents)?)|what (?:part|share|percent(?:age)?))(?: of (?:it|that|them))? ${went}${use}(?=[?.!]|$|,? in percent)`), `what was the ${line} of $1$2`],
  [re(String.raw`\b${ofEach} (?:that )?(?:came in|was taken in|passed|went) ${where} ${name}(?:['’]s (?:tills?|doors?))?${time},? (?:how (?:much|many(?: cents)?)|what (?:part|share|percent(?:age)?))(?: of (?:it|that|them))? ${went}${use}(?=[?.!]|$|,? in percent)`), `what was the ${line} of $1$2`],
]);

/** "How much of each sales dollar went into the one and how much into the other": said again for the second. */
const bothUses: readonly Rewording[] = [
  [re(String.raw`\b(how much (?:out )?of (?:each|every) (?:sales )?dollar(?: of (?:its |the )?(?:${sales}))?(?: (?:did|was|were))? (?:go|went|goes|was spent|were spent|is spent|spent|put)) ((?:in)?to|on|for) ([^,?;.]{2,40}?),? and (?:how much )?((?:in)?to|on|for) (?=[a-z])`), '$1 $2 $3 and $1 $4 '],
];

const forEachShare: readonly Rewording[] = [
  [re(String.raw`\b(?:what|how much) (?:did|does) (?:one|a|each|every) share (?:of (?:it|stock) )?(?:pay|bring|earn|give) (?:(?:her|him|me|us|you|them|a holder|the holder) )?(?:in|as) dividends`), 'what were the dividends per share'],
  [re(String.raw`\b(?:for|per) (?:each |every |a )?(?:diluted )?share,(?: (?:on|counted on|taken on) (?:the|a) (?:fully )?diluted (?:count|basis),)? (?:how much|what) (?:did|does) ${name} (?:lose|earn|make|net)(?=[ ?.,]|$)`), 'what were the diluted earnings per share of $1'],
  [re(String.raw`\b(?:and )?out of (?:each|every) dollar of (?:its |the |their )?(free cash(?: flow)?|operating cash(?: flow)?|(?:net )?profits?|net income),? (?:what percent(?:age)?|how (?:much|many cents)) (?:did|does) (?:that|it|this|they) (?:eat|use|take|swallow)(?: up)?`), 'and what percent of $1 was that'],
];

export const dollarForDollar: readonly Rewording[] = [...bothUses, ...perDollar, ...perDollarBehind, ...perDollarAlone, ...forEachShare, ...ofSales];
