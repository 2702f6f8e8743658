// The days on which shares are traded in New York: no weekends, no holidays of the exchange (NYSE Rule 7.2), none of its days of mourning.
import { addDays, type IsoDate } from '@assay/record';

const weekday = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const dayOf = (year: number, month: number, day: number): IsoDate => `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The so-manyth weekday of a month, counted from its first. */
function nth(count: number, of: number, { year, month }: { readonly year: number; readonly month: number }): IsoDate {
  const first = dayOf(year, month, 1);
  return addDays(first, ((of - weekday(first) + 7) % 7) + 7 * (count - 1));
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm in Meeus, Astronomical Algorithms, ch. 8). */
function easter(year: number): IsoDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const sum = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Of a Saturday the Friday before, of a Sunday the Monday after; New Year's Day on a Saturday is not made up for. */
function observed(day: IsoDate): IsoDate {
  const on = weekday(day);
  return on === 6 && !day.endsWith('-01-01') ? addDays(day, -1) : on === 0 ? addDays(day, 1) : day;
}

const mourning: ReadonlySet<IsoDate> = new Set(['2001-09-11', '2001-09-12', '2001-09-13', '2001-09-14', '2004-06-11', '2007-01-02', '2012-10-29', '2012-10-30', '2018-12-05', '2025-01-09']);
/** The year from which the exchange keeps Juneteenth. */
const juneteenth = 2022;

function holidays(year: number): readonly IsoDate[] {
  const fixed = [dayOf(year, 1, 1), dayOf(year, 7, 4), dayOf(year, 12, 25), ...(year >= juneteenth ? [dayOf(year, 6, 19)] : [])].map(observed);
  const lastOfMay = nth(5, 1, { year, month: 5 });
  const memorial = lastOfMay.slice(5, 7) === '05' ? lastOfMay : addDays(lastOfMay, -7);
  return [...fixed, nth(3, 1, { year, month: 1 }), nth(3, 1, { year, month: 2 }), addDays(easter(year), -2), memorial, nth(1, 1, { year, month: 9 }), nth(4, 4, { year, month: 11 })];
}

export function isSession(day: IsoDate): boolean {
  return ![0, 6].includes(weekday(day)) && !mourning.has(day) && !holidays(Number(day.slice(0, 4))).includes(day);
}

/** The so-manyth session after a day, or before it where `by` is negative. */
export function sessionsFrom(day: IsoDate, by: number): IsoDate {
  const step = Math.sign(by);
  let [at, left] = [day, Math.abs(by)];
  while (left > 0) {
    at = addDays(at, step);
    if (isSession(at)) left -= 1;
  }
  return at;
}

/** The day itself, or the first session after it. */
export function sessionOn(day: IsoDate): IsoDate {
  return isSession(day) ? day : sessionsFrom(day, 1);
}
