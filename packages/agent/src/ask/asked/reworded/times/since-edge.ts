// "Since the start of 2024": from there to the newest figure, which is no time within 2024.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

/** Series that have a reading for the first month of a year. */
const ofEconomy = /\b(?:cpi|pce|inflation|unemployment|jobless\w*|payrolls?|(?:fed(?:eral)?(?: funds)?|interest|policy|mortgage) rates?|treasur(?:y|ies)|(?:year|yr|treasury|bond|note) yields?|yield curve|gdp|consumer prices?|recession)\b/i;
/** Lines that a year earns or spends: what they were before it began is told by the year before. */
const ofYears = /\b(?:revenues?|sales|turnover|incomes?|profits?|earnings|eps|margins?|cash flows?|spending|spen[dt]|r&d|research|capex|capital expenditures?|taxe?s?|buy-?backs?|repurchases|(?:grow|grew|grown))\b/i;

function sinceStart(whole: string, said = '', ...rest: readonly (string | undefined)[]): string {
  const text = rest.at(-1) ?? '';
  if (ofEconomy.test(text)) return `since January ${said}`;
  const before = String(Number(said) - 1);
  return ofYears.test(text) && !/\b(?:shares?|stock|share price)\b/i.test(text) ? `since fiscal ${before}` : `since the end of ${before}`;
}

/** Of a share it is a day. */
const ofFiscal = (whole: string, said = '', ...rest: readonly (string | undefined)[]): string => (/\b(?:shares?|stock|share price|price|returned|returns?(?! on)|clos(?:e|ed|es|ing))\b(?! outstanding)/i.test(rest.at(-1) ?? '') ? whole : `since fiscal ${said.length === 2 ? `20${said}` : said}`);

export const sinceEdge: readonly Rewording[] = [
  [re(String.raw`\bsince (?:the )?(?:very )?(?:end|close) of (?:its |the |their )?(?:fiscal|financial|fy)(?: year)? ?((?:20)?\d\d)\b`), ofFiscal],
  [re(String.raw`\bsince (?:the )?(?:very )?(?:start|beginning|outset) of (?:the year |calendar |fiscal )?((?:19|20)\d\d)\b`), sinceStart],
];
