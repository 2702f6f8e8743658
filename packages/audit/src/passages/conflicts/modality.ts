// The claim says that it happened, the passage that it may, will or is hoped to.
import { speaking, type Clause } from './conflict.ts';

/** True where the best passage speaks of the clause's matter only as a prospect, and the clause as a fact. */
export function overstates(clause: Clause): boolean {
  if (clause.terms.some((term) => term.isProspect)) return false;
  const [best] = speaking(clause, 0.6);
  if (best === undefined) return false;
  let prospect = 0;
  let all = 0;
  for (const term of clause.terms) {
    const same = best.passage.terms.filter((other) => other.concept === term.concept);
    if (same.length === 0 || term.kind === 'number') continue;
    const weight = clause.index.weightOf(term.concept);
    all += weight;
    if (same.every((other) => other.isProspect)) prospect += weight;
  }
  return all > 0 && prospect / all > 0.75;
}
