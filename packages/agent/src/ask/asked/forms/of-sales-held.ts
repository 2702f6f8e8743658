// Lines that are held against sales all at once: "of every hundred dollars that went through the tills, how many were left as profit and how many went on overheads", "set against sales, how big was it".
import { metricById } from '@assay/calc';
import type { AskedMeasure } from '../asked.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

const ofHundred = /\b(?:of|out of|for|from|on) (?:every|each) (?:(?:one |single )?hundred|\$ ?100|100)(?: (?:us )?(?:dollars?|bucks))?\b/i;
const ofSales = /\b(?:sales|revenues?|turnover|tills?|top line|sold|(?:took|takes|taken|came|comes|brought|brings|rang|rung) (?:in|up))\b/i;
const setAgainst = /\b(?:set|held|measured|put|weighed|seen) against (?:its |the |their |net |total )*(?:sales|revenues?|turnover)\b/i;

const isAmount = (measure: AskedMeasure): measure is Metric => measure.kind === 'metric' && measure.of === undefined && ['value', 'change'].includes(measure.as) && metricById(measure.id)?.kind === 'flow';

/** Null unless all are amounts of a time, and the words hold them against sales. */
export function ofSalesHeld(found: readonly AskedMeasure[], plain: string): readonly AskedMeasure[] | null {
  const lines = found.filter((measure) => measure.kind !== 'metric' || measure.id !== 'revenue');
  // One line alone has a ratio's own name.
  const isHeld = (lines.length > 1 && ofHundred.test(plain) && ofSales.test(plain)) || setAgainst.test(plain);
  if (!isHeld || lines.length === 0 || !found.every(isAmount)) return null;
  return lines.map((measure) => ({ ...measure, as: 'share', of: 'revenue' }) as Metric);
}
