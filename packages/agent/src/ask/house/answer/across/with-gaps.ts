// What lies between the figures of a summary, and the word or the order that they decide, where the question asks for it.
import type { Sha256 } from '@assay/record';
import type { AnswerDraft } from '../../../draft.ts';
import type { Gathered } from '../../../stages.ts';
import { decidingFirst, saidOnce } from '../deciding-first.ts';
import { openedByBoth } from './both-decided.ts';
import { withHigherNamed } from './higher-named.ts';
import { inOrderOfMoves } from './moved-more.ts';
import { openedByOutgrown } from './outgrown.ts';
import { withTailDecided } from './tail-decided.ts';
import { withToldGaps } from './told-gaps.ts';
import { withDeficitNamed } from './deficit-named.ts';

/** The same of figures that several parts tell. */
export function withGapAcross(draft: AnswerDraft, { text }: Gathered['asked'], sha256: Sha256): AnswerDraft {
  return { ...draft, summary: withToldGaps(draft.summary, text, { main: null, count: 2, isWorked: false, sha256 }) };
}

/** What lies between two figures of the summary, where the words ask for it; what they decide by comes first. */
export function withGaps(draft: AnswerDraft, asked: Gathered['asked'], { names, sha256 }: { readonly names: readonly string[]; readonly sha256: Sha256 }): AnswerDraft {
  const { text, measures, calculation } = asked;
  const main = measures.find((measure) => measure.kind === 'metric')?.id ?? null;
  const withGap = withToldGaps(draft.summary, text, { main, count: measures.filter(({ kind }) => kind === 'metric').length, isWorked: calculation !== undefined, sha256 });
  const ordered = withDeficitNamed(inOrderOfMoves(decidingFirst(saidOnce(withGap), text), text, sha256), text);
  return { ...draft, summary: withHigherNamed(openedByBoth(withTailDecided(openedByOutgrown(ordered, text), text, asked.companies.length), asked, names), text) };
}
