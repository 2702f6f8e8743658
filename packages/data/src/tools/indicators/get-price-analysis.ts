// How a price stands: what it did over a period, to its averages, in its range of 52 weeks, and the trend by stated rules.
import { classifyTrend, lastAverageCross } from '@assay/calc';
import { z } from 'zod';
import { barsEndpoint } from '../../yahoo/endpoints.ts';
import { count, number, text } from '../answer-schema.ts';
import { derive } from '../derive.ts';
import { tickerInput } from '../inputs.ts';
import { figure, plain, type Draft } from '../leaf.ts';
import { yahooSubject } from '../market/yahoo-subject.ts';
import { askSessions } from '../prices/ask-sessions.ts';
import { rangeOf, yearRangeOf } from '../prices/price-range.ts';
import { closesOf, factsOf, type Session } from '../prices/session.ts';
import { cutToPeriod, monthsBefore, periodInput } from '../prices/window.ts';
import { defineTool, toolError } from '../tool.ts';
import { indicatorGroups, levelIndicators, returnIndicators, type IndicatorGroup } from './indicator-list.ts';
import { indicatorReader, type Indicator } from './read-indicator.ts';

const FEWEST = 30;
const CROSS_SESSIONS = 252;
const lengths = [20, 50, 200] as const;
const risks = ['volatility_3m', 'volatility_1y', 'max_drawdown_1y'] as const;
const riskIndicators: readonly Indicator[] = indicatorGroups['volatility' satisfies IndicatorGroup].filter(({ id }) => (risks as readonly string[]).includes(id));
const numbersOf = (indicators: readonly Indicator[]): z.ZodObject<Record<string, typeof number>> => z.object(Object.fromEntries(indicators.map(({ id }) => [id, number])));

export const getPriceAnalysis = defineTool({
  name: 'get_price_analysis', group: 'indicators',
  description: 'How a price stands at the last session: change, high, low and volume over a period; value of and distance from the 20-, 50- and 200-day averages and their order; the last golden or death cross within a year with its day; returns, volatility and drawdown; range of 52 weeks (always of 52 weeks); support and resistance; the trend by stated rules.',
  input: z.object({ ticker: tickerInput, period: periodInput('6mo', ['1mo', '3mo', '6mo', '1y', '2y', '5y', 'ytd']) }),
  output: z.object({
    ticker: z.string(), name: z.string(), currency: text, date: z.string(), close: number,
    period: z.object({ from: z.string(), to: z.string(), change: number, high: number, low: number, average_volume: number, sessions: count }),
    averages: z.array(z.object({ average: z.string(), value: number, distance: number, position: z.enum(['above', 'below', 'at']).nullable() })), order: text, cross: z.object({ kind: z.enum(['golden', 'death']), date: z.string() }).nullable(),
    trend: z.object({ label: text, rule: z.string() }), returns: numbersOf(returnIndicators), risk: numbersOf(riskIndicators), levels: numbersOf(levelIndicators), range_52_weeks: z.object({ high: number, low: number, from_high: number, from_low: number }),
  }),
  source: { name: barsEndpoint.sourceName, licence: barsEndpoint.licence, key: null, ttlMs: barsEndpoint.ttlMs },
  run: async ({ ticker, period }, context) => {
    const found = await yahooSubject(ticker, context);
    if (!found.ok) return found;
    const given = await askSessions(found.subject, monthsBefore(context.asOf ?? context.today, 61), context);
    if (!given.ok) return given;
    const { sessions } = given;
    const within = cutToPeriod(sessions, period);
    const [first, last] = [within[0], sessions.at(-1)];
    if (first === undefined || last === undefined || sessions.length < FEWEST) return toolError('not-enough-data', `There are ${String(sessions.length)} sessions of ${found.subject.company.ticker}; an analysis needs at least ${String(FEWEST)}.`, 'Ask for a share that has traded longer, or for a later day.');
    const closes = closesOf(sessions);
    const read = indicatorReader(sessions);
    const cross = lastAverageCross(closes, last.date, CROSS_SESSIONS);
    const each = (indicators: readonly Indicator[]): Draft => Object.fromEntries(indicators.map((indicator) => [indicator.id, read(indicator)]));
    return {
      ok: true, captures: [given.captured], notes: given.notes,
      answer: {
        ticker: found.subject.company.ticker, name: given.name, currency: given.currency, date: last.date, close: figure(last.close),
        period: { from: first.date, to: last.date, ...rangeOf(within), sessions: plain(within.length, 'count of rows') },
        averages: lengths.map((length) => averageOf(sessions, length)), order: orderOf(sessions), cross: cross === null ? null : { kind: cross.kind, date: cross.on },
        trend: { label: classifyTrend(closes, last.date)?.trend ?? null, rule: 'uptrend: close and 50-day average above the 200-day average, strong when the close is above the 50-day average and the 200-day average has risen over 20 sessions; downtrends mirror this; sideways otherwise' },
        returns: each(returnIndicators), risk: each(riskIndicators), levels: each(levelIndicators), range_52_weeks: { ...yearRangeOf(sessions) },
      },
    };
  },
});

function averageOf(sessions: readonly Session[], length: number): Draft {
  const used = sessions.slice(-length);
  const last = used.at(-1)?.close;
  const average = `SMA ${String(length)}`;
  if (used.length < length || last === undefined) return { average, value: null, distance: null, position: null };
  const close = factsOf(used, 'close');
  const about = { entity: last.entity, period: last.period };
  const mean = meanOf(used);
  return {
    average, value: derive('avg(close)', { close }, { ...about, label: `Simple average of ${String(length)} closes`, metric: `sma_${String(length)}`, unit: last.unit }),
    distance: derive('last / avg(close) - 1', { last, close }, { ...about, label: `Distance from the average of ${String(length)} closes`, unit: { kind: 'fraction' } }),
    position: Number(last.value) === mean ? 'at' : Number(last.value) > mean ? 'above' : 'below',
  };
}

function meanOf(sessions: readonly Session[]): number {
  return sessions.reduce((sum, { close }) => sum + Number(close.value), 0) / sessions.length;
}

/** Bullish order is 20 above 50 above 200; bearish the reverse. */
function orderOf(sessions: readonly Session[]): string | null {
  if (sessions.length < 200) return null;
  const [short = 0, middle = 0, long = 0] = lengths.map((length) => meanOf(sessions.slice(-length)));
  if (short > middle && middle > long) return '20 above 50 above 200';
  return short < middle && middle < long ? '20 below 50 below 200' : 'mixed';
}
