// Runs that were read lately, whole and with their seal checked: a page asks for its report, claims and captures one after the other.
import { verifySeal, type SealCheck, type SealProblem } from '@assay/audit/seal';
import { AssayError } from '@assay/record';
import { join } from 'node:path';
import { loadRun, type LoadedRun } from '../vault/load-run.ts';
import { readRun } from '../vault/read-run.ts';
import type { FinishedRun } from '../vault/run-files.ts';
import { sha256 } from '../vault/sha256.ts';
import { verifyEd25519 } from '../vault/signing-key.ts';
import { stateOfRun } from './state-of-run.ts';

export type KeptRun = { readonly run: FinishedRun; readonly loaded: LoadedRun; readonly seal: SealCheck; readonly problems: readonly SealProblem[] };
export type KeptRuns = { readonly open: (id: string) => Promise<KeptRun> };

/** A few tens of megabytes each at most. */
const most = 4;

/** By its exact id; its folder goes before its archive. */
function placeOf(folder: string, id: string): { readonly path: string; readonly state: string } {
  for (const path of [join(folder, id), join(folder, `${id}.assay`)]) {
    const state = stateOfRun(path);
    if (state !== null) return { path, state };
  }
  throw new AssayError('unknown-run', `There is no run called ${id.slice(0, 80)}.`, { remedy: 'GET /api/v1/runs lists them.' });
}

async function read(path: string): Promise<KeptRun> {
  const loaded = await loadRun(path);
  const seal = await verifySeal(loaded.files, { sha256, verifyEd25519 });
  return { run: readRun(loaded.files), loaded, seal, problems: [...seal.problems, ...loaded.problems] };
}

/** `open` throws AssayError: 'unknown-run', 'unreadable-file', 'seal-broken' where nothing can be read of it. A broken run is opened; whoever shows it says so. */
export function keepRuns(folder: string): KeptRuns {
  const kept = new Map<string, { readonly state: string; readonly run: KeptRun }>();
  return {
    open: async (id) => {
      const { path, state } = placeOf(folder, id);
      const known = kept.get(id);
      const opened = known?.state === state ? known.run : await read(path);
      kept.delete(id);
      // What was touched while it was read is read again the next time.
      if (opened.problems.length === 0 && stateOfRun(path) === state) kept.set(id, { state, run: opened });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return opened;
    },
  };
}
