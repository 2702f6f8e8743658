// How many claims of each strength a run has.
import type { Coverage, Strength, VerdictName } from '@assay/record';
import { tallyOrder, verdictWords } from '../words/index.ts';

export type Counts = Readonly<Record<Strength, number>>;

export function countsOf({ verdicts }: { readonly verdicts: Partial<Coverage['verdicts']> }): Counts {
  const counts: Record<Strength, number> = { strong: 0, partial: 0, judgment: 0, unverified: 0, contradicted: 0 };
  for (const [verdict, count] of Object.entries(verdicts)) counts[verdictWords[verdict as VerdictName].strength] += count;
  return counts;
}

/** `87%` proven of what can be proven, rounded down so that 100% means every one; null where nothing can be. */
export function provenPercent({ ratio }: Pick<Coverage, 'ratio'>): number | null {
  return ratio === null ? null : Math.floor(ratio * 100 + 1e-9);
}

/** What a tally shows: the surest and the wrong always, so that a nought is seen, the others where there are any. */
export function shownCounts(counts: Counts): readonly (readonly [Strength, number])[] {
  return tallyOrder.filter((strength) => strength === 'strong' || strength === 'contradicted' || counts[strength] > 0).map((strength) => [strength, counts[strength]]);
}
