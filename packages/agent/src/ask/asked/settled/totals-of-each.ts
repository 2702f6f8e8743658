// "Buybacks from 2022 to 2024 in total, and how much in dividends over the same years": the word for the sum stands beside one of the figures and is meant of each.
import type { AskedMeasure, AskedPeriod } from '../asked.ts';
import { isMetric } from './scene.ts';

const isOfYears = (period: AskedPeriod): boolean => period.kind === 'years' || (period.kind === 'last' && period.count > 1);
/** How it moved over those years, or each of them, is another thing. */
const otherForms = /\b(?:each|every) (?:fiscal )?year\b|\byear by year\b|\bper year\b|\bgrowth\b|\bgrew\b|\bcagr\b|\baverage\b|\bmean\b|\blatest\b|\bnow\b/i;

export function totalsOfEach(measures: readonly AskedMeasure[], { text, periods }: { readonly text: string; readonly periods: readonly AskedPeriod[] }): readonly AskedMeasure[] {
  const metrics = measures.filter(isMetric);
  const isMeant = metrics.length > 1 && metrics.length === measures.length && periods.length === 1 && periods.every(isOfYears) && metrics.some(({ as }) => as === 'total') && metrics.every(({ as }) => as === 'total' || as === 'value');
  return isMeant && !otherForms.test(text) ? metrics.map((measure) => ({ ...measure, as: 'total' as const })) : measures;
}
