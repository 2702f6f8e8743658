// The engine with language models behind the same stages as the house's rules, each of which stands behind its model: what rules refuse stays refused.
import type { AskEngine } from '../stages.ts';
import { modelAnalyse, type ModelParts } from './analyse.ts';
import { modelAnswerDirectly } from './answer-directly.ts';
import { modelPlan } from './plan.ts';
import { modelRoute } from './route.ts';
import { modelSynthesise } from './synthesise.ts';
import { modelVerify } from './verify.ts';

/** A model that fails for good is an AssayError('run-failed'): nothing falls back to the rules without a word. */
export function modelAskEngine(parts: ModelParts): AskEngine {
  const { model, house } = parts;
  return {
    name: 'model', route: modelRoute(model, house), plan: modelPlan(model, house), analyse: modelAnalyse(parts), verify: modelVerify(model, house), synthesise: modelSynthesise(parts), answerDirectly: modelAnswerDirectly(model, house),
  };
}
