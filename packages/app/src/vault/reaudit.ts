// Judges a sealed report again, from its own captures. Stored facts, findings, claims and verdicts are not read to reach the verdicts,
// only to be compared with them afterwards.
import { auditReport, type Audit } from '@assay/audit';
import { compareAudit, readAudited, readCaptures, readText, reportFile } from '@assay/audit/archive';
import type { RunFiles } from '@assay/audit/seal';
import { sha256 } from './sha256.ts';

export type Reaudit = {
  readonly audit: Audit;
  readonly captures: number;
  /** One sentence for each thing that the sealed run says otherwise; empty when all agrees. */
  readonly differences: readonly string[];
};

/** Throws AssayError('seal-broken') when report, captures or exchanges cannot be read. */
export function auditAgain(files: RunFiles): { readonly audit: Audit; readonly captures: number } {
  const captures = readCaptures(files);
  return { audit: auditReport(readText(files, reportFile), captures, { ...readAudited(files), sha256 }), captures: captures.length };
}

/** Judges again and compares with what the run says. */
export function reaudit(files: RunFiles): Reaudit {
  const { audit, captures } = auditAgain(files);
  return { audit, captures, differences: compareAudit(files, audit) };
}
