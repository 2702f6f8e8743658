// A whole run from its files. Every document is checked by its schema; one that does not fit is named.
import { brokenFile, exchangesFile, readAnswer, readAuditor, readCaptures, readDocument, readJsonFile, readText, reportFile } from '@assay/audit/archive';
import type { RunFiles } from '@assay/audit/seal';
import { exchangesSchema, type Exchanges } from './exchanges.ts';
import { readModelExchanges } from './model-exchanges.ts';
import type { FinishedRun } from './run-files.ts';

export function readExchanges(files: RunFiles): Exchanges {
  const result = exchangesSchema.safeParse(readJsonFile(files, exchangesFile));
  if (!result.success) throw brokenFile(exchangesFile, 'does not have the form of an exchanges document');
  return result.data;
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
  const auditor = readAuditor(files);
  const models = readModelExchanges(files);
  const answer = readAnswer(files);
  return { contents, exchanges: readExchanges(files), rules, ...(auditor === null ? {} : { auditor }), ...(models === null ? {} : { models }), ...(answer === null ? {} : { answer }) };
}
