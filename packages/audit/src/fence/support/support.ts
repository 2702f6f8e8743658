// The second of the fence's two answers: does the evidence say what the claim says?
import type { ClaimId, VerdictName } from '@assay/record';
import type { FenceCode } from '../codes.ts';

/** The verdict that the evidence alone is good for, never more than code may give it. */
export type FloorVerdict = Extract<VerdictName, 'verified' | 'computed' | 'supported' | 'web-sourced' | 'kb-sourced'>;

export type Raise = { /** Null for words that are no claim of the audit. */ readonly claim: ClaimId | null; readonly verdict: FloorVerdict };
export type Support =
  | { readonly supports: true; readonly code: FenceCode; readonly handles: readonly string[]; readonly raises: readonly Raise[]; readonly filled: string | null }
  | { readonly supports: false; readonly code: FenceCode };
