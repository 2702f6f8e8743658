import type { Claim, Verdict } from '@assay/record';

/** A claim that the judge has proven in the report as it is, with the verdict and its evidence: what can be made false. */
export type Proven = { readonly claim: Claim; readonly verdict: Verdict };
