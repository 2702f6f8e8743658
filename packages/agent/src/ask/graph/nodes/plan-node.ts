// Route and plan: what is asked, and by which steps it is answered.
import { AssayError } from '@assay/record';
import { answerNeeds, strikeProblem } from '../../../graph/strike.ts';
import type { AskPlan, AskStep, Route, StepResult } from '../../stages.ts';
import type { AskEvent, PlannedStep } from '../ask-events.ts';
import type { AskState } from '../ask-state.ts';
import { aroundOf, heedSignal, timed, type AskWork } from '../ask-work.ts';
import { planProblems } from '../check-plan.ts';
import { planOf } from '../plan-record.ts';

/** As the trace tells a reading. */
export function routed(route: Route, { why, elapsedMs }: { readonly why: string; readonly elapsedMs: number }): AskEvent {
  const { asked } = route;
  return { event: 'question-routed', step: 'route', kind: route.kind, complexity: route.kind === 'financial' ? route.complexity : null, operation: asked?.operation ?? null, companies: (asked?.companies ?? []).map(({ ticker }) => ticker), why, elapsedMs };
}

export async function routeNode(work: AskWork): Promise<Partial<AskState>> {
  heedSignal(work);
  const { value: route, elapsedMs } = await timed(work.clock, () => work.engine.route(work.question, work.ports, aroundOf(work)));
  work.onEvent(routed(route, { why: route.why, elapsedMs }));
  return { route };
}

export function financialRoute({ route }: AskState): Extract<Route, { readonly kind: 'financial' }> {
  if (route?.kind !== 'financial') throw new AssayError('internal', 'a step ran for a question that needs no data', { remedy: 'Report this: the graph is out of order.' });
  return route;
}

function planned(step: AskStep): PlannedStep {
  return { id: step.id, kind: step.kind, what: step.what, tool: step.kind === 'data' ? step.tool : null, after: step.after };
}

/** Struck steps count as settled without a result: what comes after them goes on without, and the answer says so. */
function struckOf(plan: AskPlan, state: AskState, work: AskWork): readonly StepResult[] {
  const struck = work.question.struck ?? [];
  const problem = state.plan === null ? strikeProblem(planOf(plan, state.route), struck, answerNeeds) : null;
  if (problem !== null) throw new AssayError('usage', problem, { remedy: 'Look at the plan, and strike other steps of it.' });
  const steps = plan.steps.filter(({ id }) => struck.includes(id));
  if (state.plan === null) for (const { id } of steps) work.onEvent({ event: 'step-struck', step: id });
  return steps.map((step) => ({ ok: false, step, why: 'It was struck from the plan.', remedy: null }));
}

/** A plan that cannot be carried out is asked for once more with the reason, and then is a failure. */
export async function planNode(state: AskState, work: AskWork): Promise<Partial<AskState>> {
  heedSignal(work);
  const { asked, complexity } = financialRoute(state);
  const done = state.settled.filter(({ ok }) => ok);
  const held = state.settled.map(({ step }) => step.id);
  const make = async (because: string | null): Promise<AskPlan> => {
    const { value: plan, elapsedMs } = await timed(work.clock, () => work.engine.plan({ question: work.question, asked, complexity, because, done }, work.ports, aroundOf(work)));
    work.onEvent({ event: 'plan-made', step: 'plan', steps: plan.steps.map(planned), why: plan.why, because, elapsedMs });
    return plan;
  };
  const first = await make(state.because);
  const problems = planProblems(first, held);
  const plan = problems.length === 0 ? first : await make(`The plan cannot be carried out. ${problems.join(' ')}`);
  const left = problems.length === 0 ? [] : planProblems(plan, held);
  if (left.length > 0) throw new AssayError('run-failed', `the plan cannot be carried out: ${left.join(' ')}`, { remedy: 'Ask again in other words; the journal holds both plans.' });
  return { plan, because: null, settled: [...state.settled, ...struckOf(plan, state, work)] };
}
