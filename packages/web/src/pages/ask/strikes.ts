// Which steps of a plan may go, which have to stay and why, and what goes on without one that was struck.
import type { PlanView } from '@assay/record/api';

type Plan = Pick<PlanView, 'steps' | 'needs'>;
type Step = PlanView['steps'][number];

const always: readonly Step['stage'][] = ['resolve', 'write', 'audit', 'seal'];

function oneStays(stage: Step['stage']): string {
  return `It has to stay: one step at least has to ${stage}.`;
}

/** Why a step cannot be struck beside those that are struck already; null where it may go, and for one that is struck. */
export function keptBecause({ steps, needs }: Plan, step: Step, struck: readonly string[]): string | null {
  if (struck.includes(step.id)) return null;
  if (step.kept !== null) return always.includes(step.stage) ? 'It has to stay: there is no answer without it.' : needs.includes(step.stage) ? oneStays(step.stage) : step.kept;
  const others = steps.filter(({ id, stage }) => id !== step.id && stage === step.stage && !struck.includes(id));
  return needs.includes(step.stage) && others.length === 0 ? oneStays(step.stage) : null;
}

/** What waits for a step, in the words of the plan, without what is struck itself. */
export function dependantsOf({ steps }: Pick<Plan, 'steps'>, { neededBy }: Pick<Step, 'neededBy'>, struck: readonly string[]): readonly string[] {
  return steps.filter(({ id }) => neededBy.includes(id) && !struck.includes(id)).map(({ what }) => `“${what.replace(/[,:].*$/, '')}”`);
}

export function withoutWords(dependants: readonly string[]): string {
  if (dependants.length === 0) return 'Left out. No other step waits for it.';
  const named = dependants.length > 3 ? [...dependants.slice(0, 2), `${String(dependants.length - 2)} more`] : dependants;
  return `Left out. ${named.length === 1 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`} ${dependants.length === 1 ? 'goes' : 'go'} on without it, and the result says so.`;
}

/** Of what was struck, what this plan still has and can be without. */
export function stillStruck(plan: Plan, struck: readonly string[]): readonly string[] {
  return struck.filter((id) => plan.steps.some((step) => step.id === id && step.kept === null));
}
