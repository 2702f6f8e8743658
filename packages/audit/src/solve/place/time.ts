// When a figure is of, as far as its labels say: a year, a month of it, or an edge of a period ("beginning", "end").
import type { PeriodMention } from '@assay/record';
import { readTokens } from '../../numerals/index.ts';

/** `month` is the month in which the period ends; a whole year has none. */
export type Time = { readonly year: number | null; readonly month: number | null; readonly day: number | null };

const partMonths: Readonly<Record<string, number>> = { Q1: 3, Q2: 6, Q3: 9, Q4: 12, H1: 6, H2: 12 };

/** Every time that a text names, in its order; a span gives both of its ends. */
export function readTimes(text: string): Time[] {
  const times = readTokens(text.toLowerCase()).flatMap((token) => (token.kind === 'period' ? timesOf(token.mention) : []));
  return times.length > 0 ? times : [...gluedYears(text), ...monthDays(text)].slice(0, 2);
}

function timesOf(mention: PeriodMention): Time[] {
  switch (mention.kind) {
    case 'fiscal': return [{ year: mention.year, month: partMonths[mention.part] ?? null, day: null }];
    case 'date': return [dated(mention.on)];
    case 'month': return [{ year: mention.year, month: mention.month, day: null }];
    case 'ended': return [dated(mention.end)];
    case 'span': return [mention.from, mention.to].flatMap((year) => (year === null ? [] : [{ year, month: null, day: null }]));
    case 'relative': return [];
  }
}

function dated(iso: string): Time {
  return { year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)), day: Number(iso.slice(8, 10)) };
}

/** "december 312012": a comma lost in conversion. */
function gluedYears(text: string): Time[] {
  return [...text.matchAll(/(?:^|\D)\d{0,2}((?:19|20)\d\d)(?!\d)/g)].map((match) => ({ year: Number(match[1]), month: null, day: null }));
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "June 30" at the head of a column, without its year. */
function monthDays(text: string): Time[] {
  const match = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?,?$/i.exec(text.trim());
  return match === null ? [] : [{ year: null, month: monthNames.indexOf((match[1] ?? '').toLowerCase()) + 1, day: Number(match[2]) }];
}

/** Below zero when `left` is the earlier; zero when the labels do not say. */
export function compareTimes(left: Time | null, right: Time | null): number {
  if (left === null || right === null) return 0;
  return between(left.year, right.year) || between(left.month, right.month) || between(left.day, right.day);
}

function between(left: number | null, right: number | null): number {
  return left === null || right === null ? 0 : left - right;
}
