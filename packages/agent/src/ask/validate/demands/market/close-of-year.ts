// The close at the end of a year, where it is asked for beside other closes of it: a high or a low, or the newest close, is none.
import type { Demand } from '../demand.ts';

const close = '(?:close|closing price|price|px|session|trading day)';
const yearEnd = new RegExp(String.raw`\b(?:year|yr)(?:['’]s)?[- ]?end\b(?! (?!close|closing|price|and\b|or\b|in\b|as\b|with\b|vs|versus|from|then|plus)[a-z])|\bend of (?:the|that) year\b|\b(?:last|final|closing) ${close} of (?:the|that) (?:calendar )?year\b|\b(?:the|that) year['’]s (?:last|final|closing) ${close}\b|\b(?:end|finish|clos|left|wound up|wrapped up)(?:e[ds]?|ed|s)? (?:out )?(?:the|that) (?:calendar )?year\b|\b(?:last|final)(?: ${close})? of 20\d\d\b`, 'i');
const ofCompany = /\bfiscal\b|\bfy ?'?\d|\bfinancial year\b/i;
const isEnd = (day: string | null): boolean => day !== null && day.slice(5) >= '12-24';

export const closeOfYear: Demand = ({ text, opening }) => {
  const closes = opening.filter(({ measure }) => measure === 'price');
  return closes.length > 0 && closes.length === opening.length && yearEnd.test(text) && !ofCompany.test(text) && !closes.some(({ from, to }) => isEnd(from) || isEnd(to)) ? ['the close at the end of the year'] : [];
};

const priorDay = /(?:\b(?:and|vs\.?|versus|against|from|than|over|on|to)|\/|,|&) ?(?:the |its |that of the )?(?:prior|previous|preceding) (?:trading |business )?(?:day|session)(?:['’]s)?(?: close)?\b/i;
const DAY = 86_400_000;

/** The close of the day before is a second one, some days before the first at the most. */
export const closeOfDayBefore: Demand = ({ text, opening }) => {
  const closes = opening.filter(({ measure }) => measure === 'price');
  const days = [...new Set(closes.flatMap(({ from, to }) => [from, to]).filter((day) => day !== null))].map((day) => Date.parse(day) / DAY).toSorted((left, right) => left - right);
  const areNear = days.some((day, at) => at > 0 && day - (days[at - 1] ?? 0) <= 6) || /(?:rose|fell) [\d.]+% from \S+ on \d{1,2} \w+ \d{4} to/.test(closes[0]?.sentence ?? '');
  return closes.length > 0 && closes.length === opening.length && priorDay.test(text) && !areNear ? ['the close of the day before'] : [];
};
