// What a run says of itself against what the judge says now: one sentence for each difference.
import { canonicalJson, type RunDocument, type Verdict } from '@assay/record';
import type { Audit } from '../judge-report.ts';
import type { RunFiles } from '../seal/make-manifest.ts';
import { documentFile } from './file-names.ts';
import { readDocument } from './read-documents.ts';

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

/**
 * Where an audit of the run's own report and captures differs from the claims, verdicts and coverage in its files; empty when all agrees.
 * A run that lacks the documents to compare with says so as a difference. Throws AssayError('seal-broken') for one that does not fit its schema.
 */
export function compareAudit(files: RunFiles, audit: Audit): string[] {
  const missing = [documentFile('claims'), documentFile('verdicts')].filter((path) => !files.has(path));
  if (missing.length > 0) return missing.map((path) => `${path} is missing, so there is nothing to compare with`);
  const claims = readDocument(files, 'claims');
  const verdicts = readDocument(files, 'verdicts');
  return [
    ...(same(audit.claims, claims.claims) ? [] : ['the claims read from the report are not those in claims.json']),
    ...(same(audit.tokens, claims.tokens) ? [] : ['the numerals read from the report are not those in claims.json']),
    ...verdictDifferences(audit, verdicts),
    ...(audit.verdicts.length === verdicts.verdicts.length ? [] : [`${String(audit.verdicts.length)} claims are judged, ${String(verdicts.verdicts.length)} were sealed`]),
    ...(same(audit.coverage, verdicts.coverage) ? [] : ['the coverage is not the one in verdicts.json']),
  ];
}
