// "Re-check here": the reader's own machine judges the sealed bytes again.
import type { ReactNode } from 'react';
import { getBytes } from '../../api/client.ts';
import { RecheckResult, useRecheck } from '../../recheck/index.ts';

export function RecheckPanel({ run }: { readonly run: string }): ReactNode {
  const { state, start, stop } = useRecheck();
  const begin = (): void => { start(async () => (await getBytes(`/runs/${run}/archive`)).bytes); };
  const isBusy = state.is === 'fetching' || state.is === 'loading' || state.is === 'judging';
  return (
    <section className="panel open" id="recheck" tabIndex={-1} aria-labelledby="recheck-title">
      <h3 id="recheck-title">Re-check here</h3>
      <p className="why">You need not trust this server. The sealed archive comes to this browser, which hashes every byte, checks the signature and judges every claim again from the captured sources.</p>
      {isBusy ? <button type="button" className="button" onClick={stop}>Stop</button> : <button type="button" className="button primary" onClick={begin}>{state.is === 'idle' ? 'Check now' : 'Check again'}</button>}
      <RecheckResult state={state} />
    </section>
  );
}
