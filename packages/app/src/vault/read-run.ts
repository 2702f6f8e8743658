// A run from its files. Every document is checked by its schema; one that does not fit is named.
import type { RunFiles } from '@assay/audit/seal';
import { AssayError, parseJson, runDocuments, type Capture, type CapturedBytes, type RunDocument, type RunDocumentName } from '@assay/record';
import { z } from 'zod';
import { exchangesSchema, type Exchanges } from './exchanges.ts';
import { captureFile, documentFile, exchangesFile, reportFile, type FinishedRun } from './run-files.ts';

function broken(path: string, why: string, cause?: unknown): AssayError {
  return new AssayError('seal-broken', `${path} ${why}.`, { remedy: 'Run `assay verify` on it to see what changed; take an untouched copy of the archive.', cause });
}

export function readText(files: RunFiles, path: string): string {
  const bytes = files.get(path);
  if (bytes === undefined) throw broken(path, 'is missing from the run');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw broken(path, 'is not text', error);
  }
}

function parsed(files: RunFiles, path: string): unknown {
  const text = readText(files, path);
  try {
    return parseJson(text);
  } catch (error) {
    throw broken(path, 'is not JSON', error);
  }
}

/** One document of a run; throws AssayError('seal-broken') when it is missing or does not fit its schema. */
export function readDocument<Name extends RunDocumentName>(files: RunFiles, name: Name): RunDocument<Name> {
  const path = documentFile(name);
  const result = runDocuments[name].safeParse(parsed(files, path));
  if (!result.success) throw broken(path, `does not have the form of a ${name} document (${z.prettifyError(result.error).split('\n')[0] ?? ''})`);
  return result.data as RunDocument<Name>;
}

export function readExchanges(files: RunFiles): Exchanges {
  const result = exchangesSchema.safeParse(parsed(files, exchangesFile));
  if (!result.success) throw broken(exchangesFile, 'does not have the form of an exchanges document');
  return result.data;
}

function withBytes(files: RunFiles, capture: Capture): CapturedBytes {
  const bytes = files.get(captureFile(capture.id));
  if (bytes === undefined) throw broken(captureFile(capture.id), 'is missing from the run');
  return { capture, bytes };
}

/** The captured bytes in the order in which the run holds them. */
export function readCaptures(files: RunFiles): CapturedBytes[] {
  return readDocument(files, 'captures').captures.map((capture) => withBytes(files, capture));
}

/** Everything a finished run holds. */
export function readRun(files: RunFiles): FinishedRun {
  const { claims, tokens } = readDocument(files, 'claims');
  const { verdicts, coverage, rules } = readDocument(files, 'verdicts');
  const contents = {
    run: readDocument(files, 'run').run, plan: readDocument(files, 'plan').plan, captures: readCaptures(files),
    facts: readDocument(files, 'facts').facts, findings: readDocument(files, 'findings').findings, report: readText(files, reportFile),
    claims, tokens, verdicts, coverage, journal: readDocument(files, 'journal').entries,
  };
  return { contents, exchanges: readExchanges(files), rules };
}
