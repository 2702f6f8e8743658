// Yes only where both of two measures say so: the word of the one alone would be half an answer.
import { renderText } from '../../../../prose/render.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { Asked } from '../../../asked/asked.ts';
import { bothAsked, type BothAsked } from '../../../asked/forms/both-asked.ts';
import { givenIn, type GivenFigure } from '../../../validate/demands/reading/given.ts';
import { favours } from '../times/times.ts';

const word = /^(?:Yes|No): /;

const withoutWord = (text: Text): Text => ({ ...text, template: text.template.replace(word, '') });

/** The one figure of a measure that a question can be decided by; null where several could be it. */
function onlyOf(figures: readonly GivenFigure[]): GivenFigure | null {
  const different = [...new Map(figures.map((figure) => [figure.id, figure])).values()];
  return different.length === 1 ? different[0] ?? null : null;
}

const isUp = (one: BothAsked['one'], id: string): boolean => (one.isGood === null ? (one.kind === 'than' ? one.isMore : one.isUp) : one.isGood === (favours(id) !== 'down'));

/** Of losses a word on more and less says too little. */
function isSo(id: string, { one, given, names }: { readonly one: BothAsked['one']; readonly given: readonly GivenFigure[]; readonly names: readonly string[] }): boolean | null {
  const own = given.filter(({ measure, isBeside }) => measure === id && !isBeside);
  if (one.kind === 'moved') {
    const move = onlyOf(own.filter(({ form }) => form === 'growth')) ?? onlyOf(own.filter(({ form }) => form === 'change'));
    return move === null || move.value === 0 ? null : (move.value > 0) === isUp(one, id);
  }
  const [left, right] = names.map((name) => onlyOf(own.filter(({ form, clause }) => form === 'value' && clause.replace(word, '').startsWith(name))));
  if (left === undefined || left === null || right === undefined || right === null || left.value === right.value || Math.min(left.value, right.value) < 0) return null;
  return (left.value > right.value) === isUp(one, id);
}

/** `names`: the companies as prose has them, in the order of the question. Without a word where the figures of both do not decide it. */
export function openedByBoth(summary: Text, asked: Asked, names: readonly string[]): Text {
  const both = bothAsked(asked);
  if (both === null || both.one.isOfLoss === true) return summary;
  const plain = withoutWord(summary);
  const given = givenIn(plain);
  const each = both.measures.map((id) => isSo(id, { one: both.one, given, names }));
  if (each.includes(null)) return word.test(renderText(summary)) ? plain : summary;
  return say`${each.every((so) => so === true) ? 'Yes' : 'No'}: ${plain}`;
}
