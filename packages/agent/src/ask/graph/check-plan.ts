// Whether a plan can be carried out: names that are one step each, nothing after what is not there, no circle, `final_synthesis` last.
import { finalStep, type AskPlan, type AskStep } from '../stages.ts';

/** What is wrong with it, one sentence each; empty where it can be carried out. `held` are steps of an earlier plan that it may build upon. */
export function planProblems(plan: AskPlan, held: readonly string[] = []): readonly string[] {
  const ids = plan.steps.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const known = new Set([...ids, ...held]);
  const unknown = plan.steps.flatMap(({ id, after }) => after.filter((one) => !known.has(one)).map((one) => `${id} comes after ${one}, which is no step.`));
  const last = plan.steps.at(-1);
  const ends = last?.id === finalStep && last.kind === 'analysis';
  return [
    ...(ends ? [] : [`The last step is not ${finalStep}.`]),
    ...twice.map((id) => `Two steps are called ${id}.`),
    ...unknown,
    ...(unknown.length === 0 ? circle(plan.steps, new Set(held)).map((id) => `${id} waits for itself.`) : []),
  ];
}

/** Steps that never get their turn. */
function circle(steps: readonly AskStep[], done: ReadonlySet<string>): readonly string[] {
  const ready = new Set(done);
  let left = steps;
  for (;;) {
    const next = left.filter(({ after }) => after.every((id) => ready.has(id)));
    if (next.length === 0) return left.map(({ id }) => id);
    for (const { id } of next) ready.add(id);
    left = left.filter(({ id }) => !ready.has(id));
  }
}
