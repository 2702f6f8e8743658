// What else a quarter showed, beside its revenue: the line that moved most against the same quarter of the year before.
import { change, growth } from '../../figures/arithmetic.ts';
import { endOf } from '../../book/fact-book.ts';
import type { Reading } from '../../figures/figure.ts';
import { say, type Text } from '../../prose/text.ts';
import { moved } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { when } from '../when.ts';
import { mostTelling } from './reasons.ts';
import { yearOnYear } from './year-on-year.ts';

type Candidate = Parameters<typeof mostTelling>[0][number];
/** Percent: a growth rate beyond it comes from a base too small to mean anything. */
const meaningless = 150;

function flow(bench: Bench, read: { readonly quarter: Reading; readonly sales: Reading; readonly metric: string; readonly name: string; readonly full: number }): Candidate {
  const pair = yearOnYear(bench, read.metric);
  const rate = growth(pair?.now, pair?.before);
  if (pair === null || rate === null || endOf(pair.now) !== endOf(read.quarter) || rate.value.abs().gt(meaningless) || rate.value.abs().lt(2)) return null;
  return { size: rate.value.minus(read.sales.value).abs().toNumber() / read.full, text: say`${read.name} ${moved(rate)} ${bench.show(rate, 'size')}` };
}

function grossMargin(bench: Bench, quarter: Reading): Candidate {
  const pair = yearOnYear(bench, 'gross_margin');
  if (pair === null || endOf(pair.now) !== endOf(quarter)) return null;
  const by = change(pair.now, pair.before).value.toNumber();
  return Math.abs(by) < 0.5 ? null : { size: Math.abs(by) / 1.5, text: say`the gross margin was ${bench.show(pair.now)}, against ${bench.show(pair.before)} in ${when(pair.before)}` };
}

function quarterBefore(bench: Bench, sales: Reading): Candidate {
  const pair = yearOnYear(bench, 'revenue', 1);
  const rate = growth(pair?.now, pair?.before);
  if (pair === null || rate === null) return null;
  const by = sales.value.minus(rate.value).abs().toNumber();
  return by < 1 ? null : { size: by / 9, text: say`in ${when(pair.now)} revenue growth had been ${bench.show(rate)}` };
}

/** The most telling companion of a quarter's revenue, or null. */
export function besideQuarter(bench: Bench, quarter: Reading, sales: Reading): Text | null {
  return mostTelling([
    flow(bench, { quarter, sales, metric: 'operating_income', name: 'operating income', full: 20 }), flow(bench, { quarter, sales, metric: 'operating_cash_flow', name: 'operating cash flow', full: 45 }),
    flow(bench, { quarter, sales, metric: 'research_and_development', name: 'research and development', full: 12 }), grossMargin(bench, quarter), quarterBefore(bench, sales),
  ]);
}
