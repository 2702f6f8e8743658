// Where nothing was run yet: a true run to look at, made here by the rules, without a key and without the network.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { change } from '../../api/client.ts';
import { queries, type RunList } from '../../api/queries.ts';
import { Failed } from '../../parts/states.tsx';
import { logLine } from '../run/event-words.ts';
import { useJobEvents } from '../run/use-job-events.ts';

type Sample = RunList['sample'];

/** Followed by its events; the list is read anew when it is done. */
function BeingMade({ job }: { readonly job: string }): ReactNode {
  const { events, line } = useJobEvents(job);
  const client = useQueryClient();
  const over = line === 'ended';
  useEffect(() => { if (over) void client.invalidateQueries({ queryKey: ['runs'] }); }, [over, client]);
  const last = events.findLast((event) => logLine(event) !== null);
  return <p role="status">A sample run is being made: Apple, over bundled figures, by the rules. <span className="quiet">{last === undefined ? 'starting' : logLine(last)?.words}</span> · <Link href={`/jobs/${job}`}>Watch</Link></p>;
}

export function NothingYet({ sample }: { readonly sample: Sample }): ReactNode {
  const client = useQueryClient();
  const session = useQuery(queries.session);
  const making = useMutation({ mutationFn: () => change<Sample>('POST', '/sample-run'), onSuccess: () => client.invalidateQueries({ queryKey: ['runs'] }) });
  const job = sample.job ?? making.data?.job ?? null;
  return (
    <section className="state empty" aria-labelledby="nothing-yet">
      <h2 id="nothing-yet">Nothing was asked yet</h2>
      {job !== null ? <BeingMade job={job} /> : session.data?.role === 'reader' ? <p>Once an analyst has asked something, it stands here.</p> : (
        <>
          <p>Look at a sample first: a true run of this program over bundled figures of Apple, in a few seconds, without keys or network.</p>
          <button type="button" className="button" disabled={making.isPending} onClick={() => { making.mutate(); }}>Make a sample run</button>
          {making.error === null ? null : <Failed failure={making.error} />}
        </>
      )}
    </section>
  );
}
