// Sessions of an exchange: whether a day has one, when it opens and closes, what comes before and after.
import { addDays, type IsoDate } from '@assay/record';
import { closuresOf } from './closures.ts';
import { hoursOn, type Exchange, type Hours } from './exchanges.ts';
import { isWeekend } from './weekdays.ts';
import { instantOf } from './zone-time.ts';

export type Session = {
  readonly day: IsoDate;
  /** Instants, UTC. */
  readonly open: Date;
  readonly close: Date;
  readonly pause: { readonly from: Date; readonly to: Date } | null;
  /** Local time of the close. */
  readonly localClose: string;
  /** Why it closes early; null for a whole day. */
  readonly early: string | null;
};

export type DayKind = { readonly trades: true; readonly session: Session } | { readonly trades: false; readonly why: string };

/** Whether the holidays of a day's year are known. */
export function isKnown(exchange: Exchange, day: IsoDate): boolean {
  const year = Number(day.slice(0, 4));
  return year >= exchange.known.from && year <= exchange.known.to;
}

/** A day of a known year. */
export function dayKind(exchange: Exchange, day: IsoDate): DayKind {
  const { holidays, early } = closuresOf(exchange.code, Number(day.slice(0, 4)));
  const holiday = holidays.get(day);
  if (isWeekend(day)) return { trades: false, why: 'weekend' };
  return holiday === undefined ? { trades: true, session: sessionOn(exchange, day, early.get(day) ?? null) } : { trades: false, why: holiday };
}

function sessionOn(exchange: Exchange, day: IsoDate, early: { readonly close: string; readonly why: string } | null): Session {
  const hours = hoursOn(exchange, day);
  const at = (time: string): Date => instantOf(day, time, exchange.zone);
  const localClose = early?.close ?? hours.close;
  return { day, open: at(hours.open), close: at(localClose), pause: pauseOf(hours, { localClose, at }), localClose, early: early?.why ?? null };
}

/** A half-day that ends with the morning has no pause. */
function pauseOf({ pause }: Hours, { localClose, at }: { readonly localClose: string; readonly at: (time: string) => Date }): Session['pause'] {
  return pause === null || localClose <= pause.to ? null : { from: at(pause.from), to: at(pause.to) };
}

const FARTHEST = 30;

/** The nearest session in a direction, the day itself left out; null where none is near or the year is not known. */
export function nextSession(exchange: Exchange, day: IsoDate, step: 1 | -1): Session | null {
  for (let at = addDays(day, step), tried = 0; tried < FARTHEST && isKnown(exchange, at); at = addDays(at, step), tried += 1) {
    const kind = dayKind(exchange, at);
    if (kind.trades) return kind.session;
  }
  return null;
}

/** The sessions from one day to another, both included. */
export function sessionsBetween(exchange: Exchange, from: IsoDate, to: IsoDate): Session[] {
  const found: Session[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const kind = dayKind(exchange, day);
    if (kind.trades) found.push(kind.session);
  }
  return found;
}
