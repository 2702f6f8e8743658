// The slope of the curve as the Federal Reserve publishes it, what it was three months and a year ago, and since when it has its sign.
import { addDays, type Fact } from '@assay/record';
import { z } from 'zod';
import { number, text } from '../answer-schema.ts';
import { figure, type Draft } from '../leaf.ts';
import { defineTool } from '../tool.ts';
import { askSeries, dayOf, difference, onOrBefore, type Series } from './ask-series.ts';
import { fredSource } from './fred-source.ts';
import { shapeOfCurve } from './shape-of-curve.ts';

const slope = z.object({ series: z.string(), date: text, points: number, shape: text, three_months_earlier: number, change_over_three_months: number, year_earlier: number, change_over_year: number, sign_since: text });

export const getYieldCurve = defineTool({
  name: 'get_yield_curve', group: 'macro', source: fredSource,
  description: 'The spreads 10y−2y (T10Y2Y) and 10y−3m (T10Y3M) in percentage points: latest, three months and a year earlier, the changes, whether inverted, flat or normal, and since which day the sign is what it is.',
  input: z.object({}),
  output: z.object({ ten_year_less_two_year: slope, ten_year_less_three_month: slope.nullable() }),
  run: async (_, context) => {
    const [two, three] = await Promise.all([askSeries('T10Y2Y', context), askSeries('T10Y3M', context)]);
    if (!two.ok) return two;
    const both = [two.series, ...(three.ok ? [three.series] : [])];
    return {
      ok: true, captures: [...new Map(both.map((series) => [series.captured.capture.id, series.captured])).values()], notes: [...new Set(both.flatMap((series) => series.notes))],
      answer: { ten_year_less_two_year: slopeOf(two.series), ten_year_less_three_month: three.ok ? slopeOf(three.series) : null },
    };
  },
});

function slopeOf(series: Series): Draft {
  const latest = series.facts.at(-1) ?? null;
  const earlier = latest === null ? null : onOrBefore(series.facts, addDays(dayOf(latest), -91));
  const year = latest === null ? null : onOrBefore(series.facts, addDays(dayOf(latest), -365));
  const change = (from: Fact | null, label: string): Draft => (latest === null || from === null ? null : difference(latest, from, label));
  return {
    series: series.id, date: latest === null ? null : dayOf(latest), points: figure(latest), shape: shapeOfCurve(latest === null ? null : { fact: latest }),
    three_months_earlier: figure(earlier), change_over_three_months: change(earlier, `${series.title}, change over three months`),
    year_earlier: figure(year), change_over_year: change(year, `${series.title}, change over a year`), sign_since: signSince(series.facts),
  };
}

/** The first day of the last unbroken run of one sign; null where the run began before the observations do. */
function signSince(facts: readonly Fact[]): string | null {
  const isBelow = (fact: Fact | undefined): boolean => fact?.value.startsWith('-') === true;
  const now = isBelow(facts.at(-1));
  const other = facts.findLastIndex((fact) => isBelow(fact) !== now);
  const first = other < 0 ? undefined : facts[other + 1];
  return first === undefined ? null : dayOf(first);
}
