// One macro series: its latest value, what changed, its range, and its observations.
import { Decimal, toDecimalText, unitName, type Fact } from '@assay/record';
import { z } from 'zod';
import { number, text, count } from '../answer-schema.ts';
import { dayInput, limitInput } from '../inputs.ts';
import { computed, figure, plain, type ComputedLeaf, type Draft } from '../leaf.ts';
import { defineTool, toolError } from '../tool.ts';
import { askSeries, dayOf, difference, growth, observation, yearBefore, type Series } from './ask-series.ts';
import { fredSource } from './fred-source.ts';
import { indicatorAliases, seriesOfIndicator } from './indicators.ts';

const point = z.object({ date: z.string(), value: z.number() }).nullable();

export const getEconomicIndicator = defineTool({
  name: 'get_economic_indicator', group: 'macro', source: fredSource,
  description: 'One macro series by alias or by its FRED name: latest and previous value, change, change over a year (inflation, for a price index), lowest, highest and average of the time asked, and the observations. With a day as of which it is asked, the vintage of that day.',
  input: z.object({
    indicator: z.string().trim().min(1).max(60).describe(`Alias (${Object.keys(indicatorAliases).join(', ')}) or a FRED series such as DGS10.`),
    start_date: dayInput.optional().describe('First day; by default five years before the last.'), end_date: dayInput.optional(), limit: limitInput(1000, 60),
  }),
  output: z.object({
    series: z.string(), title: z.string(), unit: z.string(), latest: point, previous: point, change: number, year_ago: point, change_over_year: number, change_over_year_percent: number,
    lowest: point, highest: point, average: number, observation_count: count, first: text, observations: z.array(z.object({ date: z.string(), value: z.number() })),
  }),
  run: async (input, context) => {
    const end = input.end_date ?? context.asOf ?? context.today;
    const start = input.start_date ?? `${String(Number(end.slice(0, 4)) - 5)}${end.slice(4)}`;
    const asked = await askSeries(seriesOfIndicator(input.indicator), context, { start, end });
    if (!asked.ok) return asked;
    const { series } = asked;
    const within = series.facts.filter((fact) => dayOf(fact) >= start && dayOf(fact) <= end);
    const latest = within.at(-1);
    if (latest === undefined) return toolError('not-enough-data', `${series.id} has no observation from ${start} to ${end}.`, 'Ask for a longer time.');
    return {
      ok: true, captures: [series.captured], notes: series.notes,
      answer: {
        series: series.id, title: series.title, unit: unitName(series.unit), ...changesOf(series, within, latest), ...rangeOf(series, within),
        observations: within.slice(-input.limit).map((fact) => ({ date: dayOf(fact), value: figure(fact) })),
      },
    };
  },
});

function changesOf(series: Series, within: readonly Fact[], latest: Fact): Record<string, Draft> {
  const previous = within.at(-2) ?? null;
  const before = yearBefore(series.facts, latest);
  return {
    latest: observation(latest), previous: observation(previous), change: previous === null ? null : difference(latest, previous, `${series.title}, change`),
    year_ago: observation(before), change_over_year: before === null ? null : difference(latest, before, `${series.title}, change over a year`),
    change_over_year_percent: before === null || isRate(latest) ? null : growth(latest, before, `${series.title}, change over a year in percent`),
  };
}

function rangeOf(series: Series, within: readonly Fact[]): Record<string, Draft> {
  const sorted = within.toSorted((left, right) => new Decimal(left.value).comparedTo(right.value));
  const [first] = within;
  return {
    lowest: observation(sorted[0] ?? null), highest: observation(sorted.at(-1) ?? null), average: averageOf(within, series.title),
    observation_count: plain(within.length, 'count of rows'), first: first === undefined ? null : dayOf(first),
  };
}

/** Rates and spreads change by points; a percentage of a percentage misleads. */
function isRate({ unit }: Fact): boolean {
  return unit.kind === 'percent' || unit.kind === 'points';
}

function averageOf(facts: readonly Fact[], title: string): ComputedLeaf | null {
  const [first] = facts;
  if (first === undefined) return null;
  const mean = facts.reduce((sum, fact) => sum.plus(fact.value), new Decimal(0)).div(facts.length);
  return computed({ entity: first.entity, metric: { id: null, label: `${title}, average`, concept: null }, value: toDecimalText(mean.toDecimalPlaces(6)), unit: first.unit, period: null, formula: 'avg(observations)', inputs: [{ name: 'observations', facts: facts.map((fact) => fact.id) }], assumptions: {} });
}
