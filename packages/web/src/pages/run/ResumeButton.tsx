// Goes on with a run that was stopped, and leads to where it is watched.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Job } from '@assay/record/api';
import { change } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { Failed } from '../../parts/states.tsx';

export function ResumeButton({ working }: { readonly working: string }): ReactNode {
  const [, go] = useLocation();
  const session = useQuery(queries.session);
  const resume = useMutation({ mutationFn: () => change<Job>('POST', `/runs/${working}/resumption`), onSuccess: (job) => { go(`/jobs/${job.id}`); } });
  if (session.data?.role === 'reader') return <span className="quiet">An analyst can go on with it.</span>;
  return (
    <>
      <button type="button" className="button primary" disabled={resume.isPending} onClick={() => { resume.mutate(); }}>Go on with it</button>
      {resume.error === null ? null : <Failed failure={resume.error} />}
    </>
  );
}
