// A day said without its year takes the only year that is named before it: "after the 2024 election … that Wednesday, November 6".
import { monthPattern } from '../periods/period-words.ts';

const bare = new RegExp(String.raw`\b(?:(?:${monthPattern})\.? (?:the )?\d{1,2}(?:st|nd|rd|th)?|(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthPattern}))\b(?!\.?,? ?(?:of )?'?\d)(?![^.?!]{0,40}\b(?:19|20)\d{2}\b)`, 'gi');
/** A fiscal year may end in the year after, or begin in the one before. */
const fiscal = /\bfiscal\b|\bfy ?'?\d|\bfinancial year|\bbusiness year/i;

/** The same where no year is named, or several are. */
export function datedDays(text: string): string {
  const [year, ...others] = new Set(text.match(/\b(?:19|20)\d{2}\b/g));
  if (year === undefined || others.length > 0 || fiscal.test(text)) return text;
  const first = text.indexOf(year);
  return text.replace(bare, (day: string, at: number) => (at > first ? `${day.replace(/(?:st|nd|rd|th)$/, '')}${/^[a-z]/i.test(day) && !/^the \d/i.test(day) ? ',' : ''} ${year}` : day));
}
