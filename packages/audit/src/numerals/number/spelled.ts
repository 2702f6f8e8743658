// A spelled number speaks only where a unit, a scale or a verb of amount makes it a figure: "the two segments" does not.
import { textBefore, type Atoms } from '../lex/atom.ts';
import type { Core } from './core.ts';

const anaphoric = new Set(['the', 'these', 'those', 'both', 'all', 'other', 'our', 'its', 'their', 'first', 'last', 'next', 'past', 'any', 'no', 'each', 'every']);
const amountWords = new Set(['to', 'by', 'from', 'of', 'at', 'was', 'were', 'is', 'are', 'totaled', 'totalled', 'reached', 'total', 'with', 'has', 'had', 'have', 'operated', 'opened', 'closed', 'added', 'employed', 'least', 'about', 'approximately', 'nearly', 'over']);
const measures = new Set(['fraction', 'percent', 'points', 'basis-points', 'multiple', 'money']);
/** From here on a spelled number is rarely anything else. */
const LARGE = 20;

/** Whether a figure that may be spelled in words counts as one. */
export function spelledStands(atoms: Atoms, at: number, core: Core): boolean {
  if (!core.spelled || core.scaled || measures.has(core.unit.kind)) return true;
  const before = textBefore(atoms, at);
  if ((core.amount.equals(1) && core.next === at + 1) || anaphoric.has(before)) return false;
  if (core.unit.kind !== 'none' || core.amount.greaterThanOrEqualTo(LARGE)) return true;
  return amountWords.has(before) && atoms[core.next]?.kind !== 'word';
}
