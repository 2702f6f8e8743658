// Drafts of answers from what outcomes say.
import { join, type Text } from '../../../prose/text.ts';
import type { Asked } from '../../asked/asked.ts';
import type { AnswerDraft } from '../../draft.ts';
import { textBlock, type Outcome } from './outcome.ts';

export function draftOf({ summary, blocks, insights = [], recommendations = [], missing }: Outcome): AnswerDraft {
  return { summary: join(summary, ' '), blocks, insights, recommendations: unique(recommendations), missing: [...new Set(missing)], isGeneral: false };
}

function unique(texts: readonly Text[]): readonly Text[] {
  return [...new Map(texts.map((text) => [text.template, text])).values()];
}

export function withBlocks(draft: AnswerDraft, texts: readonly Text[]): AnswerDraft {
  return { ...draft, blocks: [...texts.map(textBlock), ...draft.blocks] };
}

/** A guess says that it is one, and is not valid. */
export function guessed(draft: AnswerDraft, { isGuess }: Asked): AnswerDraft {
  if (isGuess !== true) return draft;
  return { ...draft, unanswered: [...draft.unanswered ?? [], 'what its words make of the figures and times that it names'], missing: [...draft.missing, 'The question was read by the figures and times that it names, taken together as is usual; its words may mean another thing.'] };
}
