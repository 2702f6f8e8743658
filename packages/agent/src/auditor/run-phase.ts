// A model at work in one phase, within bounds: rounds, searches and submissions are counted, and stopping early is told and is no success.
import type { Accepted, Account, AuditPhase, PhaseRecord, Refused } from '@assay/audit/fence';
import type { ModelFailure } from '../model/failure.ts';
import type { CallOptions, Model } from '../model/port.ts';
import { runToolLoop, type LoopLimits } from '../model/tool-loop.ts';
import { noUsage, type Usage } from '../model/usage.ts';
import { fenceData } from '../prompts/fence-data.ts';
import { renderPrompt } from '../prompts/render-prompt.ts';
import { auditorAnswer, phaseTools } from './phase-tools.ts';

/** `nothing-open`: code had settled all, and no model was asked. */
export type PhaseStop = 'done' | 'nothing-open' | ModelFailure['kind'];

export type PhaseOutcome = PhaseRecord & {
  readonly stop: PhaseStop;
  /** Why it stopped before it was done; null where it did not. */
  readonly message: string | null;
  readonly usage: Usage;
  /** Where each open claim stands. */
  readonly account: Account;
  readonly accepted: readonly Accepted[];
  /** Kept whole: what was sent, and why it was refused. */
  readonly refused: readonly Refused[];
};

export type PhaseLimits = Pick<LoopLimits, 'rounds' | 'callsPerRound' | 'identicalCalls' | 'resultCharacters'>;
export type PhaseWork = CallOptions & { readonly model: Model; readonly limits?: Partial<PhaseLimits> };

const scopes = {
  'specialist-fidelity': 'You are shown what one specialist wrote, and you may search only the data that this specialist was given. Does every sentence say what its data say?',
  'report-to-specialist': 'You are shown claims of the report, and you may search only what the specialists wrote. Which sentence of theirs says what the report says?',
  'report-to-source': 'You are shown claims of the report, and you may search only the captured sources. Which passage says what the report says?',
} as const;

/** A sentence may hold several claims: the words of each are shown within it. */
function claimList({ open, fence }: AuditPhase): string {
  const markdown = fence.markdown() ?? '';
  return open.map(({ id, text, sentence }) => `${id}: “${text}” in: ${markdown.slice(sentence.start, sentence.end).replace(/\s+/g, ' ')}`).join('\n');
}

function stageOf({ name, specialist }: AuditPhase): string {
  return `audit-${name}${specialist === null ? '' : `-${specialist}`}`;
}

/** Never throws for what the model does. */
export async function runPhase(phase: AuditPhase, { model, limits, ...options }: PhaseWork): Promise<PhaseOutcome> {
  if (phase.open.length === 0) return outcomeOf(phase, { stop: 'nothing-open', message: null, usage: noUsage });
  const ask = {
    ...options, role: 'auditor' as const, stage: stageOf(phase), prompt: renderPrompt('auditor', { phase: phase.name, scope: scopes[phase.name] }),
    question: `These are the claims that are open:\n\n${fenceData(claimList(phase), 'claims')}`,
  };
  const answered = await runToolLoop(model, ask, { tools: phaseTools(phase), answer: auditorAnswer, limits: { rounds: 30, ...limits } });
  const stop = answered.ok ? { stop: 'done' as const, message: null } : { stop: answered.failure.kind, message: answered.failure.message };
  return outcomeOf(phase, { ...stop, usage: answered.usage });
}

function outcomeOf(phase: AuditPhase, ended: Pick<PhaseOutcome, 'stop' | 'message' | 'usage'>): PhaseOutcome {
  const { accepted, refused } = phase.fence.state;
  return { ...phase.record(), ...ended, account: phase.account(), accepted: [...accepted], refused: [...refused] };
}
