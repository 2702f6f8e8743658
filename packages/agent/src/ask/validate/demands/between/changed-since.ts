// "How has its balance sheet changed since 2022: cash, debt, equity?": each of them moves from that time, and one that is told at its level, or from the year before, does not.
import { formulaInputs, metricById } from '@assay/calc';
import type { Demand } from '../demand.ts';

const asks = /\b(?:chang\w+|moved?|developed|evolved|gr[eo]wn?|risen|fallen|improved|worsened|shifted)\b[^?.;]{0,40}\bsince (?:the (?:end|close) of )?(?:fiscal |fy ?)?['’]?(?:20)?\d\d\b|\bsince (?:the )?(?:(?:end|close) of )?(?:fiscal |fy ?)?['’]?(?:20)?\d\d\b[^?.;]{0,24}\b(?:chang\w+|moves?|moved|growth|rise|fall)\b/i;

/** What a ratio is made of is told beside it to explain it; nobody asked how it moved. */
function madeOf(id: string): readonly string[] {
  const formula = metricById(id)?.formula ?? null;
  return formula === null ? [] : formulaInputs(formula).map(({ metric }) => metric);
}

/** Both amounts of a part are told with it. */
const ofPart = /% of [^:]{3,60} in [^:]{3,40}: .* over /;

export const changedSince: Demand = ({ text, opening, asked }) => {
  if (opening.length === 0 || !asks.test(text)) return [];
  const measures = new Set(opening.filter(({ isBeside, unit, measure, sentence }) => !isBeside && unit.kind === 'money' && measure !== 'price' && !ofPart.test(sentence)).map(({ measure }) => measure));
  const moves = new Set(opening.filter(({ form, isBeside }) => !isBeside && (form === 'growth' || form === 'change' || form === 'cagr')).map(({ measure }) => measure));
  const named = new Set(asked.measures.flatMap((measure) => (measure.kind === 'metric' ? [measure.id] : [])));
  const beside = new Set([...moves].flatMap(madeOf).filter((id) => !named.has(id)));
  // Where none of them moves another demand says so.
  return moves.size > 0 && [...measures].some((measure) => !moves.has(measure) && !beside.has(measure)) ? ['how each of them moved since then'] : [];
};
