// A question on its way: what is being done, in a few lines, until the answer is there.
import { useEffect, useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.ts';
import { Failed, Notice } from '../../parts/states.tsx';
import { tell } from '../../shell/told.tsx';
import { askedWords } from '../run/asked-words.ts';
import { logLine } from '../run/event-words.ts';
import { reduceEvents } from '../run/reduce-events.ts';
import { StatusMark, statusWords } from '../run/StatusMark.tsx';
import { useJobEvents } from '../run/use-job-events.ts';
import type { WorkEvent } from '../run/work-events.ts';
import type { Ending, WorkState } from '../run/work-state.ts';

type Props = { readonly job: string; readonly onAnswered: (run: string) => void };

function Ended({ ending }: { readonly ending: Ending }): ReactNode {
  if (ending.state === 'cancelled') return <Notice>Cancelled; nothing was sealed.</Notice>;
  return ending.state === 'finished' ? null : <div className="state failed" role="alert"><p><strong>The question could not be answered.</strong> {ending.problem?.detail}</p><p className="remedy">{ending.problem?.remedy}</p></div>;
}

function StepsNow({ steps }: Pick<WorkState, 'steps'>): ReactNode {
  const begun = [...steps.values()].filter(({ status }) => status !== 'waiting' && status !== 'unreached');
  return <ol className="steps-now">{begun.map((step) => <li key={step.id}><StatusMark status={step.status} told={false} /><span>{step.name}</span> <span className="quiet">{step.came ?? statusWords[step.status]}</span></li>)}</ol>;
}

function LastWords({ job, events }: { readonly job: string; readonly events: readonly WorkEvent[] }): ReactNode {
  const last = events.findLast((event) => event.event !== 'text-delta');
  return <p className="quiet">{last === undefined ? 'Queued' : logLine(last)?.words} · <Link href={`/jobs/${job}`}>Watch the work</Link></p>;
}

export function AskedNow({ job, onAnswered }: Props): ReactNode {
  const { data, error } = useQuery(queries.job(job));
  const { events, line, failure } = useJobEvents(job);
  const state = useMemo(() => reduceEvents(events, 'question'), [events]);
  const { ending } = state;
  useEffect(() => {
    if (ending?.state !== 'finished' || ending.run === null) return;
    tell('The answer is ready.');
    onAnswered(ending.run);
  }, [ending?.run]);
  const broken = error ?? failure;
  if (broken !== null) return <Failed failure={broken} />;
  return (
    <section className="turn now" aria-label="Being answered">
      <h2>{data === undefined ? '…' : askedWords(data.asked)}</h2>
      {line === 'reconnecting' ? <Notice tone="warning">The line to the server broke; it is tried again.</Notice> : null}
      <StepsNow steps={state.steps} />
      {ending === null ? <LastWords job={job} events={events} /> : <Ended ending={ending} />}
    </section>
  );
}
