// Calendar days as cells and statements write them, whole or in part: "6 November", "Nov 6, 2031", "2031-11-06", "March 2030".
import { monthOf, type StatementWord } from './words.ts';

export type DayRead = { readonly year: number | null; readonly month: number | null; readonly day: number | null };
export type DayFound = { readonly date: DayRead; readonly from: number; readonly to: number };

function yearOf(word: StatementWord | undefined): number | null {
  return word !== undefined && !word.isOrdinal && /^(?:1[5-9]|20|21)\d\d$/.test(word.text) ? word.number : null;
}

function dayOf(word: StatementWord | undefined): number | null {
  const number = word !== undefined && /^\d{1,2}(?:st|nd|rd|th)?$/.test(word.text) ? word.number : null;
  return number !== null && number >= 1 && number <= 31 ? number : null;
}

function monthIn(word: StatementWord | undefined): number | null {
  return word === undefined ? null : monthOf(word.text);
}

function found(date: DayRead, from: number, to: number): DayFound {
  return { date, from, to };
}

/** The day that begins at a word; null where none does. */
function dayAt(words: readonly StatementWord[], at: number): DayFound | null {
  const [first, second, third] = [words[at], words[at + 1], words[at + 2]];
  const month = monthIn(first);
  if (month !== null) return afterMonth(words, at, month);
  const [year, later] = [yearOf(first), dayOf(second)];
  if (year !== null && later !== null) return later <= 12 && dayOf(third) !== null ? found({ year, month: later, day: dayOf(third) }, at, at + 2) : null;
  return dayFirst(words, at);
}

/** "6 November 2031", "4th of September". */
function dayFirst(words: readonly StatementWord[], at: number): DayFound | null {
  const last = words[at + 1]?.text === 'of' ? at + 2 : at + 1;
  const [day, month, year] = [dayOf(words[at]), monthIn(words[last]), yearOf(words[last + 1])];
  return day === null || month === null ? null : found({ year, month, day }, at, year === null ? last : last + 1);
}

function afterMonth(words: readonly StatementWord[], at: number, month: number): DayFound | null {
  const own = yearOf(words[at + 1]);
  if (own !== null) return found({ year: own, month, day: null }, at, at + 1);
  const day = dayOf(words[at + 1]);
  if (day === null) return words[at]?.text === 'may' ? null : found({ year: null, month, day: null }, at, at);
  const year = yearOf(words[at + 2]);
  return found({ year, month, day }, at, year === null ? at + 1 : at + 2);
}

export function readDays(words: readonly StatementWord[]): DayFound[] {
  const days: DayFound[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const day = dayAt(words, at);
    if (day === null) continue;
    days.push(day);
    at = day.to;
  }
  return days;
}

/** Sorts as the calendar does; parts that are missing count as the first. */
export function dayOrder({ year, month, day }: DayRead): number {
  return (year ?? 0) * 372 + ((month ?? 1) - 1) * 31 + ((day ?? 1) - 1);
}

/** True where everything that both state is the same, and at least one part is. */
export function daysAgree(asked: DayRead, cell: DayRead): boolean {
  const parts = [[asked.year, cell.year], [asked.month, cell.month], [asked.day, cell.day]] as const;
  return parts.every(([left, right], index) => left === null || (right === null ? index === 0 : left === right)) && parts.some(([left, right]) => left !== null && left === right);
}
