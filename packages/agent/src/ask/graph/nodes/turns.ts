// Whose turn it is: steps whose predecessors are settled and that are not settled themselves.
import { canonicalJson } from '@assay/record';
import { finalStep, type AskLimits, type AskStep } from '../../stages.ts';
import type { AskState } from '../ask-state.ts';

export const nodeNames = ['route', 'plan', 'execute', 'analyse', 'verify', 'direct', 'synthesise', 'validate'] as const;
export type NodeName = (typeof nodeNames)[number];

/** Synthesis and validation are always kept back for. */
const keptBack = 2;

function isSame(left: AskStep, right: AskStep): boolean {
  return canonicalJson({ ...left, what: '', after: [] }) === canonicalJson({ ...right, what: '', after: [] });
}

/** Whether this very step is settled: one of the same name in an earlier plan that asked something else is not. */
function isSettled(step: AskStep, { settled }: Pick<AskState, 'settled'>): boolean {
  return settled.some((result) => result.step.id === step.id && isSame(result.step, step));
}

/** Steps of the plan that are neither settled nor the synthesis. */
export function openSteps(state: AskState): readonly AskStep[] {
  return (state.plan?.steps ?? []).filter((step) => step.id !== finalStep && !isSettled(step, state));
}

/** Of these, those that wait for nothing. A step behind one that failed has its turn too: it is told what failed. */
export function readySteps(state: AskState): readonly AskStep[] {
  const open = openSteps(state);
  const waiting = new Set(open.map(({ id }) => id));
  return open.filter(({ after }) => after.every((id) => !waiting.has(id)));
}

export function isSpent({ nodes }: Pick<AskState, 'nodes'>, { maxNodes }: AskLimits): boolean {
  return nodes >= maxNodes - keptBack;
}

/** What comes after planning and after each verification. */
export function nextWork(state: AskState, limits: AskLimits): NodeName {
  if (isSpent(state, limits)) return 'synthesise';
  if (state.because !== null || state.plan === null) return 'plan';
  const ready = readySteps(state);
  if (ready.some(({ kind }) => kind === 'data')) return 'execute';
  return ready.length > 0 ? 'analyse' : 'synthesise';
}

export function afterWork(state: AskState, limits: AskLimits): NodeName {
  return isSpent(state, limits) ? 'synthesise' : 'verify';
}
