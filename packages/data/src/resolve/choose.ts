// Which of several companies of one name is meant.
import type { Entry, Naming } from './directory.ts';

/** The SEC's list is ordered by market value: ten times nearer its top is another class of company. */
export function isFarAhead(first: Entry, second: Entry | undefined): boolean {
  return second === undefined || (first.rank + 1) * 10 <= second.rank + 1;
}

export type Chosen = { readonly chosen: Naming | null; readonly others: readonly Naming[] };

const order: Readonly<Record<Naming['how'], number>> = { common: 0, whole: 1, former: 2, acquired: 2 };

/** Whether it is no name of the company itself today. */
export function isEarlier({ how }: Naming): boolean {
  return how === 'former' || how === 'acquired';
}

/** A name in common use belongs to its holder; else the whole name of the one company, or of the one far ahead. A former name gives way to a present one. */
export function chooseNaming(namings: readonly Naming[]): Chosen {
  const sorted = [...namings].sort((left, right) => order[left.how] - order[right.how] || left.entry.rank - right.entry.rank);
  const [first, second] = sorted;
  if (first === undefined) return { chosen: null, others: [] };
  if (second === undefined || order[first.how] < order[second.how] || isFarAhead(first.entry, second.entry)) return { chosen: first, others: sorted.slice(1) };
  return { chosen: null, others: sorted };
}
