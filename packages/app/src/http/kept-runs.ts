// Runs that were read lately, whole and with their seal checked: a page asks for its report, claims and captures one after the other.
import { verifySeal, type SealCheck, type SealProblem } from '@assay/audit/seal';
import { findRun } from '../vault/find-run.ts';
import type { LoadedRun } from '../vault/load-run.ts';
import { readRun } from '../vault/read-run.ts';
import type { FinishedRun } from '../vault/run-files.ts';
import { sha256 } from '../vault/sha256.ts';
import { verifyEd25519 } from '../vault/signing-key.ts';

export type KeptRun = { readonly run: FinishedRun; readonly loaded: LoadedRun; readonly seal: SealCheck; readonly problems: readonly SealProblem[] };
export type KeptRuns = { readonly open: (id: string) => Promise<KeptRun> };

/** A few tens of megabytes each at most. */
const most = 4;

/** `open` throws AssayError: 'unknown-run', 'unreadable-file', 'seal-broken' where nothing can be read of it. A broken run is opened; whoever shows it says so. */
export function keepRuns(folder: string): KeptRuns {
  const kept = new Map<string, KeptRun>();
  return {
    open: async (id) => {
      const loaded = await findRun(folder, id);
      const seal = await verifySeal(loaded.files, { sha256, verifyEd25519 });
      // The signature covers the manifest and the manifest every file: equal roots are equal runs.
      const key = `${id} ${seal.manifest?.root ?? ''}`;
      const problems = [...seal.problems, ...loaded.problems];
      const known = problems.length === 0 ? kept.get(key) : undefined;
      const opened = known ?? { run: readRun(loaded.files), loaded, seal, problems };
      kept.delete(key);
      if (problems.length === 0) kept.set(key, opened);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return opened;
    },
  };
}
