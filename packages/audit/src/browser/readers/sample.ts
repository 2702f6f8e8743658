// The readers of the bundled figures, loaded for an archive that has them.
import type { FactReader } from '../../facts/read-fact.ts';
import { readSampleCloses } from '../../facts/readers/sample-closes.ts';
import { readSampleCompany } from '../../facts/readers/sample-company.ts';
import { readSampleConstituents } from '../../facts/readers/sample-constituents.ts';
import { readSampleInsiders } from '../../facts/readers/sample-insiders.ts';
import { readSampleMacro } from '../../facts/readers/sample-macro.ts';

export const sampleReaders: Readonly<Record<string, FactReader>> = {
  'sample-company': readSampleCompany, 'sample-closes': readSampleCloses, 'sample-macro': readSampleMacro, 'sample-constituents': readSampleConstituents, 'sample-insiders': readSampleInsiders,
};
