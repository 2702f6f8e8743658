// One step, whole: what it was given, what came of it, what it asked for, what was decided, what went wrong.
import { useEffect, useRef, type ReactNode } from 'react';
import { StatusMark, statusWords } from './StatusMark.tsx';
import { duration } from './time-words.ts';
import { tookMs, type Call, type Step } from './work-state.ts';

type Props = { readonly step: Step; readonly now: number | null; readonly onClose: () => void; /** Whether the reader just chose it: then it takes the focus. */ readonly chosen: boolean; /** The sealed run, where its captures can be read. */ readonly run: string | null };

function Input({ input }: { readonly input: unknown }): ReactNode {
  if (typeof input !== 'object' || input === null) return input === null || input === undefined ? null : <code>{typeof input === 'string' ? input : JSON.stringify(input)}</code>;
  return <dl className="pairs">{Object.entries(input).map(([name, value]) => <div key={name}><dt>{name}</dt><dd><code>{typeof value === 'string' ? value : JSON.stringify(value)}</code></dd></div>)}</dl>;
}

function CallLine({ call, now }: { readonly call: Call; readonly now: number | null }): ReactNode {
  return (
    <li className={call.failed ? 'failed' : ''}>
      <StatusMark status={call.failed ? 'failed' : call.endedAt === null ? 'running' : 'done'} />
      <div><b>{call.name}</b><br /><span className="came">{call.came ?? 'under way'}</span></div>
      <span className="took">{duration(Math.max(0, (call.endedAt ?? now ?? call.startedAt) - call.startedAt))}</span>
    </li>
  );
}

function Words({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): ReactNode {
  const said = lines.filter((line) => line !== '');
  return said.length === 0 ? null : <><h4>{title}</h4><ul className="said">{said.map((line, index) => <li key={index}>{line}</li>)}</ul></>;
}

function Captures({ step, run }: Pick<Props, 'step' | 'run'>): ReactNode {
  if (step.captures.length === 0) return null;
  return (
    <>
      <h4>Captures</h4>
      <ul className="captures">{step.captures.map((capture) => <li key={capture}>{run === null ? <code>{capture}</code> : <a href={`/api/v1/runs/${run}/captures/${capture}`} target="_blank" rel="noreferrer"><code>{capture}</code></a>}</li>)}</ul>
    </>
  );
}

function stateOf({ status, spans }: Step, took: number | null): string {
  return `${statusWords[status]}${took === null || took === 0 ? '' : `, ${duration(took)}`}${spans.length > 1 ? `, ${String(spans.length)} times` : ''}`;
}

function Given({ step: { tool, input } }: Pick<Props, 'step'>): ReactNode {
  if (tool === null && input === null) return null;
  return <><h4>Input</h4>{tool === null ? null : <p><code>{tool}</code></p>}<Input input={input} /></>;
}

function Came({ step: { came, status, text, characters } }: Pick<Props, 'step'>): ReactNode {
  return (
    <>
      {came === null ? null : <><h4>What came of it</h4><p>{came}</p></>}
      {characters === 0 || status !== 'running' ? null : <><h4>Being written</h4><p className="text-on-its-way">… {text}</p></>}
    </>
  );
}

export function StepPanel({ step, now, onClose, run, chosen }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!chosen) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('aside')?.scrollIntoView({ block: 'nearest' });
  }, [step.id, chosen]);
  return (
    <aside className="step-panel" aria-labelledby="step-title" onKeyDown={({ key }) => { if (key === 'Escape') onClose(); }}>
      <div className="panel-head"><h3 id="step-title" tabIndex={-1} ref={heading}>{step.name}</h3><button type="button" className="button" onClick={onClose}>Close</button></div>
      <p className="state-of-step"><StatusMark status={step.status} told={false} /> {stateOf(step, tookMs(step, now))}</p>
      {step.what === '' || step.what === step.name ? null : <p>{step.what}</p>}
      <Came step={step} />
      <Words title="What went wrong" lines={step.problems} />
      <Words title="What was decided" lines={step.decisions} />
      <Given step={step} />
      {step.calls.length === 0 ? null : <><h4>What it asked for</h4><ul className="calls">{step.calls.map((call) => <CallLine key={call.id} call={call} now={now} />)}</ul></>}
      <Captures step={step} run={run} />
      {step.derived ? <p className="quiet">Its beginning was not told: it is the moment at which all it waits for was there.</p> : null}
    </aside>
  );
}
