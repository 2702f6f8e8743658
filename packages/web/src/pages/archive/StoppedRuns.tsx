// Runs with models that were stopped before their seal: what each was about, and how to go on.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Job } from '@assay/record/api';
import { change } from '../../api/client.ts';
import type { RunList } from '../../api/queries.ts';
import { dayWords } from '../../parts/day-words.ts';
import { Failed } from '../../parts/states.tsx';
import { useMay } from '../../shell/session.ts';

type Stopped = RunList['stopped'][number];

function Resume({ id }: { readonly id: string }): ReactNode {
  const client = useQueryClient();
  const [, go] = useLocation();
  const resume = useMutation({
    mutationFn: () => change<Job>('POST', `/runs/${id}/resumption`),
    onSuccess: (job) => { void client.invalidateQueries({ queryKey: ['runs'] }); go(`/jobs/${job.id}`); },
  });
  return <>{resume.error === null ? null : <Failed failure={resume.error} />}<button type="button" className="button" disabled={resume.isPending} onClick={() => { resume.mutate(); }}>Go on with it</button></>;
}

export function StoppedRuns({ stopped }: { readonly stopped: readonly Stopped[] }): ReactNode {
  const may = useMay('analyst');
  if (stopped.length === 0) return null;
  return (
    <section className="stopped" aria-label="Stopped runs">
      <h2>Stopped before their end</h2>
      <ul>
        {stopped.map(({ id, company, ticker, question, startedAt, alive }) => (
          <li key={id}>
            <span>{company === null ? <strong>{question}</strong> : <><strong>{company}</strong> ({ticker}){question === null ? '' : `: ${question}`}</>}<span className="under">begun {dayWords(startedAt)} · {alive ? 'still at work' : 'what was read and asked so far is kept'}</span></span>
            {alive ? null : may ? <Resume id={id} /> : <span className="under">An analyst can go on with it.</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
