// "How many percent did it lose that day?": in percent what is lost or gained is the price; a loss of the business is an amount.
import type { Asked } from '../../asked.ts';
import { isEconomic } from '../../subjects/economic.ts';
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const percent = any('how many percent', 'how many per cent', 'how many percentage points', 'how much percent', 'what percent(?:age)?', 'by what percent(?:age)?', 'by how many percent');
/** What is lost of a line is of the statements. */
const line = '(?:sales|revenues?|profits?|income|earnings|margins?|cash|eps|flow|debt|assets|equity|capex|spending|output|production|jobs|employment|prices|economy|gdp)';
const named = String.raw`(?!(?:its|the|their|shares?|stock|price)\b|(?:[\w’'-]+ ){0,2}?${line}\b)([a-z&][\w&.’'-]*(?: [a-z&][\w&.’'-]*){0,2}?)`;
/** Of what it lost a part: sales, customers, people. */
const ofElse = String.raw`(?! (?:of|in) (?!(?:its|their|the) (?:value|worth|market|price))(?:(?:its|the|their) )?[a-z]*(?:sales|revenues?|customers?|staff|people|share|profits?|income|margins?|employees|members))`;
const ofValue = String.raw`(?: (?:of|in) (?:its|their|the) (?:(?:market )?(?:value|worth)|price))?`;

export const lostInPercent: readonly Rewording[] = [
  [re(String.raw`\b${percent}(?: of (?:its|their|the) (?:value|worth))? did (?:it|they) (?:lose|shed|give up|drop)${ofElse}${ofValue}(?= |[,.?;]|$)`), 'by what percentage did its share price fall'],
  [re(String.raw`\b${percent}(?: of (?:its|their|the) (?:value|worth))? did (?:it|they) (?:gain|put on|add)${ofElse}${ofValue}(?= |[,.?;]|$)`), 'by what percentage did its share price rise'],
  [re(String.raw`\b${percent}(?: of (?:its|their|the) (?:value|worth))? did ${named} (?:lose|shed|give up)${ofElse}${ofValue}(?= |[,.?;]|$)`), 'by what percentage did the share price of $1 fall'],
  [re(String.raw`\b${percent}(?: of (?:its|their|the) (?:value|worth))? did ${named} (?:gain|put on)${ofElse}${ofValue}(?= |[,.?;]|$)`), 'by what percentage did the share price of $1 rise'],
];

const ofShares = /\b(?:shares?|stocks?|price|clos(?:e|ed|es|ing)|trad(?:ed|ing)|market|value|worth)\b/i;
const itLost = re(String.raw`\b${percent} did (?:it|they) (?:lose|shed|give up|drop)${ofElse}(?= |[,.?;]|$)`);
const itGained = re(String.raw`\b${percent} did (?:it|they) (?:gain|put on|add)${ofElse}(?= |[,.?;]|$)`);

/** Behind a question on a figure of the company, what "it" lost or gained is that figure. */
export function lostOfFigure(text: string, before: Asked | undefined): string {
  const isFigure = before !== undefined && before.measures.length > 0 && before.measures.every((measure) => measure.kind === 'metric' && measure.id !== 'price' && !isEconomic(measure));
  return !isFigure || ofShares.test(text) ? text : text.replace(itLost, 'by what percentage did it fall').replace(itGained, 'by what percentage did it rise');
}
