// Claims in the order of the page, each with its number, its verdict and its strength.
import { verdictStrength, type Claim, type RunContents, type Strength, type Verdict } from '@assay/record';
import { verdictWords } from './verdict-words.ts';

export type ClaimView = {
  /** 1 for the first claim of the report; the address of the claim is `#c1`, that of its place in the text `#r1`. */
  readonly number: number;
  readonly claim: Claim;
  readonly verdict: Verdict;
  readonly strength: Strength;
  readonly word: string;
};

/** A claim that no verdict speaks of was not checked; it must never look as if it had been. */
function missingVerdict(claim: Claim): Verdict {
  return {
    claim: claim.id, verdict: 'not-checked', rule: 'no-verdict', reason: 'The run holds no verdict for this claim.', codes: ['no-verdict'], field: null, right: null,
    evidence: { facts: [], formula: null, chain: [] },
  };
}

export function viewClaims(run: Pick<RunContents, 'claims' | 'verdicts'>): ClaimView[] {
  const verdicts = new Map(run.verdicts.map((verdict) => [verdict.claim, verdict]));
  const ordered = run.claims.toSorted((left, right) => left.span.start - right.span.start || left.span.end - right.span.end);
  return ordered.map((claim, index) => {
    const verdict = verdicts.get(claim.id) ?? missingVerdict(claim);
    return { number: index + 1, claim, verdict, strength: verdictStrength(verdict.verdict), word: verdictWords[verdict.verdict] };
  });
}
