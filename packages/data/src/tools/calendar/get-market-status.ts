// Whether an exchange trades now, and when it next opens or closes.
import type { IsoDate } from '@assay/record';
import { z } from 'zod';
import { exchanges, type Exchange } from '../../calendar/exchanges.ts';
import { closuresOf } from '../../calendar/closures.ts';
import { dayKind, nextSession, type DayKind, type Session } from '../../calendar/sessions.ts';
import { wallClock } from '../../calendar/zone-time.ts';
import { text } from '../answer-schema.ts';
import { defineTool, toolError } from '../tool.ts';
import { calendarSource, closingNote, exchangeInput, unknownYears } from './exchange-input.ts';

const states = ['pre-open', 'open', 'pause', 'closed'] as const;

export const getMarketStatus = defineTool({
  name: 'get_market_status', group: 'calendar', source: calendarSource,
  description: 'Whether an exchange is open now (before the open, open, at its midday pause, closed), the hours of today with half-days, the next session and the next holiday by name. Times are UTC and local.',
  input: z.object({ exchange: exchangeInput }),
  output: z.object({
    exchange: z.string(), name: z.string(), zone: z.string(), now: z.string(), local: z.string(), state: z.enum(states), reason: text,
    today: z.object({ day: z.string(), open: text, close: text, local_close: text, half_day: text }), next_session: z.object({ day: text, open: text }), next_holiday: z.object({ day: text, name: text }),
  }),
  run: (input, { clock, asOf }) => {
    if (asOf !== null) return Promise.resolve(toolError('not-offered', 'The status of a market is of the present.', 'Ask is_trading_day for a past day.'));
    const exchange = exchanges[input.exchange];
    const now = clock();
    const local = wallClock(now, exchange.zone);
    const refused = unknownYears(exchange, local.day);
    if (refused !== null) return Promise.resolve(refused);
    const kind = dayKind(exchange, local.day);
    const state = stateOf(kind, now);
    const isBefore = kind.trades && state === 'pre-open';
    const next = isBefore ? kind.session : nextSession(exchange, local.day, 1);
    return Promise.resolve({
      ok: true, captures: [], notes: [closingNote],
      answer: {
        exchange: exchange.code, name: exchange.name, zone: exchange.zone, now: now.toISOString(), local: `${local.day} ${local.time}`, state, reason: reasonOf(kind, state),
        today: { day: local.day, ...hoursOfDay(kind) }, next_session: { day: next?.day ?? null, open: next?.open.toISOString() ?? null }, next_holiday: nextHoliday(exchange, local.day),
      },
    });
  },
});

function stateOf(kind: DayKind, now: Date): (typeof states)[number] {
  if (!kind.trades) return 'closed';
  const { open, close, pause } = kind.session;
  if (now < open) return 'pre-open';
  if (now >= close) return 'closed';
  return pause !== null && now >= pause.from && now < pause.to ? 'pause' : 'open';
}

function reasonOf(kind: DayKind, state: (typeof states)[number]): string | null {
  if (!kind.trades) return kind.why;
  return state === 'closed' ? 'the session has ended' : null;
}

function hoursOfDay(kind: DayKind): { readonly open: string | null; readonly close: string | null; readonly local_close: string | null; readonly half_day: string | null } {
  const session: Session | null = kind.trades ? kind.session : null;
  return { open: session?.open.toISOString() ?? null, close: session?.close.toISOString() ?? null, local_close: session?.localClose ?? null, half_day: session?.early ?? null };
}

function nextHoliday(exchange: Exchange, day: IsoDate): { readonly day: string | null; readonly name: string | null } {
  const year = Number(day.slice(0, 4));
  const days = [year, year + 1].flatMap((of) => [...closuresOf(exchange.code, of).holidays]).filter(([on]) => on > day && new Date(on).getUTCDay() % 6 !== 0).sort(([left], [right]) => (left < right ? -1 : 1));
  return { day: days[0]?.[0] ?? null, name: days[0]?.[1] ?? null };
}
