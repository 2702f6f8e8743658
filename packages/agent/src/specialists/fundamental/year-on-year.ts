// A quarter beside the same quarter of the year before.
import { daysBetween } from '@assay/record';
import { endOf } from '../../book/fact-book.ts';
import type { Reading } from '../../figures/figure.ts';
import type { Bench } from '../bench.ts';

/** The latest quarter of a metric with the same quarter of the year before; `back` counts quarters back from the latest. */
export function yearOnYear(bench: Bench, metric: string, back = 0): { readonly now: Reading; readonly before: Reading } | null {
  const quarters = bench.book.quarters(metric);
  const now = quarters.at(-1 - back);
  if (now === undefined) return null;
  const before = quarters.find((quarter) => Math.abs(daysBetween(endOf(quarter), endOf(now)) - 365) <= 14);
  return before === undefined ? null : { now, before };
}
