// The graph as a list: what narrow screens show, and whoever prefers reading.
import type { ReactNode } from 'react';
import { StatusMark, statusWords } from './StatusMark.tsx';
import { duration } from './time-words.ts';
import { columnNames, columns, inColumn, tookMs, type WorkState } from './work-state.ts';

type Props = { readonly state: WorkState; readonly now: number | null; readonly selected: string | null; readonly onSelect: (step: string | null) => void };

export function StepList({ state, now, selected, onSelect }: Props): ReactNode {
  return (
    <ol className="step-list">
      {columns.map((column) => ({ column, steps: inColumn(state, column) })).filter(({ steps }) => steps.length > 0).map(({ column, steps }) => (
        <li key={column}>
          <h3>{columnNames[column]}</h3>
          <ul>
            {steps.map((step) => {
              const took = tookMs(step, now);
              return (
                <li key={step.id}>
                  <button type="button" className={`step-row ${step.status}`} data-step={step.id} aria-pressed={selected === step.id} onClick={() => { onSelect(selected === step.id ? null : step.id); }}>
                    <StatusMark status={step.status} told={false} /><span className="name">{step.name}</span><span className="came">{step.came ?? statusWords[step.status]}</span><span className="took">{took === null || took === 0 ? '' : duration(took)}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}
