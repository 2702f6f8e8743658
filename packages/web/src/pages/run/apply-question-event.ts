// What the events of answering a question change: how it was read, its plan, its steps and the checks of what they brought.
import { addCapture, addStep, finish, reopen, start, stepNamed, type Apply, type Draft } from './draft.ts';
import { numberOf, partsOf, textOf, textsOf, type WorkEvent } from './work-events.ts';
import { isSettled, type Step } from './work-state.ts';

const final = 'final_synthesis';

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function planned(draft: Draft, step: WorkEvent['data']): void {
  const id = textOf(step, 'id');
  if (id === null) return;
  const known = draft.steps.get(id);
  const what = capital(textOf(step, 'what') ?? '');
  const told = textsOf(step, 'after');
  const waits = told.length === 0 ? ['plan'] : told;
  if (known !== undefined) { Object.assign(known, { after: waits, what }); return; }
  const isLast = id === final;
  const column = isLast ? 'write' : textOf(step, 'kind') === 'data' ? 'gather' : 'analyse';
  addStep(draft, { id, column, name: isLast ? 'Answer' : what, what, after: waits, tool: textOf(step, 'tool') });
}

/** The first event of all tells how long it took: the run began before it. */
function beganBefore(draft: Draft, step: Step, from: number): void {
  if (draft.startedAt === null || from >= draft.startedAt) return;
  Object.assign(draft, { startedAt: from });
  step.spans.splice(0, step.spans.length, { from, to: null });
}

export const applyQuestionEvent: Readonly<Record<string, Apply>> = {
  'question-routed': (draft, { step, at, data }) => {
    beganBefore(draft, step, at - (numberOf(data, 'elapsedMs') ?? 0));
    finish(draft, step, { at });
    const kind = textOf(data, 'kind');
    Object.assign(step, { came: kind === 'financial' ? [textOf(data, 'complexity'), textOf(data, 'operation'), textsOf(data, 'companies').join(', ')].filter((part) => part !== null && part !== '').join(' · ') : kind === 'declined' ? 'Declined.' : 'Needs no data.' });
    step.decisions.push(textOf(data, 'why') ?? '');
    if (kind === 'financial') { start(addStep(draft, { id: 'plan', column: 'plan', name: 'Plan', what: 'Which steps answer it.', after: ['route'] }), at, true); return; }
    addStep(draft, { id: 'direct', column: 'write', name: 'Answer', what: 'An answer without data.', after: ['route'] });
    Object.assign(stepNamed(draft, 'trace'), { after: ['direct'] });
  },
  'plan-made': (draft, { step, at, data }) => {
    finish(draft, step, { at });
    const steps = partsOf(data, 'steps');
    const ids = steps.map((one) => textOf(one, 'id'));
    for (const one of draft.steps.values()) if ((one.column === 'gather' || one.column === 'analyse') && !isSettled(one) && !ids.includes(one.id)) Object.assign(one, { status: 'unreached' });
    for (const one of steps) planned(draft, one);
    Object.assign(step, { came: `${String(steps.length)} ${steps.length === 1 ? 'step' : 'steps'}` });
    const because = textOf(data, 'because');
    step.decisions.push(because === null ? textOf(data, 'why') ?? '' : `Planned again: ${because}`);
  },
  'step-start': (_, { step, at, data }) => {
    start(step, at);
    Object.assign(step, { tool: textOf(data, 'tool') ?? step.tool, input: data['input'] ?? null });
    if ((numberOf(data, 'attempt') ?? 1) > 1) step.decisions.push(`Attempt ${String(numberOf(data, 'attempt'))}: ${textOf(data, 'why') ?? ''}.`);
  },
  'step-finish': (draft, { step, at, data }) => {
    const ok = data['ok'] === true;
    finish(draft, step, { at, status: ok ? 'done' : 'failed' });
    Object.assign(step, { came: textOf(data, 'came') });
    if (step.tool !== null) draft.tallies.toolCalls += 1;
    if (!ok) step.problems.push(textOf(data, 'came') ?? '');
    for (const capture of textsOf(data, 'captures')) addCapture(draft, step, capture);
  },
  'step-verified': (_, { step, data }) => { step.decisions.push(`${textOf(data, 'why') ?? ''} – ${textOf(data, 'then') ?? ''}`); },
  'answer-written': (draft, { step, at, data }) => {
    finish(draft, step, { at });
    Object.assign(step, { came: `${String(numberOf(data, 'blocks') ?? 0)} parts, ${(numberOf(data, 'characters') ?? 0).toLocaleString('en-GB')} characters` });
  },
  'answer-validated': (draft, { step, at, data }) => {
    finish(draft, step, { at });
    const score = numberOf(data, 'score');
    step.decisions.push(`${score === null ? 'Nothing to score' : `Score ${String(score)} of 100`}: ${textOf(data, 'then') ?? ''}.`);
    step.problems.push(...textsOf(data, 'issues'));
  },
  'loop-started': (draft, { at, data }) => {
    for (const id of ['trace', 'judge', 'seal']) reopen(draft, stepNamed(draft, id), at);
    const writer = stepNamed(draft, draft.steps.has('direct') ? 'direct' : final);
    writer.decisions.push(`Written again: ${String(numberOf(data, 'objections') ?? 0)} claims do not stand.`);
    start(writer, at);
  },
  'writer-stopped': (draft, { step, at, data }) => {
    finish(draft, step, { at });
    step.problems.push(textOf(data, 'why') ?? '');
  },
  'graph-stopped': (draft, { data }) => { draft.warnings.push(textOf(data, 'why') ?? ''); },
};
