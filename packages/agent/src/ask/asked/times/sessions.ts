// The days on which shares are traded in New York, by the calendar of the exchange.
import { exchanges, nextSession } from '@assay/data';
import { addDays, type IsoDate } from '@assay/record';

/** The so-manyth session after a day, or before it where `by` is negative. Where the calendar of the year is not known, so many days. */
export function sessionsFrom(day: IsoDate, by: number): IsoDate {
  let at = day;
  for (let left = Math.abs(by); left > 0; left -= 1) at = nextSession(exchanges.XNYS, at, by < 0 ? -1 : 1)?.day ?? addDays(at, Math.sign(by));
  return at;
}

/** The day itself, or the first session after it. */
export function sessionOn(day: IsoDate): IsoDate {
  return sessionsFrom(addDays(day, -1), 1);
}
