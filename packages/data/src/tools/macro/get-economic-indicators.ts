// The state of the economy in one answer: the latest of the main series, asked at once. A series that fails is named, the others stand.
import { z } from 'zod';
import { number, text } from '../answer-schema.ts';
import { defineTool } from '../tool.ts';
import { askSeries, dayOf, difference, growth, yearBefore, type Series } from './ask-series.ts';
import { figure, type Draft } from '../leaf.ts';
import { fredSource } from './fred-source.ts';
import { indicatorAliases, inflationSeries, seriesOfIndicator } from './indicators.ts';
import { unitName } from '@assay/record';

const main = ['fed_funds_rate', 'cpi', 'core_cpi', 'core_pce', 'unemployment', 'nonfarm_payrolls', 'initial_claims', 'real_gdp', 'retail_sales', 'industrial_production', 'treasury_10y', 'yield_spread_10y_2y'] as const;

export const getEconomicIndicators = defineTool({
  name: 'get_economic_indicators', group: 'macro', source: fredSource,
  description: 'The latest value of several macro series at once, with the change from the observation before and over a year; for a price index the change over a year is the inflation rate, never the index level.',
  input: z.object({ indicators: z.array(z.string().trim().min(1).max(60)).min(1).max(20).default([...main]).describe(`Aliases (${Object.keys(indicatorAliases).join(', ')}) or FRED series.`) }),
  output: z.object({
    indicators: z.array(z.object({ indicator: z.string(), series: z.string(), title: z.string(), unit: z.string(), date: z.string(), value: number, change: number, change_over_year: number, inflation: number })),
    missing: z.array(z.object({ indicator: z.string(), why: z.string(), remedy: text })),
  }),
  run: async ({ indicators }, context) => {
    const asked = await Promise.all([...new Set(indicators)].map(async (indicator) => ({ indicator, found: await askSeries(seriesOfIndicator(indicator), context) })));
    const [first] = asked;
    if (first !== undefined && !first.found.ok && asked.every(({ found }) => !found.ok)) return first.found;
    const good = asked.flatMap(({ indicator, found }) => (found.ok ? [{ indicator, series: found.series }] : []));
    const captures = [...new Map(good.map(({ series }) => [series.captured.capture.id, series.captured])).values()];
    return {
      ok: true, captures, notes: [...new Set(good.flatMap(({ series }) => series.notes))],
      answer: {
        indicators: good.map(({ indicator, series }) => rowOf(indicator, series)),
        missing: asked.flatMap(({ indicator, found }) => (found.ok ? [] : [{ indicator, why: found.error.message, remedy: found.error.remedy }])),
      },
    };
  },
});

function rowOf(indicator: string, series: Series): Draft {
  const latest = series.facts.at(-1);
  const previous = series.facts.at(-2);
  const before = latest === undefined ? null : yearBefore(series.facts, latest);
  const label = series.title;
  return {
    indicator, series: series.id, title: label, unit: unitName(series.unit), date: latest === undefined ? '' : dayOf(latest), value: figure(latest),
    change: latest === undefined || previous === undefined ? null : difference(latest, previous, `${label}, change`), change_over_year: latest === undefined || before === null ? null : difference(latest, before, `${label}, change over a year`),
    inflation: latest === undefined || before === null || !inflationSeries.has(series.id) ? null : growth(latest, before, `${label}, inflation over a year`),
  };
}
