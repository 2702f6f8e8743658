import type { Claim, Coverage, TokenState, Verdict } from '@assay/record';

/** What the judge says of a report. */
export type AuditResult = { readonly claims: readonly Claim[]; readonly tokens: readonly TokenState[]; readonly verdicts: readonly Verdict[]; readonly coverage: Coverage };
