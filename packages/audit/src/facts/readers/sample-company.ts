// Statements of one bundled company (`assay.sample-company/1`): every figure with period, concept and the filing or aggregator it comes from.
import { metricById } from '@assay/calc';
import { duration, instant, isIsoDate, isoDate, labelPeriod, periodName, sourceKinds, type FiscalCalendar, type Period } from '@assay/record';
import { z } from 'zod';
import { makeFactId } from '../fact-id.ts';
import type { FactReader } from '../read-fact.ts';
import { readSampleRows } from './sample-rows.ts';
import { sampleUnit, unitOfSample } from './sample-unit.ts';

const header = z.object({
  schema: z.literal('assay.sample-company/1'),
  ticker: z.string(), cik: z.string(), name: z.string(), asOf: isoDate, currency: z.literal('USD'),
  fiscalCalendar: z.object({ month: z.int().min(1).max(12), named: z.enum(['end-year', 'start-year']) }),
  /** Kind, name, form, accession, day of filing. */
  sources: z.array(z.tuple([z.enum(sourceKinds), z.string(), z.string().nullable(), z.string().nullable(), isoDate.nullable()])),
  labels: z.record(z.string(), z.string()),
});
/** Metric, value, unit, start (null for an instant), end, concept, index into `sources`, derivation. */
const row = z.tuple([z.string(), z.number(), sampleUnit, isoDate.nullable(), isoDate, z.string().nullable(), z.int().nonnegative(), z.string().nullable()]);

type Row = z.infer<typeof row>;

const unitNames: ReadonlySet<unknown> = new Set(sampleUnit.options);

/** A statement has hundreds of lines, and each is read several times in the life of a report. */
function isRow(value: unknown): value is Row {
  if (!Array.isArray(value) || value.length !== 8) return false;
  const [metric, amount, unit, start, end, concept, at, derived] = value as readonly unknown[];
  const areTimes = (start === null || isDay(start)) && isDay(end);
  return typeof metric === 'string' && Number.isFinite(amount) && unitNames.has(unit) && areTimes && isTextOrNull(concept) && Number.isSafeInteger(at) && Number(at) >= 0 && isTextOrNull(derived);
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && isIsoDate(value);
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

export const readSampleCompany: FactReader = (source) => {
  const { header: file, rows } = readSampleRows(source, { list: 'facts', header, row, isRow });
  const entity = { id: `cik:${file.cik}`, ticker: file.ticker, name: file.name };
  return rows.map(({ row: [metric, , unit, start, end, concept, at, derived], digits, anchor }, index) => {
    const label = file.labels[metric] ?? metric;
    const period = labelled(start === null ? instant(end) : duration(start, end), file.fiscalCalendar);
    const [kind, name, form, accession, filed] = file.sources[at] ?? ['aggregator', 'unknown', null, null, null];
    return {
      fact: {
        id: makeFactId(source.capture, index), entity, metric: { id: metricById(metric)?.id ?? null, label, concept }, value: digits, precision: null, unit: unitOfSample(unit),
        period, dimensions: {}, source: { kind, name, form, accession, filed }, capture: source.capture.id, anchor, derived,
      },
      row: [label], column: [periodName(period)], caption: `${file.name}, figures in ${file.currency}`, mentions: [], scale: 0,
    };
  });
};

function labelled(period: Period, calendar: FiscalCalendar): Period {
  return period.kind === 'labelled' ? period : { ...period, fiscal: labelPeriod(period, calendar) };
}
