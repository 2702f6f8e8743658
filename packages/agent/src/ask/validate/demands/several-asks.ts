// A follow-up of several things that was read as one: what it tells may be the answer to either, and the other is left out.
import { asksIn, ofOneBefore } from '../../asked/parts/follow-ups-apart.ts';
import type { Demand } from './demand.ts';

/** Of the things that are asked for each has a figure of its own; what points back at another of them is not answered by the question before. */
export const severalAsks: Demand = ({ asked, opening }) => {
  const asks = asked.inherited.length > 0 && asked.parts === undefined && opening.length > 0 ? asksIn(asked.text) : [];
  const given = new Set(opening.map(({ measure, form, to }) => `${measure} ${form} ${to ?? ''}`)).size;
  // How far what was worked out moved is held against the reading itself.
  return asks.length > 1 && (given < asks.length || (asked.calculation?.isMoved !== true && asks.slice(1).some((words) => ofOneBefore.test(words)))) ? ['each of the things that are asked for'] : [];
};
