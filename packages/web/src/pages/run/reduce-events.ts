// From the events of a run to its state. Pure: the same events give the same state, live or from the journal, and any first part of them is a state too.
import { applyModelEvent } from './apply-model-event.ts';
import { applyQuestionEvent } from './apply-question-event.ts';
import { addCapture, answeredCall, beginDraft, finish, openCall, reopen, start, startReady, stepNamed, strike, type Apply, type Draft, type Told } from './draft.ts';
import { isSettled, type Beginning, type Call, type Ending, type Step, type WorkState } from './work-state.ts';
import { numberOf, partOf, stepOf, textOf, type WorkEvent } from './work-events.ts';

function words(count: number | null, one: string, many = `${one}s`): string {
  return count === null ? '' : `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}

function sourceOf({ data }: Told): { readonly kind: 'source'; readonly name: string } {
  return { kind: 'source', name: textOf(data, 'what') ?? textOf(data, 'tool') ?? 'a source' };
}

function answered(draft: Draft, told: Told): Call {
  const { step, at, data } = told;
  return answeredCall(draft, step, { ...sourceOf(told), startedAt: at, input: { tool: textOf(data, 'tool') } });
}

function filing(draft: Draft, step: Step, { at, data }: Pick<Told, 'at' | 'data'>): Call {
  return answeredCall(draft, step, { kind: 'source', name: textOf(data, 'name') ?? 'a filing', startedAt: at, input: null });
}

const apply: Readonly<Record<string, Apply>> = {
  'stage-start': (_, { step, at }) => { start(step, at); },
  'stage-finish': (draft, { step, at, data }) => {
    const detail = partOf(data, 'detail');
    finish(draft, step, { at });
    const facts = numberOf(detail, 'facts');
    if (facts !== null) draft.tallies.facts = facts;
    Object.assign(step, { came: [words(numberOf(detail, 'captures'), 'capture'), words(facts, 'fact'), numberOf(detail, 'missing') === 0 ? '' : words(numberOf(detail, 'missing'), 'thing missing', 'things missing')].filter((part) => part !== '').join(', ') });
  },
  'source-start': (draft, told) => {
    start(told.step, told.at);
    openCall(draft, told.step, { ...sourceOf(told), startedAt: told.at, input: { tool: textOf(told.data, 'tool') } });
  },
  'source-finish': (draft, told) => {
    const capture = textOf(told.data, 'capture');
    Object.assign(answered(draft, told), { endedAt: told.at, capture, came: `${words(numberOf(told.data, 'bytes'), 'byte')}, ${textOf(told.data, 'origin') ?? ''}` });
    if (capture !== null) addCapture(draft, told.step, capture);
  },
  'source-missing': (draft, told) => {
    const why = textOf(told.data, 'why') ?? '';
    Object.assign(answered(draft, told), { endedAt: told.at, failed: true, came: why });
    told.step.problems.push(`${sourceOf(told).name}: ${why}`);
  },
  'network-silent': (_, { step, data }) => { step.problems.push(`${textOf(data, 'host') ?? 'A host'}: ${textOf(data, 'why') ?? ''}`); },
  'source-skipped': (_, { step, at, data }) => { start(step, at); step.problems.push(`${textOf(data, 'path') ?? 'A file'}: ${textOf(data, 'why') ?? ''}`); },
  'source-refused': (_, { step, at, data }) => { start(step, at); step.problems.push(`${textOf(data, 'source') ?? 'A source'}: ${textOf(data, 'why') ?? ''}`); },
  'filing-start': (draft, { step, at, data }) => {
    start(step, at);
    openCall(draft, step, { kind: 'source', name: textOf(data, 'name') ?? 'a filing', startedAt: at, input: null });
  },
  'filing-taken': (draft, { step, at, data }) => { Object.assign(filing(draft, step, { at, data }), { endedAt: at, came: `${textOf(data, 'company') ?? ''} ${textOf(data, 'form') ?? ''}, ${words(numberOf(data, 'passages'), 'passage')}` }); },
  'filing-failed': (draft, { step, at, data }) => {
    Object.assign(filing(draft, step, { at, data }), { endedAt: at, failed: true, came: textOf(data, 'why') });
    step.problems.push(`${textOf(data, 'name') ?? 'A filing'}: ${textOf(data, 'why') ?? ''} ${textOf(data, 'remedy') ?? ''}`);
  },
  'source-suspicious': (_, { step, data }) => { step.decisions.push(textOf(data, 'words') ?? ''); },
  'specialist-start': (_, { step, at }) => { start(step, at); },
  'specialist-finish': (draft, { step, at, data }) => {
    const findings = numberOf(data, 'findings') ?? 0;
    finish(draft, step, { at });
    draft.tallies.findings += findings;
    Object.assign(step, { came: words(findings, 'finding') });
  },
  'specialist-failed': (draft, { step, at, data }) => {
    finish(draft, step, { at, status: 'failed' });
    step.problems.push(textOf(data, 'why') ?? '');
  },
  'step-struck': (draft, { step, at }) => { strike(draft, step, at); },
  'report-written': (draft, { step, at, data }) => {
    finish(draft, step, { at });
    Object.assign(draft, { title: textOf(data, 'title') });
    Object.assign(step, { came: `“${textOf(data, 'title') ?? ''}”, ${words(numberOf(data, 'characters'), 'character')}` });
  },
  'writer-failed': (_, { step, data }) => { step.problems.push(textOf(data, 'why') ?? ''); },
  'claims-judged': (draft, { step, at, data }) => {
    const [claims, coverage] = [numberOf(data, 'claims'), numberOf(data, 'coverage')];
    Object.assign(draft.tallies, { claims, coverage });
    const trace = stepNamed(draft, 'trace');
    finish(draft, trace, { at });
    Object.assign(trace, { came: words(claims, 'claim') });
    start(step, at, true);
    Object.assign(step, { came: coverage === null ? 'nothing to prove' : `${String(Math.floor(coverage * 1000) / 10)}% proved by source or arithmetic` });
    if (draft.beginning !== 'question') finish(draft, step, { at });
  },
  'revision-asked': (draft, { step, at, data }) => {
    step.decisions.push(`${words(numberOf(data, 'objections'), 'claim does', 'claims do')} not stand, so the text goes back to its writer.`);
    for (const id of ['trace', 'judge']) reopen(draft, stepNamed(draft, id), at);
    start(stepNamed(draft, 'write'), at);
  },
  'open-claims-settled': (draft, { step, at, data }) => {
    step.decisions.push(`Of ${words(numberOf(data, 'open'), 'open claim')} ${words(numberOf(data, 'raised'), 'was', 'were')} proved by evidence that a model found; ${words(numberOf(data, 'refused'), 'proof was', 'proofs were')} refused by the rules.`);
    finish(draft, stepNamed(draft, 'trace'), { at });
    finish(draft, step, { at });
  },
  'run-kept': (draft, { data }) => { Object.assign(draft, { kept: textOf(data, 'working') }); },
  'answered-before': (draft, { data }) => { Object.assign(draft, { before: textOf(data, 'run') }); },
  'budget-warning': (draft, { data }) => { draft.warnings.push(`${textOf(data, 'used') ?? '?'} of ${textOf(data, 'cap') ?? '?'} used (${textOf(data, 'limit') ?? 'budget'}).`); },
  'run-sealed': (draft, { at, data }) => { end(draft, at, { state: 'finished', run: textOf(data, 'run'), problem: null }); },
  'job-finish': (draft, { at, data }) => { end(draft, at, endingOf(data)); },
};

function endingOf(data: WorkEvent['data']): Ending {
  const state = textOf(data, 'state');
  const problem = partOf(data, 'problem');
  const detail = textOf(problem, 'detail');
  return { state: state === 'finished' || state === 'cancelled' ? state : 'failed', run: textOf(data, 'run'), problem: detail === null ? null : { detail, remedy: textOf(problem, 'remedy') ?? '' } };
}

/** What was under way when a run broke failed, where it was alone; else nobody can say which. */
function end(draft: Draft, at: number, ending: Ending): void {
  const all = [...draft.steps.values()];
  const seal = draft.steps.get('seal');
  if (ending.state === 'finished' && seal !== undefined) {
    finish(draft, seal, { at });
    Object.assign(seal, { came: 'Sealed.' });
  }
  const running = all.filter(({ status }) => status === 'running');
  const left = ending.state === 'finished' ? 'done' : ending.state === 'failed' && running.length === 1 ? 'failed' : 'stopped';
  for (const step of running) finish(draft, step, { at, status: left });
  for (const step of all) if (!isSettled(step)) Object.assign(step, { status: 'unreached' });
  Object.assign(draft, { ending });
}

/** What belongs to no step in particular is told beside this one, which it does not change. */
const wholeRun: Readonly<Record<Beginning, string>> = { analysis: 'seal', question: 'route', audit: 'seal', intake: 'gather' };

const every: Readonly<Record<string, Apply>> = { ...apply, ...applyQuestionEvent, ...applyModelEvent };

/** The plan of an analysis is there from the first moment; a question is read first. */
function begin(draft: Draft, at: number): void {
  const [plan, route] = [draft.steps.get('plan'), draft.steps.get('route')];
  if (draft.beginning === 'analysis' && plan?.status === 'waiting') finish(draft, plan, { at });
  if (route?.status === 'waiting') start(route, at);
}

function applyEvent(draft: Draft, told: WorkEvent): void {
  const at = Date.parse(told.at);
  if (Number.isNaN(at)) return;
  Object.assign(draft, { startedAt: draft.startedAt ?? at, now: Math.max(draft.now ?? at, at), seq: told.seq });
  begin(draft, at);
  const how = Object.hasOwn(every, told.event) ? every[told.event] : undefined;
  if (how === undefined) return;
  how(draft, { at, data: told.data, step: stepNamed(draft, stepOf(told) ?? wholeRun[draft.beginning]) });
  if (draft.ending === null) startReady(draft, at);
}

const reduced = new WeakMap<readonly WorkEvent[], Map<Beginning, WorkState>>();

/** `events` in the order of their numbers, as addEvents gives them. An event of a name that is not known changes nothing but the time. What was reduced of a list is remembered with it. */
export function reduceEvents(events: readonly WorkEvent[], beginning: Beginning): WorkState {
  const known = reduced.get(events) ?? new Map<Beginning, WorkState>();
  const before = known.get(beginning);
  if (before !== undefined) return before;
  const draft = beginDraft(beginning);
  for (const event of events) applyEvent(draft, event);
  reduced.set(events, known.set(beginning, draft));
  return draft;
}
