// The fiscal years of a measure on file, and how each stands to the one before.
import { growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import type { Holder } from '../scene.ts';
import { allYears, yearOf } from './times.ts';

export type Span = { readonly from: number; readonly to: number };
export type Move = { readonly now: Reading; readonly before: Reading; readonly by: Reading };

/** Both ends of the span are of it. */
export function yearsIn(holder: Holder, id: string, { from, to }: Span): readonly Reading[] {
  return allYears(holder.bench.book, id).filter((reading) => { const year = yearOf(holder.bench.book, reading); return year !== null && year >= from && year <= to; });
}

/** Each year with the one before it, in percent; the first of the span against the year before the span. */
export function movesIn(holder: Holder, id: string, span: Span): readonly Move[] {
  const all = allYears(holder.bench.book, id);
  return yearsIn(holder, id, span).flatMap((now): Move[] => {
    const year = yearOf(holder.bench.book, now);
    const before = all.find((other) => year !== null && yearOf(holder.bench.book, other) === year - 1);
    const by = before === undefined ? null : growth(now, before);
    return before === undefined || by === null || now.value.isNegative() ? [] : [{ now, before, by }];
  });
}
