// Does a fact speak of the time a claim means? Dates decide; a fiscal label only where dates agree with it.
import { daysBetween, durationClass, nominalEnd, periodDays, type Period } from '@assay/record';
import type { ReadFact } from '../facts/read-fact.ts';
import { resolveTime, type TimeQuery } from './time-query.ts';

export type Agreement = 'agrees' | 'unstated' | 'conflicts';

/** Compares a fact's time with a claim's. A fact without any time is `unstated`; so is a claim without one. */
export function matchPeriod(query: TimeQuery | null, read: ReadFact): Agreement {
  if (query === null) return 'unstated';
  const { period } = read.fact;
  if (period !== null) return matchKnown(query, period);
  if (read.mentions.length === 0) return 'unstated';
  const agreements = read.mentions.map((mention) => matchMention(query, resolveTime(mention, null)));
  if (agreements.includes('agrees')) return 'agrees';
  return agreements.includes('unstated') ? 'unstated' : 'conflicts';
}

function matchMention(query: TimeQuery, other: TimeQuery | null): Agreement {
  if (other === null) return 'unstated';
  if (other.kind === 'fiscal') return matchKnown(query, { kind: 'labelled', fiscal: { year: other.year, part: other.part } });
  if (other.kind === 'date') return matchKnown(query, { kind: 'instant', on: other.on, fiscal: null });
  if (other.kind === 'ended') return sameEnd(query, other.end);
  if (other.kind === 'month' && query.kind === 'month') return query.month === other.month && (query.year === null || other.year === null || query.year === other.year) ? 'agrees' : 'conflicts';
  return 'unstated';
}

function sameEnd(query: TimeQuery, end: string): Agreement {
  if (query.kind === 'date') return query.on === end ? 'agrees' : 'conflicts';
  if (query.kind === 'ended') return query.end === end ? 'agrees' : 'conflicts';
  if (query.kind === 'fiscal') return nominalEnd(end).year === query.year ? 'agrees' : 'conflicts';
  return 'unstated';
}

function matchKnown(query: TimeQuery, period: Period): Agreement {
  switch (query.kind) {
    case 'fiscal': return matchFiscal(query, period);
    case 'part': return period.fiscal === null ? 'unstated' : period.fiscal.part === query.part ? 'agrees' : 'conflicts';
    case 'date': return matchDate(query.on, period);
    case 'ended': return matchEnded(query, period);
    case 'month': return matchMonth(query, period);
    case 'trailing': return period.fiscal?.part === 'TTM' ? 'agrees' : 'conflicts';
  }
}

function matchFiscal(query: Extract<TimeQuery, { kind: 'fiscal' }>, period: Period): Agreement {
  if (query.basis === 'calendar') return matchCalendar(query, period);
  if (period.fiscal !== null) {
    if (period.fiscal.year !== query.year) return 'conflicts';
    const part = period.fiscal.part;
    return part === query.part || (period.kind === 'instant' && part === 'FY' && query.part === 'Q4') ? 'agrees' : 'conflicts';
  }
  if (period.kind === 'labelled') return 'conflicts';
  return matchUnlabelled(query, period);
}

/** A period without a fiscal label agrees with a year only when it is one. */
function matchUnlabelled(query: Extract<TimeQuery, { kind: 'fiscal' }>, period: Exclude<Period, { kind: 'labelled' }>): Agreement {
  const end = period.kind === 'instant' ? period.on : period.end;
  if (Number(end.slice(0, 4)) !== query.year && nominalEnd(end).year !== query.year) return 'conflicts';
  const days = periodDays(period);
  if (query.part !== 'FY' || days === null) return 'unstated';
  return durationClass(days) === 'year' ? 'agrees' : 'conflicts';
}

function matchCalendar(query: Extract<TimeQuery, { kind: 'fiscal' }>, period: Period): Agreement {
  if (period.kind === 'labelled') return period.fiscal.year === query.year && period.fiscal.part === query.part ? 'unstated' : 'conflicts';
  const end = nominalEnd(period.kind === 'instant' ? period.on : period.end);
  const endMonth = { FY: 12, TTM: 12, Q1: 3, Q2: 6, Q3: 9, Q4: 12, H1: 6, H2: 12, '9M': 9 }[query.part];
  return end.year === query.year && end.month === endMonth && lengthFits(query.part, period) ? 'agrees' : 'conflicts';
}

function lengthFits(part: string, period: Period): boolean {
  const days = periodDays(period);
  if (days === null) return true;
  const length = durationClass(days);
  if (part.startsWith('Q')) return length === 'quarter';
  if (part.startsWith('H')) return length === 'half';
  return part === '9M' ? length === 'nine-months' : length === 'year';
}

function matchDate(on: string, period: Period): Agreement {
  if (period.kind === 'instant') return period.on === on ? 'agrees' : 'conflicts';
  if (period.kind === 'duration') return period.end === on || (period.start <= on && period.end >= on && daysBetween(period.start, period.end) <= 31) ? 'agrees' : 'conflicts';
  return 'unstated';
}

const monthsClass: Readonly<Record<number, string>> = { 3: 'quarter', 6: 'half', 9: 'nine-months', 12: 'year' };

function matchEnded(query: Extract<TimeQuery, { kind: 'ended' }>, period: Period): Agreement {
  if (period.kind === 'labelled') return 'unstated';
  const end = period.kind === 'instant' ? period.on : period.end;
  if (Math.abs(daysBetween(end, query.end)) > (query.about === true ? 10 : 3)) return 'conflicts';
  const days = periodDays(period);
  if (days === null || query.months === null) return 'agrees';
  return durationClass(days) === monthsClass[query.months] ? 'agrees' : 'conflicts';
}

function matchMonth(query: Extract<TimeQuery, { kind: 'month' }>, period: Period): Agreement {
  if (period.kind === 'labelled') return 'unstated';
  const end = period.kind === 'instant' ? period.on : period.end;
  if (Number(end.slice(5, 7)) !== query.month) return 'conflicts';
  return query.year === null || Number(end.slice(0, 4)) === query.year ? 'agrees' : 'conflicts';
}
