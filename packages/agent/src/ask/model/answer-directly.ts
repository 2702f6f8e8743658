// A question that needs no data, answered by a model. The answer is marked as general knowledge; any figure in it stays unverified.
import { z } from 'zod';
import { askChecked, askOptions } from '../../analysts/asking.ts';
import type { Model } from '../../model/port.ts';
import { fenceData } from '../../prompts/fence-data.ts';
import { renderPrompt } from '../../prompts/render-prompt.ts';
import { join } from '../../prose/text.ts';
import type { AskEngine } from '../stages.ts';
import { earlierText } from './told.ts';

const generalSchema = z.strictObject({ summary: z.string().min(1).max(800), paragraphs: z.array(z.string().min(1).max(1500)).max(6) });

/** Handles mean nothing here: what looks like one is broken up, so that nothing is rendered. */
function plain(words: string): string {
  return words.replace(/[{}]/g, '').trim();
}

/** What is declined is declined in the words of the rules: there is nothing for a model to add. */
export function modelAnswerDirectly(model: Model, house: AskEngine): AskEngine['answerDirectly'] {
  return async (question, route, around) => {
    if (route.kind === 'declined') return house.answerDirectly(question, route, around);
    const { summary, paragraphs } = await askChecked(model, {
      ask: { ...askOptions(around), role: 'strong', stage: 'ask-general', prompt: renderPrompt('ask-general'), question: ['The question:', fenceData(question.text, 'question'), ...earlierText(question)].join('\n\n'), maxOutputTokens: 2_000 },
      tools: [], answer: generalSchema, limits: { rounds: 3 }, read: (answer) => ({ ...answer, problems: [] }),
    });
    return { summary: join([plain(summary)]), blocks: paragraphs.map((words) => ({ kind: 'text', text: join([plain(words)]) })), insights: [], recommendations: [], missing: [], isGeneral: true };
  };
}
