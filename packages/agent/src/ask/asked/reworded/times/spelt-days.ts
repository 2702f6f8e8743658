// Days whose number is spelt out: "the twenty-first of May", "March the third".
import { monthPattern } from '../../periods/period-words.ts';

const units = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const numbers: Readonly<Record<string, number>> = Object.fromEntries([
  ...units.map((name, index) => [name, index + 1] as const), ...['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth'].map((name, index) => [name, index + 10] as const),
  ...units.map((name, index) => [`twenty-${name}`, index + 21] as const), ['thirtieth', 30], ['thirty-first', 31],
]);
const names = Object.keys(numbers).toSorted((left, right) => right.length - left.length).map((name) => name.replace('-', '[- ]')).join('|');
const before = new RegExp(String.raw`\b(?:the )?(${names})(?: day)? of (${monthPattern})\b`, 'gi');
const after = new RegExp(String.raw`\b(${monthPattern})\.?,? (?:the )?(${names})\b(?! (?:quarter|half|year|fiscal|week|month))`, 'gi');
/** "August 1 of 2020": the year behind the day as others write it. */
const ofYear = new RegExp(String.raw`\b((?:${monthPattern})\.? \d{1,2})(?:st|nd|rd|th)? (?:of|in) (?:the year )?((?:19|20)\d{2})\b`, 'gi');
/** "Dec-25 quarter": three months up to the end of one, and not twenty-five quarters. */
const monthQuarter = new RegExp(String.raw`\b(${monthPattern})[-' ]+(\d{2}) (?:quarter|qtr|q)\b`, 'gi');
const ofMonth = (said: string): string => String(numbers[said.toLowerCase().replace(' ', '-')] ?? said);

/** Other ordinals stay words: a third quarter is no day. */
export function spelledDays(text: string): string {
  return text.replace(before, (_, day: string, month: string) => `${ofMonth(day)} ${month}`).replace(after, (_, month: string, day: string) => `${month} ${ofMonth(day)}`).replace(ofYear, '$1, $2').replace(monthQuarter, 'quarter ended $1 20$2');
}
