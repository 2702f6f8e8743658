// What analysts expect of the periods to come: lowest, average and highest, and how many they are.
import { addDays } from '@assay/record';
import { z } from 'zod';
import { estimatesEndpoint } from '../../fmp/endpoints.ts';
import { number } from '../answer-schema.ts';
import { limitInput, tickerInput } from '../inputs.ts';
import type { Draft } from '../leaf.ts';
import { fig, pick, type Pick } from '../read-capture.ts';
import { defineTool } from '../tool.ts';
import { askFmp, currencyNote, fmpSource, type FmpAnswer } from './ask-fmp.ts';

/** A period that has just ended is not reported yet. */
const UNREPORTED_DAYS = 60;
const range = z.object({ low: number, average: number, high: number });
const lines = { revenue: 'revenue', ebitda: 'ebitda', ebit: 'ebit', net_income: 'netIncome', eps: 'eps' } as const;

export const getAnalystEstimates = defineTool({
  name: 'get_analyst_estimates', group: 'estimates',
  description: "Analysts' lowest, average and highest estimates of revenue, EBITDA, EBIT, net income and earnings per share for the fiscal periods to come, nearest first, with the number of analysts. Estimates, never results.",
  input: z.object({ ticker: tickerInput, period: z.enum(['annual', 'quarter']).default('annual').describe('Length of the periods; quarters need a paid plan.'), limit: limitInput(10, 5).describe('At most so many periods, the nearest (1–10).') }),
  output: z.object({
    ticker: z.string(), name: z.string(), period: z.string(),
    estimates: z.array(z.object({ period_end: z.string(), revenue: range, ebitda: range, ebit: range, net_income: range, eps: range, revenue_analysts: number, eps_analysts: number })),
  }),
  source: fmpSource(estimatesEndpoint),
  run: async ({ ticker, period, limit }, context) => {
    const asked = await askFmp({ ticker, what: 'What analysts expect', ask: (fmp, symbol, about) => fmp.estimates(symbol, period, about) }, context);
    if (!asked.ok) return asked;
    const { company } = asked.subject;
    const coming = asked.rows.filter(({ date }) => date >= addDays(context.today, -UNREPORTED_DAYS)).slice(0, limit);
    return { ok: true, captures: asked.captures, notes: [...asked.notes, currencyNote], answer: { ticker: company.ticker, name: company.name, period, estimates: coming.map((row) => estimateOf(row, asked)) } };
  },
});

function estimateOf({ date, pointer }: FmpAnswer['rows'][number], { read, root }: FmpAnswer): { readonly [name: string]: Draft } {
  const place = { root, pointer };
  const ranges = Object.entries(lines).map(([name, stem]) => [name, pick(read, place, { low: fig(`${stem}Low`), average: fig(`${stem}Avg`), high: fig(`${stem}High`) } satisfies Record<string, Pick>)] as const);
  return { period_end: date, ...Object.fromEntries(ranges), ...pick(read, place, { revenue_analysts: fig('numAnalystsRevenue'), eps_analysts: fig('numAnalystsEps') }) };
}
