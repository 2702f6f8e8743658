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

/** The server is there and the role is not enough: no failure, and nothing to try again. */
export function ReadOnly({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="state read-only" role="status"><p><strong>Not for your role.</strong> {children}</p></div>;
}

const headings: Readonly<Record<string, string>> = { offline: 'Offline.', 'seal-broken': 'The seal is broken.', 'unknown-run': 'There is no such thing.' };

/** Says what happened and what to do; a retry is offered where one may help. */
export function Failed({ failure, onRetry }: FailedProps): ReactNode {
  if (failure instanceof ApiProblem && failure.status === 403) return <ReadOnly>{failure.message} {failure.remedy}</ReadOnly>;
  const code = failure instanceof ApiProblem ? failure.code : '';
  const remedy = failure instanceof ApiProblem ? failure.remedy : 'Reload the page; if it stays, report it with the address of this page.';
  return (
    <div className={`state failed${code === 'offline' ? ' offline' : ''}`} role="alert">
      <p><strong>{headings[code] ?? 'That did not work.'}</strong> {failure.message}</p>
      <p className="remedy">{remedy}</p>
      {onRetry === undefined ? null : <button type="button" className="button" onClick={onRetry}>Try again</button>}
    </div>
  );
}
