// What a draft says in words, as `lackingOf` reads it.
import { renderText } from '../../prose/render.ts';
import type { AnswerDraft, Block } from '../draft.ts';
import { givenBySummary } from './demands/reading/given.ts';
import type { Told } from './lacking.ts';

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'text': case 'insight': return renderText(block.text);
    case 'metric': return renderText(block.sentence);
    case 'table': return [renderText(block.title), block.headers.map(renderText).join(' '), ...block.rows.map((row) => row.map(renderText).join(' '))].join('. ');
    case 'chart': return renderText(block.title);
    case 'quote': return block.quoted.quote;
  }
}

export function toldIn(draft: AnswerDraft): Told {
  const { summary, blocks, insights, recommendations } = draft;
  const first = blocks[0];
  return {
    opening: [renderText(summary), ...(first === undefined || first.kind === 'table' || first.kind === 'chart' ? [] : [wordsOf(first)])].join(' '),
    given: givenBySummary(draft),
    whole: [renderText(summary), ...blocks.map(wordsOf), ...[...insights, ...recommendations].map(renderText)].join('\n'),
  };
}
