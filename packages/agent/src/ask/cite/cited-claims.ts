import type { ClaimId, Verdict } from '@assay/record';

/** Verdicts that name the place in the sources which proves the claim. */
export const provenBy: ReadonlySet<Verdict['verdict']> = new Set(['verified', 'computed', 'supported', 'kb-sourced', 'web-sourced']);

export function citedClaims(verdicts: readonly Verdict[]): ReadonlySet<ClaimId> {
  return new Set(verdicts.filter(({ verdict, evidence }) => provenBy.has(verdict) && (evidence.facts.length > 0 || (evidence.passages ?? []).length > 0)).map(({ claim }) => claim));
}
