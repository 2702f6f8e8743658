import type { Citation, ClaimId, Verdict } from '@assay/record';

/** Verdicts that name the place in the sources which proves the claim. */
export const provenBy: ReadonlySet<Verdict['verdict']> = new Set(['verified', 'computed', 'supported', 'kb-sourced', 'web-sourced']);

export function citedClaims(citations: readonly Pick<Citation, 'claims'>[]): ReadonlySet<ClaimId> {
  return new Set(citations.flatMap(({ claims }) => claims));
}
