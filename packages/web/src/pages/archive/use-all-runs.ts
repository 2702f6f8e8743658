// Every run of the archive: the first page is there at once, the others follow by themselves.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListedRunView } from '@assay/record/api';
import { get } from '../../api/client.ts';
import type { RunList } from '../../api/queries.ts';

const most = 200;

export type AllRuns = {
  /** Undefined until the first page has come. */
  readonly runs: readonly ListedRunView[] | undefined;
  readonly stopped: RunList['stopped'];
  readonly total: number;
  readonly failure: Error | null;
  readonly refetch: () => void;
};

export function useAllRuns(): AllRuns {
  const query = useInfiniteQuery({
    queryKey: ['runs', 'all'], initialPageParam: 0, getNextPageParam: (page: RunList) => page.next,
    queryFn: ({ pageParam, signal }) => get<RunList>(`/runs?limit=${String(most)}&from=${String(pageParam)}`, signal),
  });
  const { hasNextPage, isFetching, fetchNextPage, data } = query;
  useEffect(() => { if (hasNextPage && !isFetching) void fetchNextPage(); }, [hasNextPage, isFetching, fetchNextPage]);
  const last = data?.pages.at(-1);
  return { runs: data?.pages.flatMap(({ runs }) => runs), stopped: last?.stopped ?? [], total: last?.total ?? 0, failure: data === undefined ? query.error : null, refetch: () => { void query.refetch(); } };
}
