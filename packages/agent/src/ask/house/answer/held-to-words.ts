// A whole draft against the question: what it still lacks once something was struck, and what the question's own words ask for.
import type { AnswerDraft } from '../../draft.ts';
import type { Gathered } from '../../stages.ts';
import { lackingOf, lackingOfAll, lackingPlainly, unworked } from '../../validate/lacking.ts';
import { toldIn } from '../../validate/told-in.ts';

/** What was struck may have been a part of what was asked. */
export function heldAgain(draft: AnswerDraft, asked: Gathered['asked']): AnswerDraft {
  if (asked.parts === undefined) return draft;
  const told = toldIn(draft);
  const worked = asked.parts.flatMap((part) => (part.calculation === undefined ? [] : lackingOf({ ...part, asking: '' }, told).filter((what) => what === unworked)));
  return { ...draft, unanswered: [...new Set([...draft.unanswered ?? [], ...lackingOfAll(asked, told), ...worked])] };
}

/** As the question was put, whatever it was read as: without what it asks for that is named as missing. */
export function heldToWords(draft: AnswerDraft, { question, asked }: Gathered): AnswerDraft {
  const lacking = lackingPlainly(asked.lacks === undefined ? question.text : asked.text, asked, toldIn(draft)).filter((what) => draft.unanswered?.includes(what) !== true);
  if (lacking.length === 0) return draft;
  return { ...draft, unanswered: [...draft.unanswered ?? [], ...lacking], missing: [...draft.missing, `The question asks for ${lacking.join(', ')}, which this answer does not give.`] };
}
