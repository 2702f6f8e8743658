// The year in which a figure passed a mark, in whatever verb: "cracked the billion-dollar mark in operating profit".
import type { Rewording } from '../rewording.ts';
import { any, operatingProfit, profit, re, sales } from '../words.ts';

const line = any(sales, profit, operatingProfit, 'free cash flow', 'operating cash flow', 'total assets', 'market cap(?:itali[sz]ation)?');
const passed = any('crack(?:ed|s)?', 'cross(?:ed|es)?', 'break(?:s)?(?: through)?', 'br[eo]ken?(?: through)?', 'hit', 'reach(?:ed)?', 'top(?:ped)?', 'pass(?:ed)?', 'exceed(?:ed)?', 'clear(?:ed)?', 'smash(?:ed)?(?: through)?', 'get (?:past|over|above)', 'got (?:past|over|above)', 'go (?:past|over|above)', 'went (?:past|over|above)', 'sail(?:ed)? past', 'breach(?:ed)?', 'surpass(?:ed)?');
const mark = String.raw`(?:the )?(\$ ?[\d.,]+ ?(?:billion|million|trillion|bn|m|b)?|(?:(?:one|two|three|five|ten|twenty|thirty|fifty|a hundred|one hundred|two hundred|three hundred|four hundred|five hundred|hundred|a|\d+)[- ])?(?:billion|million|trillion))(?:[- ]dollars?)?(?:[- ](?:mark|barrier|threshold|line|level))?`;
const name = String.raw`([a-z][\w&.'’-]*(?: [a-z&][\w&.'’-]*){0,2}?|it|they)`;
/** "Billion" alone is one of them. */
const amountOf = (said: string): string => (/^\$|\d/.test(said) ? said.replace(/-/g, ' ') : said.replace(/-/g, ' ').replace(/^(?:a )?(?=(?:billion|million|trillion)$)/, '1 ').replace(/^(?:a |one )?hundred /, '100 ').replace(/^one /, '1 '));
const asMoney = (said: string): string => (said.startsWith('$') ? said : `$${amountOf(said)}`);

export const markPassed: readonly Rewording[] = [
  [re(String.raw`\b(?:in )?(?:what|which) (?:fiscal |financial |calendar )?year did ${name} (?:(?:finally|first|at last|ever|for the first time) )*${passed} ${mark} (?:in|of|for|with|by) (?:its |annual |yearly )*(${line})(?: for the first time)?`), (...[, who = '', amount = '', figure = '']: readonly string[]): string => `in which fiscal year did ${who}'s ${figure} first exceed ${asMoney(amount)}`],
  [re(String.raw`\bwhen did ${name} (?:(?:finally|first|at last|ever|for the first time) )*${passed} ${mark} (?:in|of|for|with|by) (?:its |annual |yearly )*(${line})(?: for the first time)?`), (...[, who = '', amount = '', figure = '']: readonly string[]): string => `in which fiscal year did ${who}'s ${figure} first exceed ${asMoney(amount)}`],
  [re(String.raw`(?<=\b(?:which|what) (?:fiscal |financial )?year\b[^]{10,160}),? and (?:how much|what|how big)(?: (?:was|were|did))? (?:it|that|they|the (?:figure|amount))(?: (?:then|exactly|precisely|come to|amount to|in that year|that year))*(?=[?.]|$)`), ''],
];
