// Daily closes of one bundled company (`assay.sample-closes/1`), on the split basis of its as-of day and without dividends.
import { instant, isIsoDate, isoDate } from '@assay/record';
import { z } from 'zod';
import { makeFactId } from '../fact-id.ts';
import type { FactReader } from '../read-fact.ts';
import { readSampleRows } from './sample-rows.ts';
import { unitOfSample } from './sample-unit.ts';

const header = z.object({
  schema: z.literal('assay.sample-closes/1'),
  ticker: z.string(), cik: z.string(), name: z.string(), asOf: isoDate, currency: z.literal('USD'),
  /** Names of the sources by the letter that a row gives. */
  sources: z.record(z.string(), z.string()),
  /** How closes of a source were derived, where they are not the source's own. */
  derived: z.record(z.string(), z.string()),
});
const row = z.tuple([isoDate, z.number().positive(), z.string()]);

/** There are hundreds of them in a file, and some questions read all files. */
function isRow(value: unknown): value is z.infer<typeof row> {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [on, close, letter] = value as readonly unknown[];
  return typeof on === 'string' && isIsoDate(on) && Number.isFinite(close) && Number(close) > 0 && typeof letter === 'string';
}

export const readSampleCloses: FactReader = (source) => {
  const { header: file, rows } = readSampleRows(source, { list: 'closes', header, row, isRow });
  const entity = { id: `cik:${file.cik}`, ticker: file.ticker, name: file.name };
  return rows.map(({ row: [on, , letter], digits, anchor }, index) => ({
    fact: {
      id: makeFactId(source.capture, index), entity, metric: { id: 'price', label: 'Close', concept: null }, value: digits, precision: null,
      unit: unitOfSample('USD/share'), period: instant(on), dimensions: {},
      source: { kind: 'market', name: file.sources[letter] ?? letter, form: null, accession: null, filed: on }, capture: source.capture.id, anchor, derived: file.derived[letter] ?? null,
    },
    row: ['Close'], column: [on], caption: `${file.name}, daily closes in ${file.currency}`, mentions: [], scale: 0,
  }));
};
