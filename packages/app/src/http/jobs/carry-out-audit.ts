// Somebody's report judged against the sources that came with it, as `assay audit` does it, and sealed as a run.
import { auditReport, RULES_VERSION } from '@assay/audit';
import { AssayError } from '@assay/record';
import type { AskedAudit } from '@assay/record/api';
import { join } from 'node:path';
import { readReport, subjectOf } from '../../cli/verbs/given-report.ts';
import { clock } from '../../clock.ts';
import { makeAuditRun, type GivenReport } from '../../sources/audit-run.ts';
import { readSources } from '../../sources/read-sources.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { saveRun } from '../../vault/save-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import { removeUpload, uploadFolder } from '../uploads/take-upload.ts';
import type { Around } from './around.ts';

/** Errors name the file as it was handed in, never where it lay. */
async function readGiven({ upload, report: file, question, asOf, ...about }: AskedAudit, { environment, onEvent }: Around): Promise<GivenReport> {
  const folder = uploadFolder(environment.places.cache, upload);
  const subject = subjectOf({ ...(about.company === undefined || about.company === null ? {} : { company: about.company }), ...(about.ticker === undefined || about.ticker === null ? {} : { ticker: about.ticker }) });
  const report = await readReport(join(folder, 'report', file)).catch((error: unknown) => { throw inOwnWords(error, folder); });
  const { documents, skipped } = await readSources(join(folder, 'sources'), { readAt: clock().toISOString(), about: subject });
  for (const { path, why } of skipped) onEvent({ event: 'source-skipped', path, why });
  if (documents.length === 0) throw new AssayError('no-sources', 'No file that was handed in can be read as a source.', { remedy: 'Send JSON, CSV, HTML, Markdown or text files.' });
  return { file, report, documents, subject, asOf: asOf ?? null, question: question ?? undefined };
}

function inOwnWords(error: unknown, folder: string): unknown {
  return error instanceof AssayError ? new AssayError(error.code, error.message.replaceAll(`${join(folder, 'report')}/`, ''), { remedy: error.remedy }) : error;
}

export async function carryOutAudit(asked: AskedAudit, around: Around): Promise<string> {
  const { environment, onEvent, signal } = around;
  const { runs, config, cache } = environment.places;
  const startedAt = clock().toISOString();
  try {
    const given = await readGiven(asked, around);
    const { report, documents, subject, asOf, question } = given;
    onEvent({ event: 'stage-start', stage: 'audit' });
    const audit = auditReport(report, documents, { subject, asOf, question, sha256 });
    onEvent({ event: 'claims-judged', claims: audit.claims.length, coverage: audit.coverage.ratio });
    for (const { source, message } of audit.refusals) onEvent({ event: 'source-refused', source, why: message });
    signal.throwIfAborted();
    const finished = makeAuditRun(given, audit, { startedAt, finishedAt: clock().toISOString(), rules: RULES_VERSION });
    return (await saveRun(finished, { disk: nodeDisk, runs, key: await openSigningKey(config), clock, secrets: environment.secrets, signal })).id;
  } finally {
    await removeUpload(cache, asked.upload);
  }
}
