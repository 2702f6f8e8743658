// What an auditor with a model did, as a run keeps it: every search and submission in order, and every refusal whole.
import { captureId, type Finding } from '@assay/record';
import { z } from 'zod';
import type { RunFiles } from '../seal/make-manifest.ts';
import { auditorFile } from './file-names.ts';
import { brokenFile, readDocument, readJsonFile } from './read-documents.ts';

const deed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search'), query: z.object({ pattern: z.string(), file: z.string().optional(), ignoreCase: z.boolean().optional() }) }),
  z.object({ kind: z.literal('submit'), submission: z.unknown() }),
]);

/** `account` counts the open claims by where they stand; `refused` are numbers of submissions with what was sent. */
export const auditorSchema = z.object({
  schema: z.literal('assay.auditor/1'),
  /** `provider/model`; null where it is not known. */
  model: z.string().nullable(),
  /** What the fence was bounded by: the same bounds make the same refusals. */
  limits: z.object({ searches: z.int(), submissions: z.int() }),
  phases: z.array(z.object({
    phase: z.enum(['specialist-fidelity', 'report-to-specialist', 'report-to-source']), specialist: z.string().nullable(), seen: z.array(captureId).nullable(), deeds: z.array(deed),
    stop: z.string(), message: z.string().nullable(), account: z.record(z.string(), z.int()),
    refused: z.array(z.object({ number: z.int(), admitted: z.boolean(), code: z.string(), sentence: z.string(), submission: z.unknown(), claims: z.array(z.string()) })),
  })),
});
export type AuditorRecord = z.infer<typeof auditorSchema>;

/** Null for a run in which no model audited. Throws AssayError('seal-broken') for a file that does not fit. */
export function readAuditor(files: RunFiles): AuditorRecord | null {
  if (!files.has(auditorFile)) return null;
  const result = auditorSchema.safeParse(readJsonFile(files, auditorFile));
  if (!result.success) throw brokenFile(auditorFile, 'does not have the form of an auditor document');
  return result.data;
}

/** What the specialists wrote, as the auditor's phases take it. */
export function readFindingTexts(files: RunFiles): { readonly specialist: string; readonly text: string }[] {
  return readDocument(files, 'findings').findings.map(({ specialist, text }: Finding) => ({ specialist, text }));
}
