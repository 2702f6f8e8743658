// A multiple of today and one on the figure of a year: two multiples, and neither stands for the other.
import { namesTrailing } from '../../../asked/multiple/beside/two-bases.ts';
import type { Demand } from '../demand.ts';

const ratio = String.raw`(?:p ?\/ ?[ebs]|price[- \/](?:to[- ])?(?:earnings|sales|book)|ev ?\/ ?(?:ebitda|ebit|sales))(?: ratio)?`;
const now = String.raw`(?:now|today|currently|(?:at|on) (?:the )?(?:last|latest|newest|current) (?:close|price)|(?:trailing|ttm|ltm)\b[^,;?.]{0,20})`;
const both = new RegExp(String.raw`\b${ratio} ?(?:on )?${now},? (?:and|plus|&|\+|vs\.?|versus) (?:also )?(?:on|over|using|at) (?:the |its )?(?:(?:end|close) of )?(?:fiscal(?: year)? |fy ?)?['’]?(?:20)?\d\d`, 'i');

const eps = '(?:(?:fully )?(?:diluted|dil\\.?) )?(?:eps|earnings(?: per (?:diluted )?share)?)';
const year = String.raw`(?:(?:fiscal(?: year)?|fy|full[- ]year|calendar) ?['’]?(?:20)?\d\d|20\d\d)`;
/** The earnings of a year, to which a multiple is tied. */
const ofYear = new RegExp(String.raw`\b(?:p ?\/ ?e|pe|price|multiples?|times|earnings yield)\b[^;]*?(?:\b${year}(?:['’]s)? ${eps}|\b${eps},? (?:of|for|in|from) (?:the )?${year}|\b(?:against|on|over|using) ${year})`, 'i');

const asksBoth = (text: string): boolean => ofYear.test(text) && namesTrailing(text.toLowerCase()) && !/\b(?:dividends?|revenues?|sales|cash)\b/i.test(text);

/** On the earnings of a year and on those of the last twelve months, each with what it is made of. */
export const isOnBoth = (text: string, openingWords: string): boolean => asksBoth(text) && /\bearnings per share were [^.]*\.\d+ in fiscal \d{4}/.test(openingWords) && /\btrailing twelve-month (?:diluted )?earnings\b/.test(openingWords);

export const bothBases: Demand = ({ text, opening }) => (opening.length > 0 && (both.test(text) || asksBoth(text)) && new Set(opening.filter(({ unit, isBeside, measure }) => (unit.kind === 'multiple' || measure === 'earnings_yield') && !isBeside).map(({ value }) => value)).size < 2 ? ['the multiple on both bases'] : []);
