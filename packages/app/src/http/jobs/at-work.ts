// Whether a run is at work in this very server: threads of one process cannot tell each other apart by their process.
import type { Job } from '@assay/record/api';
import type { StoppedRun } from '../../analysis/working-run.ts';

function worksOn({ state, asked, working }: Job, id: string): boolean {
  return state === 'running' && (working === id || (asked.kind === 'resumption' && asked.working === id));
}

export function isAtWork({ id, alive }: Pick<StoppedRun, 'id' | 'alive'>, jobs: readonly Job[]): boolean {
  return alive || jobs.some((job) => worksOn(job, id));
}
