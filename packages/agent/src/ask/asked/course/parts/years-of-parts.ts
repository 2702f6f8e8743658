// "The worst day this year", "its highest close this quarter": the time of the calendar that is meant, counted from the day of the asking.
import type { IsoDate } from '@assay/record';
import { findWindows } from '../windows/windows.ts';

const part = /\b(?:best|worst|strongest|weakest|biggest|largest|steepest|top)\b[^?.]*\b(?:days?|sessions?|weeks?|weekly|months?|monthly|quarters?|daily)\b|\b(?:day|week|month|quarter)\b[^?.]*\b(?:best|worst|most)\b/i;
const lead = String.raw`\b(?:(?:so far|in|of|during|for) )*`;
const thisYear = new RegExp(String.raw`${lead}(?:(?:this|the current) (?:calendar )?year|ytd|year[- ]to[- ]date)(?: (?:so far|to date))?`, 'gi');
const lastYear = /\b(?:(?:in|of|during|for) )*(?<!the )(?:last|the previous) (?:calendar )?year\b(?! of\b)/gi;
const thisPart = new RegExp(String.raw`${lead}(?:this|the current) (?:calendar )?(?<unit>quarter|month)\b(?: (?:so far|to date))?`, 'gi');
const thisWeek = new RegExp(String.raw`${lead}(?:this|the current) (?:trading )?week\b(?: (?:so far|to date))?`, 'gi');

export function yearOfParts(text: string, today: IsoDate): string {
  if (!part.test(text)) return text;
  const year = Number(today.slice(0, 4));
  return text.replace(thisYear, `in ${String(year)}`).replace(lastYear, `in ${String(year - 1)}`);
}

const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** The first day of the week that a day lies in. */
function mondayOf(day: IsoDate): IsoDate {
  const at = new Date(`${day}T00:00:00Z`);
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10);
}

/** "This year, this quarter" of closes, where no other time is named at which the words could point: without it all closes at hand would be looked through. */
export function timeOfNow(text: string, today: IsoDate): string {
  if (findWindows(text.toLowerCase())?.windows.length !== 0) return text;
  const [year = '', month = ''] = today.split('-');
  const parts: Readonly<Record<string, string>> = { month: `in ${monthNames[Number(month) - 1] ?? ''} ${year}`, quarter: `in Q${String(Math.ceil(Number(month) / 3))} ${year}` };
  return text.replace(thisYear, `in ${year}`).replace(thisPart, (whole, unit: string) => parts[unit.toLowerCase()] ?? whole).replace(thisWeek, `from ${mondayOf(today)} to ${today}`);
}
