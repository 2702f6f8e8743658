// Whether a cell of a document is of a time that a sentence speaks of. Documents name years loosely: "2018", "December 31, 2018" and "fiscal 2018" are one column.
import { nominalEnd, type Period } from '@assay/record';
import { matchPeriod, type Agreement } from '../bind/match-period.ts';
import { resolveTime, type TimeQuery } from '../bind/time-query.ts';
import type { ReadFact } from '../facts/read-fact.ts';

export function yearOfQuery(query: TimeQuery): number | null {
  switch (query.kind) {
    case 'fiscal': case 'month': return query.year;
    case 'date': return Number(query.on.slice(0, 4));
    case 'ended': return Number(query.end.slice(0, 4));
    case 'part': case 'trailing': return null;
  }
}

function yearsOfPeriod(period: Period): number[] {
  if (period.kind === 'labelled') return [period.fiscal.year];
  const end = period.kind === 'instant' ? period.on : period.end;
  return [Number(end.slice(0, 4)), nominalEnd(end).year, ...(period.fiscal === null ? [] : [period.fiscal.year])];
}

/** A year written in the row's own label: "2003 net revenue". */
function yearsOfLabel(read: ReadFact): number[] {
  if (read.column.length === 0 && read.fact.anchor.kind !== 'cell') return [];
  return [...(read.row.at(-1) ?? '').matchAll(/\b(?:19|20)\d\d\b/g)].map((found) => Number(found[0]));
}

/** Every year that a cell speaks of; empty when it is of no stated time. */
export function yearsOfCell(read: ReadFact): number[] {
  if (read.fact.period !== null) return yearsOfPeriod(read.fact.period);
  const mentioned = read.mentions.flatMap((mention) => { const query = resolveTime(mention, null); const year = query === null ? null : yearOfQuery(query); return year === null ? [] : [year]; });
  return mentioned.length > 0 ? mentioned : yearsOfLabel(read);
}

/** `Q3`, `FY` …; null where the cell does not say. */
export function partOf(read: ReadFact): string | null {
  const part = read.fact.period?.fiscal?.part ?? read.mentions.flatMap((mention) => (mention.kind === 'fiscal' ? [mention.part] : []))[0];
  return part ?? null;
}

/** `unstated` for a cell of no stated time. */
export function cellTime(query: TimeQuery, read: ReadFact): Agreement {
  const strict = matchPeriod(query, read);
  if (strict === 'agrees') return 'agrees';
  const years = yearsOfCell(read);
  const year = yearOfQuery(query);
  if (query.kind === 'part' || query.kind === 'trailing' || year === null) return strict;
  if (years.length === 0) return partOf(read) === null || query.kind !== 'fiscal' || query.part === partOf(read) ? 'unstated' : 'conflicts';
  if (!years.includes(year)) return 'conflicts';
  return samePart(query, read) ? 'agrees' : 'conflicts';
}

function sameFiscalPart(asked: string, read: ReadFact, part: string | null): boolean {
  if (asked === 'FY') return part === null || part === 'FY' || part === 'TTM';
  return part === null ? !isYearLong(read) : part === asked;
}

/** A quarter is not its year; a day or a month of a year may stand for the year's column. */
function samePart(query: TimeQuery, read: ReadFact): boolean {
  const part = partOf(read);
  if (query.kind === 'fiscal') return sameFiscalPart(query.part, read, part);
  const { period } = read.fact;
  if (period === null || period.kind === 'labelled') return part === null || part === 'FY';
  const end = period.kind === 'instant' ? period.on : period.end;
  const month = monthOf(query);
  return month === null || nominalEnd(end).month === month || Number(end.slice(5, 7)) === month;
}

function monthOf(query: TimeQuery): number | null {
  if (query.kind === 'month') return query.month;
  if (query.kind === 'date') return Number(query.on.slice(5, 7));
  return query.kind === 'ended' ? Number(query.end.slice(5, 7)) : null;
}

function isYearLong(read: ReadFact): boolean {
  const { period } = read.fact;
  return period === null || period.kind === 'labelled' || (period.kind === 'duration' && Number(period.end.slice(0, 4)) - Number(period.start.slice(0, 4)) >= 1 && period.end.slice(5) < period.start.slice(5));
}

/** A place in time for ordering the cells of a series; null without one. */
export function timeRank(read: ReadFact): string | null {
  const { period } = read.fact;
  if (period !== null && period.kind !== 'labelled') return period.kind === 'instant' ? period.on : period.end;
  const year = yearsOfCell(read)[0];
  return year === undefined ? null : `${String(year)}-${partOrder[partOf(read) ?? 'FY'] ?? '99'}`;
}

const partOrder: Readonly<Record<string, string>> = { Q1: '03', H1: '06', Q2: '06', Q3: '09', '9M': '09', Q4: '12', H2: '12', FY: '12', TTM: '12' };
