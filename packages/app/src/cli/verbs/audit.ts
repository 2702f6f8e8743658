// assay audit: every figure of a report, whoever wrote it, against sources of the user's own.
import { resolve } from 'node:path';
import { auditReport, RULES_VERSION, type Audit } from '@assay/audit';
import type { IsoDate } from '@assay/record';
import { clock } from '../../clock.ts';
import { makeAuditRun, type GivenReport } from '../../sources/audit-run.ts';
import type { Skipped } from '../../sources/read-sources.ts';
import { nodeDisk } from '../../vault/disk.ts';
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
import { compareEarlier } from '../../sources/trace/compare-earlier.ts';
import { earlierView, printEarlier, type EarlierAudit } from '../view/earlier-view.ts';
import { readAgainst, type Against } from './given-report.ts';
import { readOwnMetrics } from './own-metrics.ts';

export type AuditOptions = Against & {
  /** May be left out with a trace that holds its own report. */
  readonly file?: string;
  readonly asOf?: IsoDate;
  /** What the text answers: it sets the metric and the time of an answer that leaves them out. */
  readonly question?: string;
  readonly strict?: boolean;
  readonly out?: string;
};

async function keep(given: GivenReport, audit: Audit, { folder, startedAt, session }: { readonly folder: string; readonly startedAt: string; readonly session: Session }): Promise<SavedRun> {
  const finished = makeAuditRun(given, audit, { startedAt, finishedAt: clock().toISOString(), rules: RULES_VERSION });
  const { environment, signal } = session;
  return saveRun(finished, { disk: nodeDisk, runs: folder, key: await openSigningKey(environment.places.config), clock, secrets: environment.secrets, signal });
}

type Judged = { readonly given: GivenReport; readonly audit: Audit; readonly skipped: readonly Skipped[]; readonly saved: SavedRun | null; /** Null without a trace of an earlier system. */ readonly earlier: EarlierAudit | null };

function jsonView({ given, audit, skipped, saved, earlier }: Judged, session: Session): unknown {
  const { coverage } = audit;
  return {
    file: given.file, run: saved?.id ?? null, archive: saved?.archive ?? null, claims: coverage.claims, coverage: coverage.ratio, unaccounted: coverage.unaccounted, verdicts: coverage.verdicts,
    structural: coverage.structural, sources: given.documents.length, skipped, refusals: audit.refusals,
    contradicted: judgedClaims(audit).filter(({ verdict }) => verdict.verdict === 'contradicted').map(({ number, claim, verdict }) => ({ number, text: claim.text, span: claim.span, field: verdict.field, right: verdict.right, reason: verdict.reason })),
    judged: judgedClaims(audit), ...(earlier === null ? {} : { earlier: earlierView(earlier) }), elapsedMs: session.elapsedMs(),
  };
}

function printAudit({ given, audit, skipped, saved, earlier }: Judged, session: Session): void {
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
  if (earlier !== null) printEarlier(earlier, judgedClaims(audit), out);
  if (saved !== null) out.line(`\n  Sealed   ${saved.archive}`);
}

function exitCode({ coverage }: Audit, strict: boolean): ExitCode {
  return strict && coverage.verdicts.contradicted > 0 ? exitCodes.contradicted : exitCodes.sound;
}

export const auditFile: Verb<AuditOptions> = async (options, session) => {
  const startedAt = clock().toISOString();
  const folder = options.out === undefined ? null : resolve(options.out);
  if (folder !== null) await readyFolder(folder);
  const against = await readAgainst(options, session);
  const metrics = await readOwnMetrics(options.metrics);
  const { report, file, documents, skipped, subject, asOf, trace } = against;
  const audit = auditReport(report, documents, { subject, asOf, question: options.question, sha256, ...(metrics === null ? {} : { metrics: metrics.dictionary }) });
  const earlier = trace === null ? null : { kind: trace.kind, claims: compareEarlier(trace.earlier, report, judgedClaims(audit)) };
  const given: GivenReport = { file, report, documents, subject, asOf, question: options.question, ...(earlier === null ? {} : { earlier: earlierView(earlier) }), ...(metrics === null ? {} : { metrics: metrics.definitions }) };
  session.signal.throwIfAborted();
  const saved = folder === null ? null : await keep(given, audit, { folder, startedAt, session });
  const judged: Judged = { given, audit, skipped, saved, earlier };
  if (session.json) printJson(session, jsonView(judged, session));
  else printAudit(judged, session);
  return exitCode(audit, options.strict === true);
};
