// Short-term and long-term debt put together, at two times: the total debt and its move from the one to the other.
import type { AskedMeasure, AskedPeriod } from '../../asked.ts';
import type { Said } from '../../inherit.ts';
import { togetherWords } from '../signs/operation-words.ts';

const together = /\b(?:total|sum|combined|(?:short|long)(?:-| )?(?:term)? (?:and|plus|\+|&) (?:short|long))|(?:\bplus|\+) ?(?:the |its )?(?:short|long|(?:non-?)?current|[sl]t\b)/i;
const apart = /\b(?:each|separately|respectively|individually|one by one|alone)\b/i;
const moment = (period: AskedPeriod): boolean => period.kind === 'date' || period.kind === 'fiscal' || period.kind === 'latest';

/** Two moments, or a stretch from the one to the other. */
function areTwoTimes(periods: readonly AskedPeriod[]): boolean {
  return (periods.length === 2 && periods.every(moment)) || (periods.length === 1 && periods.every((period) => period.kind === 'dates' || (period.kind === 'years' && period.to - period.from === 1)));
}

/** Null where they are asked for each by itself, beside another figure, or at one time. */
export function movedDebt({ measures, periods, companies }: Said, text: string): AskedMeasure | null {
  const ids = new Set(measures.flatMap((measure) => (measure.kind === 'metric' && ['value', 'change', 'growth', 'total', 'sum'].includes(measure.as) ? [measure.id, ...(measure.of === undefined ? [] : [measure.of])] : ['?'])));
  const areDebts = [...ids].every((id) => ['short_term_debt', 'long_term_debt', 'total_debt'].includes(id)) && (ids.has('total_debt') || ids.size === 2);
  const isOne = ids.size === 1 && measures.length === 1 && measures.every((measure) => measure.kind === 'metric' && measure.as !== 'growth');
  const isAsked = isOne || togetherWords.test(text.toLowerCase()) || together.test(text);
  return areDebts && isAsked && companies.length === 1 && !apart.test(text) && areTwoTimes(periods) ? { kind: 'metric', id: 'total_debt', as: 'change', words: 'total debt' } : null;
}
