// What a whole company is worth, and beside it how many times a figure of a year that is: the second said so that it points back to the first.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const figure = String.raw`(?:(?:(?:fiscal |fy ?)?'?20\d\d|fy ?'?\d\d|ttm|trailing)(?:'s)? (?:full-year )?)(?:sales|revenues?|free cash flow|fcf|net income|operating cash flow)`;
const worth = /\b(?:market|mkt)\.?[- ]?(?:cap(?:itali[sz]ation)?|value)\b/i;

const rules: readonly Rewording[] = [
  // What everybody takes free cash flow for stands behind its name.
  [re(String.raw`\b(free cash flow|fcf)(?:, | ?\()(?:i\.e\.,? |that is,? |meaning |as )?(?:operating cash flow|op\.? cash flow|cash from operations|cfo|ocf) (?:minus|less|net of|-) (?:capital expenditures?|capex|capital spending)(?:\)|,(?= is | does | was )|(?=[?.]|$))`), '$1'],
  [re(String.raw`(?<=\b(?:market|mkt)\.?[- ]?(?:cap(?:itali[sz]ation)?|value)\b[^?;]{0,60}?) ?(?:\+|,? and|,? plus|,|&) (?:the |its )?(?:price[- ](?:to|over) |price ?\/ ?|multiple of )(?:its |the )?(${figure})(?![a-z])(?= ?(?:[?.]|$))`), ' and how many times its $1 is that'],
  [re(String.raw`(?<=\b(?:market|mkt)\.?[- ]?(?:cap(?:itali[sz]ation)?|value)\b[^?;]{0,60}?)(?:[,?;]|\.|,? (?=and\b))? (?:and )?(?:as )?(?:what |which |a )?(?:multiple(?: (?:would|is|does|was) (?:that|it|this)(?: (?:be|make|come to|represent))?)?|how many (?:times|years)|x|that|this|times)(?: (?:of|over|divided by))? (?:the |its )?(${figure})(?![a-z])(?: (?:is|would|does) (?:that|it)(?: be)?)?(?= ?(?:[?.]|$))`), ' and how many times its $1 is that'],
];

export function worthAndMultiple(text: string): string {
  return worth.test(text) ? sayAgain(text, rules) : text;
}
