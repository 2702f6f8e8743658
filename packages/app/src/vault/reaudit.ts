// Judges a sealed report again, from its own captures. Stored facts, findings, claims and verdicts are not read to reach the verdicts,
// only to be compared with them afterwards.
import { auditReport, type Audit } from '@assay/audit';
import type { RunFiles } from '@assay/audit/seal';
import { canonicalJson, type RunDocument, type Verdict } from '@assay/record';
import { readCaptures, readDocument, readExchanges, readText } from './read-run.ts';
import { documentFile, reportFile } from './run-files.ts';
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
  const { subject, asOf } = readExchanges(files).audited;
  return { audit: auditReport(readText(files, reportFile), captures, { subject, asOf, sha256 }), captures: captures.length };
}

/** The specialist's link of a chain comes from the findings, which the judge alone does not have. */
function withoutSpecialists(verdict: Verdict): Verdict {
  return { ...verdict, evidence: { ...verdict.evidence, chain: verdict.evidence.chain.filter((link) => link.stage !== 'specialist') } };
}

function same(left: unknown, right: unknown): boolean {
  return canonicalJson(left) === canonicalJson(right);
}

function verdictDifferences(audit: Audit, sealed: RunDocument<'verdicts'>): string[] {
  const now = new Map(audit.verdicts.map((verdict) => [verdict.claim, verdict]));
  const texts = new Map(audit.claims.map((claim) => [claim.id, claim.text]));
  return sealed.verdicts.flatMap((verdict) => {
    const judged = now.get(verdict.claim);
    if (judged === undefined) return [`the claim ${verdict.claim} is not found in the report any more`];
    const about = `“${texts.get(verdict.claim) ?? verdict.claim}”`;
    if (judged.verdict !== verdict.verdict) return [`${about} was sealed as ${verdict.verdict}, and is judged ${judged.verdict}`];
    return same(withoutSpecialists(judged), withoutSpecialists(verdict)) ? [] : [`${about} is judged ${judged.verdict} as sealed, but on other evidence`];
  });
}

/** Judges again and compares with what the run says. A run that lacks the documents to compare with says so as a difference. */
export function reaudit(files: RunFiles): Reaudit {
  const { audit, captures } = auditAgain(files);
  const missing = [documentFile('claims'), documentFile('verdicts')].filter((path) => !files.has(path));
  if (missing.length > 0) return { audit, captures, differences: missing.map((path) => `${path} is missing, so there is nothing to compare with`) };
  const claims = readDocument(files, 'claims');
  const verdicts = readDocument(files, 'verdicts');
  const differences = [
    ...(same(audit.claims, claims.claims) ? [] : ['the claims read from the report are not those in claims.json']),
    ...(same(audit.tokens, claims.tokens) ? [] : ['the numerals read from the report are not those in claims.json']),
    ...verdictDifferences(audit, verdicts),
    ...(audit.verdicts.length === verdicts.verdicts.length ? [] : [`${String(audit.verdicts.length)} claims are judged, ${String(verdicts.verdicts.length)} were sealed`]),
    ...(same(audit.coverage, verdicts.coverage) ? [] : ['the coverage is not the one in verdicts.json']),
  ];
  return { audit, captures, differences };
}
