// Before anything of a run is shown: does its seal hold?
import { verifySeal, type SealProblem } from '@assay/audit/seal';
import type { LoadedRun } from '../../vault/load-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { verifyEd25519 } from '../../vault/signing-key.ts';
import type { Session } from '../session.ts';
import { cleanLine } from './clean-text.ts';

export async function sealProblems(loaded: LoadedRun): Promise<SealProblem[]> {
  const check = await verifySeal(loaded.files, { sha256, verifyEd25519 });
  return [...loaded.problems, ...check.problems];
}

export function warnOfSeal(problems: readonly SealProblem[], { err, environment }: Session): void {
  const [first] = problems;
  if (first === undefined) return;
  err.line(err.paint.strength('contradicted', `✕ The seal of this run is broken: ${cleanLine(first.path)} ${first.why}${problems.length === 1 ? '' : `, and ${String(problems.length - 1)} more`}.`));
  err.line(`  See ${environment.calledAs} verify for all of it. What follows may have been changed.`);
  err.line();
}
