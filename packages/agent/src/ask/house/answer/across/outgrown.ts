// Yes or no before the moves of two figures, where it is asked whether the one moved more than the other.
import { renderText } from '../../../../prose/render.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { sentencesOf } from '../../../../prose/text-sentences.ts';
import { outgrownAsked } from '../../../asked/forms/outgrown.ts';
import { givenIn, type GivenFigure } from '../../../validate/demands/reading/given.ts';

const isTold = /^(?:Yes|No): /;

/** The one move of a figure that is told in percent; null where several are. */
function moveOf(given: readonly GivenFigure[], id: string): GivenFigure | null {
  const moves = [...new Map(given.filter(({ measure, form, unit, isBeside }) => measure === id && form === 'growth' && !isBeside && (unit.kind === 'percent' || unit.kind === 'fraction')).map((move) => [move.id, move])).values()];
  return moves.length === 1 ? moves[0] ?? null : null;
}

/** The summary opened by the word, the figure that is asked about first; as it was where nothing decides. */
export function openedByOutgrown(summary: Text, text: string): Text {
  const asked = isTold.test(renderText(summary)) ? null : outgrownAsked(text);
  if (asked === null) return summary;
  const given = givenIn(summary);
  const [one, other] = [moveOf(given, asked.one), moveOf(given, asked.other)];
  if (one === null || other === null || one.value === other.value) return summary;
  const isMore = (one.value > other.value) !== asked.isFall;
  const pieces = sentencesOf(summary);
  const lead = pieces.find(({ figures }) => figures.some(({ id }) => id === one.id));
  if (lead === undefined) return summary;
  const isHeaded = /^[^.]{3,80} (?:rose|fell|moved|grew) (?:faster|more|less|more slowly)(?: than [^.:]+)?: /.test(renderText(summary));
  const told = isHeaded ? summary : join([lead, ...pieces.filter((piece) => piece !== lead)], ' ');
  return say`${isMore === asked.isLess ? 'No' : 'Yes'}: ${told}`;
}
