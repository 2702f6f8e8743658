// The answer to a free question as a run keeps it beside its Markdown.
import { answerSchema, type Answer } from '@assay/record';
import type { RunFiles } from '../seal/make-manifest.ts';
import { answerFile } from './file-names.ts';
import { brokenFile, readJsonFile } from './read-documents.ts';

/** Null for a run that answered no question. Throws AssayError('seal-broken') for a file that does not fit. */
export function readAnswer(files: RunFiles): Answer | null {
  if (!files.has(answerFile)) return null;
  const result = answerSchema.safeParse(readJsonFile(files, answerFile));
  if (!result.success) throw brokenFile(answerFile, 'does not have the form of an answer');
  return result.data;
}
