// Price returns: the last close over an earlier one, less one. Dividends are not in them.
import type { IsoDate } from '@assay/record';
import { closeAt, daysEarlier, monthsEarlier, type History, type SeriesValue } from './history.ts';
import { exactValue, fraction, fractionFrom } from './series-value.ts';

/** Return since the close on or last before a day, as a fraction. */
function returnSince(history: History, day: IsoDate): SeriesValue | null {
  const base = closeAt(history, day);
  return base === null ? null : exactValue(fractionFrom(history.last.close, base.close), fraction, [base, history.last]);
}

/** Close ÷ close of the same day some months earlier − 1, as a fraction. Null where no close stood then. */
export function monthsReturn(months: number): (history: History) => SeriesValue | null {
  return (history) => returnSince(history, monthsEarlier(history.last.date, months));
}

/** Close ÷ close seven days earlier − 1, as a fraction. Null where no close stood then. */
export function weekReturn(history: History): SeriesValue | null {
  return returnSince(history, daysEarlier(history.last.date, 7));
}

/** Close ÷ last close of the calendar year before − 1, as a fraction. Null where no close stood then. */
export function yearToDateReturn(history: History): SeriesValue | null {
  return returnSince(history, `${String(Number(history.last.date.slice(0, 4)) - 1)}-12-31`);
}
