// The years and months that a sentence names, against those of a figure.
import type { ReadFact } from '../facts/read-fact.ts';

export type Times = { readonly years: readonly string[]; readonly months: readonly string[] };

const monthName = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?\d/gi;

export function timesIn(text: string): Times {
  return { years: yearsIn(text), months: (text.match(monthName) ?? []).map((month) => month.slice(0, 3).toLowerCase()) };
}

export function yearsIn(text: string): string[] {
  return text.match(/\b(?:19|20)\d\d\b/g) ?? [];
}

const known = new WeakMap<ReadFact, Times>();

function timesOf(read: ReadFact): Times {
  const kept = known.get(read);
  if (kept !== undefined) return kept;
  const { fact, row, column } = read;
  const named = timesIn([...row, ...column].join(' '));
  const made = fact.period === null ? named : { ...named, years: yearsIn(JSON.stringify(fact.period).replaceAll('-', ' ')) };
  known.set(read, made);
  return made;
}

/** A figure whose period, row or column names other years or months than the claim's sentence. */
export function isOfOtherTime(own: Times, read: ReadFact): boolean {
  const of = timesOf(read);
  return differ(own.years, of.years) || differ(own.months, of.months);
}

function differ(left: readonly string[], right: readonly string[]): boolean {
  return left.length > 0 && right.length > 0 && !left.some((each) => right.includes(each));
}
