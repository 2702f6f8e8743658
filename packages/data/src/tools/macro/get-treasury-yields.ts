// Treasury yields of one day across maturities, and the spreads between them.
import type { Fact } from '@assay/record';
import { z } from 'zod';
import { number, text } from '../answer-schema.ts';
import { figure } from '../leaf.ts';
import { defineTool } from '../tool.ts';
import { askSeries, dayOf, onOrBefore, spreadOf } from './ask-series.ts';
import { fredSource } from './fred-source.ts';
import { shapeOfCurve } from './shape-of-curve.ts';

const maturities = { '3m': 'DGS3MO', '1y': 'DGS1', '2y': 'DGS2', '5y': 'DGS5', '10y': 'DGS10', '30y': 'DGS30' } as const;
type Maturity = keyof typeof maturities;

export const getTreasuryYields = defineTool({
  name: 'get_treasury_yields', group: 'macro', source: fredSource,
  description: 'Daily Treasury yields at constant maturity (3 months to 30 years), all of the same latest day, the spreads 10y−2y, 10y−3m and 30y−5y in percentage points, and whether the curve is inverted (below 0), flat (below 0.25 points) or normal.',
  input: z.object({}),
  output: z.object({ date: text, yields: z.record(z.enum(['3m', '1y', '2y', '5y', '10y', '30y']), number), spreads: z.object({ '10y_2y': number, '10y_3m': number, '30y_5y': number }), curve: text, missing: z.array(z.string()) }),
  run: async (_, context) => {
    const names = Object.keys(maturities) as Maturity[];
    const asked = await Promise.all(names.map(async (name) => ({ name, found: await askSeries(maturities[name], context) })));
    const [first] = asked;
    if (first !== undefined && !first.found.ok && asked.every(({ found }) => !found.ok)) return first.found;
    const good = asked.flatMap(({ name, found }) => (found.ok ? [{ name, series: found.series }] : []));
    const day = good.map(({ series }) => series.facts.at(-1)).flatMap((fact) => (fact === undefined ? [] : [dayOf(fact)])).sort()[0] ?? null;
    const on = new Map<Maturity, Fact | null>(good.map(({ name, series }) => [name, day === null ? null : sameDay(onOrBefore(series.facts, day), day)]));
    const at = (name: Maturity): Fact | null => on.get(name) ?? null;
    const tenTwo = spreadOf(at('10y'), at('2y'), 'Ten-year minus two-year Treasury yield');
    return {
      ok: true, captures: [...new Map(good.map(({ series }) => [series.captured.capture.id, series.captured])).values()], notes: [...new Set(good.flatMap(({ series }) => series.notes))],
      answer: {
        date: day, yields: Object.fromEntries(names.map((name) => [name, figure(at(name))])),
        spreads: { '10y_2y': tenTwo, '10y_3m': spreadOf(at('10y'), at('3m'), 'Ten-year minus three-month Treasury yield'), '30y_5y': spreadOf(at('30y'), at('5y'), 'Thirty-year minus five-year Treasury yield') },
        curve: shapeOfCurve(tenTwo), missing: asked.flatMap(({ name, found }) => (found.ok ? [] : [name])),
      },
    };
  },
});

/** Yields of different days make no curve. */
function sameDay(fact: Fact | null, day: string): Fact | null {
  return fact !== null && dayOf(fact) === day ? fact : null;
}
