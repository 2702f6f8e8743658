// Passages of filings, where a search brought some: a figure worked out of their tables, or their own words.
import type { Sha256 } from '@assay/record';
import type { AnswerDraft } from '../../../draft.ts';
import { answerFromFilings } from '../../../texts/answer-from-filings.ts';
import { passagesOf } from '../../../texts/filing-passage.ts';
import type { Gathered } from '../../../stages.ts';
import type { Outcome } from '../outcome.ts';

export type FromFilings = { readonly outcome: Outcome; readonly answers: boolean };

/** Null where no search of filings brought a passage. */
export function fromFilings(gathered: Gathered, sha256: Sha256): FromFilings | null {
  const passages = gathered.results.flatMap((result) => (result.ok && 'answer' in result && result.step.tool === 'search_filings' ? passagesOf(result.answer.answer) : []));
  if (passages.length === 0) return null;
  const { kind, draft } = answerFromFilings({ question: gathered.question.text, asked: gathered.asked, passages, captures: gathered.captures, sha256, asOf: gathered.question.asOf });
  return { outcome: asOutcome(draft), answers: kind !== 'declined' };
}

function asOutcome({ summary, blocks, insights, recommendations, missing }: AnswerDraft): Outcome {
  return { summary: [summary], blocks, insights, recommendations, missing };
}
