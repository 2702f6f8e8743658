// Two figures that are told each for itself, the one named that is meant by "which of the two was higher": "The higher of the two is core inflation: …".
import { renderText } from '../../../../prose/render.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { sentencesOf } from '../../../../prose/text-sentences.ts';
import { whichHigherAsked } from '../../../asked/forms/which-higher.ts';
import { mayBeOfLevels, movedMoreAsked } from '../../../asked/forms/moved-more.ts';
import { givenIn, type GivenFigure } from '../../../validate/demands/reading/given.ts';

/** Which of them it is, or an order, is told already. */
const isDecided = /\b(?:is ahead|leads|the \w+er of the (?:two|years)|was the (?:larger|smaller)|were the (?:larger|smaller)|more expensive|cheaper|at the bottom|rose (?:faster|more)|fell (?:faster|more)|^(?:Yes|No)\b)/i;
const isWorkedOut = / = /;
const opening = /^(?<name>[^:;]{3,90}?) (?:was|were|is|are)$/u;

type Named = { readonly figure: GivenFigure; readonly name: string };

const nameOf = ({ clause }: GivenFigure): string => opening.exec(clause)?.groups?.['name'] ?? '';
const unitOf = ({ unit }: GivenFigure): string => JSON.stringify(unit);

/** Two figures with names of their own, in one unit and at one time; null where there are more or fewer. */
function pairIn(summary: Text): readonly [Named, Named] | null {
  const told = givenIn(summary).filter((figure) => !figure.isBeside && figure.unit.kind !== 'points' && (figure.form === 'value' || figure.form === 'growth' || figure.form === 'ratio') && !isWorkedOut.test(figure.sentence)).map((figure) => ({ figure, name: nameOf(figure) })).filter(({ name }) => name !== '');
  const [one, other, ...more] = [...new Map(told.map((each) => [each.name, each])).values()];
  if (one === undefined || other === undefined || more.length > 0 || told.length > 2) return null;
  const areAlike = unitOf(one.figure) === unitOf(other.figure) && one.figure.to === other.figure.to && one.figure.value !== other.figure.value;
  return areAlike ? [one, other] : null;
}

/** `US core inflation` in the middle of a sentence keeps its capitals; what is no name loses its first one. */
const inMidst = (name: string): string => (/^[A-Z][a-z]+ [a-z]/.test(name) && !/[’']s? /.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name);

/** The summary with the one that is meant first and named; as it was where it is not asked, where it is told, and where no two figures stand against each other. */
export function withHigherNamed(summary: Text, text: string): Text {
  const asked = isDecided.test(renderText(summary)) || (movedMoreAsked(text) !== null && !mayBeOfLevels(text)) ? null : whichHigherAsked(text);
  const pair = asked === null ? null : pairIn(summary);
  if (asked === null || pair === null) return summary;
  const [one, other] = pair;
  const meant = one.figure.value > other.figure.value === asked.isLow ? other : one;
  const pieces = sentencesOf(summary);
  const lead = pieces.find(({ figures }) => figures.some(({ id }) => id === meant.figure.id));
  return lead === undefined ? summary : join([say`The ${asked.words} of the two is ${inMidst(meant.name)}: ${lead}`, ...pieces.filter((piece) => piece !== lead)], ' ');
}
