// A time as a claim means it, with relative words resolved against the time they count from.
import { addDays, type FiscalPart, type IsoDate, type PeriodMention } from '@assay/record';
import type { ReadPeriod } from '../claims/reading.ts';

export type TimeQuery =
  | { readonly kind: 'fiscal'; readonly year: number; readonly part: FiscalPart; readonly basis: 'fiscal' | 'calendar' | 'unstated' }
  | { readonly kind: 'part'; readonly part: FiscalPart }
  | { readonly kind: 'date'; readonly on: IsoDate }
  /** `about`: a year or quarter was counted from another end, so that a 52/53-week calendar may be a week off. */
  | { readonly kind: 'ended'; readonly months: number | null; readonly end: IsoDate; readonly about?: boolean }
  | { readonly kind: 'month'; readonly year: number | null; readonly month: number }
  | { readonly kind: 'trailing' };

/** The query of a mention; `anchor` is what a relative mention counts from. Null when nothing fixes it. */
export function resolveTime(mention: PeriodMention, anchor: TimeQuery | null): TimeQuery | null {
  switch (mention.kind) {
    case 'fiscal': return resolveFiscal(mention, anchor);
    case 'date': case 'ended': case 'month': return mention;
    case 'relative': return anchor === null ? null : stepTime(anchor, mention);
    case 'span': return mention.to === null ? null : { kind: 'fiscal', year: mention.to, part: 'FY', basis: 'unstated' };
  }
}

function resolveFiscal(mention: Extract<PeriodMention, { kind: 'fiscal' }>, anchor: TimeQuery | null): TimeQuery {
  if (mention.part === 'TTM' && mention.year === null) return { kind: 'trailing' };
  if (mention.year !== null) return { kind: 'fiscal', year: mention.year, part: mention.part, basis: mention.basis };
  return anchor?.kind === 'fiscal' ? { kind: 'fiscal', year: anchor.year, part: mention.part, basis: anchor.basis } : { kind: 'part', part: mention.part };
}

const quarterParts = ['Q1', 'Q2', 'Q3', 'Q4'] as const;

/** A time some steps away: the same quarter of another year, the quarter before, the same day a year earlier. */
export function stepTime(from: TimeQuery, by: { readonly steps: number; readonly of: 'year' | 'quarter' | 'month' | 'day' | 'week' | 'period' }): TimeQuery | null {
  if (from.kind === 'fiscal') return stepFiscal(from, by);
  if (from.kind === 'date') return { kind: 'date', on: stepDate(from.on, by) };
  if (from.kind === 'ended') return { kind: 'ended', months: from.months, end: stepDate(from.end, by.of === 'quarter' ? { steps: by.steps * 3, of: 'month' } : by), about: true };
  if (from.kind === 'month' && from.year !== null) return stepMonth(from.year, from.month, by.of === 'year' ? by.steps * 12 : by.of === 'quarter' ? by.steps * 3 : by.steps);
  return null;
}

function stepFiscal(from: Extract<TimeQuery, { kind: 'fiscal' }>, by: { readonly steps: number; readonly of: string }): TimeQuery | null {
  if (by.of === 'quarter' || (by.of === 'period' && from.part.startsWith('Q'))) return stepQuarter(from, by.steps);
  return by.of === 'year' || by.of === 'period' ? { ...from, year: from.year + by.steps } : null;
}

function stepQuarter(from: Extract<TimeQuery, { kind: 'fiscal' }>, steps: number): TimeQuery | null {
  const at = quarterParts.indexOf(from.part as (typeof quarterParts)[number]);
  if (at < 0) return null;
  const index = from.year * 4 + at + steps;
  const part = quarterParts[((index % 4) + 4) % 4];
  return part === undefined ? null : { ...from, year: Math.floor(index / 4), part };
}

function stepMonth(year: number, month: number, steps: number): TimeQuery {
  const index = year * 12 + (month - 1) + steps;
  return { kind: 'month', year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

function stepDate(day: IsoDate, by: { readonly steps: number; readonly of: string }): IsoDate {
  if (by.of === 'day') return addDays(day, by.steps);
  if (by.of === 'week') return addDays(day, by.steps * 7);
  const months = by.of === 'year' || by.of === 'period' ? by.steps * 12 : by.of === 'quarter' ? by.steps * 3 : by.steps;
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = Math.floor(index / 12);
  const last = new Date(Date.UTC(year, (index % 12) + 1, 0)).getUTCDate();
  return `${String(year)}-${String((index % 12) + 1).padStart(2, '0')}-${String(Math.min(last, Number(day.slice(8)))).padStart(2, '0')}`;
}

/** The claim's own time and the time it is compared with. */
export function claimTimes(read: { readonly period: ReadPeriod | null; readonly base: ReadPeriod | null; readonly anchor: ReadPeriod | null; readonly role: 'target' | 'base' | 'delta' }): { readonly own: TimeQuery | null; readonly base: TimeQuery | null } {
  const anchor = read.anchor === null ? null : resolveTime(read.anchor.mention, null);
  const own = read.period === null ? null : resolveTime(read.period.mention, anchor);
  const from = read.base === null ? null : resolveTime(read.base.mention, own ?? anchor);
  if (from !== null || own === null) return { own, base: from };
  const spanMention = read.period?.mention.kind === 'span' ? read.period.mention : null;
  if (spanMention !== null && spanMention.from !== null) return { own, base: { kind: 'fiscal', year: spanMention.from, part: 'FY', basis: 'unstated' } };
  return { own, base: null };
}

export function timeName(query: TimeQuery | null): string {
  if (query === null) return 'an unstated time';
  switch (query.kind) {
    case 'fiscal': return query.part === 'FY' ? `${query.basis === 'calendar' ? '' : 'fiscal '}${String(query.year)}` : `${query.part} ${String(query.year)}`;
    case 'part': return query.part;
    case 'date': return query.on;
    case 'ended': return `the period ended ${query.end}`;
    case 'month': return `${query.year === null ? '' : `${String(query.year)}-`}${String(query.month).padStart(2, '0')}`;
    case 'trailing': return 'the trailing twelve months';
  }
}
