// What one operation has to say: the pieces of a draft, which only `synthesise` puts together.
import { nothing, type Text } from '../../../prose/text.ts';
import type { AnswerDraft, Block } from '../../draft.ts';

export type Outcome = {
  /** One sentence a claim; the first answers the question. */
  readonly summary: readonly Text[];
  readonly blocks: readonly Block[];
  readonly insights?: readonly Text[];
  readonly recommendations?: readonly Text[];
  readonly missing: readonly string[];
};

export const silent: Outcome = { summary: [], blocks: [], missing: [] };

export function isSilent({ summary, blocks }: Outcome): boolean {
  return summary.length === 0 && blocks.length === 0;
}

/** Several outcomes one after the other, nothing twice. */
export function together(outcomes: readonly Outcome[]): Outcome {
  return {
    summary: once(outcomes.flatMap(({ summary }) => summary)), blocks: onceEach(outcomes.flatMap(({ blocks }) => blocks)),
    insights: once(outcomes.flatMap(({ insights }) => insights ?? [])), recommendations: once(outcomes.flatMap(({ recommendations }) => recommendations ?? [])),
    missing: [...new Set(outcomes.flatMap(({ missing }) => missing))],
  };
}

function once(texts: readonly Text[]): readonly Text[] {
  return [...new Map(texts.map((text) => [text.template, text])).values()];
}

function onceEach(blocks: readonly Block[]): readonly Block[] {
  const said = new Set<string>();
  return blocks.filter((block) => {
    const words = block.kind === 'text' || block.kind === 'insight' ? block.text.template : block.kind === 'metric' ? block.sentence.template : null;
    if (words === null) return true;
    if (said.has(words)) return false;
    said.add(words);
    return true;
  });
}

export function textBlock(text: Text): Block {
  return { kind: 'text', text };
}

export const emptyDraft: AnswerDraft = { summary: nothing, blocks: [], insights: [], recommendations: [], missing: [], isGeneral: false };
