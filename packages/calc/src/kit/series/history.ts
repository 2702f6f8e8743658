// Daily closes up to one day. Everything hangs on the last close, so a Sunday tells what its Friday told; a hole in the series is never bridged.
import { addDays, dayNumber, daysBetween, lastDayOfMonth, type Decimal, type IsoDate, type Unit } from '@assay/record';

export type Close = { readonly date: IsoDate; readonly close: Decimal };

/** A value read from closes: the first and last close it used, and whether binary floats or roots were involved. */
export type SeriesValue = { readonly value: Decimal; readonly unit: Unit; readonly from: IsoDate; readonly to: IsoDate; readonly inexact: boolean };

/** Closes in ascending order of day; `end` is the number of them that count. */
export type History<Row extends Close = Close> = { readonly closes: readonly Row[]; readonly end: number; readonly last: Row };

/** The longest stop of a market that daily closes may show: New York was shut from 11 to 16 September 2001. */
const LONGEST_STOP_DAYS = 7;

/** The closes on or before a day; null when there are none, or the last is more than a week old. */
export function historyAt<Row extends Close>(closes: readonly Row[], on: IsoDate): History<Row> | null {
  const end = countUpTo(closes, closes.length, on);
  const last = closes[end - 1];
  return last === undefined || daysBetween(last.date, on) > LONGEST_STOP_DAYS ? null : { closes, end, last };
}

/** The last `count` closes; null when the series is shorter or has a hole among them. */
export function lastCloses<Row extends Close>(history: History<Row>, count: number): readonly Row[] | null {
  if (history.end < count) return null;
  const closes = history.closes.slice(history.end - count, history.end);
  return isUnbroken(closes) ? closes : null;
}

/** The close on a day or last before it; null when that is more than a week earlier. */
export function closeAt(history: History, day: IsoDate): Close | null {
  const close = history.closes[countUpTo(history.closes, history.end, day) - 1];
  return close === undefined || daysBetween(close.date, day) > LONGEST_STOP_DAYS ? null : close;
}

/** From the close that stood on a day to the last; null when the series does not reach back so far or has a hole. */
export function closesSince(history: History, day: IsoDate): readonly Close[] | null {
  if (closeAt(history, day) === null) return null;
  const closes = history.closes.slice(countUpTo(history.closes, history.end, day) - 1, history.end);
  return isUnbroken(closes) ? closes : null;
}

/** The unbroken closes that lead up to the last, at most `most` of them. */
export function unbrokenTail<Row extends Close>(history: History<Row>, most: number): readonly Row[] {
  const closes = history.closes.slice(Math.max(0, history.end - most), history.end);
  let start = closes.length - 1;
  while (start > 0 && isNextSession(closes[start - 1], closes[start])) start -= 1;
  return closes.slice(start);
}

/** The same day some months earlier; the month's last day where it has no such day. */
export function monthsEarlier(day: IsoDate, months: number): IsoDate {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const monthEnd = lastDayOfMonth(Math.floor(index / 12), (index % 12) + 1);
  const sameDay = `${monthEnd.slice(0, 8)}${day.slice(8)}`;
  return sameDay < monthEnd ? sameDay : monthEnd;
}

export function daysEarlier(day: IsoDate, days: number): IsoDate {
  return addDays(day, -days);
}

/** How many of the first `end` closes are of that day or earlier. */
function countUpTo(closes: readonly Close[], end: number, day: IsoDate): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((closes[middle]?.date ?? '') <= day) low = middle + 1; else high = middle;
  }
  return low;
}

function isUnbroken(closes: readonly Close[]): boolean {
  return closes.every((close, index) => index === 0 || isNextSession(closes[index - 1], close));
}

function isNextSession(before: Close | undefined, after: Close | undefined): boolean {
  return before !== undefined && after !== undefined && dayNumber(after.date) - dayNumber(before.date) <= LONGEST_STOP_DAYS;
}
