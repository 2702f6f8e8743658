// "Its market cap as a multiple of the other's": how many times as large the one company's figure is as the other's.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const line = '(?:(?:market|mkt) (?:caps?|capitali[sz]ation|value)|revenues?|sales|net income|operating income|free cash flow|total assets|capital expenditures?|capex)';
const time = String.raw`(?: (?:in |for )?(?:fiscal |fy ?)?(?:20)\d\d)?`;
/** Another line of its own is a ratio of two lines. */
const other = String.raw`(?!(?:its|their|the|free|operating|net|total|revenue|sales|earnings|ebitda|cash|capex|debt)\b)(?:[\w&.-]+ ?){1,3}?`;

export const timesOfOther: readonly Rewording[] = [
  [re(String.raw`^(?:what (?:is|was) )?((?:[\w&.-]+ ){0,2})((?:[\w&.-]+)(?:['’]s?)?) (${line})(${time}),? as (?:a )?(?:multiple|factor) of (${other})(?:['’]s?)?(?: ${line})?\s*\??$`), (...[, before = '', who = '', what = '', when = '', whom = '']: readonly string[]): string => `How many times as large was ${before}${who.replace(/['’]s?$/, '')}'s ${what} as ${whom.trim()}'s${when}?`],
];
