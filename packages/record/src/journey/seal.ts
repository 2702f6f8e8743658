import { z } from 'zod';
import { sha256Text } from '../canonical/hash.ts';
import { runId } from '../canonical/ids.ts';

/** One file of a run, as sealed. */
export const sealedFileSchema = z.object({ path: z.string(), size: z.int().nonnegative(), sha256: sha256Text });
export type SealedFile = z.infer<typeof sealedFileSchema>;

/** What closes a run: every file with its hash, the root of their hash tree, and a signature over the canonical manifest. */
export const manifestSchema = z.object({
  schema: z.literal('assay.manifest/1'),
  run: runId,
  sealedAt: z.iso.datetime(),
  files: z.array(sealedFileSchema),
  root: sha256Text,
});
export type Manifest = z.infer<typeof manifestSchema>;

export const signatureSchema = z.object({
  schema: z.literal('assay.signature/1'),
  algorithm: z.literal('ed25519'),
  /** SPKI DER in base64. */
  publicKey: z.string(),
  /** SHA-256 of the public key's DER. */
  fingerprint: sha256Text,
  /** Base64, over the bytes of the canonical manifest. */
  signature: z.string(),
});
export type Signature = z.infer<typeof signatureSchema>;
