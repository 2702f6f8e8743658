// Why a report is not shown: its seal is broken, it is not finished, there is none, or nobody answers.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ApiProblem } from '../../api/client.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Failed } from '../../parts/states.tsx';
import { BarContext } from './BarContext.tsx';

type Props = { readonly run: string; readonly failure: Error; readonly onRetry: () => void };

function BrokenSeal({ run, why }: { readonly run: string; readonly why: string }): ReactNode {
  return (
    <>
      <PageHead title="The seal of this run is broken" />
      <p>{why}. What was sealed and what is there now are not the same, so the report is not shown: it would look as good as a true one.</p>
      <p>Take an untouched copy of <code>{run}</code>, or look for another run of the same company.</p>
      <p className="acts"><Link className="button" href="/archive">Go to the archive</Link></p>
    </>
  );
}

export function NoReport({ run, failure, onRetry }: Props): ReactNode {
  const code = failure instanceof ApiProblem ? failure.code : '';
  const body = code === 'seal-broken' ? <BrokenSeal run={run} why={failure.message.replace(/\.$/, '')} />
    : code === 'unknown-run' || code === 'usage' ? <><PageHead title="There is no such run" /><p>{failure.message}</p><p className="acts"><Link className="button" href="/archive">See the runs that there are</Link></p></>
      : <><PageHead title="The report cannot be shown" /><Failed failure={failure} onRetry={onRetry} /></>;
  return <main id="main" className="plain" tabIndex={-1}><BarContext ticker={run} />{body}</main>;
}
