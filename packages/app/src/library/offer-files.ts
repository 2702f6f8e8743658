// Local files as filings to take in.
import { basename } from 'node:path';
import type { GivenOfFiling } from '@assay/knowledge';
import type { Offered } from './ingest-filings.ts';
import { readReportFile } from './read-report-file.ts';

export function offerFiles(paths: readonly string[], given: GivenOfFiling): Offered[] {
  return paths.map((path) => ({ name: basename(path), url: null, load: async () => [{ ...(await readReportFile(path)), given }] }));
}
