// The whole check of a run: every byte, the signature, the signer, and the judgment done again.
import { RULES_VERSION } from '@assay/audit';
import { documentFile, mergeProblems, readDocument } from '@assay/audit/archive';
import { verifySeal, type SealProblem } from '@assay/audit/seal';
import { AssayError } from '@assay/record';
import type { LoadedRun } from './load-run.ts';
import { reaudit } from './reaudit.ts';
import { sha256 } from './sha256.ts';
import { verifyEd25519 } from './signing-key.ts';
import type { TrustedKey } from './trusted-keys.ts';

export type AuditCheck =
  | { readonly ran: true; readonly claims: number; readonly captures: number; readonly differences: readonly string[]; /** The rules of the run, where they are not this program's. */ readonly otherRules: string | null }
  | { readonly ran: false; readonly why: string };

export type Verification = {
  readonly run: string | null;
  readonly sealedAt: string | null;
  readonly root: string | null;
  readonly files: number;
  readonly bytes: number;
  readonly problems: readonly SealProblem[];
  readonly signer: { readonly fingerprint: string | null; readonly known: string | null; readonly holds: boolean };
  readonly audit: AuditCheck;
  /** No byte differs and the judgment comes out the same. It says nothing about whom to trust. */
  readonly sound: boolean;
};

function rulesOf(loaded: LoadedRun): string | null {
  if (!loaded.files.has(documentFile('verdicts'))) return null;
  const { rules } = readDocument(loaded.files, 'verdicts');
  return rules === RULES_VERSION ? null : rules;
}

async function checkAudit(loaded: LoadedRun): Promise<AuditCheck> {
  try {
    const { audit, captures, differences } = await reaudit(loaded.files);
    return { ran: true, claims: audit.claims.length, captures, differences, otherRules: rulesOf(loaded) };
  } catch (error) {
    if (error instanceof AssayError) return { ran: false, why: error.message };
    throw error;
  }
}

export async function verifyRun(loaded: LoadedRun, trusted: readonly TrustedKey[]): Promise<Verification> {
  const seal = await verifySeal(loaded.files, { sha256, verifyEd25519 });
  const problems = mergeProblems(loaded.problems, seal.problems);
  const audit = await checkAudit(loaded);
  const holds = seal.fingerprint !== null && !seal.problems.some((problem) => problem.path === 'signature.json' || problem.path === 'manifest.json');
  return {
    run: seal.manifest?.run ?? null, sealedAt: seal.manifest?.sealedAt ?? null, root: seal.manifest?.root ?? null,
    files: loaded.files.size, bytes: [...loaded.files.values()].reduce((total, bytes) => total + bytes.length, 0),
    problems, signer: { fingerprint: seal.fingerprint, known: trusted.find((key) => key.fingerprint === seal.fingerprint)?.name ?? null, holds },
    audit, sound: problems.length === 0 && audit.ran && audit.differences.length === 0,
  };
}
