// The SEC's own list of companies as a directory. Made once for each version of the list, not for each name that is asked.
import type { CapturedBytes } from '@assay/record';
import { readTickers } from '../edgar/company-tickers.ts';
import { makeDirectory, type Directory } from '../resolve/directory.ts';
import type { Sample } from '../sample/open-sample.ts';

export type SecDirectory = (list: CapturedBytes) => Directory;

export function openSecDirectory(sample: Pick<Sample, 'companies' | 'members'>): SecDirectory {
  let made: { readonly sha256: string; readonly directory: Directory } | null = null;
  return ({ capture, bytes }) => {
    if (made?.sha256 !== capture.sha256) made = { sha256: capture.sha256, directory: makeDirectory({ bundled: sample.companies(), listed: readTickers(bytes), members: sample.members() }) };
    return made.directory;
  };
}
