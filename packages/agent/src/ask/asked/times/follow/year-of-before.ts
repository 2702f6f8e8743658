// "The last trading day of the year before", "the end of that year", behind a question of a day: the calendar year is the one of that day, or the one before it.
import type { Asked } from '../../asked.ts';

const edge = String.raw`(?:(?:very )?(?:last|first|final) (?:trading |business )?(?:day|session|close)|(?:trading )?(?:end|close|start|beginning|finish)|year[- ]end)`;
const ofYear = new RegExp(String.raw`\b(${edge}) of (the (?:year before|previous year|prior year|preceding year)|(?:that|the same|that same) (?:calendar )?year)\b(?! (?:19|20)\d\d)`, 'gi');

/** The calendar year of the one day, month or quarter that was asked about before. */
function yearBefore({ course, periods }: Asked): number | null {
  const days = course === undefined ? periods.map((period) => (period.kind === 'date' ? period.on : period.kind === 'dates' && period.from.slice(0, 4) === period.to.slice(0, 4) ? period.from : null)) : course.windows.map((window) => (window.kind === 'point' ? window.on : window.kind === 'stretch' && window.from?.slice(0, 4) === window.to?.slice(0, 4) ? window.from : null));
  const [day, ...others] = days;
  return day === null || day === undefined || others.length > 0 ? null : Number(day.slice(0, 4));
}

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** "June 30", "the 8th of April", without a year. */
const dayAlone = new RegExp(String.raw`\b(?:${month} (?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?|(?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)? (?:of )?${month})\b(?!,? ?(?:of )?(?:'?\d\d|\d))`, 'gi');

/** "By December that year". */
const monthOfIt = new RegExp(String.raw`\b(?:by |in )?(${month})(?: of|,)? (?:that|the same|that same) (?:calendar )?year\b`, 'gi');

/** Unchanged where the question before was of no day, or of statements, whose years need not be the calendar's. */
export function withYearOfBefore(text: string, earlier: Asked | undefined): string {
  const isOfMarket = earlier?.course !== undefined || earlier?.measures.every((measure) => measure.kind === 'series' || (measure.kind === 'metric' && measure.id === 'price')) === true;
  const year = earlier === undefined || !isOfMarket ? null : yearBefore(earlier);
  return year === null ? text : text.replace(monthOfIt, (_, name: string) => `in ${name} ${String(year)}`).replace(ofYear, (_, which: string, of: string) => `${which} of ${String(/before|prev|prior|preced/i.test(of) ? year - 1 : year)}`).replace(dayAlone, (day) => `${day} ${String(year)}`);
}
