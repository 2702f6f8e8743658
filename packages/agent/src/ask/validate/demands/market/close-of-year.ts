// The close at the end of a year, where it is asked for beside other closes of it: a high or a low, or the newest close, is none.
import type { Demand } from '../demand.ts';

const close = '(?:close|closing price|price|px|session|trading day)';
const yearEnd = new RegExp(String.raw`\b(?:year|yr)(?:['’]s)?[- ]?end\b(?! (?!close|closing|price|and\b|or\b|in\b|as\b|with\b|vs|versus|from|then|plus)[a-z])|\bend of (?:the|that) year\b|\b(?:last|final|closing) ${close} of (?:the|that) (?:calendar )?year\b|\b(?:the|that) year['’]s (?:last|final|closing) ${close}\b|\b(?:end|finish|clos|left|wound up|wrapped up)(?:e[ds]?|ed|s)? (?:out )?(?:the|that) (?:calendar )?year\b`, 'i');
const ofCompany = /\bfiscal\b|\bfy ?'?\d|\bfinancial year\b/i;
const isEnd = (day: string | null): boolean => day !== null && day.slice(5) >= '12-24';

export const closeOfYear: Demand = ({ text, opening }) => {
  const closes = opening.filter(({ measure }) => measure === 'price');
  return closes.length > 0 && closes.length === opening.length && yearEnd.test(text) && !ofCompany.test(text) && !closes.some(({ from, to }) => isEnd(from) || isEnd(to)) ? ['the close at the end of the year'] : [];
};
