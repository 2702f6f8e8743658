// The time a cell speaks of: its column's, completed by the row's or the caption's where the column names only a part of it.
import { addDays, daysBetween, type Period, type PeriodMention } from '@assay/record';
import { joinParts, periodOfMention } from '../../labels/period/period-label.ts';
import { findPeriodParts, inOrder, slashOrder, type PeriodPart } from '../../labels/period/period-words.ts';
import { isPurePeriod } from '../../labels/period/pure-period.ts';

/** One mention where the labels are clear, several where they leave it open, none where they name none. */
export type Time = { readonly mentions: readonly PeriodMention[]; readonly asOf: boolean };
export type CellTime = (column: readonly string[], times: readonly string[], own: string) => Time;

const nothing: Time = { mentions: [], asOf: false };

/** What stands around the columns: the words in the table's corner and titles, and its caption. */
type Around = { readonly corner: readonly PeriodPart[]; readonly all: readonly PeriodPart[] };
type PartsOf = (words: string) => PeriodPart[];
export type TimeContext = { readonly corner: readonly string[]; readonly caption: string | null; /** All labels of the table: their days tell how a slashed one is meant. */ readonly labels: readonly string[] };

/** Times of the cells of one table. Answers are kept: the cells of a column share theirs unless the row speaks. */
export function makeCellTime({ corner, caption, labels }: TimeContext): CellTime {
  const order = slashOrder(labels.filter((label) => /\d[/.]\d/.test(label)).join(' '));
  const partsOf: PartsOf = (words) => findPeriodParts(words).map((found) => inOrder(found.part, order));
  const around: Around = { corner: corner.flatMap(partsOf), all: [...corner, caption ?? ''].flatMap(partsOf) };
  const known = new Map<string, Time>();
  return (column, times, own) => {
    const key = [column.join('\u0001'), isTimeLabel(own) ? own : '', ...times].join('\u0000');
    const time = known.get(key) ?? resolve({ column, own, times }, around, partsOf);
    known.set(key, time);
    return time;
  };
}

type Labels = { readonly column: readonly string[]; readonly own: string; readonly times: readonly string[] };

function resolve({ column, own, times }: Labels, around: Around, partsOf: PartsOf): Time {
  // Heads are joined before they are read: one time is often cut over several rows, "First" above "Quarter".
  const columnParts = partsOf(column.join(' '));
  const rowParts = isTimeLabel(own) && !(isDated(columnParts) && hasYearInName(own)) ? partsOf(own) : [];
  const row = timeOf(rowParts, around);
  if (row.mentions.length > 0 && isDated(rowParts)) return row;
  const over = times.toReversed().map(partsOf);
  const completed = rowParts.length === 0 ? [] : over.map((parts) => [...rowParts, ...parts]);
  const tried = [rowParts, ...completed, ...over].map((parts) => timeOf([...columnParts, ...parts], around)).filter((time) => time.mentions.length > 0);
  const complete = tried.find((time) => time.mentions.every(hasYear));
  if (complete !== undefined) return complete;
  const outer = timeOf(around.all, { corner: [], all: [] });
  return tried[0] ?? (outer.mentions.length === 1 ? outer : nothing);
}

/** "Total shareholders 2019 equity": a year between words, in a row whose columns have years of their own, is part of the name. */
function hasYearInName(own: string): boolean {
  return /\b(?:19|20)\d{2}\s+[a-z]/i.test(own);
}

/** "Third quarter" without a year waits for one from the rows above. */
function hasYear(mention: PeriodMention): boolean {
  return (mention.kind !== 'fiscal' && mention.kind !== 'month') || mention.year !== null;
}

function isDated(parts: readonly PeriodPart[]): boolean {
  return parts.some((part) => part.kind === 'year' || ((part.kind === 'day' || part.kind === 'month' || part.kind === 'part') && part.year !== null));
}

/** "2019", "Balance at December 31, 2018", "Goodwill - January 1, 2023", "Outstanding, beginning of 2017"; not "2.45% notes due 2026". */
export function isTimeLabel(label: string): boolean {
  if (!/\d/.test(label) && !/quarter|half|months/i.test(label)) return false;
  if (isPurePeriod(label) || /^(?:ending |beginning |opening |closing )?(?:balances?|outstanding|non-?vested|unvested|exercisable|accrued|liability|reserves?|total)\b[^%$]{0,40}\b(?:19|20)\d{2}\b/i.test(label)) return true;
  const last = findPeriodParts(label).at(-1);
  return last?.part.kind === 'day' && last.part.year !== null && last.end >= label.length - 1 && /(?:\b(?:at|as of)|[-–—,])\s*$/i.test(label.slice(0, last.start).replace(/\bas of\s*$/i, 'at '));
}

/** Joins parts. Bare years take "year ended December 31" from around the table when that names one day only; days take "years ended" from the corner. */
function timeOf(parts: readonly PeriodPart[], { corner, all }: Around): Time {
  const hasEnded = parts.some((part) => part.kind === 'ended');
  const isBare = parts.length > 0 && parts.every((part) => part.kind === 'year' || part.kind === 'ended' || part.kind === 'as-of');
  const asOf = [...parts, ...(isBare ? all : [])].some((part) => part.kind === 'as-of');
  if (!isBare && !hasEnded && !asOf && parts.some((part) => part.kind === 'day')) return { mentions: joinParts([...parts, ...endedIn(corner)]), asOf };
  const day = isBare ? onlyDay(all, parts) : null;
  if (day === null) return { mentions: joinParts(parts), asOf };
  return { mentions: joinParts([...parts, { ...day, year: null }, ...(hasEnded ? [] : endedIn(all))]), asOf };
}

function endedIn(parts: readonly PeriodPart[]): PeriodPart[] {
  return parts.filter((part) => part.kind === 'ended').slice(0, 1);
}

/** The one day that words around a table name; null where they name several, or one before the years themselves: maturities lie ahead of the day they are told on. */
function onlyDay(around: readonly PeriodPart[], parts: readonly PeriodPart[]): Extract<PeriodPart, { kind: 'day' }> | null {
  const days = new Map(around.flatMap((part) => (part.kind === 'day' ? [[`${String(part.month)}-${String(part.day)}`, part] as const] : [])));
  const [day] = days.values();
  if (day === undefined || days.size > 1) return null;
  return parts.some((part) => part.kind === 'year' && day.year !== null && part.year > day.year) ? null : day;
}

/** The period of a clear time. `ends` are all last days the table names: a company whose years do not end on one calendar day has its first days told only by them. */
export function certainPeriod(time: Time, isFlow: boolean, ends: readonly string[]): Period | null {
  const [only] = time.mentions;
  if (time.mentions.length !== 1 || only === undefined) return null;
  const isFloating = only.kind === 'ended' && ends.some((end) => end.slice(5) !== only.end.slice(5) && Math.abs(daysBetween(end, only.end) % 364) <= 8);
  if (!isFloating || only.months !== 12) return isFloating ? null : periodOfMention(only, isFlow && !time.asOf);
  const before = ends.find((end) => daysBetween(end, only.end) >= 360 && daysBetween(end, only.end) <= 372);
  return before === undefined ? null : { kind: 'duration', start: addDays(before, 1), end: only.end, fiscal: null };
}
