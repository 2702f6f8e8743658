// What a measure is worked out from.
import { formulaInputs, metricById } from '@assay/calc';

/** How deep formulas are followed: none of the dictionary's goes further. */
const DEEPEST = 3;

/** Through all formulas; the measure itself is not among them. */
export function partsOfMeasure(id: string, depth = 0): readonly string[] {
  const formula = metricById(id)?.formula ?? null;
  return formula === null || depth > DEEPEST ? [] : formulaInputs(formula).flatMap(({ metric }) => [metric, ...partsOfMeasure(metric, depth + 1)]);
}
