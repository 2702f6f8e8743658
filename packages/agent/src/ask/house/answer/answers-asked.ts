// Between the draft and the judge: whether the headline is what was asked for. Where a sentence further down is, it comes first; where none is, the answer says what it does not give.
import { renderText } from '../../../prose/render.ts';
import { join, type Text } from '../../../prose/text.ts';
import type { Asked } from '../../asked/asked.ts';
import type { AnswerDraft, Block } from '../../draft.ts';
import { lackingOf } from '../../validate/lacking.ts';
import { toldIn } from '../../validate/told-in.ts';

function sentenceOf(block: Block): Text | null {
  switch (block.kind) {
    case 'text': case 'insight': return block.text;
    case 'metric': return block.sentence;
    case 'table': case 'chart': case 'quote': return null;
  }
}

/** A paragraph is no headline. */
const LONGEST = 320;

type Mended = { readonly draft: AnswerDraft; readonly lacking: readonly string[] };

/** The sentence that gives more of what was asked, moved to the front; the draft itself where there is none. */
function bestFirst(draft: AnswerDraft, asked: Asked): Mended {
  const now: Mended = { draft, lacking: lackingOf(asked, toldIn(draft)) };
  if (now.lacking.length === 0) return now;
  const others = draft.blocks.flatMap((block, index): Mended[] => {
    const text = sentenceOf(block);
    if (text === null || renderText(text).length > LONGEST) return [];
    const moved = { ...draft, summary: join([text, draft.summary], ' '), blocks: draft.blocks.toSpliced(index, 1) };
    return [{ draft: moved, lacking: lackingOf(asked, { ...toldIn(moved), opening: renderText(moved.summary) }) }];
  });
  return others.reduce((best, other) => (other.lacking.length < best.lacking.length ? other : best), now);
}

export function heldToAsked(draft: AnswerDraft, asked: Asked): AnswerDraft {
  const { draft: mended, lacking } = bestFirst(draft, asked);
  if (lacking.length === 0) return mended;
  return { ...mended, unanswered: lacking, missing: [...mended.missing, `The question asks for ${lacking.length < 2 ? lacking.join('') : `${lacking.slice(0, -1).join(', ')} and ${lacking.at(-1) ?? ''}`}, which this answer does not give.`] };
}
