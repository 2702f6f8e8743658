// The way from question to seal in one line: where the run is.
import type { ReactNode } from 'react';
import { StatusMark, statusWords } from './StatusMark.tsx';
import { columnNames, columns, columnStatus, inColumn, isSettled, type WorkState } from './work-state.ts';

export function Stages({ state }: { readonly state: WorkState }): ReactNode {
  return (
    <ol className="stages" aria-label="Stages">
      {columns.map((column) => {
        const steps = inColumn(state, column);
        const status = columnStatus(steps);
        const settled = steps.filter(isSettled).length;
        return (
          <li key={column} className={status} aria-current={status === 'running' ? 'step' : undefined}>
            <StatusMark status={status} told={false} /><b>{columnNames[column]}</b> <span>{steps.length > 1 && status === 'running' ? `${String(settled)} of ${String(steps.length)}` : statusWords[status]}</span>
          </li>
        );
      })}
    </ol>
  );
}
