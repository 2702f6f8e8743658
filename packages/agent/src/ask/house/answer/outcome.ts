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
    summary: outcomes.flatMap(({ summary }) => summary), blocks: outcomes.flatMap(({ blocks }) => blocks),
    insights: outcomes.flatMap(({ insights }) => insights ?? []), recommendations: outcomes.flatMap(({ recommendations }) => recommendations ?? []),
    missing: [...new Set(outcomes.flatMap(({ missing }) => missing))],
  };
}

export function textBlock(text: Text): Block {
  return { kind: 'text', text };
}

export const emptyDraft: AnswerDraft = { summary: nothing, blocks: [], insights: [], recommendations: [], missing: [], isGeneral: false };
