// The level of a market index, its change over a period, its range of 52 weeks and how it stands to its averages.
import { z } from 'zod';
import { barsEndpoint } from '../../../yahoo/endpoints.ts';
import { count, number } from '../../answer-schema.ts';
import { derive } from '../../derive.ts';
import { limitInput } from '../../inputs.ts';
import { figure, plain, type Draft } from '../../leaf.ts';
import { askSessions } from '../../prices/ask-sessions.ts';
import { rangeOf, yearRangeOf } from '../../prices/price-range.ts';
import { factsOf, type Session } from '../../prices/session.ts';
import { cutToPeriod, periodInput, startOfPeriod } from '../../prices/window.ts';
import { defineTool, toolError } from '../../tool.ts';
import { indexNames, indexSymbols } from '../../../resolve/known/indices.ts';
import { yahooSubject } from '../yahoo-subject.ts';

const distance = z.object({ average: number, distance: number });

export const getIndexData = defineTool({
  name: 'get_index_data', group: 'market',
  description: `A market index: level at the last close, change, high and low over a period, range of 52 weeks (always of 52 weeks), distance from its 50- and 200-day averages, newest closes. By name (${Object.keys(indexSymbols).join(', ')}) or by a Yahoo symbol with ^.`,
  input: z.object({ index: z.string().trim().min(1).max(20).default('SP500').describe('Name of an index or its Yahoo symbol.'), period: periodInput('1y'), limit: limitInput(500, 20) }),
  output: z.object({
    index: z.string(), name: z.string(), date: z.string(), level: number, change_of_day: number,
    period: z.object({ from: z.string(), to: z.string(), change: number, high: number, low: number }),
    range_52_weeks: z.object({ high: number, low: number, from_high: number, from_low: number }), average_50: distance, average_200: distance, rows: count, closes: z.array(z.object({ date: z.string(), close: number })),
  }),
  source: { name: barsEndpoint.sourceName, licence: barsEndpoint.licence, key: null, ttlMs: barsEndpoint.ttlMs },
  run: async ({ index, period, limit }, context) => {
    const symbol = symbolOf(index);
    if (symbol === null) return toolError('bad-input', `No index is known as “${index}”.`, `Use one of ${Object.keys(indexSymbols).join(', ')}, or a Yahoo symbol such as ^GSPC.`);
    const found = await yahooSubject(symbol, context);
    if (!found.ok) return found;
    const given = await askSessions(found.subject, startOfPeriod(period, context.asOf ?? context.today), context);
    if (!given.ok) return given;
    const [before, last] = [given.sessions.at(-2), given.sessions.at(-1)];
    const within = cutToPeriod(given.sessions, period);
    const first = within[0];
    if (last === undefined || first === undefined) return toolError('not-enough-data', `There are no closes of ${symbol}.`, 'Ask for a longer period.');
    const { change, high, low } = rangeOf(within);
    return {
      ok: true, captures: [given.captured], notes: given.notes,
      answer: {
        index: symbol, name: indexNames[symbol] ?? given.name, date: last.date, level: figure(last.close),
        change_of_day: derive('level / before - 1', { level: last.close, before: before?.close }, { label: 'Change of the day', unit: { kind: 'fraction' }, entity: last.close.entity, period: last.close.period }),
        period: { from: first.date, to: last.date, change, high, low }, range_52_weeks: { ...yearRangeOf(given.sessions) }, average_50: averageOf(given.sessions, 50), average_200: averageOf(given.sessions, 200),
        rows: plain(within.length, 'count of rows'), closes: within.slice(-limit).map(({ date, close }) => ({ date, close: figure(close) })),
      },
    };
  },
});

function symbolOf(index: string): string | null {
  const name = index.toUpperCase().replace(/[\s&_-]/g, '');
  const known = Object.entries(indexSymbols).find(([key]) => key === name)?.[1];
  return known ?? (/^\^[A-Z0-9.-]{1,12}$/i.test(index) ? index.toUpperCase() : null);
}

function averageOf(sessions: readonly Session[], length: number): Draft {
  const used = sessions.slice(-length);
  const last = used.at(-1)?.close;
  if (used.length < length || last === undefined) return { average: null, distance: null };
  const about = { entity: last.entity, period: last.period };
  const close = factsOf(used, 'close');
  return {
    average: derive('avg(close)', { close }, { ...about, label: `Average of ${String(length)} closes`, unit: last.unit }),
    distance: derive('last / avg(close) - 1', { last, close }, { ...about, label: `Distance from the average of ${String(length)} closes`, unit: { kind: 'fraction' } }),
  };
}
