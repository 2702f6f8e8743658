// Behind dividends of a calendar year: the same calendar year of another company, or another one, is said as such. A company's own fiscal year may lie elsewhere.
import type { Asked } from '../../asked.ts';

const calendarYear = /\b(?:calendar(?: year)?|CY) ?'?((?:19|20)\d\d)\b|\bjan(?:uary)?(?: (?:to|through|until|till)|[ ]?[-–]) ?dec(?:ember)? ((?:19|20)\d\d)\b/i;
const sameTime = /(?:,? ?\b(?:over|in|for|during|across|of|through) )?(?:\b(?:that|the same|this|that same) (?:calendar )?(?:year|period|time|stretch|span|twelve months)\b|\b(?:same )calendar year\b|\b(?:again )?jan(?:uary)?(?: (?:to|through|until|till)|[ ]?[-–]) ?dec(?:ember)?\b(?! (?:19|20)\d\d))/i;
const otherYear = /(?<!\b(?:fiscal|calendar|calendar year|financial year|fy|to|until|since|from|end of|of|[a-z]{3,9} \d{1,2},) ?)(?:\b(?:year )?)((?:19|20)\d\d)\b/i;
const anyTime = /\b(?:19|20)\d\d\b|\b(?:year|years|quarter\w*|months?|week|day|today|now|latest|last|newest|then|since|ago|earlier|later|before|after)\b/i;

function yearBefore({ measures, text }: Asked): string | null {
  const isOfDividends = measures.length === 1 && measures.every((measure) => measure.kind === 'metric' && /^dividends_p/.test(measure.id));
  const found = isOfDividends ? calendarYear.exec(text) : null;
  return found?.[1] ?? found?.[2] ?? null;
}

/** Unchanged where the question before was of no such year, and where a time of another kind is named. */
export function inCalendarYear(text: string, earlier: Asked | undefined): string {
  const year = earlier === undefined ? null : yearBefore(earlier);
  if (year === null || /\b(?:fiscal|financial year|fy)\b/i.test(text)) return text;
  if (sameTime.test(text)) return text.replace(sameTime, ` in calendar ${year}`).trim();
  if (otherYear.test(text)) return text.replace(otherYear, 'calendar $1');
  return anyTime.test(text) ? text : text.replace(/\s*([?.!]*)\s*$/, ` in calendar ${year}$1`);
}
