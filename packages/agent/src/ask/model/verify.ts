// The model's check of a step, behind that of the rules: what the rules refuse stays refused; what they let pass is held against the question once more.
import { AssayError } from '@assay/record';
import { z } from 'zod';
import { askChecked, askOptions } from '../../analysts/asking.ts';
import type { Model } from '../../model/port.ts';
import { trimText } from '../../model/trim-text.ts';
import { fenceData } from '../../prompts/fence-data.ts';
import { renderPrompt } from '../../prompts/render-prompt.ts';
import type { AskEngine, StepResult, StepVerdict } from '../stages.ts';
import { readStep, stepSchema } from './plan.ts';
import { outcomeText, planText, stepText } from './told.ts';

const mostCharacters = 12_000;

const verdictSchema = z.strictObject({ verdict: z.enum(['ok', 'more-data', 'replan', 'give-up']), why: z.string().min(1).max(400), instead: stepSchema.nullish() });

/** AssayError('run-failed') where the model gives no verdict: a check that did not happen never reads as passed. */
export function modelVerify(model: Model, house: AskEngine): AskEngine['verify'] {
  return async (result, given, around) => {
    const ruled = await house.verify(result, given, around);
    if (ruled.verdict !== 'ok' || !result.ok) return ruled;
    const text = [
      'The question as the user asked it:', fenceData(given.question.text, 'question'),
      'The plan:', fenceData(planText(given.plan), 'plan'), 'The step:', fenceData(stepText(result.step), 'step'),
      'What it brought:', fenceData(trimText(broughtText(result), mostCharacters), 'result'),
    ].join('\n\n');
    const { verdict, problems } = await askChecked(model, {
      ask: { ...askOptions(around), role: 'cheap', stage: 'ask-verify', prompt: renderPrompt('ask-verify'), question: text, maxOutputTokens: 1_500 },
      tools: [], answer: verdictSchema, limits: { rounds: 3 }, read: (answer) => readVerdict(answer, result),
    });
    if (verdict === null) throw new AssayError('run-failed', `the model’s check of ${result.step.id} cannot be read: ${problems.join('; ')}`, { remedy: 'Ask again, or give the role another model.' });
    return verdict;
  };
}

function broughtText(result: Extract<StepResult, { readonly ok: true }>): string {
  return 'answer' in result ? JSON.stringify(result.answer.answer) : [outcomeText(result), ...result.blocks.map((block) => JSON.stringify(block))].join('\n');
}

/** `more-data` names the step that stands in, under the id of the one it replaces. */
function readVerdict({ verdict, why, instead }: z.infer<typeof verdictSchema>, result: StepResult): { readonly verdict: StepVerdict | null; readonly problems: readonly string[] } {
  if (verdict !== 'more-data') return { verdict: { verdict, why }, problems: [] };
  if (instead === null || instead === undefined) return { verdict: null, problems: ['instead: name the step that brings what is missing'] };
  const { step, problems } = readStep({ ...instead, id: result.step.id, after: [...result.step.after] });
  return step === null ? { verdict: null, problems } : { verdict: { verdict, why, instead: step }, problems: [] };
}
