// A region that shows what was read, or says that it is being read, or why it could not be.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed, Loading } from './states.tsx';

type Props<Data> = { readonly of: UseQueryResult<Data>; readonly what: string; readonly children: (data: Data) => ReactNode };

export function Resource<Data>({ of, what, children }: Props<Data>): ReactNode {
  if (of.data !== undefined) return children(of.data);
  if (of.error !== null) return <Failed failure={of.error} onRetry={() => { void of.refetch(); }} />;
  return <Loading what={what} />;
}
