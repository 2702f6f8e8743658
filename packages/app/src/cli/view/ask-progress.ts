// What the answering of a question tells, as lines: how it was read, what is looked up, what came back, what was done otherwise.
import type { AskEvent, RunEvent } from '@assay/agent';
import { cleanLine } from './clean-text.ts';
import { timeWords } from './size-words.ts';

export type { AskEvent };

type Say = (stage: string, text: string) => void;
type Teller = { readonly lines: { readonly done: Say; readonly warn: Say }; readonly show: (text: string) => void };
type Of<Name extends AskEvent['event']> = Extract<AskEvent, { readonly event: Name }>;

function routed({ kind, complexity, operation, companies, why }: Of<'question-routed'>): string {
  if (kind !== 'financial') return `${kind === 'general' ? 'needs no data' : 'declined'}: ${why}`;
  return [complexity, operation, companies.slice(0, 4).join(', ')].filter((part) => part !== null && part !== '').join(' · ');
}

function planned({ steps, because }: Of<'plan-made'>): string {
  const tools = steps.flatMap(({ tool }) => (tool === null ? [] : [tool]));
  const named = [...Map.groupBy(tools, (tool) => tool)].map(([tool, all]) => (all.length === 1 ? tool : `${String(all.length)} × ${tool}`)).join(', ');
  const count = `${String(steps.length)} ${steps.length === 1 ? 'step' : 'steps'}${named === '' ? '' : `: ${named}`}`;
  return because === null ? count : `again, since ${cleanLine(because)}: ${count}`;
}

function finished({ step, came, repeated, elapsedMs }: Of<'step-finish'>): string {
  return `${step}: ${came}${repeated ? ', as before' : ''}${elapsedMs < 100 ? '' : ` in ${timeWords(elapsedMs)}`}`;
}

type Tell = { readonly [Name in AskEvent['event']]: (event: Of<Name>, teller: Teller) => void };

const tell: Tell = {
  'question-routed': (event, { lines }) => { lines.done('route', routed(event)); },
  'plan-made': (event, { lines }) => { lines.done('plan', planned(event)); },
  'step-start': ({ tool, what }, { show }) => { show(`${tool === null ? 'analyse ' : 'gather  '}  ${cleanLine(what)}`); },
  'step-finish': (event, { lines }) => { (event.ok ? lines.done : lines.warn)('gather', finished(event)); },
  // A verdict that lets the work go on is not worth a line.
  'step-verified': ({ step, verdict, why, then }, { lines }) => { if (verdict !== 'ok') lines.warn('verify', `${step}: ${why}; ${then}`); },
  'answer-written': (_, { show }) => { show('judge     every figure against the captures'); },
  'answer-validated': ({ valid, score, issues, then }, { lines }) => {
    if (valid) lines.done('validate', score === null ? 'nothing to check' : `score ${String(score)} of 100`);
    else lines.warn('validate', `${issues[0] ?? 'not valid'}; ${then}`);
  },
  'loop-started': ({ objections }, { show }) => { show(`write     again, over ${String(objections)} claims that the judge does not let stand`); },
  'writer-stopped': ({ why }, { lines }) => { lines.warn('write', why); },
  'graph-stopped': ({ why, left }, { lines }) => { lines.warn('limit', `${why}; ${String(left.length)} steps were left`); },
};

export function tellAsk<Name extends AskEvent['event']>(event: Of<Name>, teller: Teller): void {
  tell[event.event](event, teller);
}

export function isOfAsk(event: RunEvent): event is AskEvent {
  return Object.hasOwn(tell, event.event);
}
