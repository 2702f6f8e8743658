// What stands beside the gross margin of a year: that of a later quarter, else how sales and their cost moved.
import { growth } from '../../figures/arithmetic.ts';
import { endOf } from '../../book/fact-book.ts';
import type { Reading } from '../../figures/figure.ts';
import { say, type Text } from '../../prose/text.ts';
import { moved } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { when } from '../when.ts';
import { whole } from '../whole.ts';

/** Percentage points by which a quarter has to differ to be worth a mention. */
const telling = 0.7;

export function grossCompanion(bench: Bench, year: Reading): Text | null {
  const quarter = bench.book.quarters('gross_margin').at(-1);
  const { show } = bench;
  if (quarter !== undefined && endOf(quarter) > endOf(year)) {
    const by = quarter.value.minus(year.value).times(year.unit.kind === 'fraction' ? 100 : 1);
    if (by.abs().gte(telling)) return say`in ${when(quarter)} it was ${by.isPositive() ? 'wider still' : 'narrower'}, at ${show(quarter)}`;
  }
  const [sales, cost] = [bench.book.years('revenue'), bench.book.years('cost_of_revenue')];
  const given = whole(growth(sales.at(-1), sales.at(-2)), growth(cost.at(-1), cost.at(-2)));
  if (given === null || given.some((rate) => rate.value.abs().gt(200))) return null;
  return say`in ${when(year)} revenue ${moved(given[0])} ${show(given[0], 'size')} and cost of revenue ${moved(given[1])} ${show(given[1], 'size')}`;
}
