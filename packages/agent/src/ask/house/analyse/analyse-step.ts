// An analysis step of the house: what the operation concludes from the results of the steps before it.
import type { Sha256 } from '@assay/record';
import type { AnalysisStep, Gathered, StepResult } from '../../stages.ts';
import { outcomeOf } from '../answer/synthesise.ts';

/** Never fails for what is missing: that is said among `missing`. */
export function analyseStep(step: AnalysisStep, gathered: Gathered, sha256: Sha256): StepResult {
  const { summary, blocks, missing } = outcomeOf(gathered, sha256);
  return { ok: true, step, blocks: [...summary.map((text) => ({ kind: 'insight' as const, text, importance: 'high' as const })), ...blocks], missing };
}
