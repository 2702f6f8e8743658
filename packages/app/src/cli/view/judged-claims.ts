// Claims and their verdicts together, numbered as every listing numbers them: in the order of the report.
import type { Claim, Verdict } from '@assay/record';

export type JudgedClaim = { readonly number: number; readonly claim: Claim; readonly verdict: Verdict };

export function judgedClaims(found: { readonly claims: readonly Claim[]; readonly verdicts: readonly Verdict[] }): JudgedClaim[] {
  const verdicts = new Map(found.verdicts.map((verdict) => [verdict.claim, verdict]));
  const ordered = found.claims.toSorted((left, right) => left.span.start - right.span.start || left.span.end - right.span.end);
  return ordered.flatMap((claim, index) => {
    const verdict = verdicts.get(claim.id);
    return verdict === undefined ? [] : [{ number: index + 1, claim, verdict }];
  });
}
