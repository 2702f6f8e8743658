import { addDays, dayNumber, lastDayOfMonth, type IsoDate } from '@assay/record';

/** 0 is Sunday. */
export function weekdayOf(day: IsoDate): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

export function isWeekend(day: IsoDate): boolean {
  return weekdayOf(day) === 0 || weekdayOf(day) === 6;
}

export function monthDay(year: number, month: number, date: number): IsoDate {
  return `${String(year)}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

export type NthWeekday = { readonly month: number; readonly weekday: number; readonly n: number };

/** The n-th weekday of a month. */
export function nthWeekday(year: number, { month, weekday, n }: NthWeekday): IsoDate {
  const first = monthDay(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

export function lastWeekday(year: number, month: number, weekday: number): IsoDate {
  const last = lastDayOfMonth(year, month);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
}
