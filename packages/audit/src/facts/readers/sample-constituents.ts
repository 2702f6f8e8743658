// The bundled S&P 500 list (`assay.sample-constituents/1`). Its only figures are how many companies each sector holds, and all of them.
import { instant, isoDate } from '@assay/record';
import { z } from 'zod';
import { makeFactId } from '../fact-id.ts';
import type { FactReader } from '../read-fact.ts';
import { readSampleRows } from './sample-rows.ts';
import { unitOfSample } from './sample-unit.ts';

const member = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), isoDate.nullable()]);
const header = z.object({ schema: z.literal('assay.sample-constituents/1'), index: z.string(), asOf: isoDate, members: z.array(member) });
/** Sector ("all" for the whole index) and the number of its members. */
const row = z.tuple([z.string(), z.int().nonnegative()]);

export const readSampleConstituents: FactReader = (source) => {
  const { header: file, rows } = readSampleRows(source, { list: 'counts', header, row });
  return rows.map(({ row: [sector], digits, anchor }, index) => ({
    fact: {
      id: makeFactId(source.capture, index), entity: { id: 'index:^GSPC', ticker: null, name: file.index },
      metric: { id: null, label: 'Companies in the index', concept: null }, value: digits, precision: null, unit: unitOfSample('companies'),
      period: instant(file.asOf), dimensions: sector === 'all' ? {} : { sector },
      source: { kind: 'aggregator', name: 'S&P 500 list', form: null, accession: null, filed: null }, capture: source.capture.id, anchor, derived: null,
    },
    row: sector === 'all' ? ['Companies in the index'] : [sector, 'Companies in the index'], column: [file.asOf], caption: file.index, mentions: [], scale: 0,
  }));
};
