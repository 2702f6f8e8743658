// Judges a sealed report again, from its own captures. Stored facts, claims and verdicts are not read to reach the verdicts,
// only to be compared with them afterwards; what an auditor with a model did is done again, without the model.
import { auditReport, type Audit } from '@assay/audit';
import { compareAudit, readAudited, readAuditor, readCaptures, readFindingTexts, readText, reportFile } from '@assay/audit/archive';
import { repeatAuditor } from '@assay/audit/fence';
import type { RunFiles } from '@assay/audit/seal';
import { sha256 } from './sha256.ts';

export type Reaudit = {
  readonly audit: Audit;
  readonly captures: number;
  /** One sentence for each thing that the sealed run says otherwise; empty when all agrees. */
  readonly differences: readonly string[];
};

/** Throws AssayError('seal-broken') when report, captures or exchanges cannot be read. */
export async function auditAgain(files: RunFiles): Promise<{ readonly audit: Audit; readonly captures: number }> {
  const captures = readCaptures(files);
  const report = readText(files, reportFile);
  const about = readAudited(files);
  const auditor = readAuditor(files);
  if (auditor === null) return { audit: auditReport(report, captures, { ...about, sha256 }), captures: captures.length };
  // Where an auditor worked, the specialists' texts are what one of its phases searched.
  const findings = readFindingTexts(files);
  const audit = auditReport(report, captures, { ...about, findings, sha256 });
  const { subject, asOf } = about;
  return { audit: await repeatAuditor(audit, auditor.phases, { report, sources: captures, findings, subject, asOf, sha256, limits: auditor.limits }), captures: captures.length };
}

/** Judges again and compares with what the run says. */
export async function reaudit(files: RunFiles): Promise<Reaudit> {
  const { audit, captures } = await auditAgain(files);
  return { audit, captures, differences: compareAudit(files, audit) };
}
