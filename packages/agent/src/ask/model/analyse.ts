// An analysis step with a model: what the rules work out stands; the model adds what it sees in the figures, in sentences with handles.
import type { Sha256 } from '@assay/record';
import { z } from 'zod';
import { askChecked, askOptions } from '../../analysts/asking.ts';
import { readTemplate } from '../../analysts/read-template.ts';
import { openShelf } from '../../analysts/shelf.ts';
import type { Model } from '../../model/port.ts';
import { fenceData } from '../../prompts/fence-data.ts';
import { renderPrompt } from '../../prompts/render-prompt.ts';
import type { Block } from '../draft.ts';
import { openScene } from '../house/answer/scene.ts';
import type { AskEngine } from '../stages.ts';
import { blockText, resultsText } from './material.ts';
import { sceneTools } from './scene-tools.ts';
import { stepText } from './told.ts';

const insightsSchema = z.strictObject({ insights: z.array(z.strictObject({ text: z.string().min(1).max(1200), importance: z.enum(['high', 'medium', 'low']) })).max(8) });
type Insight = Extract<Block, { readonly kind: 'insight' }>;

export type ModelParts = { readonly model: Model; readonly house: AskEngine; readonly sha256: Sha256 };

/** An insight whose handles name nothing is left out, and its fault goes back to the model once. */
export function modelAnalyse({ model, house, sha256 }: ModelParts): AskEngine['analyse'] {
  return async (step, gathered, around) => {
    const ruled = await house.analyse(step, gathered, around);
    if (!ruled.ok || 'answer' in ruled) return ruled;
    const shelf = openShelf(sha256);
    const scene = openScene(gathered, sha256);
    const question = [
      'The question:', fenceData(gathered.question.text, 'question'), 'The step:', fenceData(stepText(step), 'step'),
      'What the data steps brought:', ...resultsText(gathered, { shelf, sha256 }, step.after),
      'What the rules worked out:', fenceData(ruled.blocks.map((block) => blockText(block, shelf)).join('\n'), 'work of the rules'),
    ].join('\n\n');
    const names = scene.holders.map(({ name }) => name).join(' ');
    const { insights } = await askChecked(model, {
      ask: { ...askOptions(around), role: 'cheap', stage: 'ask-analysis', prompt: renderPrompt('ask-analysis'), question, maxOutputTokens: 4_000 },
      tools: sceneTools(scene, shelf), answer: insightsSchema, limits: { rounds: 6 },
      read: (answer) => {
        const read = answer.insights.map(({ text, importance }) => ({ importance, ...readTemplate(text.trim(), shelf, names) }));
        return { insights: read.flatMap(({ text, importance, broken }): Insight[] => (broken ? [] : [{ kind: 'insight', text, importance }])), problems: read.flatMap(({ problems }) => problems) };
      },
    });
    return { ...ruled, blocks: [...ruled.blocks, ...insights] };
  };
}
