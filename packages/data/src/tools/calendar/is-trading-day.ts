// Whether an exchange trades on a day, why not, and the sessions before and after.
import { z } from 'zod';
import { exchanges } from '../../calendar/exchanges.ts';
import { dayKind, nextSession } from '../../calendar/sessions.ts';
import { text } from '../answer-schema.ts';
import { dayInput } from '../inputs.ts';
import { defineTool } from '../tool.ts';
import { calendarSource, closingNote, exchangeInput, unknownYears } from './exchange-input.ts';

export const isTradingDay = defineTool({
  name: 'is_trading_day', group: 'calendar', source: calendarSource,
  description: 'Whether an exchange trades on a day, the holiday or weekend that closes it, whether it is a half-day, and the sessions before and after.',
  input: z.object({ date: dayInput, exchange: exchangeInput }),
  output: z.object({ exchange: z.string(), date: z.string(), trades: z.boolean(), reason: text, half_day: text, local_close: text, previous_session: text, next_session: text }),
  run: ({ date, exchange: code }) => {
    const exchange = exchanges[code];
    const refused = unknownYears(exchange, date);
    if (refused !== null) return Promise.resolve(refused);
    const kind = dayKind(exchange, date);
    const session = kind.trades ? kind.session : null;
    return Promise.resolve({
      ok: true, captures: [], notes: [closingNote],
      answer: {
        exchange: code, date, trades: kind.trades, reason: kind.trades ? null : kind.why, half_day: session?.early ?? null, local_close: session?.localClose ?? null,
        previous_session: nextSession(exchange, date, -1)?.day ?? null, next_session: nextSession(exchange, date, 1)?.day ?? null,
      },
    });
  },
});
