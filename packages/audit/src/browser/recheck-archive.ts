// "Re-check here": a sealed run judged again from its own bytes, without a server. The reader need not trust whoever shows the report.
import { AssayError } from '@assay/record';
import { compareAudit } from '../archive/compare-audit.ts';
import { auditorFile, documentFile, reportFile } from '../archive/file-names.ts';
import { mergeProblems } from '../archive/merge-problems.ts';
import { readAudited, readCaptures, readDocument, readText } from '../archive/read-documents.ts';
import { isDeflated, unpackWith, type Inflate } from '../archive/unpack.ts';
import { readReport } from '../claims/read-report.ts';
import { judgeReport, type Audit } from '../judge-report.ts';
import { readSources } from '../read-sources.ts';
import { RULES_VERSION } from '../rules/order.ts';
import type { RunFiles } from '../seal/make-manifest.ts';
import { verifySeal, type SealProblem } from '../seal/verify-seal.ts';
import { loadAlign, loadWords } from './load-align.ts';
import { loadReaders } from './readers/load-readers.ts';
import { sha256, verifyEd25519 } from './web-crypto.ts';

export type RecheckedAudit =
  | {
    readonly ran: true; readonly audit: Audit; readonly captures: number;
    /** One sentence for each thing that the sealed run says otherwise; empty when all agrees. */
    readonly differences: readonly string[];
    /** The rules of the run, where they are not this program's; null where they are. */
    readonly otherRules: string | null;
  }
  | { readonly ran: false; readonly why: string };

export type Recheck = {
  readonly run: string | null;
  readonly sealedAt: string | null;
  /** SHA-256 of the key that signed. It says which key, never whose. */
  readonly fingerprint: string | null;
  /** Files that changed, are missing or were added, and what is wrong with manifest and signature. */
  readonly problems: readonly SealProblem[];
  readonly audit: RecheckedAudit;
  /** The judgment was made again here and nothing came out otherwise than sealed. */
  readonly agrees: boolean;
  /** It agrees, and no byte differs from what was signed. It says nothing about whom to trust. */
  readonly sound: boolean;
};

async function auditAgain(files: RunFiles): Promise<{ readonly audit: Audit; readonly captures: number }> {
  const report = readText(files, reportFile);
  const sources = readCaptures(files);
  const audited = readAudited(files);
  const captures = sources.map((source) => source.capture);
  const readFacts = await loadReaders(report, captures);
  const { facts, refusals } = readSources(sources, (source) => readFacts(source, { sha256, dictionary: audited.metrics }));
  const [align, { words, ...documents }] = await Promise.all([loadAlign(facts), loadWords(facts, sources)]);
  const answer = audited.question === undefined ? null : (await import('../asked/settle-answer.ts')).settleAnswer;
  return { audit: judgeReport({ report, read: readReport, align, words, answer }, facts, { ...audited, ...documents, sha256, captures, refusals }), captures: captures.length };
}

/** Assay packs without compression: what unpacks is fetched for archives that another program packed again. */
async function inflateFor(archive: Uint8Array): Promise<Inflate> {
  return isDeflated(archive) ? (await import('../archive/inflate.ts')).inflate : (packed) => packed;
}

function otherRules(files: RunFiles): string | null {
  if (!files.has(documentFile('verdicts'))) return null;
  const { rules } = readDocument(files, 'verdicts');
  return rules === RULES_VERSION ? null : rules;
}

async function checkAudit(files: RunFiles): Promise<RecheckedAudit> {
  // The fence is more than a page should fetch.
  if (files.has(auditorFile)) return { ran: false, why: 'A model took part in this audit; `assay verify` does it again.' };
  try {
    const { audit, captures } = await auditAgain(files);
    return { ran: true, audit, captures, differences: compareAudit(files, audit), otherRules: otherRules(files) };
  } catch (error) {
    if (error instanceof AssayError) return { ran: false, why: error.message };
    throw error;
  }
}

/**
 * Checks every byte of an archive and its signature, and judges its report again from its captures, as `assay verify` does.
 * Throws AssayError: 'seal-broken' for an archive that is hostile or cannot be read, 'internal' where no signature can be checked.
 */
export async function recheckArchive(archive: Uint8Array): Promise<Recheck> {
  const { files, problems: container } = unpackWith(archive, await inflateFor(archive));
  const seal = await verifySeal(files, { sha256, verifyEd25519 });
  const problems = mergeProblems(container, seal.problems);
  const audit = await checkAudit(files);
  const agrees = audit.ran && audit.differences.length === 0;
  return { run: seal.manifest?.run ?? null, sealedAt: seal.manifest?.sealedAt ?? null, fingerprint: seal.fingerprint, problems, audit, agrees, sound: agrees && problems.length === 0 };
}
