// Risk on or off, by two stated conditions: the S&P 500 to its 200-day average, and the VIX.
import { decimal } from '@assay/record';
import { z } from 'zod';
import { barsEndpoint } from '../../yahoo/endpoints.ts';
import { number } from '../answer-schema.ts';
import { derive } from '../derive.ts';
import { figure } from '../leaf.ts';
import { indexSymbols } from '../../resolve/known/indices.ts';
import { yahooSubject } from '../market/yahoo-subject.ts';
import { askSessions, type Sessions } from '../prices/ask-sessions.ts';
import { factsOf } from '../prices/session.ts';
import { monthsBefore } from '../prices/window.ts';
import { defineTool, toolError, type ToolContext, type ToolYield } from '../tool.ts';

const AVERAGE = 200;
const CALM = 20;
const ALARM = 25;
const rule = `risk-on: S&P 500 above its ${String(AVERAGE)}-day average and VIX below ${String(CALM)}; risk-off: below the average and VIX at ${String(ALARM)} or more; cautious otherwise`;

export const getMarketRegime = defineTool({
  name: 'get_market_regime', group: 'indicators',
  description: `Regime of the American share market at the last close, ${rule}. With both levels, their days and the distance from the average.`,
  input: z.object({}),
  output: z.object({
    regime: z.enum(['risk-on', 'cautious', 'risk-off']), rule: z.string(),
    sp500: z.object({ date: z.string(), close: number, average_200: number, distance: number, change_1_month: number }), vix: z.object({ date: z.string(), close: number, average_1_month: number }),
  }),
  source: { name: barsEndpoint.sourceName, licence: barsEndpoint.licence, key: null, ttlMs: barsEndpoint.ttlMs },
  run: async (_, context) => {
    const [shares, fear] = await Promise.all([ask(indexSymbols.SP500, context), ask(indexSymbols.VIX, context)]);
    if (!shares.ok) return shares;
    if (!fear.ok) return fear;
    const used = shares.sessions.slice(-AVERAGE);
    const [last, vix] = [used.at(-1), fear.sessions.at(-1)];
    if (last === undefined || vix === undefined || used.length < AVERAGE) return toolError('not-enough-data', `A regime needs ${String(AVERAGE)} closes of the S&P 500 and one of the VIX.`, 'Ask for a later day.');
    const close = factsOf(used, 'close');
    const isAbove = close.reduce((sum, fact) => sum.plus(fact.value), decimal(0)).dividedBy(AVERAGE).lessThan(last.close.value);
    const about = { entity: last.close.entity, period: last.close.period };
    const month = (sessions: Sessions['sessions']): Sessions['sessions'] => sessions.slice(-21);
    return {
      ok: true, captures: [shares.captured, fear.captured], notes: [...shares.notes, ...fear.notes],
      answer: {
        regime: regimeOf(isAbove, Number(vix.close.value)), rule,
        sp500: {
          date: last.date, close: figure(last.close), average_200: derive('avg(close)', { close }, { ...about, label: 'Average of 200 closes', metric: 'sma_200', unit: last.close.unit }),
          distance: derive('last / avg(close) - 1', { last: last.close, close }, { ...about, label: 'Distance from the average of 200 closes', unit: { kind: 'fraction' } }),
          change_1_month: derive('last / first - 1', { last: last.close, first: month(used)[0]?.close }, { ...about, label: 'Change over 20 sessions', unit: { kind: 'fraction' } }),
        },
        vix: { date: vix.date, close: figure(vix.close), average_1_month: derive('avg(close)', { close: factsOf(month(fear.sessions), 'close') }, { entity: vix.close.entity, period: vix.close.period, label: 'Average of 21 closes', unit: vix.close.unit }) },
      },
    };
  },
});

async function ask(symbol: string, context: ToolContext): Promise<Sessions | Extract<ToolYield, { readonly ok: false }>> {
  const found = await yahooSubject(symbol, context);
  return found.ok ? askSessions(found.subject, monthsBefore(context.asOf ?? context.today, 18), context) : found;
}

function regimeOf(isAbove: boolean, vix: number): 'risk-on' | 'cautious' | 'risk-off' {
  if (isAbove && vix < CALM) return 'risk-on';
  return !isAbove && vix >= ALARM ? 'risk-off' : 'cautious';
}
