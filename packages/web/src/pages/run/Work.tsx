// A run at work or afterwards: graph, timeline and log over one state, with one selection and one playhead.
import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { onDemand } from '../../parts/on-demand.tsx';
import { Loading } from '../../parts/states.tsx';
import type { LogLine } from './event-words.ts';
import { Log } from './Log.tsx';
import { PlayheadBar } from './PlayheadBar.tsx';
import { reduceEvents } from './reduce-events.ts';
import { Stages } from './Stages.tsx';
import { StepList } from './StepList.tsx';
import { StepPanel } from './StepPanel.tsx';
import { Tallies } from './Tallies.tsx';
import { Timeline } from './Timeline.tsx';
import { usePlayhead, useSelection, type Playhead } from './use-playhead.ts';
import { useElapsed, useNarrow } from './use-surroundings.ts';
import type { WorkEvent } from './work-events.ts';
import type { Beginning, WorkState } from './work-state.ts';
import './work.css';

const WorkGraph = onDemand(async () => (await import('./WorkGraph.tsx')).WorkGraph);

type Props = { readonly events: readonly WorkEvent[]; readonly beginning: Beginning; /** Whether more may come. */ readonly live: boolean; /** The sealed run, once there is one. */ readonly run: string | null };

function useStates({ events, beginning }: Props, playhead: Playhead): { readonly shown: WorkState; readonly newest: WorkState } {
  const newest = useMemo(() => reduceEvents(events, beginning), [events, beginning]);
  const shown = useMemo(() => (playhead.at === null ? newest : reduceEvents(playhead.shown, beginning)), [newest, playhead.at, playhead.shown, beginning]);
  return { shown, newest };
}

type GraphProps = { readonly state: WorkState; readonly now: number | null; readonly selected: string | null; readonly onSelect: (step: string | null) => void };

/** As a graph where there is room, unless the reader would rather read a list. */
function Steps(props: GraphProps): ReactNode {
  const narrow = useNarrow();
  const [asList, setAsList] = useState(false);
  return (
    <section className="steps" aria-labelledby="steps-title">
      <div className="section-head">
        <h2 id="steps-title">Steps</h2>
        {narrow ? null : <button type="button" className="button" aria-pressed={asList} onClick={() => { setAsList(!asList); }}>As a list</button>}
      </div>
      {narrow || asList ? <StepList {...props} /> : <Suspense fallback={<Loading what="the graph" />}><WorkGraph {...props} /></Suspense>}
    </section>
  );
}

type Moment = { readonly elapsedMs: number; /** Until when a step under way has lasted. */ readonly now: number | null; readonly whole: { readonly from: number; readonly to: number } | null };

function momentOf({ shown, newest }: { readonly shown: WorkState; readonly newest: WorkState }, { isNewest, elapsed }: { readonly isNewest: boolean; readonly elapsed: number }): Moment {
  const { startedAt } = newest;
  if (startedAt === null) return { elapsedMs: 0, now: null, whole: null };
  const whole = { from: startedAt, to: startedAt + elapsed };
  return isNewest ? { elapsedMs: elapsed, now: whole.to, whole } : { elapsedMs: (shown.now ?? startedAt) - startedAt, now: shown.now, whole };
}

/** The focus returns to what was chosen. */
function backTo(step: string): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-step]')) if (button.dataset['step'] === step) button.focus();
}

/** Without a selection the panel takes no room. A step that is not known at this moment is none. */
export function Work(props: Props): ReactNode {
  const { events, live, run } = props;
  const playhead = usePlayhead(events);
  const [chosen, choose] = useSelection();
  const touched = useRef(false);
  const select = useCallback((step: string | null): void => { touched.current = true; choose(step); }, [choose]);
  const states = useStates(props, playhead);
  const { shown, newest } = states;
  const isNewest = playhead.at === null;
  const { elapsedMs, now, whole } = momentOf(states, { isNewest, elapsed: useElapsed(newest, live) });
  const step = chosen === null ? undefined : shown.steps.get(chosen);
  const selected = step?.id ?? null;
  const go = (line: LogLine): void => {
    playhead.set(line.seq >= (events.at(-1)?.seq ?? 0) ? null : line.seq);
    if (line.step !== null && newest.steps.has(line.step)) select(line.step);
  };
  return (
    <div className="work">
      <Stages state={shown} />
      <Tallies state={shown} elapsedMs={elapsedMs} />
      <PlayheadBar events={events} playhead={playhead} live={live} />
      <div className={`with-panel${step === undefined ? '' : ' open'}`}>
        <Steps state={shown} now={now} selected={selected} onSelect={select} />
        {step === undefined ? null : <StepPanel step={step} now={now} run={run} chosen={touched.current} onClose={() => { select(null); backTo(step.id); }} />}
      </div>
      <div className="time-and-log">
        <Timeline state={shown} whole={whole} now={now} selected={selected} onSelect={select} />
        <Log events={playhead.shown} startedAt={newest.startedAt} names={newest.steps} selected={selected} follows={isNewest} onGo={go} />
      </div>
    </div>
  );
}
