// The usual indicators at the last session, with its day.
import { z } from 'zod';
import { barsEndpoint } from '../../yahoo/endpoints.ts';
import { count, number, text } from '../answer-schema.ts';
import { derive } from '../derive.ts';
import { tickerInput } from '../inputs.ts';
import { figure, plain, type Draft } from '../leaf.ts';
import { yahooSubject } from '../market/yahoo-subject.ts';
import { askSessions } from '../prices/ask-sessions.ts';
import { factsOf, type Session } from '../prices/session.ts';
import { monthsBefore } from '../prices/window.ts';
import { defineTool, toolError } from '../tool.ts';
import { indicatorGroups, type IndicatorGroup } from './indicator-list.ts';
import { indicatorReader } from './read-indicator.ts';

const FEWEST = 30;
const VOLUME_SESSIONS = 20;
const groupNames = ['trend', 'momentum', 'volatility', 'volume'] as const satisfies readonly IndicatorGroup[];
const schemaOf = (group: IndicatorGroup): z.ZodOptional<z.ZodObject<Record<string, typeof number>>> => z.object({ ...Object.fromEntries(indicatorGroups[group].map(({ id }) => [id, number])), ...(group === 'volume' ? { volume: number, volume_sma_20: number } : {}) }).optional();

export const getTechnicalIndicators = defineTool({
  name: 'get_technical_indicators', group: 'indicators',
  description: 'Technical indicators at the last session, whose day is given: averages, MACD, ADX; RSI, stochastic, Williams %R, CCI, rate of change; Bollinger bands, ATR, volatility, drawdown; on-balance volume, money flow. Computed from up to three years of sessions; null where these are too few. Closes are adjusted for splits, not for dividends.',
  input: z.object({ ticker: tickerInput, indicators: z.enum(['standard', ...groupNames]).default('standard').describe('All groups, or one of them.') }),
  output: z.object({ ticker: z.string(), name: z.string(), currency: text, date: z.string(), close: number, sessions: count, ...Object.fromEntries(groupNames.map((group) => [group, schemaOf(group)])) }),
  source: { name: barsEndpoint.sourceName, licence: barsEndpoint.licence, key: null, ttlMs: barsEndpoint.ttlMs },
  run: async ({ ticker, indicators }, context) => {
    const found = await yahooSubject(ticker, context);
    if (!found.ok) return found;
    const given = await askSessions(found.subject, monthsBefore(context.asOf ?? context.today, 36), context);
    if (!given.ok) return given;
    const { sessions } = given;
    const last = sessions.at(-1);
    if (last === undefined || sessions.length < FEWEST) return toolError('not-enough-data', `There are ${String(sessions.length)} sessions of ${found.subject.company.ticker}; indicators need at least ${String(FEWEST)}.`, 'Ask for a share that has traded longer, or for a later day.');
    const read = indicatorReader(sessions);
    const wanted = groupNames.filter((group) => indicators === 'standard' || indicators === group);
    return {
      ok: true, captures: [given.captured], notes: given.notes,
      answer: {
        ticker: found.subject.company.ticker, name: given.name, currency: given.currency, date: last.date, close: figure(last.close), sessions: plain(sessions.length, 'count of rows'),
        ...Object.fromEntries(wanted.map((group) => [group, { ...Object.fromEntries(indicatorGroups[group].map((indicator) => [indicator.id, read(indicator)])), ...(group === 'volume' ? volumeOf(sessions) : {}) }])),
      },
    };
  },
});

function volumeOf(sessions: readonly Session[]): { readonly [name: string]: Draft } {
  const used = sessions.slice(-VOLUME_SESSIONS);
  const volume = factsOf(used, 'volume');
  const last = used.at(-1);
  return { volume: figure(last?.volume), volume_sma_20: volume.length < VOLUME_SESSIONS ? null : derive('avg(volume)', { volume }, { label: 'Average volume of 20 sessions', unit: { kind: 'shares' }, entity: last?.close.entity ?? null, period: last?.close.period ?? null }) };
}
