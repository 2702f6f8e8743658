// A plan is shown before it runs, and steps of it may be struck. What all rests upon stays: the report, its judgment, and something to write from.
import type { Plan, PlanStep } from '@assay/record';

type Stage = PlanStep['stage'];
const kept: readonly Stage[] = ['resolve', 'write', 'audit', 'seal'];

/** Of each of `needs` one step stays at least. */
export type StrikeRules = { readonly needs: readonly Stage[] };
/** Without any analyst there is nothing to write. */
export const analysisNeeds: StrikeRules = { needs: ['gather', 'analyse'] };
export const answerNeeds: StrikeRules = { needs: ['gather'] };

function isLast({ stage }: PlanStep, { steps }: Plan, { needs }: StrikeRules): boolean {
  return needs.includes(stage) && steps.filter((step) => step.stage === stage).length === 1;
}

/** Whether this one step may be struck alone. */
export function mayStrike(step: PlanStep, plan: Plan, rules: StrikeRules): boolean {
  return !kept.includes(step.stage) && !isLast(step, plan, rules);
}

/** Why these steps cannot be struck together, in one sentence; null where they can. */
export function strikeProblem(plan: Plan, struck: readonly string[], rules: StrikeRules): string | null {
  const unknown = struck.find((id) => !plan.steps.some((step) => step.id === id));
  if (unknown !== undefined) return `The plan has no step called ${unknown}.`;
  const fixed = plan.steps.find((step) => struck.includes(step.id) && kept.includes(step.stage));
  if (fixed !== undefined) return `The step ${fixed.id} cannot be struck: there is no answer without it.`;
  const bare = rules.needs.find((stage) => plan.steps.some((step) => step.stage === stage) && !plan.steps.some((step) => step.stage === stage && !struck.includes(step.id)));
  return bare === undefined ? null : `Of the steps that ${bare} one has to stay.`;
}

/** The plan without them; what came after one comes after what that one waited for. */
export function withoutStruck({ steps }: Plan, struck: readonly string[]): Plan {
  const waits = (after: readonly string[]): string[] => [...new Set(after.flatMap((id) => (struck.includes(id) ? waits(steps.find((step) => step.id === id)?.after ?? []) : [id])))];
  return { steps: steps.filter(({ id }) => !struck.includes(id)).map((step) => ({ ...step, after: waits(step.after) })) };
}
