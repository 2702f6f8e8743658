// A run's documents from its files. Every one is checked by its schema; one that does not fit is named.
import { extendMetrics, type Dictionary } from '@assay/calc';
import { AssayError, entitySchema, isoDate, parseJson, runDocuments, type Capture, type CapturedBytes, type Entity, type IsoDate, type RunDocument, type RunDocumentName } from '@assay/record';
import { z } from 'zod';
import type { RunFiles } from '../seal/make-manifest.ts';
import { captureFile, documentFile, exchangesFile } from './file-names.ts';

/** The error of a file that is missing or does not fit; `why` ends the sentence that its path begins. */
export function brokenFile(path: string, why: string, cause?: unknown): AssayError {
  return new AssayError('seal-broken', `${path} ${why}.`, { remedy: 'Run `assay verify` on it to see what changed; take an untouched copy of the archive.', cause });
}

/** Throws AssayError('seal-broken') when the file is missing or not UTF-8. */
export function readText(files: RunFiles, path: string): string {
  const bytes = files.get(path);
  if (bytes === undefined) throw brokenFile(path, 'is missing from the run');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw brokenFile(path, 'is not text', error);
  }
}

/** Throws AssayError('seal-broken') when the file is missing or not JSON. */
export function readJsonFile(files: RunFiles, path: string): unknown {
  const text = readText(files, path);
  try {
    return parseJson(text);
  } catch (error) {
    throw brokenFile(path, 'is not JSON', error);
  }
}

/** One document of a run; throws AssayError('seal-broken') when it is missing or does not fit its schema. */
export function readDocument<Name extends RunDocumentName>(files: RunFiles, name: Name): RunDocument<Name> {
  const path = documentFile(name);
  const result = runDocuments[name].safeParse(readJsonFile(files, path));
  if (!result.success) throw brokenFile(path, `does not have the form of a ${name} document (${z.prettifyError(result.error).split('\n')[0] ?? ''})`);
  return result.data as RunDocument<Name>;
}

function withBytes(files: RunFiles, capture: Capture): CapturedBytes {
  const bytes = files.get(captureFile(capture.id));
  if (bytes === undefined) throw brokenFile(captureFile(capture.id), 'is missing from the run');
  return { capture, bytes };
}

/** The captured bytes in the order in which the run holds them. */
export function readCaptures(files: RunFiles): CapturedBytes[] {
  return readDocument(files, 'captures').captures.map((capture) => withBytes(files, capture));
}

const auditedSchema = z.object({ schema: z.literal('assay.exchanges/1'), audited: z.object({ subject: entitySchema.nullable(), asOf: isoDate.nullable(), question: z.string().optional(), metrics: z.unknown().optional() }) });

export type Audited = { readonly subject: Entity | null; readonly asOf: IsoDate | null; readonly question?: string | undefined; /** The built-in measures and those that the run's own definitions add; absent where it has none. */ readonly metrics?: Dictionary };

/** Whom, which day, which question and what measures of its own the judge was told that the report is about; the rest of the exchanges is the analysts’ own. */
export function readAudited(files: RunFiles): Audited {
  const result = auditedSchema.safeParse(readJsonFile(files, exchangesFile));
  if (!result.success) throw brokenFile(exchangesFile, 'does not have the form of an exchanges document');
  const { metrics, ...about } = result.data.audited;
  if (metrics === undefined) return about;
  const extended = extendMetrics(metrics);
  if (!extended.ok) throw brokenFile(exchangesFile, `defines measures that cannot be used (${extended.problems[0] ?? ''})`);
  return { ...about, metrics: extended.dictionary };
}
