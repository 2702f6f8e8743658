// While nothing else is to do, the evidence of the next claims is fetched, so that the drawer opens at once and goes on offline.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchEvidence, pageQueries } from '../../api/page-queries.ts';

const ahead = 24;

function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) { const timer = setTimeout(act, 300); return () => { clearTimeout(timer); }; }
  const handle = requestIdleCallback(act, { timeout: 3000 });
  return () => { cancelIdleCallback(handle); };
}

export function usePrefetch({ run, from, count }: { readonly run: string; /** The claim that is open; 0 for none. */ readonly from: number; readonly count: number }): void {
  const client = useQueryClient();
  useEffect(() => whenIdle(() => {
    const missing = Array.from({ length: ahead }, (_, index) => from + 1 + index).find((number) => number <= count && client.getQueryData(pageQueries.evidence(run, number).queryKey) === undefined);
    // The next few steps must be there; one claim missing far ahead is no reason to ask yet.
    if (missing === undefined || missing > from + ahead / 2) return;
    fetchEvidence(client, { run, from: missing, limit: ahead }).catch(() => { /* Only a head start: whoever opens a claim is told why it cannot be had. */ });
  }), [client, run, from, count]);
}
