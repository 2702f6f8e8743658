// Filings that were handed in, taken into the library as `assay ingest` does it.
import type { GivenOfFiling } from '@assay/knowledge';
import { AssayError } from '@assay/record';
import type { AskedIngestion } from '@assay/record/api';
import { join } from 'node:path';
import { clock } from '../../clock.ts';
import { ingestFilings, type IngestOutcome } from '../../library/ingest-filings.ts';
import { openPrepareTools } from '../../library/ingest-tools.ts';
import { withLibraryFaults } from '../../library/library-fault.ts';
import { openLibraryFolder, readyLibraryFolder } from '../../library/library-folder.ts';
import { whileLocked } from '../../library/library-lock.ts';
import { offerFiles } from '../../library/offer-files.ts';
import { removeUpload, uploadFolder } from '../uploads/take-upload.ts';
import type { Around } from './around.ts';

function givenBy({ company, form, period, filed }: AskedIngestion): GivenOfFiling {
  const said = Object.entries({ company, form, period, filed }).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(said);
}

function toldOf(outcome: IngestOutcome): { readonly event: string } & Readonly<Record<string, unknown>> {
  if (outcome.status === 'failed') return { event: 'filing-failed', name: outcome.name, why: outcome.why, remedy: outcome.remedy };
  const { id, company, form, period, chunks } = outcome.entry;
  return { event: 'filing-taken', name: outcome.name, status: outcome.status, filing: id, company: company.name, form, period, passages: chunks };
}

async function takeIn(asked: AskedIngestion, { environment, onEvent, signal }: Around): Promise<readonly IngestOutcome[]> {
  const { library: folder, cache } = environment.places;
  const began = clock().getTime();
  const paths = asked.files.map((name) => join(uploadFolder(cache, asked.upload), 'filing', name));
  const library = await openLibraryFolder(folder);
  try {
    return await ingestFilings(offerFiles(paths, givenBy(asked)), {
      library, signal, prepare: openPrepareTools(), elapsedMs: () => clock().getTime() - began,
      listen: { begin: (name) => { onEvent({ event: 'filing-start', name }); }, end: (outcomes) => { for (const outcome of outcomes) onEvent(toldOf(outcome)); } },
    });
  } finally {
    library.close();
  }
}

/** Throws where not one of them could be taken in; those that failed beside others are told as events. */
export async function carryOutIngestion(asked: AskedIngestion, around: Around): Promise<null> {
  const { library: folder, cache } = around.environment.places;
  try {
    const outcomes = await withLibraryFaults(folder, async () => {
      await readyLibraryFolder(folder);
      return whileLocked(folder, () => takeIn(asked, around));
    });
    around.signal.throwIfAborted();
    const [first] = outcomes;
    if (first?.status === 'failed' && outcomes.every(({ status }) => status === 'failed')) throw new AssayError(first.code, first.why, { remedy: first.remedy });
    return null;
  } finally {
    await removeUpload(cache, asked.upload);
  }
}
