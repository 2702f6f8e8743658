// The form in which a fence is kept: canonical JSON, with the hash of what it holds.
import { claimId, entitySchema, sha256Text, sourceKinds, spanSchema } from '@assay/record';
import { z } from 'zod';
import { refusalCodes, supportCodes, type FenceCode } from '../codes.ts';

const codes = [...Object.keys(refusalCodes), ...Object.keys(supportCodes)] as [FenceCode, ...FenceCode[]];
const floor = z.enum(['verified', 'computed', 'supported', 'web-sourced', 'kb-sourced']);
const origin = z.object({
  kind: z.enum(['capture', 'finding', 'agent']), by: z.string().nullable(), file: z.string().nullable(), entity: entitySchema.nullable(), sourceKind: z.enum(sourceKinds).nullable(),
  capture: z.object({ id: z.string(), start: z.int().nonnegative() }).nullable(),
  madeBy: z.object({ agent: z.string().nullable(), tool: z.string(), number: z.int() }).nullable(),
});
const passage = z.object({ handle: z.string(), text: z.string(), origin, dead: z.array(spanSchema.extend({ why: z.enum(['query-echo', 'error-result']) })), call: z.int(), tool: z.string() });
const call = z.object({ number: z.int(), tool: z.string(), input: z.string(), outcome: z.enum(['found', 'empty', 'error', 'out-of-scope', 'over-limit']), message: z.string().nullable(), handles: z.array(z.string()), dropped: z.int() });
const submission = z.object({
  claim: z.string(), claimId: z.string(), label: z.string(), handles: z.array(z.string()), quote: z.string(), formula: z.string(), value: z.string(),
  source: z.object({ file: z.string(), line: z.int().nullable() }), finding: z.enum(['found', 'not-found']),
}).partial();
const outcome = z.object({
  admitted: z.boolean(), supports: z.boolean(), code: z.enum(codes), sentence: z.string(), verdictFloor: floor.nullable(), raises: z.array(z.object({ claim: claimId.nullable(), verdict: floor })),
  span: spanSchema.nullable(), handles: z.array(z.string()), through: z.array(z.object({ fence: z.string(), submission: z.int() })), resolved: z.string().nullable(), filled: z.string().nullable(),
  refusal: z.object({ code: z.enum(codes), submission }).nullable(),
});
const refused = z.object({ number: z.int(), submission, outcome, claims: z.array(claimId) });

export const snapshotSchema = z.object({
  version: z.literal(1), name: z.string(), document: sha256Text.nullable(), scope: z.unknown(), upstream: z.array(z.string()),
  begun: z.int(), validFrom: z.int(), submitted: z.int(), own: z.array(z.string()),
  calls: z.array(call), passages: z.array(passage), accepted: z.array(refused.extend({ words: z.string() })), refused: z.array(refused),
});
export type FenceSnapshot = z.infer<typeof snapshotSchema>;
export const sealedSnapshot = z.object({ fence: z.unknown(), sha256: sha256Text });
