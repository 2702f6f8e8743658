// Macro series of the bundled figures (`assay.sample-macro/1`), each as it was known on the as-of day.
// Days, weeks and months stand as the instant by which FRED dates them; a quarter is a duration.
import { metricById } from '@assay/calc';
import { addDays, decimal, instant, isIsoDate, isoDate, toDecimalText, type DecimalText, type IsoDate, type Period } from '@assay/record';
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

/** There are thousands of them in a file. */
function isRow(value: unknown): value is z.infer<typeof row> {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [id, amount, on] = value as readonly unknown[];
  return typeof id === 'string' && Number.isFinite(amount) && typeof on === 'string' && isIsoDate(on);
}

/** Digits as they are stored, which most of a file are. */
const plainDigits = /^(?:0|-?[1-9]\d*|-?(?:0|[1-9]\d*)\.\d*[1-9])$/;

function valueOf(digits: string, scale: number): DecimalText {
  return scale === 0 && plainDigits.test(digits) ? digits : toDecimalText(decimal(digits).times(decimal(`1e${String(scale)}`)));
}

export const readSampleMacro: FactReader = (source) => {
  const { header: file, rows } = readSampleRows(source, { list: 'observations', header, row, isRow });
  const told = new Map(Object.entries(file.series).map(([id, about]) => [id, {
    about, row: [about.title], unit: unitOfSample(about.unit),
    entity: { id: `fred:${id}`, ticker: null, name: about.title },
    metric: { id: metricById(about.metric)?.id ?? null, label: about.title, concept: `fred:${id}` },
    source: { kind: 'macro' as const, name: `FRED ${id}`, form: null, accession: null, filed: null },
  }] as const));
  return rows.flatMap(({ row: [id, , on], digits, anchor }, index) => {
    const known = told.get(id);
    if (known === undefined) return [];
    const { about: { scale, frequency }, entity, metric, unit, source: from, row } = known;
    const decimals = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0;
    return [{
      fact: {
        id: makeFactId(source.capture, index), entity, metric, value: valueOf(digits, scale), precision: decimals - scale, unit,
        period: periodOf(on, frequency), dimensions: {}, source: from, capture: source.capture.id, anchor, derived: null,
      },
      row, column: [on], caption: null, mentions: [], scale,
    }];
  });
};

function periodOf(on: IsoDate, frequency: 'daily' | 'weekly' | 'monthly' | 'quarterly'): Period {
  if (frequency !== 'quarterly') return instant(on);
  const next = addDays(`${on.slice(0, 8)}01`, 95);
  return { kind: 'duration', start: on, end: addDays(`${next.slice(0, 8)}01`, -1), fiscal: null };
}
