// A run as files: the one place that knows which document stands under which name. Bytes are canonical, so that equal runs have equal files.
import { answerFile, auditorFile, auditorSchema, captureFile, documentFile, exchangesFile, reportFile, type AuditorRecord } from '@assay/audit/archive';
import type { RunFiles } from '@assay/audit/seal';
import { answerSchema, canonicalJson, runDocuments, type Answer, type RunContents, type RunDocument, type RunDocumentName } from '@assay/record';
import type { ModelExchange } from '@assay/agent';
import { exchangesSchema, type Exchanges } from './exchanges.ts';
import { modelsBytes, modelsFile } from './model-exchanges.ts';

/** A run that is ready to be sealed. `rules` is the version of the verdict rules that judged it. */
export type FinishedRun = { readonly contents: RunContents; readonly exchanges: Exchanges; readonly rules: string; /** What an auditor with a model did; left out where none worked. */ readonly auditor?: AuditorRecord | null; /** Every exchange with a language model; left out where none was asked. */ readonly models?: readonly ModelExchange[]; /** The answer to a free question, as programs read it; left out for the analysis of a company. */ readonly answer?: Answer | null };

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Checked on the way out as on the way in: a document that does not fit its schema is never sealed. */
function document<Name extends RunDocumentName>(name: Name, value: RunDocument<Name>): [string, Uint8Array] {
  return [documentFile(name), encode(canonicalJson(runDocuments[name].parse(value)))];
}

export function filesOf({ contents, exchanges, rules, auditor = null, models = [], answer = null }: FinishedRun): RunFiles {
  const { run, plan, captures, facts, findings, claims, tokens, verdicts, coverage, journal } = contents;
  return new Map<string, Uint8Array>([
    document('run', { schema: 'assay.run/1', run }),
    document('plan', { schema: 'assay.plan/1', plan }),
    document('captures', { schema: 'assay.captures/1', captures: captures.map(({ capture }) => capture) }),
    [exchangesFile, encode(canonicalJson(exchangesSchema.parse(exchanges)))],
    ...captures.map(({ capture, bytes }): [string, Uint8Array] => [captureFile(capture.id), bytes]),
    document('facts', { schema: 'assay.facts/1', facts: [...facts] }),
    document('findings', { schema: 'assay.findings/1', findings: [...findings] }),
    [reportFile, encode(contents.report)],
    document('claims', { schema: 'assay.claims/1', claims: [...claims], tokens: [...tokens] }),
    document('verdicts', { schema: 'assay.verdicts/1', rules, verdicts: [...verdicts], coverage }),
    ...(auditor === null ? [] : [[auditorFile, encode(canonicalJson(auditorSchema.parse(auditor)))] as [string, Uint8Array]]),
    ...(answer === null ? [] : [[answerFile, encode(canonicalJson(answerSchema.parse(answer)))] as [string, Uint8Array]]),
    ...(models.length === 0 ? [] : [[modelsFile, modelsBytes(models)] as [string, Uint8Array]]),
    document('journal', { schema: 'assay.journal/1', entries: [...journal] }),
  ]);
}
