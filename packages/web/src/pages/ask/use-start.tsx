// Starts what is asked, and says why it cannot be started now.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Job } from '@assay/record/api';
import { ApiProblem, change } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { Failed } from '../../parts/states.tsx';
import type { StartJob } from './asking.ts';

/** Who has started enough is told when to try again: nothing is broken. */
export function Refused({ failure }: { readonly failure: Error | null }): ReactNode {
  if (failure === null) return null;
  if (failure instanceof ApiProblem && failure.code === 'over-budget') return <div className="state notice-line warning" role="alert"><p><strong>Not now.</strong> {failure.message} {failure.remedy}</p></div>;
  return <Failed failure={failure} />;
}

export type Starting = { readonly start: (request: StartJob) => void; readonly pending: boolean; readonly failure: Error | null };

export function useStart(onStarted: (job: Job) => void): Starting {
  const client = useQueryClient();
  const starting = useMutation({
    mutationFn: (request: StartJob) => change<Job>('POST', '/jobs', request),
    onSuccess: (job) => { client.setQueryData(queries.job(job.id).queryKey, job); void client.invalidateQueries({ queryKey: queries.jobs.queryKey }); onStarted(job); },
  });
  return { start: starting.mutate, pending: starting.isPending, failure: starting.error };
}
