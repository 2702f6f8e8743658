// "And at the end of July?" behind a close or a reading of June 2025: a month that names no year is of the year of before.
import type { Asked, AskedPeriod } from '../asked.ts';

const name = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const before = String.raw`(?:\b(?:in|of|by|at|on|for|until|till|to|through|during|since|from|end|start|close|month)(?: (?:the|early|late|mid|end|last day|month|of))* (?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?)`;
const bare = new RegExp(String.raw`(?<=${before})${name}\b\.?(?: \d{1,2}(?:st|nd|rd|th)?\b)?(?!,? '?\d)(?! (?:quarter|year))`, 'gi');
const anyYear = /\b(?:19|20)\d\d\b|'\d\d\b/;
/** Which year is meant is said otherwise, or other times are. */
const otherwise = /\b(?:next|last|this|each|every|year|years|fiscal|quarter|q[1-4]|ago|earlier|before|prior|previous)\b/i;

/** The one calendar year in which the time of before lies; null of a fiscal one, of several, or of none. */
function yearOf([period, ...others]: readonly AskedPeriod[]): string | null {
  if (period === undefined || others.length > 0) return null;
  if (period.kind === 'date') return period.on.slice(0, 4);
  return period.kind === 'dates' && period.from.slice(0, 7) === period.to.slice(0, 7) ? period.from.slice(0, 4) : null;
}

/** Null where a year is named, or where the time of before is no day and no month. */
export function monthOfThatYear(text: string, { periods, insiders }: Asked): string | null {
  const year = insiders !== undefined || anyYear.test(text) || otherwise.test(text) ? null : yearOf(periods);
  if (year === null) return null;
  const said = text.replace(bare, (month) => `${month} ${year}`);
  return said === text ? null : said;
}
