// The steps of a plan, each to be struck and put back. One that has to stay can be reached too, and says why.
import type { ReactNode } from 'react';
import type { PlanView } from '@assay/record/api';
import { tell } from '../../shell/told.tsx';
import { dependantsOf, keptBecause, withoutWords } from './strikes.ts';

type Step = PlanView['steps'][number];
type Props = { readonly plan: PlanView; readonly struck: readonly string[]; readonly onStrike: (struck: readonly string[]) => void };

const stageNames: Readonly<Record<Step['stage'], string>> = { resolve: 'Find', gather: 'Gather', analyse: 'Analyse', write: 'Write', audit: 'Judge', seal: 'Seal' };

function Line({ step, props: { plan, struck, onStrike } }: { readonly step: Step; readonly props: Props }): ReactNode {
  const out = struck.includes(step.id);
  const kept = keptBecause(plan, step, struck);
  const hint = out ? withoutWords(dependantsOf(plan, step, struck)) : kept;
  const change = (): void => {
    if (kept !== null) { tell(kept); return; }
    onStrike(out ? struck.filter((id) => id !== step.id) : [...struck, step.id]);
    tell(out ? 'Put back.' : withoutWords(dependantsOf(plan, step, [...struck, step.id])));
  };
  return (
    <li className={`${out ? 'struck' : ''}${kept === null ? '' : ' kept'}`}>
      <label>
        <input type="checkbox" checked={!out} aria-disabled={kept !== null} aria-describedby={hint === null ? undefined : `step-${step.id}`} onChange={change} />
        <span className="stage">{stageNames[step.stage]}</span><span className="what">{step.what}{step.tool === null || step.tool === 'desk' ? null : <> <code>{step.tool}</code></>}</span>
      </label>
      {hint === null ? null : <p className="step-hint" id={`step-${step.id}`}>{hint}</p>}
    </li>
  );
}

export function PlanSteps(props: Props): ReactNode {
  const { plan: { steps }, struck, onStrike } = props;
  return (
    <>
      <ol className="plan-steps">{steps.map((step) => <Line key={step.id} step={step} props={props} />)}</ol>
      {struck.length === 0 ? null : <p><button type="button" className="button" onClick={() => { onStrike([]); tell('Every step is put back.'); }}>Put back {struck.length === 1 ? 'the step that is' : `all ${String(struck.length)} that are`} left out</button></p>}
    </>
  );
}
