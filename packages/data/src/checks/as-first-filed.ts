// Figures of one period may come from filings of different years. Where the earlier values hold together, a later filing changed only some of them.
import type { Fact } from '@assay/record';
import type { Ledger } from './ledger.ts';

const MOST_MIXTURES = 64;

/** A sentence to add to a suspicion; empty where no mixture of earlier values holds either. `holds` gets the facts in their order. */
export function asFirstFiled(ledger: Ledger, facts: readonly Fact[], holds: (facts: readonly Fact[]) => boolean): string {
  const choices = facts.map((fact) => [fact, ...ledger.earlier(fact)]);
  const mixtures = choices.reduce<readonly (readonly Fact[])[]>((known, versions) => known.flatMap((mixture) => versions.map((version) => [...mixture, version])).slice(0, MOST_MIXTURES), [[]]);
  return mixtures.some(holds) ? ' As earlier filings had it they do: a later one restated only some of the figures.' : '';
}
