// The index made anew of the filings that are kept: after a damage, for another format, or for another embedding model.
import { setImmediate } from 'node:timers/promises';
import type { Library } from '@assay/knowledge';
import { AssayError } from '@assay/record';
import type { IngestListener, IngestOutcome } from './ingest-filings.ts';

export type RebuildTools = { readonly library: Library; readonly signal: AbortSignal; readonly listen: IngestListener; readonly elapsedMs: () => number };

/** `library` was opened over a fresh index. A copy that is damaged does not stop the others. */
export async function rebuildLibrary({ library, signal, listen, elapsedMs }: RebuildTools): Promise<IngestOutcome[]> {
  const outcomes: IngestOutcome[] = [];
  library.ready();
  for (const entry of library.entries()) {
    await setImmediate();
    if (signal.aborted) break;
    const started = elapsedMs();
    listen.begin(entry.source, outcomes.length);
    const outcome = await library.finish(entry.id).then((): IngestOutcome => ({ status: 'finished', name: entry.source, entry, ms: elapsedMs() - started }), (error: unknown) => failedOutcome(error, entry.source));
    outcomes.push(outcome);
    listen.end([outcome], outcomes.length);
  }
  await library.save();
  return outcomes;
}

function failedOutcome(error: unknown, name: string): IngestOutcome {
  if (!(error instanceof AssayError) || !['unreadable-file', 'malformed-source'].includes(error.code)) throw error;
  return { status: 'failed', name, code: error.code, why: error.message, remedy: error.remedy };
}
