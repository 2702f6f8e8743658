// Who is bundled, as of when: the small file that answers first.
import { isoDate, parseJson, type IsoDate } from '@assay/record';
import { z } from 'zod';
import { companyKinds, type Company } from '../company.ts';

/** A file of the bundled folder by its name there, as bytes. Throws when there is none. */
export type ReadSampleFile = (name: string) => Uint8Array;

const index = z.object({
  schema: z.literal('assay.sample-index/1'),
  companies: z.array(z.object({
    ticker: z.string(), cik: z.string(), name: z.string(), kind: z.enum(companyKinds), sector: z.string().nullable(), industry: z.string().nullable(),
    exchange: z.string().nullable(), fiscalCalendar: z.object({ month: z.int(), named: z.enum(['end-year', 'start-year']) }), asOf: isoDate, insiders: z.boolean(),
  })),
});

export type BundledCompany = { readonly company: Company; readonly asOf: IsoDate; /** Whether trades of its insiders are bundled. */ readonly insiders: boolean };

export function readSampleIndex(readFile: ReadSampleFile): BundledCompany[] {
  const read = index.parse(parseJson(new TextDecoder().decode(readFile('index.json'))));
  return read.companies.map(({ asOf, insiders, ...company }) => ({ company, asOf, insiders }));
}
