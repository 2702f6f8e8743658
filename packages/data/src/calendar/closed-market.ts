// How long a price stays the newest: while its market is closed there is no other.
import { exchanges, type Exchange } from './exchanges.ts';
import { dayKind, isKnown, nextSession, type Session } from './sessions.ts';

/** Closing auctions and late corrections come in some minutes after the bell. */
const SETTLING_MS = 20 * 60_000;

/** The next opening after a moment at which the market has been closed for a while; null while it trades, and where its holidays are not known. */
export function closedUntil(moment: Date, exchange: Exchange = exchanges.XNYS): Date | null {
  const day = moment.toISOString().slice(0, 10);
  if (!isKnown(exchange, day)) return null;
  const session = sessionOf(exchange, day);
  if (session === null || moment.getTime() >= session.close.getTime() + SETTLING_MS) return afterDay(exchange, day, moment);
  return moment < session.open ? beforeOpening(exchange, session, moment) : null;
}

function sessionOf(exchange: Exchange, day: string): Session | null {
  const kind = dayKind(exchange, day);
  return kind.trades ? kind.session : null;
}

/** Past midnight UTC the session before may have ended only a moment ago. */
function beforeOpening(exchange: Exchange, session: Session, moment: Date): Date | null {
  const before = nextSession(exchange, session.day, -1);
  return before === null || moment.getTime() < before.close.getTime() + SETTLING_MS ? null : session.open;
}

function afterDay(exchange: Exchange, day: string, moment: Date): Date | null {
  const next = nextSession(exchange, day, 1);
  return next === null ? null : beforeOpening(exchange, next, moment);
}
