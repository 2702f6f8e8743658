// Macro series of the bundled figures (`assay.sample-macro/1`), each as it was known on the as-of day.
// Days, weeks and months stand as the instant by which FRED dates them; a quarter is a duration.
import { metricById } from '@assay/calc';
import { addDays, decimal, instant, isoDate, toDecimalText, type IsoDate, type Period } from '@assay/record';
import { z } from 'zod';
import { makeFactId } from '../fact-id.ts';
import type { FactReader } from '../read-fact.ts';
import { readSampleRows } from './sample-rows.ts';
import { sampleUnit, unitOfSample } from './sample-unit.ts';

const series = z.object({
  metric: z.string(), title: z.string(), unit: sampleUnit,
  /** Power of ten that the series' own unit puts on the digits: 9 for billions. */
  scale: z.int(),
  frequency: z.enum(['daily', 'weekly', 'monthly', 'quarterly']),
});
const header = z.object({ schema: z.literal('assay.sample-macro/1'), asOf: isoDate, series: z.record(z.string(), series) });
const row = z.tuple([z.string(), z.number(), isoDate]);

export const readSampleMacro: FactReader = (source) => {
  const { header: file, rows } = readSampleRows(source, { list: 'observations', header, row });
  return rows.flatMap(({ row: [id, , on], digits, anchor }, index) => {
    const about = file.series[id];
    if (about === undefined) return [];
    const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0;
    return [{
      fact: {
        id: makeFactId(source.capture, index), entity: { id: `fred:${id}`, ticker: null, name: about.title },
        metric: { id: metricById(about.metric)?.id ?? null, label: about.title, concept: `fred:${id}` },
        value: toDecimalText(decimal(digits).times(decimal(10).pow(about.scale))), precision: decimals - about.scale, unit: unitOfSample(about.unit),
        period: periodOf(on, about.frequency), dimensions: {},
        source: { kind: 'macro' as const, name: `FRED ${id}`, form: null, accession: null, filed: null }, capture: source.capture.id, anchor, derived: null,
      },
      row: [about.title], column: [on], caption: null, mentions: [], scale: about.scale,
    }];
  });
};

function periodOf(on: IsoDate, frequency: 'daily' | 'weekly' | 'monthly' | 'quarterly'): Period {
  if (frequency !== 'quarterly') return instant(on);
  const next = addDays(`${on.slice(0, 8)}01`, 95);
  return { kind: 'duration', start: on, end: addDays(`${next.slice(0, 8)}01`, -1), fiscal: null };
}
