// A follow-up of several things that was read as one: what it tells may be the answer to either, and the other is left out.
import { asksIn, ofOneBefore } from '../../asked/parts/follow-ups-apart.ts';
import type { Demand } from './demand.ts';
import type { GivenFigure } from './reading/given.ts';

const ofMove = /^(?:by |and )*how (?:much|many|far)\b.{0,80}?\b(?:chang\w+|up|down|ris(?:e|en)|rose|f[ae]ll(?:en)?|gr[eo]w(?:n|th)?|gain\w*|lost|more|less|higher|lower)\b.{0,40}?\b(?:since|on|from|against|versus|vs\.?|than|over|compared (?:with|to)) (?:(?:the|end|of|fiscal|fy|in|that|it|was) )*'?(?:20)?\d\d\b/i;
const moves = new Set(['growth', 'change', 'difference']);

/** The first was asked at a time, and the second how far it moved up to then: both stand in what is told of the move. */
function tellsMoveOfFirst([first = '', second = '', ...more]: readonly string[], opening: readonly GivenFigure[]): boolean {
  const moved = more.length === 0 && ofMove.test(second) ? opening.filter(({ form }) => moves.has(form)) : [];
  const years = [first, second].flatMap((words) => words.match(/\b20\d\d\b/g) ?? []);
  return moved.some(({ measure, to }) => {
    const values = opening.filter((one) => one.form === 'value' && one.measure === measure);
    return values.some((one) => one.to === to) && years.every((year) => values.some((one) => String(one.fiscal?.year ?? one.to?.slice(0, 4)) === year));
  });
}

/** Of the things that are asked for each has a figure of its own; what points back at another of them is not answered by the question before. */
export const severalAsks: Demand = ({ asked, opening }) => {
  const asks = asked.inherited.length > 0 && asked.parts === undefined && opening.length > 0 ? asksIn(asked.text) : [];
  const given = new Set(opening.map(({ measure, form, to }) => `${measure} ${form} ${to ?? ''}`)).size;
  // How far what was worked out moved is held against the reading itself.
  return asks.length > 1 && (given < asks.length || (asked.calculation?.isMoved !== true && asks.slice(1).some((words) => ofOneBefore.test(words)) && !tellsMoveOfFirst(asks, opening))) ? ['each of the things that are asked for'] : [];
};
