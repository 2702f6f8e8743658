// The work of each node. A specialist may fail; four failures stop the run.
import { AssayError, type Question, type SpecialistName } from '@assay/record';
import { readFocus } from '../question/focus.ts';
import { makeModel } from '../specialists/value/model.ts';
import type { Note } from '../specialists/observation.ts';
import { rate } from '../write/rating.ts';
import { balanceOf, reachVerdicts } from '../write/verdicts.ts';
import type { Parts } from '../write/parts.ts';
import type { Nodes } from './analyze-graph.ts';
import { judgeWritten } from './judge-node.ts';
import type { Gathering, RunState } from './run-state.ts';
import { factsOf, setBench } from './set-bench.ts';
import type { Work } from './work.ts';

function gathered(state: RunState): Gathering {
  if (state.gathering === null) throw new AssayError('internal', 'a node ran before anything was gathered', { remedy: 'Report this: the graph is out of order.' });
  return state.gathering;
}

function heedSignal(work: Work): void {
  if (work.signal?.aborted === true) throw new AssayError('interrupted', 'the run was stopped', { remedy: 'Start it again; nothing of it was sealed.' });
}

async function gather(work: Work): Promise<Partial<RunState>> {
  heedSignal(work);
  work.onEvent({ event: 'stage-start', stage: 'gather' });
  const found = await work.desk.gather(work.company, { asOf: work.question.asOf, depth: work.question.depth, onEvent: work.onEvent, ...(work.signal === undefined ? {} : { signal: work.signal }) });
  const facts = factsOf(found, work.sha256);
  const bench = setBench(found, facts, work);
  for (const { what, words } of bench.doubts?.() ?? []) work.onEvent({ event: 'source-suspicious', what, words });
  work.onEvent({ event: 'stage-finish', stage: 'gather', detail: { captures: found.captures.length, facts: facts.length, missing: found.missing.length } });
  return { gathering: { gathered: found, facts, bench } };
}

async function analyse(name: SpecialistName, state: RunState, work: Work): Promise<Partial<RunState>> {
  heedSignal(work);
  if (work.question.struck?.includes(name) === true) {
    work.onEvent({ event: 'step-struck', step: name });
    return { failed: [{ specialist: name, why: 'it was struck from the plan', struck: true }] };
  }
  work.onEvent({ event: 'specialist-start', specialist: name });
  try {
    const { notes, ...fetched } = await work.engine.analyse[name](gathered(state).bench, readFocus(work.question.text), { signal: work.signal, onEvent: work.onEvent });
    work.onEvent({ event: 'specialist-finish', specialist: name, findings: notes.length });
    return { notes, fetched: [{ ...fetched, by: name }] };
  } catch (cause) {
    if (cause instanceof AssayError && cause.code === 'interrupted') throw cause;
    const why = cause instanceof Error ? cause.message : 'unknown cause';
    work.onEvent({ event: 'specialist-failed', specialist: name, why });
    return { failed: [{ specialist: name, why }] };
  }
}

/** Five points move between bull and bear when the findings lean a little, ten when they lean clearly. */
function tiltOf(notes: readonly Note[]): number {
  const balance = balanceOf(notes, ['growth', 'quarter', 'margins', 'cash', 'balance', 'returns', 'bank']);
  const size = Math.abs(balance) > 0.5 ? 10 : Math.abs(balance) > 0.2 ? 5 : 0;
  return balance < 0 ? -size : size;
}

/** Orders the notes of all specialists by weight and reaches the rating. */
export function putTogether(state: Pick<RunState, 'notes' | 'failed'>, at: Gathering, question: Question): Parts {
  const notes = state.notes.toSorted((left, right) => right.weight - left.weight || left.name.localeCompare(right.name));
  const hasValue = !state.failed.some((failure) => failure.specialist === 'value');
  const model = hasValue ? makeModel(at.bench, tiltOf(notes)) : null;
  const verdicts = reachVerdicts(at.bench, notes, model);
  return { bench: at.bench, focus: readFocus(question.text), notes, model, rated: rate(at.bench, verdicts, { missing: state.failed.length, model }), failed: state.failed, missing: at.gathered.missing };
}

async function write(state: RunState, work: Work): Promise<Partial<RunState>> {
  heedSignal(work);
  if (state.failed.length >= 4) {
    throw new AssayError('run-failed', `all four analysts failed: ${state.failed.map((failure) => `${failure.specialist}: ${failure.why}`).join('; ')}`, { remedy: 'Look at the run’s journal; without any finding there is nothing to write.' });
  }
  work.onEvent({ event: 'stage-start', stage: 'write' });
  const { written, ...fetched } = await work.engine.write(putTogether(state, gathered(state), work.question), { signal: work.signal, onEvent: work.onEvent, objections: [], earlier: null });
  work.onEvent({ event: 'report-written', title: written.title, characters: written.report.length });
  return { written, fetched: [fetched] };
}

async function judge(state: RunState, work: Work): Promise<Partial<RunState>> {
  heedSignal(work);
  const gathering = gathered(state);
  if (state.written === null) throw new AssayError('internal', 'the judge was called before anything was written', { remedy: 'Report this: the graph is out of order.' });
  return judgeWritten({ state, work, gathering, parts: () => putTogether(state, gathering, work.question) }, state.written);
}

export function nodesOf(work: Work): Nodes {
  const analyst = (name: SpecialistName) => (state: RunState) => analyse(name, state, work);
  return {
    gather: () => gather(work),
    analyse: { fundamental: analyst('fundamental'), technical: analyst('technical'), value: analyst('value'), macro: analyst('macro') },
    write: (state) => write(state, work),
    judge: (state) => judge(state, work),
  };
}
