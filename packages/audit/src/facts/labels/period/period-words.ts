// Cuts the words of a header that speak of time into parts: days, years, quarters, "three months ended". Joining them is done elsewhere,
// because one column's time is often spread over several header rows.
import { lastDayOfMonth } from '@assay/record';
import { monthNumber, monthPattern, monthStart } from './month-names.ts';
import { remember } from '../../../remember.ts';

export type PeriodPart =
  | { readonly kind: 'day'; readonly year: number | null; readonly month: number; readonly day: number }
  | { readonly kind: 'month'; readonly year: number | null; readonly month: number }
  | { readonly kind: 'part'; readonly part: 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'H1' | 'H2' | '9M' | 'TTM'; readonly year: number | null; readonly fiscal: boolean }
  | { readonly kind: 'year'; readonly year: number; readonly fiscal: boolean }
  /** "Three months ended": the length of a duration whose end stands elsewhere. */
  | { readonly kind: 'ended'; readonly months: number | null; readonly weeks: boolean }
  | { readonly kind: 'as-of' }
  /** "1/2/2018": January or February, until a day above 12 beside it tells the order. */
  | { readonly kind: 'slashed'; readonly first: number; readonly second: number; readonly year: number }
  | { readonly kind: 'span'; readonly from: number; readonly to: number };
export type FoundPart = { readonly part: PeriodPart; readonly start: number; readonly end: number };

type Rule = { readonly pattern: RegExp; readonly read: (groups: readonly (string | undefined)[]) => PeriodPart | null };
const numberWords: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, six: 6, nine: 9, ten: 10, twelve: 12, thirteen: 13, fourteen: 14, 'twenty-six': 26, 'thirty-nine': 39, 'forty': 40, 'fifty-two': 52, 'fifty-three': 53,
};
const ordinals: Readonly<Record<string, 1 | 2 | 3 | 4>> = { first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4 };
const quarterOf = ['Q1', 'Q2', 'Q3', 'Q4'] as const;

const yearTail = "(?:\\s*(?:of\\s+)?,?\\s*((?:fiscal|fy|calendar)\\s*(?:year\\s*)?)?['’]?((?:19|20)\\d{2}|\\d{2}(?!\\d|,\\d|\\.\\d|%)))?";
const rules: readonly Rule[] = [
  { pattern: /\b((?:19|20)\d{2})-(\d{2})-(\d{2})\b/gi, read: ([, y, m, d]) => dayPart(Number(y), Number(m), Number(d)) },
  { pattern: /\b(\d{1,2})[/.](\d{1,2})[/.]((?:19|20)?\d{2})\b/g, read: ([, a, b, y]) => slashed(Number(a), Number(b), fullYear(Number(y))) },
  { pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+(?:of\\s+)?${monthPattern}(?:[\\s,-]*((?:19|20)\\d{2}))?(?![a-z])`, 'gi'), read: ([, d, m, y]) => dayPart(y === undefined ? null : Number(y), monthNumber(m ?? ''), Number(d)) },
  { pattern: new RegExp(`${monthStart}${monthPattern}\\s*(\\d{1,2}(?!\\d))(?:st|nd|rd|th)?(?:[\\s,]*((?:19|20)\\d{2}))?(?![\\d])`, 'gi'), read: ([, m, d, y]) => dayPart(y === undefined ? null : Number(y), monthNumber(m ?? ''), Number(d)) },
  { pattern: new RegExp(`${monthStart}${monthPattern}\\s*(\\d{1,2})((?:19|20)\\d{2})(?!\\d)`, 'gi'), read: ([, m, d, y]) => dayPart(Number(y), monthNumber(m ?? ''), Number(d)) },
  { pattern: new RegExp(`${monthStart}${monthPattern}[\\s,-]*['’]?((?:19|20)\\d{2}|(?<=[-'’])\\d{2})(?!\\d)`, 'gi'), read: ([, m, y]) => monthPart(fullYear(Number(y)), m) },
  { pattern: /\b(?:first|second|third|fourth)[\s-]+(?:fiscal\s+)?quarters?[\s-]+end(?:ed|ing)\b/gi, read: () => ({ kind: 'ended', months: 3, weeks: false }) },
  { pattern: new RegExp(`\\bq([1-4])${yearTail}`, 'gi'), read: ([, q, f, y]) => partOf(quarterOf[Number(q) - 1], y, f) },
  { pattern: new RegExp(`\\b([1-4])q${yearTail}`, 'gi'), read: ([, q, f, y]) => partOf(quarterOf[Number(q) - 1], y, f) },
  { pattern: new RegExp(`\\b(first|1st|second|2nd|third|3rd|fourth|4th)[\\s-]+(?:fiscal\\s+)?(?:quarter|qtr)\\b${yearTail}`, 'gi'), read: ([, q, f, y]) => partOf(quarterOf[(ordinals[(q ?? '').toLowerCase()] ?? 1) - 1], y, f) },
  { pattern: new RegExp(`\\b(?:(h)([12])|([12])h)${yearTail}`, 'gi'), read: ([, , a, b, f, y]) => partOf((a ?? b) === '1' ? 'H1' : 'H2', y, f) },
  { pattern: new RegExp(`\\b(first|second)\\s+half\\b${yearTail}`, 'gi'), read: ([, a, f, y]) => partOf((a ?? '').toLowerCase() === 'first' ? 'H1' : 'H2', y, f) },
  { pattern: new RegExp(`\\b(?:ttm|ltm|trailing (?:twelve|12)[- ]months?)\\b${yearTail}`, 'gi'), read: ([, f, y]) => partOf('TTM', y, f) },
  { pattern: new RegExp(`\\b9m${yearTail}`, 'gi'), read: ([, f, y]) => partOf('9M', y, f) },
  { pattern: /\b(?:(\d{1,2}|one|two|three|four|six|nine|ten|twelve|thirteen|fourteen|twenty-six|thirty-nine|forty|fifty-two|fifty-three)[\s-]+(months?|weeks?)|(quarters?)|((?:fiscal\s+|calendar\s+)?years?)|(periods?))(?:\s+period)?[\s-]*end(?:ed|ing)(?:\b|(?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi, read: endedPart },
  { pattern: /\b(\d{1,2}|three|six|nine|twelve)[\s-]+(months)\b/gi, read: endedPart },
  { pattern: /\b(?:fiscal(?:\s+years?)?|fy)\s*['’]?((?:19|20)\d{2}|\d{2}(?!\d))(?:[-/]\d{2,4})?(?!\d)/gi, read: ([, y]) => ({ kind: 'year', year: fullYear(Number(y)), fiscal: true }) },
  { pattern: /\bf(\d{2})\b/gi, read: ([, y]) => ({ kind: 'year', year: fullYear(Number(y)), fiscal: true }) },
  { pattern: /(?<![\d.,$€£/-])((?:19|20)\d{2})[/-]((?:20)?\d{2})(?![\d/-])/g, read: ([, from, to]) => splitYear(Number(from), fullYear(Number(to))) },
  { pattern: /(?<![\d.,$€£-])((?:19|20)\d{2})\s?(?:[-–—]|to|through)\s?((?:19|20)\d{2})(?!\d)/gi, read: ([, from, to]) => (Number(from) < Number(to) ? { kind: 'span', from: Number(from), to: Number(to) } : null) },
  { pattern: /(?<![\d.,$€£-])((?:19|20)\d{2})(?![\d]|,\d|\.\d|%)/g, read: ([, y]) => ({ kind: 'year', year: Number(y), fiscal: false }) },
  { pattern: /\b(?:as (?:of|at)|balances? (?:at|as)|at(?= (?:year|january|february|march|april|may|june|july|august|september|october|november|december)))\b/gi, read: () => ({ kind: 'as-of' }) },
];

const MOST_LABELS = 4000;

/** Every part of time in the words, in order, none overlapping another. */
export const findPeriodParts = remember((words): readonly FoundPart[] => (/\d|quarter|months?|years?|weeks?|half|ttm|as (?:of|at)|^\s*(?:first|second|third|fourth)\s*$/i.test(words) ? findParts(words) : []), MOST_LABELS);

function findParts(words: string): FoundPart[] {
  const ordinal = ordinals[words.trim().toLowerCase()];
  // A head that is nothing but "Third" stands over a quarter.
  if (ordinal !== undefined) return [{ part: { kind: 'part', part: quarterOf[ordinal - 1] ?? 'Q1', year: null, fiscal: false }, start: 0, end: words.length }];
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words);
  if (day !== null) {
    const part = dayPart(Number(day[1]), Number(day[2]), Number(day[3]));
    return part === null ? [] : [{ part, start: 0, end: words.length }];
  }
  const found: FoundPart[] = [];
  for (const rule of rules) {
    for (const match of words.matchAll(rule.pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const part = rule.read(match);
      if (part !== null) found.push({ part, start, end });
    }
  }
  return found.sort((left, right) => left.start - right.start);
}

/** "2018/19" is the fiscal year that ends in 2019; "2018/2016" is none. */
function splitYear(from: number, to: number): PeriodPart | null {
  return to === from + 1 ? { kind: 'year', year: to, fiscal: true } : null;
}

/** "24" is 2024, "98" is 1998: filings speak of the present. */
function fullYear(year: number): number {
  if (year >= 100) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function dayPart(year: number | null, month: number | null, day: number): PeriodPart | null {
  if (month === null || month < 1 || month > 12 || day < 1) return null;
  const last = Number(lastDayOfMonth(year ?? 2000, month).slice(8));
  return day > last ? null : { kind: 'day', year, month, day };
}

/** "30/9/2018" and "9/30/2018" tell their order by a number above 12; "1/2/2018" does not, and is not guessed. */
function slashed(first: number, second: number, year: number): PeriodPart | null {
  if (first > 12) return dayPart(year, second, first);
  return second > 12 || first === second ? dayPart(year, first, second) : { kind: 'slashed', first, second, year };
}

/** Whether slashed days in the words put the month or the day first, as one of them proves; null where none does, or both are found. */
export function slashOrder(words: string): 'month-first' | 'day-first' | null {
  const pairs = [...words.matchAll(/\b(\d{1,2})[/.](\d{1,2})[/.](?:19|20)?\d{2}\b/g)].map((match) => [Number(match[1]), Number(match[2])] as const);
  const monthFirst = pairs.some(([, second]) => second > 12);
  const dayFirst = pairs.some(([first]) => first > 12);
  if (monthFirst === dayFirst) return null;
  return monthFirst ? 'month-first' : 'day-first';
}

/** A slashed day in a known order; other parts stay. */
export function inOrder(part: PeriodPart, order: 'month-first' | 'day-first' | null): PeriodPart {
  if (part.kind !== 'slashed' || order === null) return part;
  const [month, day] = order === 'month-first' ? [part.first, part.second] : [part.second, part.first];
  return dayPart(part.year, month, day) ?? part;
}

function monthPart(year: number, name: string | undefined): PeriodPart | null {
  const month = monthNumber(name ?? '');
  return month === null ? null : { kind: 'month', year, month };
}

function partOf(part: Extract<PeriodPart, { kind: 'part' }>['part'] | undefined, year: string | undefined, fiscal: string | undefined): PeriodPart | null {
  return part === undefined ? null : { kind: 'part', part, year: year === undefined ? null : fullYear(Number(year)), fiscal: fiscal !== undefined };
}

function endedPart([, count, unit, quarter, year]: readonly (string | undefined)[]): PeriodPart {
  if (quarter !== undefined) return { kind: 'ended', months: 3, weeks: false };
  if (year !== undefined) return { kind: 'ended', months: 12, weeks: false };
  if (count === undefined || unit === undefined) return { kind: 'ended', months: null, weeks: false };
  const n = numberWords[count.toLowerCase()] ?? Number(count);
  if (!unit.toLowerCase().startsWith('week')) return { kind: 'ended', months: n, weeks: false };
  return { kind: 'ended', months: Math.round(n / 4.345), weeks: true };
}
