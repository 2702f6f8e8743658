// Times as a question writes them, one by one: days, months, quarters, halves and years of the calendar, each with its first and last day.
import type { IsoDate } from '@assay/record';
import { matchesOf, type Match } from '../../places.ts';
import type { Grain } from '../course.ts';

export type Atom = { readonly start: number; readonly end: number; readonly from: IsoDate; readonly to: IsoDate; readonly grain: Exclude<Grain, 'week'> };
type Loose = { readonly start: number; readonly end: number; readonly year: number | null; readonly month: number | null; readonly day: number | null; readonly part: 'q' | 'h' | null; readonly index: number | null };

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const longMonth = String.raw`(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?)`;
const dayNumber = String.raw`\d{1,2}(?:st|nd|rd|th)?\b`;
const weekday = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri)(?:day)?,? (?:the )?)?`;
const fullYear = String.raw`(?:19|20)\d\d`;
const shortYear = String.raw`(?:${fullYear}|['’]\d\d|\d\d)(?!\d|[.,]\d|%)`;
const calendar = String.raw`(?:(?:the )?(?:calendar(?: year)?|cal(?:endar)?\.?|cy|year|the year|yr)[ -]?)`;
const nth = String.raw`(?:first|second|third|fourth|1st|2nd|3rd|4th|last|final|opening|closing)`;

const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\b(?<year>${fullYear})-(?<month>\d\d)-(?<day>\d\d)\b`, 'g'),
  new RegExp(String.raw`(?:\b(?:the )?)${weekday}(?:the )?(?<day>${dayNumber})(?: of| in|[-.])? ?(?<name>${longMonth})(?:(?: of|,)? ?-?(?<year>${fullYear}|['’]\d\d|[12]\d(?!\d|[.,:/]\d|%| ?${longMonth}| (?:shares?|stocks?|sh|days?|companies)\b))\b)?`, 'g'),
  new RegExp(String.raw`\b${weekday}(?<name>${longMonth}) ?(?:the )?(?<day>${dayNumber})(?!\d|[,.]\d)(?:,? ?(?:of )?(?<year>${fullYear}|['’]\d\d)\b)?`, 'g'),
  new RegExp(String.raw`\b(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>${fullYear}|\d\d)\b`, 'g'),
  new RegExp(String.raw`\b(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>${fullYear}|\d\d)\b`, 'g'),
  new RegExp(String.raw`(?<![\d-])(?<month>0?[1-9]|1[0-2])-(?<day>\d{1,2})-(?<year>${fullYear}|\d\d)(?![\d-])`, 'g'),
  new RegExp(String.raw`\b(?:the )?(?:month of )?(?<name>${longMonth})[- ,]{0,2}(?:of )?(?:the year )?(?<year>${shortYear})`, 'g'),
  new RegExp(String.raw`\b(?:the )?(?:calendar )?(?<q>q[1-4]|[1-4]q)[- ]?(?:of |in )?${calendar}?(?<year>${shortYear})`, 'g'),
  new RegExp(String.raw`\b(?<year>${fullYear})[- ]?(?<q>q[1-4])\b`, 'g'),
  new RegExp(String.raw`\b(?:the )?(?:calendar )?(?<h>h[12]|[12]h)[- ]?(?:of |in )?${calendar}?(?<year>${shortYear})`, 'g'),
  new RegExp(String.raw`\b(?:the )?(?<nth>${nth}) (?:calendar )?(?<unit>quarter|three months|3 months|half(?:[- ]year)?|six months|6 months)(?: of| in|,)? (?:the )?${calendar}?(?<year>${shortYear})`, 'g'),
  new RegExp(String.raw`\b(?<name>christmas(?: eve| day)?|new year'?s eve),?(?: (?:of|in))? (?<year>${fullYear})`, 'g'),
  new RegExp(String.raw`\b(?<name>new year)(?:'s)?(?: day)?(?:,? (?:of |in )?(?<year>${fullYear}))?`, 'g'),
  new RegExp(String.raw`\b(?:the )?(?:full |whole |entire )?(?:calendar(?: year)?|cy|year)[- ]?(?<year>${shortYear})`, 'g'),
  new RegExp(String.raw`(?<![$£€] ?)\b(?:(?:all|the whole|the whole of|the entirety|the course) of )?(?<year>${fullYear})\b(?![.,]\d|%|-\d)`, 'g'),
  new RegExp(String.raw`(?<![\w])(?<year>['’]\d\d)\b(?!s)`, 'g'),
  new RegExp(String.raw`\b(?:month of )?(?<name>${longMonth})`, 'g'),
];
/** A month without a year beside it; `may` and `march` are verbs too. */
const verbs = /^(?:may|mar|march)\b/;

const numberOf = (words: string | undefined): number | null => (words === undefined ? null : Number(words.replace(/\D/g, '')));

function yearOf(words: string | undefined): number | null {
  const year = numberOf(words);
  return year === null ? null : year < 100 ? 2000 + year : year;
}

const nths: Readonly<Record<string, number>> = { first: 1, '1st': 1, opening: 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4 };

function partOf({ q, h, nth: place = '', unit = '' }: Match['groups']): Pick<Loose, 'part' | 'index'> {
  if (q !== undefined) return { part: 'q', index: numberOf(q) };
  if (h !== undefined) return { part: 'h', index: numberOf(h) };
  if (unit === '') return { part: null, index: null };
  const isHalf = /half|six|6/.test(unit);
  return { part: isHalf ? 'h' : 'q', index: nths[place] ?? (isHalf ? 2 : 4) };
}

function looseOf({ start, end, groups }: Match): Loose {
  const { name = '', month, day, year } = groups;
  const eve = name === 'new year' ? { month: 1, day: 1 } : /^christmas(?: day)?$/.test(name) ? { month: 12, day: 25 } : /eve$/.test(name) ? { month: 12, day: name.startsWith('c') ? 24 : 31 } : null;
  const named = monthNames.indexOf(name.slice(0, 3)) + 1;
  return { start, end, year: yearOf(year), month: eve?.month ?? (named > 0 ? named : numberOf(month)), day: eve?.day ?? numberOf(day), ...partOf(groups) };
}

/** Earlier patterns take their words first. */
function findLoose(text: string): readonly Loose[] {
  const found: Loose[] = [];
  for (const pattern of patterns) {
    for (const match of matchesOf(text, pattern)) {
      if (!found.some(({ start, end }) => match.start < end && start < match.end)) found.push(looseOf(match));
    }
  }
  return found.toSorted((left, right) => left.start - right.start);
}

const two = (number: number): string => String(number).padStart(2, '0');
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function months(year: number, first: number, last: number): Pick<Atom, 'from' | 'to'> {
  return { from: `${String(year)}-${two(first)}-01`, to: `${String(year)}-${two(last)}-${two(lastDay(year, last))}` };
}

/** Null for a day that no calendar has. */
function atomOf({ start, end, month, day, part, index }: Loose, year: number): Atom | null {
  const at = { start, end };
  const length = part === 'q' ? 3 : 6;
  const last = (index ?? 1) * length;
  if (part !== null) return { ...at, ...months(year, last - length + 1, last), grain: part === 'q' ? 'quarter' : 'half' };
  if (month === null) return { ...at, ...months(year, 1, 12), grain: 'year' };
  if (month < 1 || month > 12) return null;
  return day === null ? { ...at, ...months(year, month, month), grain: 'month' } : dayOf(at, [year, month, day]);
}

function dayOf(at: Pick<Atom, 'start' | 'end'>, [year, month, day]: readonly [number, number, number]): Atom | null {
  const on = `${String(year)}-${two(month)}-${two(day)}`;
  return day < 1 || day > lastDay(year, month) ? null : { ...at, from: on, to: on, grain: 'day' };
}

/** The year that a day or a month without one belongs to: of the next time that has one, else of the one before. */
function lentYear(all: readonly Loose[], at: number): number | null {
  return all.slice(at).find(({ year }) => year !== null)?.year ?? all.slice(0, at).findLast(({ year }) => year !== null)?.year ?? null;
}

/** Between two times of different years, behind a full stop of sense that is not read here. */
function isTorn(all: readonly Loose[], at: number): boolean {
  const [before, behind] = [all.slice(0, at).findLast(({ year }) => year !== null)?.year, all.slice(at).find(({ year }) => year !== null)?.year];
  return before !== undefined && behind !== undefined && before !== behind;
}

/** In brackets, or a day behind a comma. */
function isBehind(text: string, ahead: Loose, { start, end, day }: Loose): boolean {
  const between = text.slice(ahead.end, start);
  const isBracketed = /^ ?\((?:on |that is,? |i\.e\.,? )?(?:the )?$/.test(between) && text.charAt(end) === ')';
  return isBracketed || (day !== null && ahead.day === null && /^(?:,|,? (?:on|that is,?(?: on)?|i\.e\.,?|which was)) (?:the )?$/.test(between) && /^(?:[.,;:?)]|$)/.test(text.slice(end)));
}

/** "The last close of 2022 (December 30)": a time in brackets has the year of what it stands behind. */
function withYearAhead(text: string, all: readonly Loose[]): readonly Loose[] {
  return all.map((one, index) => {
    const ahead = all[index - 1];
    return one.year === null && ahead !== undefined && ahead.year !== null && isBehind(text, ahead, one) ? { ...one, year: ahead.year } : one;
  });
}

/** In the order of the text, in lower case; null where a day is named that does not exist. A month or a day whose year nothing tells is left out. */
export function findAtoms(text: string): readonly Atom[] | null {
  const all = withYearAhead(text, findLoose(text)).filter((one) => one.year !== null || one.day !== null || !verbs.test(text.slice(one.start, one.end)) || /\b(?:in|of|and|during|from|to) $/.test(text.slice(0, one.start)));
  if (all.some((one, index) => one.year === null && isTorn(all, index))) return null;
  const atoms = all.map((one, index) => { const year = one.year ?? lentYear(all, index); return year === null ? undefined : atomOf(one, year); });
  return atoms.includes(null) ? null : atoms.filter((atom): atom is Atom => atom !== undefined && atom !== null);
}
