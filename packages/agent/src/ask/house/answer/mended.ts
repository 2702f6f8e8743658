// What is left of a draft after the judge's objections: without the sentences that do not stand, and what is no longer answered without them.
import { renderText } from '../../../prose/render.ts';
import { join, say, type Text } from '../../../prose/text.ts';
import type { Objection } from '../../../graph/engine.ts';
import type { AnswerDraft, Block } from '../../draft.ts';

/** What the judge does not let stand is struck, and never said in weaker words. */
export function mended(draft: AnswerDraft, objections: readonly Objection[]): AnswerDraft {
  const isObjected = (text: Text): boolean => { const words = renderText(text); return objections.some(({ sentence }) => sentence.trim() !== '' && (words.includes(sentence.trim()) || sentence.includes(words))); };
  const strike = (text: Text): Text => struck(text, isObjected);
  const summary = strike(draft.summary);
  const isEmpty = summary.template.trim() === '';
  return {
    ...draft, parts: [],
    summary: isEmpty ? say`The figure asked for could not be proved from the sources at hand.` : summary,
    // What it opened with was told because it was asked for: with a part of it struck, that part is not answered.
    ...(isEmpty || losesFigure(draft.summary, summary) ? { unanswered: [...draft.unanswered ?? [], isEmpty ? 'the figure asked for' : 'a figure that could not be proved'] } : {}),
    blocks: draft.blocks.flatMap((block) => strikeBlock(block, strike, isObjected)),
    insights: draft.insights.filter((text) => !isObjected(text)), recommendations: draft.recommendations.filter((text) => !isObjected(text)),
    missing: [...new Set([...draft.missing, 'A sentence that the sources could not prove was left out.'])],
  };
}

/** What is asked for by itself, and not only beside the amounts it is worked out from. */
const isOwn = /_(?:growth|change|cagr|margin|ratio|yield)|^price_to_|^ev_to_/;

/** Worked out of several companies or times: with one of them struck the others are a part of what is asked for. */
const isWorked = /_(?:less|plus|to|times)_/;

/** Whether a figure was struck that nothing left gives. Arithmetic on what is left stood beside it, unless it was the move or the ratio itself. */
function losesFigure(before: Text, { figures: kept }: Text): boolean {
  const facts = new Set(kept.flatMap((figure) => figure.facts));
  return before.figures.some(({ id, metric, facts: own }) => !kept.some((one) => one.id === id || (one.metric === metric && one.facts.some((fact) => own.includes(fact)))) && (isOwn.test(metric) || kept.some((one) => one.metric === metric && isWorked.test(metric)) || own.some((fact) => !facts.has(fact))));
}

/** Sentence by sentence, so that one that fails does not take the others with it. */
function struck(text: Text, isObjected: (text: Text) => boolean): Text {
  const pieces = text.template.split(/(?<=[.!?])\s+(?=\p{Lu}|\{\{)/u).map((template): Text => ({ kind: 'text', template, figures: text.figures.filter(({ id }) => template.includes(id)) }));
  const kept = pieces.filter((piece) => !isObjected(piece));
  return kept.length === pieces.length ? text : join(kept, ' ');
}

function strikeBlock(block: Block, strike: (text: Text) => Text, isObjected: (text: Text) => boolean): readonly Block[] {
  switch (block.kind) {
    case 'text': case 'insight': { const text = strike(block.text); return text.template.trim() === '' ? [] : [{ ...block, text }]; }
    case 'metric': return isObjected(block.sentence) ? [] : [block];
    case 'table': { const rows = block.rows.filter((row) => !row.slice(1).some(isObjected)); return rows.length === 0 ? [] : [{ ...block, rows }]; }
    case 'chart': case 'quote': return [block];
  }
}
