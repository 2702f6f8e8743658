// Every file of a run, by name: its schema and the version that the file itself carries.
import { z } from 'zod';
import { captureSchema } from './capture.ts';
import { claimSchema } from './claim.ts';
import { factSchema } from './fact.ts';
import { findingSchema } from './finding.ts';
import { planSchema } from './plan.ts';
import { journalEntrySchema, runSchema } from './run.ts';
import { manifestSchema, signatureSchema } from './seal.ts';
import { coverageSchema, tokenStateSchema, verdictSchema } from './verdict.ts';

export const runDocuments = {
  run: z.object({ schema: z.literal('assay.run/1'), run: runSchema }),
  plan: z.object({ schema: z.literal('assay.plan/1'), plan: planSchema }),
  captures: z.object({ schema: z.literal('assay.captures/1'), captures: z.array(captureSchema) }),
  facts: z.object({ schema: z.literal('assay.facts/1'), facts: z.array(factSchema) }),
  findings: z.object({ schema: z.literal('assay.findings/1'), findings: z.array(findingSchema) }),
  claims: z.object({ schema: z.literal('assay.claims/1'), claims: z.array(claimSchema), tokens: z.array(tokenStateSchema) }),
  verdicts: z.object({ schema: z.literal('assay.verdicts/1'), rules: z.string(), verdicts: z.array(verdictSchema), coverage: coverageSchema }),
  journal: z.object({ schema: z.literal('assay.journal/1'), entries: z.array(journalEntrySchema) }),
  manifest: manifestSchema,
  signature: signatureSchema,
} as const;
export type RunDocumentName = keyof typeof runDocuments;
export type RunDocument<Name extends RunDocumentName> = z.infer<(typeof runDocuments)[Name]>;

/** A capture with the bytes it describes. */
export type CapturedBytes = { readonly capture: z.infer<typeof captureSchema>; readonly bytes: Uint8Array };

/** A whole run in memory, as the vault writes it and the exports read it. */
export type RunContents = {
  readonly run: z.infer<typeof runSchema>;
  readonly plan: z.infer<typeof planSchema>;
  readonly captures: readonly CapturedBytes[];
  readonly facts: readonly z.infer<typeof factSchema>[];
  readonly findings: readonly z.infer<typeof findingSchema>[];
  /** The finished Markdown. */
  readonly report: string;
  readonly claims: readonly z.infer<typeof claimSchema>[];
  readonly tokens: readonly z.infer<typeof tokenStateSchema>[];
  readonly verdicts: readonly z.infer<typeof verdictSchema>[];
  readonly coverage: z.infer<typeof coverageSchema>;
  readonly journal: readonly z.infer<typeof journalEntrySchema>[];
};
