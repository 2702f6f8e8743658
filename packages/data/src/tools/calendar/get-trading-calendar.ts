// Holidays, half-days and sessions of an exchange over a time. Hours are those of each day itself.
import { daysBetween } from '@assay/record';
import { z } from 'zod';
import { closuresOf } from '../../calendar/closures.ts';
import { exchanges } from '../../calendar/exchanges.ts';
import { sessionsBetween } from '../../calendar/sessions.ts';
import { isWeekend } from '../../calendar/weekdays.ts';
import { count } from '../answer-schema.ts';
import { dayInput } from '../inputs.ts';
import { plain } from '../leaf.ts';
import { defineTool, toolError } from '../tool.ts';
import { calendarSource, closingNote, exchangeInput, unknownYears } from './exchange-input.ts';

const MOST_DAYS = 1100;

export const getTradingCalendar = defineTool({
  name: 'get_trading_calendar', group: 'calendar', source: calendarSource,
  description: 'Holidays with their names, half-days with their close, and on request every session with its hours, of an exchange over at most three years. Without days: the current year.',
  input: z.object({ exchange: exchangeInput, start_date: dayInput.optional(), end_date: dayInput.optional(), info: z.enum(['holidays', 'sessions']).default('holidays').describe('`sessions` lists every session with its hours as well.') }),
  output: z.object({
    exchange: z.string(), name: z.string(), zone: z.string(), start_date: z.string(), end_date: z.string(), session_count: count,
    holidays: z.array(z.object({ day: z.string(), name: z.string() })), half_days: z.array(z.object({ day: z.string(), local_close: z.string(), reason: z.string() })),
    sessions: z.array(z.object({ day: z.string(), open: z.string(), close: z.string() })),
  }),
  run: ({ exchange: code, start_date: start, end_date: end, info }, { today }) => {
    const exchange = exchanges[code];
    const from = start ?? `${(end ?? today).slice(0, 4)}-01-01`;
    const to = end ?? `${from.slice(0, 4)}-12-31`;
    if (from > to || daysBetween(from, to) > MOST_DAYS) return Promise.resolve(toolError('bad-input', `From ${from} to ${to} is no time of at most three years.`, 'Give an earlier start and a nearer end.'));
    const refused = unknownYears(exchange, from, to);
    if (refused !== null) return Promise.resolve(refused);
    const sessions = sessionsBetween(exchange, from, to);
    const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
    const all = Array.from({ length: (years.at(-1) ?? 0) - (years[0] ?? 0) + 1 }, (_, at) => closuresOf(code, (years[0] ?? 0) + at));
    const within = (day: string): boolean => day >= from && day <= to && !isWeekend(day);
    return Promise.resolve({
      ok: true, captures: [], notes: [closingNote],
      answer: {
        exchange: code, name: exchange.name, zone: exchange.zone, start_date: from, end_date: to, session_count: plain(sessions.length, 'count of rows'),
        holidays: all.flatMap(({ holidays }) => [...holidays].filter(([day]) => within(day)).map(([day, name]) => ({ day, name }))).sort((left, right) => (left.day < right.day ? -1 : 1)),
        half_days: sessions.flatMap(({ day, early, localClose }) => (early === null ? [] : [{ day, local_close: localClose, reason: early }])),
        sessions: info === 'sessions' ? sessions.map(({ day, open, close }) => ({ day, open: open.toISOString(), close: close.toISOString() })) : [],
      },
    });
  },
});
