// Days and months as question and answer write them.
const names = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

const inAnswers = /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\b/g;

/** Days in the form in which answers write them, as numbers of days. */
export function daysWritten(text: string): readonly number[] {
  return [...text.matchAll(inAnswers)].map(([, day, month, year]) => Math.round(Date.UTC(Number(year), names.indexOf((month ?? '').toLowerCase()), Number(day)) / 86_400_000));
}

/** From the first day that a text names to the last; null where it names fewer than two. */
export function stretchOf(text: string): number | null {
  const days = daysWritten(text);
  return days.length < 2 ? null : Math.max(...days) - Math.min(...days);
}

export type Month = { readonly month: number; /** Null where the text names none. */ readonly year: number | null };

const monthWords = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const withYear = new RegExp(String.raw`(?<!\d )(?<!\d(?:st|nd|rd|th) )(?<!\bof )\b(${monthWords})\b\.?,?(?: of| in)?(?: the year)? ?['-]?((?:19|20)?\d{2})\b(?![\d.,]*\d|(?:st|nd|rd|th)\b|,? (?:19|20)\d{2})`, 'gi');
const afterWord = new RegExp(String.raw`\b(?:in|since|until|till|to|through|ended|ending|between|and|from|by|during|of|over|before|after) (?:early |late |mid-?|the end of )?(${monthWords})\b(?!\.? ?\d)(?! (?:i|you|we|be|not|have)\b)`, 'gi');

const ofQuarter = new RegExp(String.raw`\b(${monthWords})[- ]quarter\b`, 'gi');

/** The number of a month by its name or its beginning, from 1. */
export function monthNumber(name: string): number {
  return names.findIndex((full) => full.startsWith(name.slice(0, 3).toLowerCase())) + 1;
}

/** Months that a question names without a day. */
export function monthsNamed(text: string): readonly Month[] {
  // Beside a year in full a number of two digits is a day; beyond the years on file it can be nothing else.
  const hasYear = /\b(?:19|20)\d{2}\b/.test(text);
  const years = [...text.matchAll(withYear)].flatMap(([whole, name = '', year = '']): Month[] => (year.length === 2 && (hasYear || Number(year) < 10 || (Number(year) > 27 && Number(year) < 32)) && !/['-]\d\d$/.test(whole) ? [] : [{ month: monthNumber(name), year: Number(year.length === 2 ? `20${year}` : year) }]));
  const bare = [...text.matchAll(afterWord), ...text.matchAll(ofQuarter)].map(([, name = '']): Month => ({ month: monthNumber(name), year: null }));
  return [...years, ...bare.filter(({ month }) => !years.some((one) => one.month === month))];
}

export function monthName(month: number): string {
  const name = names[month - 1] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const dayFirst = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthWords})\.?,? (\d{4})\b`, 'gi');
const monthFirst = new RegExp(String.raw`\b(${monthWords})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`, 'gi');

function fullName(month: string): string {
  return monthName(monthNumber(month));
}

const inWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth', 'twenty-first', 'twenty-second', 'twenty-third', 'twenty-fourth', 'twenty-fifth', 'twenty-sixth', 'twenty-seventh', 'twenty-eighth', 'twenty-ninth', 'thirtieth', 'thirty-first'];
const dayInWords = new RegExp(String.raw`\b(${inWords.toReversed().join('|')}) (?:day )?of (?=(?:${monthWords})\b)`, 'gi');

/** The second of January is the 2nd of it. */
export function daysAsNumbers(text: string): string {
  return text.replace(dayInWords, (_, word: string) => `${String(inWords.indexOf(word.toLowerCase()) + 1)} `);
}

/** The days of a question in the form of answers. */
const slashed = /(?<![\d/.])(\d{1,2})\/(\d{1,2})\/((?:20)?\d{2})(?![\d/])/g;
const yearBehind = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthWords})\.?(?=,? (?:and|vs\.?|versus) (?:the |on )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthWords})\.?,? (\d{4})\b)`, 'gi');

/** "6/30/24" as the American day that it is; "between 30 June and 30 September 2024": both of that year. */
function inFull(text: string): string {
  const days = text.replace(slashed, (whole, ...[month = '', day = '', year = '']: readonly string[]) => (Number(month) > 12 || Number(day) > 31 || Number(month) === 0 ? whole : `${day} ${monthName(Number(month))} ${year.length === 2 ? `20${year}` : year}`));
  return days.replace(yearBehind, (...[, day = '', month = '', year = '']: readonly string[]) => `${day} ${fullName(month)} ${year}`);
}

export function written(text: string): string {
  return daysAsNumbers(inFull(text)).replace(dayFirst, (...[, day = '', month = '', year = '']: readonly string[]) => `${day} ${fullName(month)} ${year}`).replace(monthFirst, (...[, month = '', day = '', year = '']: readonly string[]) => `${day} ${fullName(month)} ${year}`);
}
