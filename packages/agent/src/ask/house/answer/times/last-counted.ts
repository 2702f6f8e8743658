// Shares are counted for the cover of a report, on a day behind the end of its time, and some companies count them on no other.
import { addDays, daysBetween, type IsoDate } from '@assay/record';
import { endOf, type FactBook } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';

/** So long behind the end of its time a report is filed at the latest. */
const FILED_WITHIN = 100;
/** A year and what a report takes. */
const STALE_DAYS = 380;

/** A balance as it was counted last by a day; null where that was long before. */
export function countedBy(book: FactBook, id: string, day: IsoDate): Reading | null {
  const counted = book.at(id, { length: 'day', end: day, period: null });
  return counted === null || daysBetween(endOf(counted), day) > STALE_DAYS ? null : counted;
}

/** As the newest report counts it. */
export function lastCounted(book: FactBook, id: string): Reading | null {
  const last = [...book.yearAnchors, ...book.quarterAnchors].map(({ end }) => end).sort().at(-1);
  return last === undefined ? null : countedBy(book, id, addDays(last, FILED_WITHIN));
}
