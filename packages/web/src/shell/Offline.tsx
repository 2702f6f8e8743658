// The line under the bar while the server does not answer. It asks again by itself, and what failed meanwhile is read anew.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { get } from '../api/client.ts';
import { hearRequests, useNetwork, useReachable } from './connection.ts';

const everyMs = 4_000;

function Away({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <div className="offline-line" role="status">
      <p><strong>Offline.</strong> The server does not answer. What is on this page stays; see that <code>assay serve</code> is running.</p>
      <button type="button" className="button" onClick={onRetry}>Try again</button>
    </div>
  );
}

export function Offline(): ReactNode {
  const client = useQueryClient();
  const reachable = useReachable();
  useEffect(() => hearRequests(client.getQueryCache()), [client]);
  const network = useNetwork();
  // A browser may say that it is offline while a request of that moment still comes through: it is asked until the two agree.
  const doubtful = !reachable || !network;
  const health = useQuery({ queryKey: ['health'], queryFn: ({ signal }) => get<unknown>('/health', signal), enabled: doubtful, retry: false, refetchInterval: doubtful ? everyMs : false, refetchIntervalInBackground: false });
  useEffect(() => {
    if (reachable) void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [client, reachable]);
  useEffect(() => {
    const ask = (): void => { void client.refetchQueries({ queryKey: ['session'] }); };
    // The line may have gone before anybody listened.
    if (!navigator.onLine) ask();
    addEventListener('offline', ask);
    addEventListener('online', ask);
    return () => { removeEventListener('offline', ask); removeEventListener('online', ask); };
  }, [client]);
  return reachable ? null : <Away onRetry={() => { void health.refetch(); }} />;
}
