// What a region says while it has nothing to show: one thing, and one next step.
import type { ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';

export function Loading({ what }: { readonly what: string }): ReactNode {
  return <p className="state loading" role="status">Loading {what} …</p>;
}

export function Empty({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }): ReactNode {
  return <div className="state empty"><p>{children}</p>{action}</div>;
}

/** A notice that does not stand in the way: read-only, stale, partial, cancelled. */
export function Notice({ children, tone = 'quiet', action }: { readonly children: ReactNode; readonly tone?: 'quiet' | 'warning'; readonly action?: ReactNode }): ReactNode {
  return <div className={`state notice-line ${tone}`} role="status"><p>{children}</p>{action}</div>;
}

type FailedProps = { readonly failure: Error; readonly onRetry?: (() => void) | undefined };

/** Says what happened and what to do; a retry is offered where one may help. */
export function Failed({ failure, onRetry }: FailedProps): ReactNode {
  const isOffline = failure instanceof ApiProblem && failure.status === 0;
  const remedy = failure instanceof ApiProblem ? failure.remedy : 'Reload the page; if it stays, report it with the address of this page.';
  return (
    <div className={`state failed${isOffline ? ' offline' : ''}`} role="alert">
      <p><strong>{isOffline ? 'Offline.' : 'That did not work.'}</strong> {failure.message}</p>
      <p className="remedy">{remedy}</p>
      {onRetry === undefined ? null : <button type="button" className="button" onClick={onRetry}>Try again</button>}
    </div>
  );
}
