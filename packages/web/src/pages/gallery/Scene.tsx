// Parts of pages that read from the server, shown with what they would have read: nothing is asked for.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** `read`: what each key would have brought; an error stands for a request that failed. */
type Props = { readonly read?: readonly (readonly [key: readonly unknown[], data: unknown])[]; readonly children: ReactNode };

function filled(read: NonNullable<Props['read']>): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false, refetchOnWindowFocus: false } } });
  for (const [key, data] of read) client.setQueryData(key, data);
  return client;
}

export function Scene({ read = [], children }: Props): ReactNode {
  const [client] = useState(() => filled(read));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
