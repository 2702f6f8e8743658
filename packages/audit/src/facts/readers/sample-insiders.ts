// Open-market trades of insiders of one bundled company (`assay.sample-insiders/1`), as its Forms 4 state them: a row for the shares of each trade, and one for its price.
import { instant, isoDate } from '@assay/record';
import { z } from 'zod';
import { makeFactId } from '../fact-id.ts';
import type { FactReader } from '../read-fact.ts';
import { readSampleRows } from './sample-rows.ts';
import { unitOfSample } from './sample-unit.ts';

const header = z.object({ schema: z.literal('assay.sample-insiders/1'), ticker: z.string(), cik: z.string(), name: z.string(), asOf: isoDate, currency: z.literal('USD'), source: z.string() });
/** What it is, the value, owner, transaction code, day, day of filing, number of the trade. */
const row = z.tuple([z.enum(['shares', 'price']), z.number().nonnegative(), z.string(), z.string(), isoDate, isoDate, z.int().positive()]);
const labels = { shares: 'Shares of the transaction', price: 'Price of the transaction' } as const;

export const readSampleInsiders: FactReader = (source) => {
  const { header: file, rows } = readSampleRows(source, { list: 'trades', header, row });
  const entity = { id: `cik:${file.cik}`, ticker: file.ticker, name: file.name };
  return rows.map(({ row: [what, , owner, code, on, filed, line], digits, anchor }, index) => ({
    fact: {
      id: makeFactId(source.capture, index), entity, metric: { id: null, label: labels[what], concept: `ownership:${what}` }, value: digits, precision: null, unit: unitOfSample(what === 'shares' ? 'shares' : 'USD/share'),
      period: instant(on), dimensions: { owner, line: String(line), code, table: 'non-derivative' },
      source: { kind: 'filing', name: file.source, form: '4', accession: null, filed }, capture: source.capture.id, anchor, derived: null,
    },
    row: [owner, labels[what]], column: [on], caption: file.name, mentions: [], scale: 0,
  }));
};
