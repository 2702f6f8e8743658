// The fact readers by name: a capture names the one that understands its bytes.
import type { FactReader } from './read-fact.ts';
import { readSampleCloses } from './readers/sample-closes.ts';
import { readSampleCompany } from './readers/sample-company.ts';
import { readSampleConstituents } from './readers/sample-constituents.ts';
import { readSampleMacro } from './readers/sample-macro.ts';

export const readers: Readonly<Record<string, FactReader>> = {
  'sample-company': readSampleCompany, 'sample-closes': readSampleCloses, 'sample-macro': readSampleMacro, 'sample-constituents': readSampleConstituents,
};
