// What an agent's evidence does to the audit's verdicts: an open one may rise, a contradicted one never, and nothing falls by it.
import { captureId, type ChainLink, type Verdict } from '@assay/record';
import { accountFor } from './account.ts';
import type { Fence } from './open-fence.ts';
import type { Accepted } from './submission.ts';

const open: ReadonlySet<string> = new Set(['unverified', 'not-checked']);

/** `verdicts` are the audit's, of the same document, so that claim ids agree. */
export function raiseVerdicts(verdicts: readonly Verdict[], fence: Fence): Verdict[] {
  const floors = new Map(accountFor(fence).claims.map((one) => [one.claim, one.floor]));
  return verdicts.map((verdict) => {
    const floor = floors.get(verdict.claim) ?? null;
    if (floor === null || !open.has(verdict.verdict)) return verdict;
    const proof = fence.state.accepted.find((one) => one.outcome.raises.some((raise) => raise.claim === verdict.claim && raise.verdict === floor));
    return proof === undefined ? verdict : raised(verdict, proof, { floor, fence });
  });
}

function raised(verdict: Verdict, proof: Accepted, { floor, fence }: { readonly floor: Verdict['verdict']; readonly fence: Fence }): Verdict {
  const report = verdict.evidence.chain.filter((link) => link.stage === 'report');
  return { ...verdict, verdict: floor, rule: 'evidence-of-an-agent', reason: `${proof.outcome.sentence} It was found by an agent and checked by code.`, codes: ['agent-evidence', proof.outcome.code], field: null, right: null, evidence: { ...verdict.evidence, chain: [...report, ...linksOf(proof, fence)] } };
}

function linksOf(proof: Accepted, fence: Fence): ChainLink[] {
  const passages = proof.outcome.handles.map((handle) => fence.inReach().find((passage) => passage.handle === handle)).filter((passage) => passage !== undefined);
  return passages.map((passage): ChainLink => {
    const id = captureId.safeParse(passage.origin.capture?.id);
    return { stage: 'capture', text: passage.text, where: passage.origin.file ?? passage.tool, check: 'quoted', detail: passage.handle, capture: id.success ? id.data : null };
  });
}
