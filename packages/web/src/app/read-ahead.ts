// What the first page will ask for is asked for while its code is still on the way.
import type { QueryClient } from '@tanstack/react-query';
import { pageQueries } from '../api/page-queries.ts';

export function readAhead(client: QueryClient, path: string): void {
  const run = /^\/runs\/(run_[0-9a-z-]{6,64})$/.exec(path)?.[1];
  // A failure is told by the page, which then finds it.
  if (run !== undefined) void client.prefetchQuery(pageQueries.page(run));
}
