// Each result is held against the question. It is accepted, done otherwise, planned anew, or given up and said so: a verdict that is
// none, or a verifier that fails, accepts nothing.
import type { AskPlan, AskStep, StepResult, StepVerdict } from '../../stages.ts';
import type { AskState } from '../ask-state.ts';
import { aroundOf, heedSignal, reasonOf, rethrowStop, timed, type AskWork } from '../ask-work.ts';
import { financialRoute } from './plan-node.ts';
import { askedKey } from './step-nodes.ts';

type Deed =
  | { readonly kind: 'accept' }
  | { readonly kind: 'redo'; readonly instead: AskStep }
  | { readonly kind: 'replan'; readonly because: string }
  | { readonly kind: 'give-up'; readonly why: string };
type Judged = { readonly result: StepResult; readonly verdict: StepVerdict; readonly elapsedMs: number };

const verdicts: ReadonlySet<unknown> = new Set<StepVerdict['verdict']>(['ok', 'more-data', 'replan', 'give-up']);

async function judge(result: StepResult, plan: AskPlan, { state, work }: { readonly state: AskState; readonly work: AskWork }): Promise<Judged> {
  const given = { question: work.question, asked: financialRoute(state).asked, plan, tries: state.tries[result.step.id] ?? 0 };
  try {
    const { value, elapsedMs } = await timed(work.clock, () => work.engine.verify(result, given, aroundOf(work)));
    // A model stands behind this type: what comes may be none of the four.
    const verdict: StepVerdict = verdicts.has(value.verdict) ? value : { verdict: 'give-up', why: 'The check of it came to no verdict that is known, so it is not used.' };
    return { result, verdict, elapsedMs };
  } catch (cause) {
    rethrowStop(cause, work);
    return { result, verdict: { verdict: 'give-up', why: `It could not be checked, so it is not used: ${reasonOf(cause)}` }, elapsedMs: 0 };
  }
}

/** A failed step is never accepted, whatever the verifier says. */
function accepting({ result }: Judged): Deed {
  return result.ok ? { kind: 'accept' } : { kind: 'give-up', why: result.why };
}

function redoing({ result }: Judged, verdict: Extract<StepVerdict, { readonly verdict: 'more-data' }>, { state, work }: { readonly state: AskState; readonly work: AskWork }): Deed {
  const { instead, why } = verdict;
  if ((state.tries[result.step.id] ?? 0) >= work.limits.maxRetries) return { kind: 'give-up', why: `${why} It was done otherwise as often as is allowed.` };
  if (instead.id !== result.step.id) return { kind: 'give-up', why: `${why} The step that should stand in its place bears another name.` };
  if (instead.kind === 'data' && work.asked.has(askedKey(instead))) return { kind: 'give-up', why: `${why} What should be asked instead was asked already.` };
  return { kind: 'redo', instead };
}

function deedOf(judged: Judged, at: { readonly state: AskState; readonly work: AskWork }): Deed {
  const { verdict } = judged;
  switch (verdict.verdict) {
    case 'ok': return accepting(judged);
    case 'give-up': return { kind: 'give-up', why: verdict.why };
    case 'more-data': return redoing(judged, verdict, at);
    case 'replan': return at.state.replans < at.work.limits.maxReplans ? { kind: 'replan', because: verdict.why } : { kind: 'give-up', why: `${verdict.why} A new plan was made as often as is allowed.` };
  }
}

const thens: Readonly<Record<Deed['kind'], string>> = { accept: 'it is used', redo: 'it is done otherwise', replan: 'a new plan is made', 'give-up': 'it is given up, and the answer says so' };

function settledBy(result: StepResult, deed: Deed): readonly StepResult[] {
  if (deed.kind === 'accept') return [result];
  return deed.kind === 'give-up' ? [{ ok: false, step: result.step, why: deed.why, remedy: result.ok ? null : result.remedy }] : [];
}

/** In the plan's order, so that a run comes out the same whichever source was the faster. */
function inOrder(results: readonly StepResult[], plan: AskPlan): readonly StepResult[] {
  const newest = new Map(results.map((result) => [result.step.id, result]));
  const planned = plan.steps.flatMap(({ id }) => newest.get(id) ?? []);
  return [...planned, ...[...newest.values()].filter((result) => !planned.includes(result))];
}

export async function verifyNode(state: AskState, work: AskWork): Promise<Partial<AskState>> {
  heedSignal(work);
  const plan = state.plan ?? { steps: [], why: '' };
  const judged = await Promise.all(state.pending.map((result) => judge(result, plan, { state, work })));
  const deeds = judged.map((one) => ({ ...one, deed: deedOf(one, { state, work }) }));
  for (const { result, verdict, deed, elapsedMs } of deeds) work.onEvent({ event: 'step-verified', step: result.step.id, verdict: verdict.verdict, why: deed.kind === 'give-up' ? deed.why : verdict.why, then: thens[deed.kind], elapsedMs });
  const instead = new Map(deeds.flatMap(({ deed }) => (deed.kind === 'redo' ? [[deed.instead.id, deed.instead] as const] : [])));
  const because = deeds.flatMap(({ deed }) => (deed.kind === 'replan' ? [deed.because] : []));
  const changed: AskPlan = { ...plan, steps: plan.steps.map((step) => instead.get(step.id) ?? step) };
  return {
    pending: [], plan: changed, settled: inOrder([...state.settled, ...deeds.flatMap(({ result, deed }) => settledBy(result, deed))], changed),
    tries: { ...state.tries, ...Object.fromEntries([...instead.keys()].map((id) => [id, (state.tries[id] ?? 0) + 1])) },
    because: because.length === 0 ? null : because.join(' '), replans: state.replans + (because.length === 0 ? 0 : 1),
  };
}
