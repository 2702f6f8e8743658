// Sessions of a share, fund or index: by day, week or month, with what happened over the whole period.
import { addDays } from '@assay/record';
import { z } from 'zod';
import { barsEndpoint } from '../../../yahoo/endpoints.ts';
import { count, number, text } from '../../answer-schema.ts';
import { derive } from '../../derive.ts';
import { dayInput, limitInput, tickerInput } from '../../inputs.ts';
import { figure, plain } from '../../leaf.ts';
import { askSessions, type Sessions } from '../../prices/ask-sessions.ts';
import { periodOf, rangeOf } from '../../prices/price-range.ts';
import type { Event, Session } from '../../prices/session.ts';
import { stepNames, stepsOf } from '../../prices/steps.ts';
import { cutToPeriod, periodInput, startOfPeriod } from '../../prices/window.ts';
import { defineTool, toolError, type ToolContext } from '../../tool.ts';
import { yahooSubject } from '../yahoo-subject.ts';

const input = z.object({
  ticker: tickerInput, period: periodInput('6mo'), interval: z.enum(stepNames).default('1d').describe('One row a session, a week (from Monday) or a month.'),
  start_date: dayInput.optional().describe('First day, in place of the period.'), end_date: dayInput.optional().describe('Last day; the newest session without it.'), limit: limitInput(2000, 250),
});
const row = z.object({ date: z.string(), last_session: z.string(), open: number, high: number, low: number, close: number, adjusted_close: number, volume: number });
const event = z.object({ date: z.string(), amount: number });

export const getHistoricalPrices = defineTool({
  name: 'get_historical_prices', group: 'market',
  description: 'Open, high, low, close, adjusted close and volume by session, week or month, with change, high, low and average volume of the whole period, and the dividends and splits in it. Prices are adjusted for splits; only adjusted_close is adjusted for dividends. A limit keeps the newest rows.',
  input,
  output: z.object({
    ticker: z.string(), name: z.string(), currency: text, interval: z.string(), basis: z.string(),
    summary: z.object({ from: z.string(), to: z.string(), change: number, total_return: number, high: number, low: number, average_volume: number, rows: count }),
    dividends: z.array(event), splits: z.array(z.object({ date: z.string(), new_shares: number, split: z.string() })), prices: z.array(row),
  }),
  source: { name: barsEndpoint.sourceName, licence: barsEndpoint.licence, key: null, ttlMs: barsEndpoint.ttlMs },
  run: async (asked, context) => {
    if (asked.start_date !== undefined && asked.end_date !== undefined && asked.start_date > asked.end_date) return toolError('bad-input', 'The first day is after the last.', 'Swap start_date and end_date.');
    const found = await yahooSubject(asked.ticker, context);
    if (!found.ok) return found;
    const given = await askSessions(found.subject, firstDay(asked, context), context);
    if (!given.ok) return given;
    const sessions = cut(given.sessions, asked);
    const [first, last] = [sessions[0], sessions.at(-1)];
    if (first === undefined || last === undefined) return toolError('not-enough-data', `There are no sessions of ${found.subject.company.ticker} in the days asked for.`, 'Ask for other days: markets are closed at weekends and on holidays.');
    const steps = stepsOf(sessions, asked.interval);
    const within = ({ date }: Event): boolean => date >= first.date && date <= last.date;
    return {
      ok: true, captures: [given.captured], notes: [...given.notes, ...(steps.length > asked.limit ? [`The newest ${String(asked.limit)} of ${String(steps.length)} rows are shown; the summary is of the whole period.`] : [])],
      answer: {
        ticker: found.subject.company.ticker, name: given.name, currency: given.currency, interval: asked.interval, basis: basisOf(given, context),
        summary: { from: first.date, to: last.date, ...rangeOf(sessions), total_return: totalReturn(first, last), rows: plain(steps.length, 'count of rows') },
        dividends: given.dividends.filter(within).map(({ date, fact }) => ({ date, amount: figure(fact) })),
        splits: given.splits.filter(within).map(({ date, fact }) => ({ date, new_shares: figure(fact), split: fact.metric.label })),
        prices: steps.slice(-asked.limit),
      },
    };
  },
});

type Asked = z.output<typeof input>;

function firstDay({ start_date, end_date, period }: Asked, { asOf, today }: ToolContext): string {
  return start_date ?? startOfPeriod(period, end_date ?? addDays(asOf ?? today, -7));
}

function cut(sessions: readonly Session[], { start_date, end_date, period }: Asked): readonly Session[] {
  const upTo = end_date === undefined ? sessions : sessions.filter(({ date }) => date <= end_date);
  return start_date === undefined ? cutToPeriod(upTo, period) : upTo.filter(({ date }) => date >= start_date);
}

function totalReturn(first: Session, last: Session): ReturnType<typeof derive> {
  return derive('last / first - 1', { last: last.adjusted, first: first.adjusted }, { label: 'Total return over the period', unit: { kind: 'fraction' }, entity: last.close.entity, period: periodOf([first, last]) });
}

function basisOf({ captured: { capture } }: Sessions, { asOf, today }: ToolContext): string {
  if (capture.origin === 'sample') return `bundled closes are adjusted for splits up to ${capture.asOf ?? today} and not for dividends`;
  const dividends = asOf === null ? 'adjusted_close also for dividends' : 'closes adjusted for dividends are not given for a past day, because they take in later ones';
  return `open, high, low, close and volume are adjusted for splits up to ${asOf ?? today}; ${dividends}`;
}
