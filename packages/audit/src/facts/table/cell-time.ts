// The time a cell speaks of: its column's, completed by the row's or the caption's where the column names only a part of it.
import type { PeriodMention } from '@assay/record';
import { joinParts } from '../labels/period-label.ts';
import { findPeriodParts, type PeriodPart } from '../labels/period-words.ts';
import { isPurePeriod } from './line.ts';

export type Time = { /** One where the labels are clear, several where they leave it open, none where they name none. */ readonly mentions: readonly PeriodMention[]; readonly asOf: boolean };
export type CellTime = (column: readonly string[], row: readonly string[]) => Time;

const nothing: Time = { mentions: [], asOf: false };

/** Times of the cells of one table. `context` holds its caption and the words in its corner. Answers are kept: all cells of a column share theirs unless the row speaks. */
export function makeCellTime(context: readonly string[]): CellTime {
  const around = context.flatMap(partsOf);
  const known = new Map<string, Time>();
  return (column, row) => {
    const own = row.at(-1) ?? '';
    const sections = row.slice(0, -1).filter(isTimeLabel);
    const key = [column.join('\u0001'), isTimeLabel(own) ? own : '', ...sections].join('\u0000');
    const time = known.get(key) ?? resolve({ column, own, sections }, around);
    known.set(key, time);
    return time;
  };
}

type Labels = { readonly column: readonly string[]; readonly own: string; readonly sections: readonly string[] };

function resolve({ column, own, sections }: Labels, around: readonly PeriodPart[]): Time {
  const columnParts = column.flatMap(partsOf);
  const rowParts = isTimeLabel(own) ? partsOf(own) : [];
  const row = timeOf(rowParts, around);
  if (row.mentions.length > 0 && isDated(rowParts)) return row;
  for (const parts of [rowParts, ...sections.toReversed().map(partsOf)]) {
    const time = timeOf([...columnParts, ...parts], around);
    if (time.mentions.length > 0) return time;
  }
  const outer = timeOf(around, []);
  return outer.mentions.length === 1 ? outer : nothing;
}

function partsOf(words: string): PeriodPart[] {
  return findPeriodParts(words).map((found) => found.part);
}

function isDated(parts: readonly PeriodPart[]): boolean {
  return parts.some((part) => part.kind === 'year' || ((part.kind === 'day' || part.kind === 'month' || part.kind === 'part') && part.year !== null));
}

/** "2019", "Balance at December 31, 2018", "Outstanding, beginning of 2017"; not "2.45% notes due 2026". */
function isTimeLabel(label: string): boolean {
  return isPurePeriod(label) || /^(?:ending |beginning |opening |closing )?(?:balances?|outstanding|non-?vested|unvested|exercisable|accrued|liability|reserves?|total)\b[^%$]{0,40}\b(?:19|20)\d{2}\b/i.test(label);
}

/** Joins parts; bare years take "year ended December 31" from the words around the table when those name one day only. */
function timeOf(parts: readonly PeriodPart[], around: readonly PeriodPart[]): Time {
  const isBare = parts.length > 0 && parts.every((part) => part.kind === 'year' || part.kind === 'ended' || part.kind === 'as-of');
  const days = new Map(around.flatMap((part) => (part.kind === 'day' ? [[`${String(part.month)}-${String(part.day)}`, part] as const] : [])));
  const [day] = days.values();
  const asOf = [...parts, ...(isBare ? around : [])].some((part) => part.kind === 'as-of');
  if (!isBare || day === undefined || days.size > 1) return { mentions: joinParts(parts), asOf };
  const ended = parts.some((part) => part.kind === 'ended') ? [] : around.filter((part) => part.kind === 'ended').slice(0, 1);
  return { mentions: joinParts([...parts, { ...day, year: null }, ...ended]), asOf };
}
