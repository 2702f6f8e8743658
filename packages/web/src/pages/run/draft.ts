// The state of a run while it is put together from its events: the few changes that events make of it.
import type { Beginning, Call, Column, Step, StepStatus, WorkState } from './work-state.ts';
import { isSettled } from './work-state.ts';
import type { WorkEvent } from './work-events.ts';

export type Draft = WorkState & { readonly beginning: Beginning; readonly steps: Map<string, Step>; readonly seen: Set<string>; /** Calls under way, oldest first, by step, kind and name: a long run has thousands that ended. */ readonly open: Map<string, Call[]>; /** Whether a step was settled since others were last looked at. */ settled: boolean };

export type Told = { readonly at: number; readonly data: WorkEvent['data']; /** The step that the event belongs to. */ readonly step: Step };
export type Apply = (draft: Draft, told: Told) => void;

type NewStep = Pick<Step, 'id' | 'column' | 'name' | 'what'> & Partial<Pick<Step, 'after' | 'tool'>>;

export function addStep(draft: Draft, { id, column, name, what, after = [], tool = null }: NewStep): Step {
  const step: Step = {
    id, column, name, what, status: 'waiting', after, spans: [], derived: false, tool, input: null, came: null, captures: [], calls: [], decisions: [], problems: [], text: '', characters: 0,
  };
  draft.steps.set(id, step);
  return step;
}

const analysts: readonly (readonly [id: string, name: string, what: string])[] = [
  ['fundamental', 'Fundamental', 'Growth, margins, cash flow, balance sheet and returns.'], ['technical', 'Technical', 'Trend, momentum and price levels.'],
  ['value', 'Value', 'Multiples, what the price expects, and scenarios.'], ['macro', 'Macro', 'The parts of the economy that reach the company.'],
];

function addEnd(draft: Draft, written: string): void {
  addStep(draft, { id: 'trace', column: 'trace', name: 'Claims', what: 'Every number, direction and rank of the text becomes a claim, and is looked up in the captured bytes.', after: [written] });
  addStep(draft, { id: 'judge', column: 'judge', name: 'Verdicts', what: 'Rules decide what each claim’s evidence is worth. The judge reads the text as a stranger’s.', after: ['trace'] });
  addStep(draft, { id: 'seal', column: 'seal', name: 'Seal', what: 'Report, evidence and bytes are hashed and signed together.', after: ['judge'] });
}

const beginnings: Readonly<Record<Beginning, (draft: Draft) => void>> = {
  analysis: (draft) => {
    addStep(draft, { id: 'plan', column: 'plan', name: 'Plan', what: 'The same for every company: gather, four analysts, a writer, the judge.' });
    addStep(draft, { id: 'gather', column: 'gather', name: 'Sources', what: 'Statements, closes, economic series and what else the note wants, kept byte for byte.', after: ['plan'] });
    for (const [id, name, what] of analysts) addStep(draft, { id, column: 'analyse', name, what, after: ['gather'] });
    addStep(draft, { id: 'write', column: 'write', name: 'Note', what: 'The note is written of the analysts’ findings.', after: analysts.map(([id]) => id) });
    addEnd(draft, 'write');
  },
  question: (draft) => {
    addStep(draft, { id: 'route', column: 'plan', name: 'Reading', what: 'What the question asks: companies, measures, times, and what to do with them.' });
    addEnd(draft, 'final_synthesis');
  },
  audit: (draft) => { addEnd(draft, 'write'); },
  intake: (draft) => { addStep(draft, { id: 'gather', column: 'gather', name: 'Filings', what: 'Each is kept byte for byte, cut into its items, and can be searched from then on.' }); },
};

export function beginDraft(beginning: Beginning): Draft {
  const draft: Draft = {
    beginning, steps: new Map(), seen: new Set(), open: new Map(), settled: true, startedAt: null, now: null, seq: 0, title: null, kept: null, before: null, warnings: [], ending: null,
    tallies: { captures: 0, facts: null, findings: 0, claims: null, coverage: null, modelCalls: 0, toolCalls: 0, tokens: 0, usd: 0 },
  };
  beginnings[beginning](draft);
  return draft;
}

const columnOfStranger: Readonly<Record<string, Column>> = { verify: 'gather', direct: 'write', final_synthesis: 'write', write: 'write', plan: 'plan', gather: 'gather' };
const nameOfStranger: Readonly<Record<string, string>> = { verify: 'Check of results', direct: 'Answer', final_synthesis: 'Answer', write: 'Note', plan: 'Plan', gather: 'Sources' };

/** A step that no plan named is shown all the same. */
export function stepNamed(draft: Draft, id: string): Step {
  return draft.steps.get(id) ?? addStep(draft, { id, column: columnOfStranger[id] ?? 'analyse', name: nameOfStranger[id] ?? id, what: '' });
}

export function start(step: Step, at: number, derived = false): void {
  const open = step.spans.at(-1);
  if (step.status === 'running' && open !== undefined && step.derived && !derived) step.spans.pop();
  else if (step.status === 'running') return;
  Object.assign(step, { status: 'running', derived });
  step.spans.push({ from: at, to: null });
}

export function finish(draft: Draft, step: Step, { at, status = 'done' }: { readonly at: number; readonly status?: StepStatus }): void {
  draft.settled = true;
  const open = step.spans.at(-1);
  if (open === undefined) step.spans.push({ from: at, to: at });
  else open.to ??= at;
  // What was not answered until now will not be.
  for (const call of step.calls) if (call.endedAt === null) Object.assign(call, { endedAt: at, came: 'no answer was told' });
  Object.assign(step, { status });
}

/** What was taken to have begun had not, where no event told it; else it ended now. */
function endOrUndo(step: Step, at: number): void {
  const open = step.spans.at(-1);
  if (step.status !== 'running' || open === undefined) return;
  if (step.derived) step.spans.pop();
  else open.to = at;
}

/** It will be done once more. */
export function reopen(draft: Draft, step: Step, at: number): void {
  draft.settled = true;
  endOrUndo(step, at);
  Object.assign(step, { status: 'waiting' });
}

export function strike(draft: Draft, step: Step, at: number): void {
  draft.settled = true;
  endOrUndo(step, at);
  Object.assign(step, { status: 'struck', derived: false, came: 'Struck from the plan.' });
}

function keyOf({ id }: Step, { kind, name }: Pick<Call, 'kind' | 'name'>): string {
  return `${id}\n${kind}\n${name}`;
}

export function openCall(draft: Draft, step: Step, call: Pick<Call, 'kind' | 'name' | 'startedAt' | 'input'>): Call {
  const opened: Call = { ...call, id: `${step.id}-${String(step.calls.length + 1)}`, endedAt: null, failed: false, came: null, capture: null };
  step.calls.push(opened);
  const key = keyOf(step, call);
  draft.open.set(key, [...draft.open.get(key) ?? [], opened]);
  if (call.kind === 'model') draft.tallies.modelCalls += 1;
  else draft.tallies.toolCalls += 1;
  return opened;
}

/** The call under way that this answers, the oldest of its name; a new one where none was told to begin. From then on it is over. */
export function answeredCall(draft: Draft, step: Step, call: Pick<Call, 'kind' | 'name' | 'startedAt' | 'input'>): Call {
  const key = keyOf(step, call);
  const [first, ...others] = (draft.open.get(key) ?? []).filter(({ endedAt }) => endedAt === null);
  const answered = first ?? openCall(draft, step, call);
  draft.open.set(key, first === undefined ? [] : others);
  return answered;
}

export function addCapture(draft: Draft, step: Step, capture: string): void {
  if (!step.captures.includes(capture)) step.captures.push(capture);
  draft.seen.add(capture);
  draft.tallies.captures = draft.seen.size;
}

const startThemselves: ReadonlySet<Column> = new Set<Column>(['write', 'trace', 'judge', 'seal']);
const specialists: ReadonlySet<string> = new Set(analysts.map(([id]) => id));

/** Steps that tell no beginning begin when all that they wait for is settled. */
export function startReady(draft: Draft, at: number): void {
  if (!draft.settled) return;
  draft.settled = false;
  for (const step of draft.steps.values()) {
    if (step.status !== 'waiting' || (!startThemselves.has(step.column) && !specialists.has(step.id))) continue;
    const waitsFor = step.after.map((id) => draft.steps.get(id));
    if (step.after.length > 0 && waitsFor.every((before) => before !== undefined && isSettled(before))) start(step, at, true);
  }
}
