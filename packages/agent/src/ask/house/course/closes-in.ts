// Readings of a series within a window of time, and with which of them a move over it begins.
import { addDays, daysBetween, type IsoDate } from '@assay/record';
import { endOf } from '../../../book/fact-book.ts';
import type { Reading } from '../../../figures/figure.ts';
import type { Window } from '../../asked/course/course.ts';

export type Run = readonly Reading[];
/** `within`: what lies in the window, ascending; `base`: where a move over it begins. */
export type Stretch = { readonly base: Reading; readonly within: Run; /** No time was named: all that is at hand. */ readonly isAll?: boolean };

/** A price of a week ago is no price of a day. */
const NEAR = 7;

/** The last on the day or before; null where that lies long before. `apart`: how many days may lie between two readings. */
export function readOn(run: Run, on: IsoDate, apart = NEAR): Reading | null {
  const found = run.findLast((reading) => endOf(reading) <= on);
  return found === undefined || daysBetween(endOf(found), on) > apart ? null : found;
}

const daysOf = { day: 1, week: 7, month: 30.44, quarter: 91.3, year: 365.25 } as const;

/** Null where the readings at hand do not reach over the window. */
export function stretchOf(run: Run, window: Window, apart = NEAR): Stretch | null {
  const last = run.at(-1);
  if (last === undefined) return null;
  if (window.kind === 'last') return lastOf(run, window, endOf(last));
  if (window.kind === 'ago') return sinceAgo(run, agoFrom(endOf(last), window), apart);
  return window.kind === 'stretch' ? between(run, window, apart) : null;
}

/** A month's move begins at what stood before it. */
function isBased({ grain, base }: Extract<Window, { kind: 'stretch' }>, before: Reading | null | undefined): boolean {
  return grain !== 'month' || base !== 'before' || before !== undefined;
}

const isOpen = ({ from, to }: Extract<Window, { kind: 'stretch' }>): boolean => from === null && to === null;

function between(run: Run, window: Extract<Window, { kind: 'stretch' }>, apart: number): Stretch | null {
  const within = run.filter((reading) => endOf(reading) >= (window.from ?? '') && endOf(reading) <= (window.to ?? '9999'));
  const [first, end] = [within[0], within.at(-1)];
  const from = window.from ?? endOf(first);
  if (first === undefined || end === undefined || daysBetween(from, endOf(first)) > apart + 1) return null;
  // A year that goes on after the last reading is told as far as it has come; of a shorter time a part would be another figure.
  const isWhole = window.to === null || window.grain === 'year' || daysBetween(endOf(end), window.to) <= apart;
  const base = window.base === 'first' ? first : window.base === 'own' ? readOn(run, from, apart) : run.findLast((reading) => endOf(reading) < from);
  return isWhole && isBased(window, base) ? { base: base ?? first, within, isAll: isOpen(window) } : null;
}

function lastOf(run: Run, { count, of }: Extract<Window, { kind: 'last' }>, end: IsoDate): Stretch | null {
  if (of === 'day') {
    const within = run.slice(-count);
    const base = run.at(-count - 1);
    return base === undefined || within.length < count ? null : { base, within };
  }
  const from = addDays(end, -Math.round(count * daysOf[of]));
  const base = readOn(run, from) ?? firstNear(run, from);
  return base === null ? null : { base, within: run.filter((reading) => endOf(reading) > from) };
}

/** Closes that begin with the first session of the time hold all of it. */
function firstNear([first]: Run, from: IsoDate): Reading | null {
  return first === undefined || endOf(first) < from || daysBetween(from, endOf(first)) > NEAR ? null : first;
}

/** From so long ago up to the newest. */
function sinceAgo(run: Run, from: IsoDate, apart: number): Stretch | null {
  const base = readOn(run, from, apart);
  return base === null ? null : { base, within: run.filter((reading) => endOf(reading) > from) };
}

/** The same day of the calendar so long before; the last of its month where that one is shorter. */
export function agoFrom(end: IsoDate, { count, of }: Pick<Extract<Window, { kind: 'ago' }>, 'count' | 'of'>): IsoDate {
  if (of === 'day' || of === 'week') return addDays(end, -count * daysOf[of]);
  const [year = 0, month = 1, day = 1] = end.split('-').map(Number);
  const then = new Date(Date.UTC(year, month - 1 - count * { month: 1, quarter: 3, year: 12 }[of], 1));
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth(), Math.min(day, last))).toISOString().slice(0, 10);
}

/** The one reading of a moment; for a month or a quarter of an economic series that of the period. */
export function momentOf(run: Run, window: Window, apart = NEAR): Reading | null {
  switch (window.kind) {
    case 'latest': return run.at(-1) ?? null;
    case 'point': return readOn(run, window.on, apart);
    case 'edge': { const within = run.filter((reading) => endOf(reading) >= window.from && endOf(reading) <= window.to); return edgeOf(within, window, apart); }
    case 'stretch': { const within = run.filter((reading) => endOf(reading) >= (window.from ?? '') && endOf(reading) <= (window.to ?? '9999')); return within.length === 1 ? within[0] ?? null : null; }
    case 'ago': { const last = run.at(-1); return last === undefined ? null : readOn(run, agoFrom(endOf(last), window), apart); }
    case 'last': return null;
  }
}

/** Null where the readings end before the stretch does, or begin after it. */
function edgeOf(within: Run, { from, to, which }: Extract<Window, { kind: 'edge' }>, apart: number): Reading | null {
  const found = which === 'last' ? within.at(-1) : within[0];
  const away = found === undefined ? Infinity : which === 'last' ? daysBetween(endOf(found), to) : daysBetween(from, endOf(found));
  return found === undefined || away > apart ? null : found;
}
