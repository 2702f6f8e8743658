// Stops a run, after asking whether that is meant.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import type { Job } from '@assay/record/api';
import { change } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { Failed } from '../../parts/states.tsx';

type Props = { readonly job: string; /** Whether it can go on afterwards. */ readonly kept: boolean };

export function StopButton({ job, kept }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const session = useQuery(queries.session);
  const stop = useMutation({ mutationFn: () => change<Job>('POST', `/jobs/${job}/cancellation`) });
  if (session.data?.role === 'reader') return <p className="quiet">You watch as a reader; analysts can stop this run.</p>;
  return (
    <div className="stop">
      <button type="button" className="button" aria-haspopup="dialog" disabled={stop.isPending || stop.isSuccess} onClick={() => dialog.current?.showModal()}>{stop.isSuccess ? 'Stopping …' : 'Stop'}</button>
      {stop.error === null ? null : <Failed failure={stop.error} />}
      <dialog className="dialog" aria-labelledby="stop-title" ref={dialog}>
        <h2 id="stop-title">Stop this run?</h2>
        <p>{kept ? 'What the models answered so far is kept: the run can go on later where it stopped.' : 'Nothing of it will be sealed. What was fetched is kept, so that another start is quicker.'}</p>
        <p className="acts"><button type="button" className="button primary" onClick={() => { dialog.current?.close(); stop.mutate(); }}>Stop it</button><button type="button" className="button" onClick={() => dialog.current?.close()}>Let it work</button></p>
      </dialog>
    </div>
  );
}
