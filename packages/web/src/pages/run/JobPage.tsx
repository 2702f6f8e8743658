// A run at work: watched as it happens, stopped, and gone on with.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import type { Job } from '@assay/record/api';
import { queries } from '../../api/queries.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Resource } from '../../parts/Resource.tsx';
import { Failed, Notice } from '../../parts/states.tsx';
import { tell } from '../../shell/told.tsx';
import { logLine } from './event-words.ts';
import { askedAgain, askedWords, beginningOf, dataWords, readyAt, readyWords, type Asked } from './asked-words.ts';
import { ResumeButton } from './ResumeButton.tsx';
import { StopButton } from './StopButton.tsx';
import { useJobEvents, type JobEvents } from './use-job-events.ts';
import { reduceEvents } from './reduce-events.ts';
import type { Ending } from './work-state.ts';
import { Work } from './Work.tsx';

/** What is worth saying aloud, as it happens. */
function useTold({ events, line }: JobEvents, asked: Asked): void {
  const last = events.findLast((event) => logLine(event)?.tone !== 'plain' && event.event !== 'text-delta');
  const seq = last?.seq ?? 0;
  useEffect(() => { if (last !== undefined && line !== 'connecting') tell(last.event === 'job-finish' && last.data['state'] === 'finished' ? readyWords(asked) : logLine(last)?.words ?? ''); }, [seq]);
}

function LineNotice({ line, failure }: Pick<JobEvents, 'line' | 'failure'>): ReactNode {
  if (failure !== null) return <Failed failure={failure} />;
  if (line === 'reconnecting') return <Notice tone="warning">The line to the server broke. What is shown is what was told until then; the page goes on by itself as soon as the server answers.</Notice>;
  return line === 'connecting' ? <p className="state loading" role="status">Connecting …</p> : null;
}

function Ready({ job: { asked }, run }: { readonly job: Job; readonly run: string | null }): ReactNode {
  const href = readyAt(asked, run);
  return <div className="ready"><p>{readyWords(asked)}</p>{href === null ? null : <Link className="button primary" href={href}>{run === null ? 'See them' : 'Read it'}</Link>}</div>;
}

function EndingNotice({ ending, kept, job }: { readonly ending: Ending; readonly kept: string | null; readonly job: Job }): ReactNode {
  if (ending.state === 'finished') return <Ready job={job} run={ending.run} />;
  const resume = kept === null ? <Link className="button" href={askedAgain(job.asked)}>Start anew</Link> : <ResumeButton working={kept} />;
  if (ending.state === 'cancelled') return <Notice action={resume}>{kept === null ? 'Cancelled. Nothing was sealed; what was fetched is kept, so that starting anew is quicker.' : 'Cancelled. What the models answered so far is kept, and the run can go on where it stopped.'}</Notice>;
  return (
    <div className="state failed" role="alert">
      <p><strong>The run failed.</strong> {ending.problem?.detail}</p>
      <p className="remedy">{ending.problem?.remedy}</p>
      {resume}
    </div>
  );
}

function Watched({ job }: { readonly job: Job }): ReactNode {
  const told = useJobEvents(job.id);
  const client = useQueryClient();
  const beginning = beginningOf(job.asked);
  const { ending, kept } = useMemo(() => reduceEvents(told.events, beginning), [told.events, beginning]);
  const over = ending !== null;
  useTold(told, job.asked);
  useEffect(() => { if (over) void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === 'runs' || name === 'jobs' }); }, [over, client]);
  return (
    <>
      <PageHead title={askedWords(job.asked)}><p>{over ? ending.state === 'finished' ? 'Finished' : ending.state === 'failed' ? 'Failed' : 'Cancelled' : told.events.length === 0 ? 'Queued' : 'At work'} · {dataWords(job.asked)}</p></PageHead>
      <LineNotice {...told} />
      {over ? <EndingNotice ending={ending} kept={kept} job={job} /> : <StopButton job={job.id} kept={kept !== null} />}
      <Work events={told.events} beginning={beginning} live={!over && told.line !== 'lost'} run={ending?.run ?? null} />
    </>
  );
}

export function JobPage(): ReactNode {
  const { job: id = '' } = useParams<{ job: string }>();
  const job = useQuery(queries.job(id));
  return (
    <main id="main" className="wide" tabIndex={-1}>
      {job.data === undefined ? <PageHead title="Run" /> : null}
      <Resource of={job} what="the run">{(found) => <Watched key={found.id} job={found} />}</Resource>
      {job.error === null || job.data !== undefined ? null : <p>Runs that ended before the server was started last are in the <Link href="/archive">archive</Link>; one that was interrupted can go on from the <Link href="/">first page</Link>.</p>}
    </main>
  );
}
