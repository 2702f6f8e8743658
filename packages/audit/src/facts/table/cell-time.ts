// The time a cell speaks of: its column's, completed by the row's or the caption's where the column names only a part of it.
import type { PeriodMention } from '@assay/record';
import { joinParts } from '../labels/period-label.ts';
import { findPeriodParts, type PeriodPart } from '../labels/period-words.ts';
import { isPurePeriod } from './line.ts';

export type TimeScene = { readonly column: readonly string[]; readonly row: readonly string[]; readonly stub: readonly string[]; readonly caption: string | null };
type Time = { readonly mentions: readonly PeriodMention[]; readonly asOf: boolean };

const nothing: Time = { mentions: [], asOf: false };
const cache = new WeakMap<readonly string[], Map<string, Time>>();

/** Mentions of the cell's time, nearest label first; more than one when the labels leave it open. */
export function cellTime(scene: TimeScene): Time {
  const ownRow = scene.row.at(-1) ?? '';
  const key = `${ownRow}\u0000${scene.row.slice(0, -1).join('\u0001')}`;
  const known = cache.get(scene.column) ?? new Map<string, Time>();
  cache.set(scene.column, known);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const time = resolve(scene, ownRow);
  known.set(key, time);
  return time;
}

function resolve(scene: TimeScene, ownRow: string): Time {
  const context = [...scene.stub, scene.caption ?? ''].flatMap(partsOf);
  const columnParts = scene.column.flatMap(partsOf);
  const rowParts = isTimeLabel(ownRow) ? partsOf(ownRow) : [];
  const row = timeOf(rowParts, context);
  if (row.mentions.length > 0 && isDated(rowParts)) return row;
  const both = timeOf([...columnParts, ...rowParts], context);
  if (both.mentions.length > 0) return both;
  const sections = scene.row.slice(0, -1).toReversed().filter(isTimeLabel);
  for (const section of sections) {
    const time = timeOf([...columnParts, ...partsOf(section)], context);
    if (time.mentions.length > 0) return time;
  }
  const around = timeOf(context, []);
  return around.mentions.length === 1 ? around : nothing;
}

function partsOf(words: string): PeriodPart[] {
  return findPeriodParts(words).map((found) => found.part);
}

function isDated(parts: readonly PeriodPart[]): boolean {
  return parts.some((part) => part.kind === 'year' || ((part.kind === 'day' || part.kind === 'month' || part.kind === 'part') && part.year !== null));
}

/** "2019", "Balance at December 31, 2018", "Balance, beginning of 2017"; not "2.45% notes due 2026". */
function isTimeLabel(label: string): boolean {
  return isPurePeriod(label) || /^(?:ending |beginning |opening |closing )?(?:balances?|outstanding|non-?vested|unvested|exercisable|accrued balance|liability|reserves?|total)\b[^%$]{0,40}\b(?:19|20)\d{2}\b/i.test(label);
}

/** Joins parts; bare years take "year ended December 31" from the words around the table when those name one day only. */
function timeOf(parts: readonly PeriodPart[], context: readonly PeriodPart[]): Time {
  const bare = parts.length > 0 && parts.every((part) => part.kind === 'year' || part.kind === 'ended' || part.kind === 'as-of');
  const days = [...new Map(context.flatMap((part) => (part.kind === 'day' ? [[`${part.month}-${part.day}`, part] as const] : []))).values()];
  const ended = context.filter((part) => part.kind === 'ended');
  const [day] = days;
  const asOf = parts.some((part) => part.kind === 'as-of') || (bare && context.some((part) => part.kind === 'as-of'));
  const extra: PeriodPart[] = bare && days.length === 1 && day !== undefined ? [{ ...day, year: null }, ...(parts.some((part) => part.kind === 'ended') ? [] : ended.slice(0, 1))] : [];
  return { mentions: joinParts([...parts, ...extra]), asOf };
}
