// assay audit: every figure of a report, whoever wrote it, against sources of the user's own.
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { auditReport, RULES_VERSION, type Audit } from '@assay/audit';
import { readCaptures } from '@assay/audit/archive';
import { AssayError, type CapturedBytes, type Entity, type IsoDate } from '@assay/record';
import { clock } from '../../clock.ts';
import { makeAuditRun, type GivenReport } from '../../sources/audit-run.ts';
import { readSources, type Skipped } from '../../sources/read-sources.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { readFault } from '../../vault/disk-fault.ts';
import { findRun } from '../../vault/find-run.ts';
import { readyFolder } from '../../vault/ready-vault.ts';
import { saveRun, type SavedRun } from '../../vault/save-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { openSigningKey } from '../../vault/signing-key.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { printClaims } from '../view/claims-list.ts';
import { cleanLine } from '../view/clean-text.ts';
import { judgedClaims } from '../view/judged-claims.ts';
import { printJudgment } from '../view/run-summary.ts';
import { timeWords } from '../view/size-words.ts';

export type AuditOptions = {
  readonly file: string;
  readonly sources?: string;
  readonly run?: string;
  readonly company?: string;
  readonly ticker?: string;
  readonly asOf?: IsoDate;
  readonly strict?: boolean;
  readonly out?: string;
};

const LARGEST_REPORT = 16 * 1024 * 1024;

async function readReport(path: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    if ((await stat(path)).size > LARGEST_REPORT) throw new AssayError('unreadable-file', `${path} is larger than 16 MB.`, { remedy: 'Give one report, as Markdown.' });
    bytes = await readFile(path);
  } catch (error) {
    throw readFault(error, path);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new AssayError('unreadable-file', `${path} is not text in UTF-8.`, { remedy: 'Save the report as Markdown in UTF-8.', cause: error });
  }
}

async function readDocuments(options: AuditOptions, session: Session): Promise<{ readonly documents: readonly CapturedBytes[]; readonly skipped: readonly Skipped[] }> {
  if (options.run !== undefined) return { documents: readCaptures((await findRun(session.environment.places.runs, options.run)).files), skipped: [] };
  if (options.sources === undefined) throw new AssayError('usage', 'There is nothing to judge the report against.', { remedy: 'Name a folder with --sources, or a run with --run.' });
  const found = await readSources(options.sources, { readAt: clock().toISOString(), about: subjectOf(options) });
  if (found.documents.length > 0) return found;
  throw new AssayError('no-sources', `${options.sources} holds no file that can be read as a source.`, { remedy: 'Put JSON, CSV, HTML, Markdown or text files there.' });
}

function subjectOf({ company, ticker }: AuditOptions): Entity | null {
  return company === undefined && ticker === undefined ? null : { id: null, ticker: ticker?.toUpperCase() ?? null, name: company ?? null };
}

async function keep(given: GivenReport, audit: Audit, { folder, startedAt, session }: { readonly folder: string; readonly startedAt: string; readonly session: Session }): Promise<SavedRun> {
  const finished = makeAuditRun(given, audit, { startedAt, finishedAt: clock().toISOString(), rules: RULES_VERSION });
  const { environment, signal } = session;
  return saveRun(finished, { disk: nodeDisk, runs: folder, key: await openSigningKey(environment.places.config), clock, secrets: environment.secrets, signal });
}

type Judged = { readonly given: GivenReport; readonly audit: Audit; readonly skipped: readonly Skipped[]; readonly saved: SavedRun | null };

function jsonView({ given, audit, skipped, saved }: Judged, session: Session): unknown {
  const { coverage } = audit;
  return {
    file: given.file, run: saved?.id ?? null, archive: saved?.archive ?? null, claims: coverage.claims, coverage: coverage.ratio, unaccounted: coverage.unaccounted, verdicts: coverage.verdicts,
    structural: coverage.structural, sources: given.documents.length, skipped, refusals: audit.refusals,
    contradicted: judgedClaims(audit).filter(({ verdict }) => verdict.verdict === 'contradicted').map(({ number, claim, verdict }) => ({ number, text: claim.text, span: claim.span, field: verdict.field, right: verdict.right, reason: verdict.reason })),
    judged: judgedClaims(audit), elapsedMs: session.elapsedMs(),
  };
}

function printAudit({ given, audit, skipped, saved }: Judged, session: Session): void {
  const { out, err } = session;
  for (const { path, why } of skipped) err.line(err.paint.dim(`  skipped ${cleanLine(path)}: ${why}`));
  for (const { source, message } of audit.refusals) err.line(`  ${err.paint.strength('unverified', '?')} ${cleanLine(source)} could not be read: ${cleanLine(message)}`);
  out.line(`${out.paint.bold(cleanLine(given.file))} against ${String(given.documents.length)} ${given.documents.length === 1 ? 'source' : 'sources'}  ${out.paint.dim(timeWords(session.elapsedMs()))}`);
  out.line();
  printClaims(judgedClaims(audit), out);
  out.line();
  printJudgment(audit, session, 'see the list above');
  const open = audit.verdicts.filter((verdict) => verdict.codes.includes('entity-open')).length;
  if (given.subject === null && open > 0) out.line(`  ${String(open)} ${open === 1 ? 'claim does' : 'claims do'} not say of whom; name the company with --company or --ticker, and they can be proved.`);
  if (saved !== null) out.line(`\n  Sealed   ${saved.archive}`);
}

function exitCode({ coverage }: Audit, strict: boolean): ExitCode {
  return strict && coverage.verdicts.contradicted > 0 ? exitCodes.contradicted : exitCodes.sound;
}

export const auditFile: Verb<AuditOptions> = async (options, session) => {
  const startedAt = clock().toISOString();
  const folder = options.out === undefined ? null : resolve(options.out);
  if (folder !== null) await readyFolder(folder);
  const report = await readReport(options.file);
  const { documents, skipped } = await readDocuments(options, session);
  const given: GivenReport = { file: basename(options.file), report, documents, subject: subjectOf(options), asOf: options.asOf ?? null };
  const audit = auditReport(report, documents, { subject: given.subject, asOf: given.asOf, sha256 });
  session.signal.throwIfAborted();
  const saved = folder === null ? null : await keep(given, audit, { folder, startedAt, session });
  const judged: Judged = { given, audit, skipped, saved };
  if (session.json) printJson(session, jsonView(judged, session));
  else printAudit(judged, session);
  return exitCode(audit, options.strict === true);
};
