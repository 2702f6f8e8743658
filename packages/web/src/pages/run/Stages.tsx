// The way from question to seal in one line: where the run is.
import type { ReactNode } from 'react';
import { StatusMark, statusWords } from './StatusMark.tsx';
import { columnNames, columns, columnStatus, inColumn, isSettled, type StepStatus, type WorkState } from './work-state.ts';

/** A question may need no analysis, a direct answer nothing to gather. */
function wordOf(steps: number, settled: number, status: StepStatus): string {
  if (steps === 0) return 'nothing planned';
  return steps > 1 && status === 'running' ? `${String(settled)} of ${String(steps)}` : statusWords[status];
}

export function Stages({ state }: { readonly state: WorkState }): ReactNode {
  return (
    <ol className="stages" aria-label="Stages">
      {columns.map((column) => {
        const steps = inColumn(state, column);
        const status = steps.length === 0 && state.ending !== null ? 'unreached' : columnStatus(steps);
        const settled = steps.filter(isSettled).length;
        return (
          <li key={column} className={status} aria-current={status === 'running' ? 'step' : undefined}>
            <StatusMark status={status} told={false} /><b>{columnNames[column]}</b> <span>{state.ending !== null && steps.length === 0 ? 'not needed' : wordOf(steps.length, settled, status)}</span>
          </li>
        );
      })}
    </ol>
  );
}
