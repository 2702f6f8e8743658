import { z } from 'zod';
import { anchorSchema, spanSchema } from '../anchor/anchor.ts';
import { captureId, claimId } from '../canonical/ids.ts';
import { factSchema } from './fact.ts';

export const verdictNames = ['contradicted', 'verified', 'computed', 'supported', 'kb-sourced', 'web-sourced', 'judgment', 'unverified', 'not-checked'] as const;
export type VerdictName = (typeof verdictNames)[number];

/** The fields in which claim and fact can differ. */
export const claimFields = ['value', 'sign', 'scale', 'unit', 'currency', 'period', 'entity', 'metric', 'direction', 'arithmetic'] as const;
export type ClaimField = (typeof claimFields)[number];

/** One link from the sentence to the bytes, with the check that joins it to the link before. */
export const chainLinkSchema = z.object({
  stage: z.enum(['report', 'specialist', 'tool', 'capture', 'filing']),
  text: z.string(),
  where: z.string(),
  check: z.enum(['same words', 'rounded', 'converted', 'computed', 'captured', 'quoted', 'differs']),
  /** The arithmetic of the check: `46.206 → 46.2 (1 decimal)`. */
  detail: z.string(),
  capture: captureId.nullable(),
});
export type ChainLink = z.infer<typeof chainLinkSchema>;

export const evidenceSchema = z.object({
  facts: z.array(factSchema),
  /** `gross_profit / revenue = 180683000000 / 391035000000 = 0.46206…`; null when a fact is shown as it is. */
  formula: z.object({ expression: z.string(), filled: z.string(), result: z.string(), inexact: z.boolean() }).nullable(),
  chain: z.array(chainLinkSchema),
  /** For claims in words: the sentences of the sources that the verdict rests on. */
  passages: z.array(z.object({ text: z.string(), capture: captureId, anchor: anchorSchema })).optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** What the rules say of a claim. `right` is the value that should stand there, shown as the claim shows its own. */
export const verdictSchema = z.object({
  claim: claimId,
  verdict: z.enum(verdictNames),
  rule: z.string(),
  reason: z.string(),
  codes: z.array(z.string()),
  field: z.enum(claimFields).nullable(),
  right: z.object({ shown: z.string(), value: z.string() }).nullable(),
  evidence: evidenceSchema,
});
export type Verdict = z.infer<typeof verdictSchema>;

/** Strength of evidence, the only thing hue means in the reader. */
export const strengths = ['strong', 'partial', 'judgment', 'unverified', 'contradicted'] as const;
export type Strength = (typeof strengths)[number];

const strengthOf: Readonly<Record<VerdictName, Strength>> = {
  verified: 'strong', computed: 'strong', supported: 'partial', 'kb-sourced': 'partial', 'web-sourced': 'partial',
  judgment: 'judgment', unverified: 'unverified', 'not-checked': 'unverified', contradicted: 'contradicted',
};

export function verdictStrength(verdict: VerdictName): Strength {
  return strengthOf[verdict];
}

/** Why a numeral is no claim. The list is closed: a numeral that fits none of these is a claim. */
export const structuralReasons = ['heading-number', 'list-marker', 'footnote', 'report-date', 'identifier', 'period', 'name', 'code', 'link', 'data-notice', 'calculation'] as const;
export type StructuralReason = (typeof structuralReasons)[number];

/** Every numeral, period, direction and rank word of the report, in exactly one state. */
export const tokenStateSchema = z.object({
  span: spanSchema,
  text: z.string(),
  kind: z.enum(['number', 'period', 'direction', 'rank']),
  state: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('claim'), claim: claimId }),
    z.object({ kind: z.literal('structural'), reason: z.enum(structuralReasons) }),
    z.object({ kind: z.literal('unaccounted') }),
  ]),
});
export type TokenState = z.infer<typeof tokenStateSchema>;

/** (verified + computed) ÷ (claims − judgment); null when there is no claim to check. */
export const coverageSchema = z.object({
  ratio: z.number().nullable(),
  claims: z.int(), strong: z.int(), judgment: z.int(), tokens: z.int(), unaccounted: z.int(),
  verdicts: z.record(z.enum(verdictNames), z.int()),
  structural: z.record(z.string(), z.int()),
  judgments: z.record(z.string(), z.int()),
});
export type Coverage = z.infer<typeof coverageSchema>;
