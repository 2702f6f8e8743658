// Which run a user means: a path, an id or its beginning, a ticker, or `latest`.
import { stat } from 'node:fs/promises';
import { AssayError } from '@assay/record';
import { describePlace, type ListedRun } from './list-runs.ts';
import { loadRun, type LoadedRun } from './load-run.ts';
import { findRunPlaces, type RunPlace } from './run-places.ts';

function unknown(reference: string, message: string): AssayError {
  return new AssayError('unknown-run', message, { remedy: reference === 'latest' ? 'Make one: `assay analyze AAPL`.' : 'List the runs with `assay runs`, and name one by its id, the beginning of its id, its ticker, or `latest`.' });
}

function isPath(reference: string): boolean {
  return reference.includes('/') || reference.includes('\\') || reference.endsWith('.assay') || reference === '.' || reference === '..';
}

function matches(reference: string, { id }: { readonly id: string }): boolean {
  return id === reference || (reference.length >= 3 && (id.startsWith(reference) || id.startsWith(`run_${reference}`)));
}

function isOfTicker(reference: string): (place: RunPlace) => boolean {
  const ticker = reference.toUpperCase();
  return ({ said }) => said !== null && (said.question.ticker.toUpperCase() === ticker || said.company.ticker?.toUpperCase() === ticker);
}

/** Of a thousand runs only those are checked that may be the one. */
async function newestSealed(places: readonly RunPlace[]): Promise<string | null> {
  for (const place of places) {
    const listed = place.writer === null ? await describePlace(place) : null;
    if (listed?.state === 'sealed') return listed.path;
  }
  return null;
}

async function choose(places: readonly RunPlace[], reference: string): Promise<string> {
  if (reference === 'latest') {
    const latest = await newestSealed(places);
    if (latest === null) throw unknown(reference, 'There is no finished run yet.');
    return latest;
  }
  const named = places.filter((place) => matches(reference, place));
  const [only, ...others] = named;
  if (only !== undefined && (others.length === 0 || only.id === reference)) return refuseIncomplete(await describePlace(only)).path;
  if (only !== undefined) throw unknown(reference, `${String(named.length)} runs begin with ${reference}: ${named.slice(0, 4).map(({ id }) => id).join(', ')}.`);
  const byTicker = await newestSealed(places.filter(isOfTicker(reference)));
  if (byTicker === null) throw unknown(reference, `There is no run called ${reference.slice(0, 80)}.`);
  return byTicker;
}

function refuseIncomplete(run: ListedRun): ListedRun {
  if (run.state !== 'incomplete' && run.state !== 'writing') return run;
  throw new AssayError('unknown-run', `${run.id} was never finished: ${run.path} holds only a part.`, { remedy: 'Run the command that made it again; `assay runs --clean` removes unfinished parts.' });
}

/** Loads the run a user means. A broken one is loaded too: whoever shows it must say so. */
export async function findRun(runs: string, reference: string): Promise<LoadedRun> {
  if (isPath(reference) || (await isFolder(reference))) return loadRun(reference);
  return loadRun(await choose(await findRunPlaces(runs), reference));
}

/** A folder of the working directory only counts when it looks like a run: `AAPL` may be a folder of the user's. */
async function isFolder(reference: string): Promise<boolean> {
  if (!/^run_[0-9a-z-]{6,64}$/.test(reference)) return false;
  return stat(reference).then((found) => found.isDirectory(), () => false);
}
