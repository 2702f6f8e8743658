// Short-term debt as the sum of its reported parts, where a company shows parts and no total. Marked as derived.
import type { Figure } from './figure.ts';

const borrowings = ['short_term_borrowings', 'commercial_paper'];
const current = 'current_portion_of_long_term_debt';

export function sumShortTermDebt(figures: readonly Figure[]): Figure[] {
  const balances = Map.groupBy(figures.filter((figure) => figure.start === null), (figure) => figure.end);
  return [...balances.values()].flatMap((sheet) => {
    const has = (metric: string): Figure | undefined => sheet.find((figure) => figure.metric === metric);
    if (has('short_term_debt') !== undefined) return [];
    const borrowed = borrowings.map(has).find((figure) => figure !== undefined);
    const parts = [borrowed, has(current)].filter((figure) => figure !== undefined);
    const [first, second] = parts;
    if (first === undefined) return [];
    if (second === undefined) return [{ ...first, metric: 'short_term_debt' }];
    const later = (second.published.filed ?? '') > (first.published.filed ?? '') ? second : first;
    return [{ ...later, metric: 'short_term_debt', value: first.value + second.value, concept: null, derived: `${first.metric} + ${second.metric}` }];
  });
}
