// The auditor with a model: three phases side by side over what code could not settle, merged by rule. The model points at passages; whether
// they prove anything is the rules' to say, and what code has settled stays as it is.
import type { Limits, PhaseRecord, PhasesInput } from '@assay/audit/fence';
import type { AuditResult } from '../graph/audit-result.ts';
import { addUsage, noUsage, type Usage } from '../model/usage.ts';
import { runPhase, type PhaseOutcome, type PhaseWork } from './run-phase.ts';

export type AuditorInput = Omit<PhasesInput, 'audit' | 'limits'> & PhaseWork & { readonly audit: AuditResult; /** Searches and submissions of each phase; by the number of open claims where left out. */ readonly fenceLimits?: Partial<AuditorReport['limits']> };

/** What is kept of an auditor's work: enough to do it again without any model, with every refusal whole. */
export type AuditorReport = { readonly phases: readonly PhaseOutcome[]; /** What each phase's fence was bounded by. */ readonly limits: Pick<Limits, 'searches' | 'submissions'>; readonly usage: Usage };
export type Settled = { readonly audited: AuditResult; readonly auditor: AuditorReport };

/** Searches and submissions that one open claim may take: an agent that never stops is stopped by them. */
const searchesAClaim = 12;
const submissionsAClaim = 6;
const least = 20;

function limitsFor(open: number): AuditorReport['limits'] {
  return { searches: Math.max(least, open * searchesAClaim), submissions: Math.max(least, open * submissionsAClaim) };
}

function isOpen({ verdict }: AuditResult['verdicts'][number]): boolean {
  return verdict === 'unverified' || verdict === 'not-checked';
}

/** Never throws for what the model does: a phase that failed is named, and what was proved before it failed counts. */
export async function settleOpenClaims(input: AuditorInput): Promise<Settled> {
  // Loaded where a model audits: most programs never need it.
  const { mergePhases, openPhases } = await import('@assay/audit/fence');
  const { model, signal, onText, onEvent, limits, fenceLimits, ...given } = input;
  const bounds = { ...limitsFor(input.audit.verdicts.filter(isOpen).length), ...fenceLimits };
  const phases = openPhases({ ...given, limits: bounds });
  const options = { ...(signal === undefined ? {} : { signal }), ...(onText === undefined ? {} : { onText }), ...(onEvent === undefined ? {} : { onEvent }), ...(limits === undefined ? {} : { limits }) };
  const outcomes = await Promise.all(phases.map((phase) => runPhase(phase, { model, ...options })));
  return { audited: mergePhases(input.audit, phases), auditor: { phases: outcomes, limits: bounds, usage: outcomes.reduce((sum, { usage }) => addUsage(sum, usage), noUsage) } };
}

export type { PhaseRecord };
