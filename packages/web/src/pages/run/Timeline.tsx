// When each step was at work: a bar for each time, on one scale, with the playhead across.
import type { ReactNode } from 'react';
import { StatusMark, statusWords } from './StatusMark.tsx';
import { duration } from './time-words.ts';
import { columns, tookMs, type Step, type WorkState } from './work-state.ts';

type Props = { readonly state: WorkState; /** The whole run, or what is known of it. */ readonly whole: { readonly from: number; readonly to: number } | null; readonly now: number | null; readonly selected: string | null; readonly onSelect: (step: string | null) => void };

function share(at: number, { from, to }: { readonly from: number; readonly to: number }): string {
  return `${String(Math.min(100, Math.max(0, ((at - from) / Math.max(1, to - from)) * 100)))}%`;
}

function Row({ step, whole, now, selected, onSelect }: Omit<Props, 'state'> & { readonly step: Step }): ReactNode {
  const took = tookMs(step, now) ?? 0;
  return (
    <li>
      <button type="button" className={`time-row ${step.status}`} aria-pressed={selected === step.id} onClick={() => { onSelect(selected === step.id ? null : step.id); }}>
        <span className="name"><StatusMark status={step.status} told={false} /><span>{step.name}</span></span>
        <span className="track" aria-hidden="true">
          {whole === null ? null : step.spans.map(({ from, to }) => <span key={from} className={`bar-of-step${step.derived ? ' derived' : ''}`} style={{ left: share(from, whole), width: `calc(${share((to ?? now ?? from) - from + whole.from, whole)} + 2px)` }} />)}
        </span>
        <span className="took"><span className="vh">{statusWords[step.status]}, </span>{duration(took)}</span>
      </button>
    </li>
  );
}

export function Timeline({ state, whole, now, selected, onSelect }: Props): ReactNode {
  const steps = columns.flatMap((column) => [...state.steps.values()].filter((step) => step.column === column && step.spans.length > 0));
  return (
    <section className="timeline" aria-labelledby="timeline-title">
      <h2 id="timeline-title">Timeline</h2>
      {steps.length === 0 ? <p className="quiet">Nothing has begun.</p> : <ol>{steps.map((step) => <Row key={step.id} {...{ step, whole, now, selected, onSelect }} />)}</ol>}
      {whole === null || state.now === null || steps.length === 0 ? null : (
        <div className="scale" aria-hidden="true"><span>0</span><span className="here" style={{ left: share(state.now, whole) }} /><span>{duration(whole.to - whole.from)}</span></div>
      )}
    </section>
  );
}
