// Calendar days as ISO text. All arithmetic is on UTC days; there is no time zone in a fiscal period.
import { z } from 'zod';

export const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/).refine(isCalendarDay, 'no such day');
/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string;

const MS_PER_DAY = 86_400_000;

const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/;
const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** By counting where the form is right: every date of every captured line comes through here. */
function isCalendarDay(text: string): boolean {
  const [, year, month, day] = dayForm.exec(text) ?? [];
  if (year !== undefined) {
    const last = (daysIn[Number(month) - 1] ?? 0) + (month === '02' && isLeap(Number(year)) ? 1 : 0);
    return Number(day) >= 1 && Number(day) <= last;
  }
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** True for `YYYY-MM-DD` that names a real day. */
export function isIsoDate(text: string): boolean {
  return dayForm.test(text) && isCalendarDay(text);
}

/** Days since 1970-01-01. */
export function dayNumber(day: IsoDate): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function addDays(day: IsoDate, days: number): IsoDate {
  return new Date((dayNumber(day) + days) * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The last day of a month; month 1–12. */
export function lastDayOfMonth(year: number, month: number): IsoDate {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
