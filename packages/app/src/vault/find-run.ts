// Which run a user means: a path, an id or its beginning, a ticker, or `latest`.
import { stat } from 'node:fs/promises';
import { AssayError } from '@assay/record';
import { listRuns, type ListedRun } from './list-runs.ts';
import { loadRun, type LoadedRun } from './load-run.ts';

type Sealed = Extract<ListedRun, { state: 'sealed' }>;

function unknown(reference: string, message: string): AssayError {
  return new AssayError('unknown-run', message, { remedy: reference === 'latest' ? 'Make one: `assay analyze AAPL`.' : 'List the runs with `assay runs`, and name one by its id, the beginning of its id, its ticker, or `latest`.' });
}

function isPath(reference: string): boolean {
  return reference.includes('/') || reference.includes('\\') || reference.endsWith('.assay') || reference === '.' || reference === '..';
}

function matches(reference: string, { id }: { readonly id: string }): boolean {
  return id === reference || (reference.length >= 3 && (id.startsWith(reference) || id.startsWith(`run_${reference}`)));
}

function ofTicker(sealed: readonly Sealed[], reference: string): Sealed | undefined {
  const ticker = reference.toUpperCase();
  return sealed.find(({ run }) => run.question.ticker.toUpperCase() === ticker || run.company.ticker?.toUpperCase() === ticker);
}

function choose(listed: readonly ListedRun[], reference: string): string {
  const sealed = listed.filter((run): run is Sealed => run.state === 'sealed');
  const [latest] = sealed;
  if (reference === 'latest') {
    if (latest === undefined) throw unknown(reference, 'There is no finished run yet.');
    return latest.path;
  }
  const named = listed.filter((run) => matches(reference, run));
  const [only, ...others] = named;
  if (only !== undefined && (others.length === 0 || only.id === reference)) return refuseIncomplete(only).path;
  if (only !== undefined) throw unknown(reference, `${String(named.length)} runs begin with ${reference}: ${named.slice(0, 4).map((run) => run.id).join(', ')}.`);
  const byTicker = ofTicker(sealed, reference);
  if (byTicker === undefined) throw unknown(reference, `There is no run called ${reference.slice(0, 80)}.`);
  return byTicker.path;
}

function refuseIncomplete(run: ListedRun): ListedRun {
  if (run.state !== 'incomplete' && run.state !== 'writing') return run;
  throw new AssayError('unknown-run', `${run.id} was never finished: ${run.path} holds only a part.`, { remedy: 'Run the command that made it again; `assay runs --clean` removes unfinished parts.' });
}

/** Loads the run a user means. A broken one is loaded too: whoever shows it must say so. */
export async function findRun(runs: string, reference: string): Promise<LoadedRun> {
  if (isPath(reference) || (await isFolder(reference))) return loadRun(reference);
  return loadRun(choose(await listRuns(runs), reference));
}

/** A folder of the working directory only counts when it looks like a run: `AAPL` may be a folder of the user's. */
async function isFolder(reference: string): Promise<boolean> {
  if (!/^run_[0-9a-z-]{6,64}$/.test(reference)) return false;
  return stat(reference).then((found) => found.isDirectory(), () => false);
}
