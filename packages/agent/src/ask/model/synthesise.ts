// The answer in a model's words. Tables, charts, quotations and every figure stay what code made of them; the model says what they mean.
import { z } from 'zod';
import { askChecked, askOptions } from '../../analysts/asking.ts';
import { readTemplate } from '../../analysts/read-template.ts';
import { openShelf, type Shelf } from '../../analysts/shelf.ts';
import type { Objection } from '../../graph/engine.ts';
import { fenceData } from '../../prompts/fence-data.ts';
import { renderPrompt } from '../../prompts/render-prompt.ts';
import type { Text } from '../../prose/text.ts';
import type { AnswerDraft, Block } from '../draft.ts';
import { openScene } from '../house/answer/scene.ts';
import type { AskEngine, Gathered } from '../stages.ts';
import type { ModelParts } from './analyse.ts';
import { blockText, resultsText } from './material.ts';
import { sceneTools } from './scene-tools.ts';

const prose = z.string().min(1).max(2000);
const answerSchema = z.strictObject({ summary: prose, paragraphs: z.array(prose).max(8), blocks: z.array(z.string().max(8)).max(12), insights: z.array(prose).max(6), recommendations: z.array(prose).max(4) });

/** Blocks of words are the rules' own answer, which the model's takes the place of; the others are offered to it. */
function offered(draft: AnswerDraft, { results }: Gathered): ReadonlyMap<string, Block> {
  const made = [...draft.blocks, ...results.flatMap((result) => (result.ok && 'blocks' in result ? result.blocks : []))].filter(({ kind }) => kind !== 'text' && kind !== 'insight');
  const different = [...new Map(made.map((block) => [JSON.stringify(block), block])).values()];
  return new Map(different.map((block, index) => [`b${String(index + 1)}`, block]));
}

function objectionsText(objections: readonly Objection[]): readonly string[] {
  if (objections.length === 0) return [];
  const lines = objections.map(({ sentence, text, verdict, reason, right }) => `- “${text}” in “${sentence}” is ${verdict}: ${reason}${right === null ? '' : ` The sources say ${right}.`}`);
  return ['The audit of your earlier version does not let these claims stand. Write the answer again with each of them put right or left out:', fenceData(lines.join('\n'), 'audit')];
}

type Asking = { readonly gathered: Gathered; readonly draft: AnswerDraft; readonly blocks: ReadonlyMap<string, Block>; readonly objections: readonly Objection[]; readonly shelf: Shelf };

function questionOf({ gathered, draft, blocks, objections, shelf }: Asking, { sha256 }: ModelParts): string {
  const own = [draft.summary, ...draft.insights, ...draft.recommendations].map((text) => blockText({ kind: 'text', text }, shelf));
  return [
    'The question:', fenceData(gathered.question.text, 'question'), `Data: ${gathered.data.mode}, as of ${gathered.data.asOf}.`,
    'What the steps brought:', ...resultsText(gathered, { shelf, sha256 }),
    'The answer as the rules would give it, as a draft:', fenceData([...own, ...draft.missing].join('\n'), 'answer of the rules'),
    'Blocks that code made, by their ids:', fenceData([...blocks].map(([id, block]) => `${id}: ${blockText(block, shelf)}`).join('\n\n') || 'none', 'blocks'),
    ...objectionsText(objections),
  ].join('\n\n');
}

/** A text whose handles name nothing is left out; the rules' own summary stands in for the model's where that is the one. */
export function modelSynthesise(parts: ModelParts): AskEngine['synthesise'] {
  return async (gathered, again, around) => {
    const draft = await parts.house.synthesise(gathered, { objections: [], earlier: null }, around);
    const shelf = openShelf(parts.sha256);
    const scene = openScene(gathered, parts.sha256);
    const blocks = offered(draft, gathered);
    const names = scene.holders.map(({ name }) => name).join(' ');
    const { summary, blocks: written, insights, recommendations } = await askChecked(parts.model, {
      ask: { ...askOptions(around), role: 'strong', stage: 'ask-answer', prompt: renderPrompt('ask-answer'), question: questionOf({ gathered, draft, blocks, objections: again.objections, shelf }, parts), maxOutputTokens: 6_000 },
      tools: sceneTools(scene, shelf), answer: answerSchema, limits: { rounds: 8 },
      read: (answer) => {
        const problems = answer.blocks.filter((id) => !blocks.has(id)).map((id) => `blocks: there is no ${id}`);
        const read = (words: string): Text | null => {
          const template = readTemplate(words.trim(), shelf, names);
          problems.push(...template.problems);
          return template.broken ? null : template.text;
        };
        const all = (list: readonly string[]): readonly Text[] => list.map(read).filter((text) => text !== null);
        const chosen = answer.blocks.flatMap((id) => blocks.get(id) ?? []);
        const paragraphs = all(answer.paragraphs).map((text): Block => ({ kind: 'text', text }));
        return { summary: read(answer.summary) ?? draft.summary, blocks: [...paragraphs, ...chosen], insights: all(answer.insights), recommendations: all(answer.recommendations), problems };
      },
    });
    return { summary, blocks: written, insights, recommendations, missing: draft.missing, isGeneral: false };
  };
}
