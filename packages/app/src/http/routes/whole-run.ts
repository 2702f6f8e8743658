// A run that may be shown.
import { AssayError } from '@assay/record';
import type { KeptRun, KeptRuns } from '../kept-runs.ts';

/** Nothing is shown of a run whose bytes have changed: it would look as good as a true one. `verify` says what is wrong with it. */
export async function whole(runs: KeptRuns, id: string): Promise<KeptRun> {
  const opened = await runs.open(id);
  const [problem] = opened.problems;
  if (problem !== undefined) throw new AssayError('seal-broken', `${problem.path} ${problem.why}`, { remedy: `POST /api/v1/runs/${id}/verification says all of it; take an untouched copy of the run.` });
  return opened;
}
