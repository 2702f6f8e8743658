// What a multiple is paid on: earnings per share beside a price-earnings ratio. Asked who is the cheaper, nobody is "ahead" on it.
import { formulaInputs, metricById } from '@assay/calc';
import { isPaid } from './without-meaning.ts';

const contest = /\b(?:which|who|whose|whom)\b/gi;

/** Whether a figure stands in a question only as what a multiple beside it is paid on: the question asks once who comes first, and that is by the multiple. */
export function isPaidOn(id: string, ids: readonly string[], text: string): boolean {
  if ((text.match(contest) ?? []).length > 1) return false;
  return ids.some((other) => other !== id && isPaid(other) && formulaInputs(metricById(other)?.formula ?? '0').some(({ metric }) => metric === id));
}
