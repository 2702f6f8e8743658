// The plan as a run keeps it: as it was carried out, steps done otherwise included.
import type { Plan } from '@assay/record';
import { finalStep, type AskPlan, type AskStep, type Route } from '../stages.ts';

function stepOf(step: AskStep): Plan['steps'][number] {
  const { id, what, after } = step;
  if (step.kind === 'data') return { id, stage: 'gather', what, tool: step.tool, input: { ...step.input }, after: [...after] };
  return { id, stage: id === finalStep ? 'write' : 'analyse', what, tool: null, input: {}, after: [...after] };
}

export function planOf(plan: AskPlan | null, route: Route | null): Plan {
  const steps = plan === null ? [{ id: 'direct', stage: 'write' as const, what: route?.why ?? 'a direct answer', tool: null, input: {}, after: [] }] : plan.steps.map(stepOf);
  return { steps: [...steps, { id: 'judge', stage: 'audit', what: 'every claim of the answer against the captures', tool: null, input: {}, after: [steps.at(-1)?.id ?? finalStep] }] };
}
