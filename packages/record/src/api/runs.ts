// Runs over HTTP: what is kept, what is said of it, and what is started.
import { z } from 'zod';
import { captureSchema } from '../journey/capture.ts';
import { claimSchema } from '../journey/claim.ts';
import { planSchema } from '../journey/plan.ts';
import { depths } from '../journey/question.ts';
import { journalEntrySchema, runSchema } from '../journey/run.ts';
import { coverageSchema, verdictSchema } from '../journey/verdict.ts';

/** A run by its id; nothing else names one over HTTP, least of all a path. */
export const runReference = z.string().regex(/^run_[0-9a-z-]{6,64}$/);

/** `broken`: its seal does not hold, and `why` says where; only then is what is in it not shown. */
export const listedRunSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sealed'), id: z.string(), run: runSchema, coverage: coverageSchema }),
  z.object({ state: z.literal('broken'), id: z.string(), why: z.string() }),
  z.object({ state: z.enum(['incomplete', 'writing']), id: z.string() }),
]);
export type ListedRunView = z.infer<typeof listedRunSchema>;
/** Begun with models and never sealed. `alive`: something is still at work on it. */
/** `company` is null for a question, which is in `question`. */
export const stoppedRunSchema = z.object({ id: z.string(), ticker: z.string(), company: z.string().nullable(), depth: z.enum(depths), question: z.string().nullable(), startedAt: z.string(), sample: z.boolean(), alive: z.boolean() });
/** The true sample run for a first look: `run` once there is one, `job` while it is made. */
export const sampleRunSchema = z.object({ run: z.string().nullable(), job: z.string().nullable() });
export const runListSchema = z.object({ runs: z.array(listedRunSchema), total: z.int(), next: z.int().nullable(), stopped: z.array(stoppedRunSchema), sample: sampleRunSchema });

export const runViewSchema = z.object({ run: runSchema, plan: planSchema, coverage: coverageSchema, rules: z.string(), sealed: z.object({ root: z.string(), sealedAt: z.string(), signer: z.string().nullable() }).nullable() });
export type RunView = z.infer<typeof runViewSchema>;

/** Numbers are those of the claims' listing, from 1. */
export const judgedClaimSchema = z.object({ number: z.int().positive(), claim: claimSchema, verdict: verdictSchema });
export const claimListSchema = z.object({ claims: z.array(judgedClaimSchema), coverage: coverageSchema });
export const captureListSchema = z.object({ captures: z.array(captureSchema) });
export const journalViewSchema = z.object({ entries: z.array(journalEntrySchema) });

export const verificationSchema = z.object({
  run: z.string().nullable(), sealedAt: z.string().nullable(), root: z.string().nullable(), files: z.int(), bytes: z.int(), problems: z.array(z.object({ path: z.string(), why: z.string() })),
  signer: z.object({ fingerprint: z.string().nullable(), known: z.string().nullable(), holds: z.boolean() }),
  audit: z.union([z.object({ ran: z.literal(true), claims: z.int(), captures: z.int(), differences: z.array(z.string()), otherRules: z.string().nullable() }), z.object({ ran: z.literal(false), why: z.string() })]),
  sound: z.boolean(),
});

/** The judgment made again by the rules of today over the bytes that were sealed. `differences` in sentences; `changes` claim by claim. */
export const reauditSchema = z.object({
  run: z.string(), rules: z.object({ sealed: z.string(), today: z.string() }), captures: z.int(), claims: z.array(judgedClaimSchema), coverage: coverageSchema, differences: z.array(z.string()),
  changes: z.array(z.object({ text: z.string(), before: judgedClaimSchema.nullable(), after: judgedClaimSchema.nullable() })),
});

export const comparisonSchema = z.object({
  a: z.string(), b: z.string(), same: z.int(), counts: z.record(z.string(), z.int()), differences: z.record(z.string(), z.unknown()),
  changes: z.array(z.object({ kind: z.string(), a: judgedClaimSchema.nullable(), b: judgedClaimSchema.nullable(), why: z.array(z.record(z.string(), z.unknown())) })),
});
