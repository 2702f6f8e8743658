// The time a header or row label names, joined from parts that may stand in several header rows: "Three months ended March 31," over "2024".
import { duration, instant, lastDayOfMonth, type FiscalPart, type Period, type PeriodMention } from '@assay/record';
import { findPeriodParts, type FoundPart, type PeriodPart } from './period-words.ts';

export type PeriodLabel = {
  readonly mentions: readonly PeriodMention[];
  /** The words say "as of" or "balance at": a state on a day, not a stretch of time. */
  readonly asOf: boolean;
  /** The words without those that speak of time. */
  readonly rest: string;
};
type Day = Extract<PeriodPart, { kind: 'day' }>;
type Ended = Extract<PeriodPart, { kind: 'ended' }>;

/** Reads the times of a label, or of the joined labels of one column. */
export function readPeriodLabel(words: string): PeriodLabel {
  const parts = findPeriodParts(words);
  return { mentions: joinParts(parts.map((found) => found.part)), asOf: parts.some((found) => found.part.kind === 'as-of'), rest: without(words, parts) };
}

function without(words: string, parts: readonly FoundPart[]): string {
  let rest = words;
  for (const part of parts.toReversed()) rest = `${rest.slice(0, part.start)} ${rest.slice(part.end)}`;
  return rest.replace(/\s+/g, ' ').replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '');
}

/** Joins parts into mentions: a day or quarter without a year takes the bare years beside it, "three months ended" takes the days. */
export function joinParts(parts: readonly PeriodPart[]): PeriodMention[] {
  const ended = parts.filter((part) => part.kind === 'ended').toSorted((left, right) => (right.months ?? 0) - (left.months ?? 0))[0] ?? null;
  const bareYears = parts.filter((part) => part.kind === 'year');
  const needy = parts.some((part) => (part.kind === 'day' || part.kind === 'month' || part.kind === 'part') && part.year === null);
  const years = [...new Set(bareYears.map((part) => part.year))];
  const mentions: PeriodMention[] = [];
  for (const part of parts) {
    if (part.kind === 'day') mentions.push(...yearsFor(part.year, years).flatMap((year) => dayMention(part, year, ended)));
    if (part.kind === 'month') mentions.push({ kind: 'month', year: part.year, month: part.month });
    if (part.kind === 'span') mentions.push({ kind: 'span', from: part.from, to: part.to, years: null });
    if (part.kind === 'part') mentions.push(...partMentions(part, years));
  }
  const hasDay = mentions.length > 0;
  if (!needy && !hasDay) mentions.push(...bareYears.flatMap((part) => yearMention(part.year, part.fiscal, ended)));
  return distinct(mentions);
}

/** "December 31, 2019 and 2018": bare years beside a full day name the same day of those years. */
function yearsFor(year: number | null, bare: readonly number[]): readonly number[] {
  return year === null ? bare : [year, ...bare];
}

function partMentions(part: Extract<PeriodPart, { kind: 'part' }>, bare: readonly number[]): PeriodMention[] {
  const basis = part.fiscal ? 'fiscal' : 'unstated';
  const years = yearsFor(part.year, bare);
  if (years.length === 0) return [{ kind: 'fiscal', year: null, part: part.part, basis }];
  return years.map((year) => ({ kind: 'fiscal', year, part: part.part, basis }));
}

function dayMention(part: Day, year: number, ended: Ended | null): PeriodMention[] {
  const last = lastDayOfMonth(year, part.month);
  const day = Math.min(part.day, Number(last.slice(8)));
  const on = `${last.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return [ended === null ? { kind: 'date', on } : { kind: 'ended', months: ended.months, end: on }];
}

const partOfMonths: Readonly<Record<number, FiscalPart>> = { 9: '9M', 12: 'FY' };

/** "Three months 2019" leaves open which three: no mention is made of it. */
function yearMention(year: number, fiscal: boolean, ended: Ended | null): PeriodMention[] {
  const basis = fiscal ? 'fiscal' : 'unstated';
  if (ended === null || ended.months === null) return [{ kind: 'fiscal', year, part: 'FY', basis }];
  const part = partOfMonths[ended.months];
  return part === undefined ? [] : [{ kind: 'fiscal', year, part, basis }];
}

function distinct(mentions: readonly PeriodMention[]): PeriodMention[] {
  const seen = new Set<string>();
  return mentions.filter((mention) => {
    const key = JSON.stringify(mention);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The period of one mention, where it is certain; null where dates would have to be invented. `flow` says that the value runs over a stretch of time. */
export function periodOfMention(mention: PeriodMention, flow: boolean): Period | null {
  if (mention.kind === 'fiscal') return mention.year === null ? null : { kind: 'labelled', fiscal: { year: mention.year, part: mention.part } };
  if (mention.kind === 'date') return flow ? null : instant(mention.on);
  return mention.kind === 'ended' ? endedPeriod(mention.months, mention.end) : null;
}

/** Only a stretch that ends with its month has a certain first day: a year of 52 or 53 weeks does not tell which. */
function endedPeriod(months: number | null, end: string): Period | null {
  const [year = 0, month = 0] = end.split('-').map(Number);
  if (months === null || end !== lastDayOfMonth(year, month)) return null;
  const first = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10);
  return duration(first, end);
}
