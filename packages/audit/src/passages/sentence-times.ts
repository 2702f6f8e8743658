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

/** A figure whose period, row or column names other years or months than the claim's sentence. */
export function isOfOtherTime(own: Times, { fact, row, column }: ReadFact): boolean {
  const named = timesIn([...row, ...column].join(' '));
  const years = fact.period === null ? named.years : yearsIn(JSON.stringify(fact.period).replaceAll('-', ' '));
  return differ(own.years, years) || differ(own.months, named.months);
}

function differ(left: readonly string[], right: readonly string[]): boolean {
  return left.length > 0 && right.length > 0 && !left.some((each) => right.includes(each));
}
