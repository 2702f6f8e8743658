// "Grew over the five years to 2024": a move over so many years begins so many years before its end, and not in the first of that many years.
import { countOf, countPattern } from '../../number-words.ts';

const year = String.raw`(?:(?:the )?(?:end|close) of )?(?<fiscal>(?:fiscal(?: year)? |fy ?)?)(?<end>20\d\d)`;
const upTo = new RegExp(String.raw`\b(?:over|in|during|across|within|for) (?:the |a |its )?(?:(?:stretch|span|period) of )?(?<count>${countPattern})[- ](?:fiscal |full |financial )?years?(?: period| stretch| span)? (?:to|up to|until|through|ending(?: in| with)?|ended(?: in)?|leading up to) ${year}(?!\d)`, 'iu');
/** A month or a day ends a stretch of the market, or of the economy. */
const moves = /\b(?:gr[eo]w\w*|grew|growth|cagr|compound\w*|expan\w+|r[io]se[ns]?|ris(?:e|en|ing)|f[ae]ll(?:en)?|declin\w+|increas\w+|decreas\w+|chang\w+|climb\w*|shr[aiu]nk\w*|doubl\w+|annuali[sz]ed)\b/i;
/** Each of the years, or what they come to, is of that many years. */
const ofYears = /\b(?:each|every|which|total|in total|sum|altogether|average(?!d? (?:annual|yearly|growth|rate))|mean|cumulative|list|table|year by year|highest|lowest|best|worst|per year)\b(?! (?:growth|rate))|\b(?:share|stock|price|closes?|closed|s&p|index|cpi|consumer prices|inflation)\b/i;

/** What the years come to begins with the first of them. */
const inAll = /\b(?:total|sum|altogether|combined|cumulative\w*|together|added up|average|averaged|mean)\b/i;

/** From which year on; null where no figure moves or is added up, and where the years are told one by one. */
function firstOf(text: string, years: number, end: number): number | null {
  if (moves.test(text) && !ofYears.test(text)) return end - years;
  return inAll.test(text) && !moves.test(text) && !/\b(?:share|stock|price|closes?|closed|s&p|index|cpi|consumer prices|inflation)\b(?! (?:re)?(?:purchase|buy))/i.test(text) ? end - years + 1 : null;
}

/** Unchanged where no figure moves or is added up over such years. */
export function yearsUpTo(text: string): string {
  const found = upTo.exec(text);
  const { count, fiscal = '', end = '' } = found?.groups ?? {};
  const years = countOf(count);
  const first = found === null || years === null || years < 2 || years > 20 ? null : firstOf(text, years, Number(end));
  if (found === null || first === null) return text;
  return `${text.slice(0, found.index)}from ${fiscal}${String(first)} to ${fiscal}${end}${text.slice(found.index + found[0].length)}`;
}
