// The sign of a step's state, in ink: hue is for the strength of evidence alone. The word stands beside it or is read aloud.
import type { ReactNode } from 'react';
import type { StepStatus } from './work-state.ts';

export const statusWords: Readonly<Record<StepStatus, string>> = { waiting: 'waits', running: 'at work', done: 'done', failed: 'failed', struck: 'struck', stopped: 'stopped', unreached: 'not reached' };

const shapes: Readonly<Record<StepStatus, ReactNode>> = {
  waiting: <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.4" strokeDasharray="2 2.3" />,
  running: <><circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.6" /><path d="M8 2.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" /></>,
  done: <path d="M2.8 8.6l3.4 3.6 7-8" fill="none" stroke="currentColor" strokeWidth="2" />,
  failed: <path d="M3.5 3.5l9 9m0-9l-9 9" fill="none" stroke="currentColor" strokeWidth="2" />,
  struck: <path d="M2 8h12" fill="none" stroke="currentColor" strokeWidth="2" />,
  stopped: <rect x="3.5" y="3.5" width="9" height="9" fill="currentColor" />,
  unreached: <circle cx="8" cy="8" r="1.8" fill="currentColor" />,
};

export function StatusMark({ status, told = true }: { readonly status: StepStatus; readonly told?: boolean }): ReactNode {
  return <><svg className={`mark ${status}`} viewBox="0 0 16 16" aria-hidden="true">{shapes[status]}</svg>{told ? <span className="vh">{statusWords[status]}: </span> : null}</>;
}
