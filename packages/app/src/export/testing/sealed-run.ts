// The judged run as it is sealed, with a key made for the test.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES_VERSION } from '@assay/audit';
import { verifySeal, type RunFiles } from '@assay/audit/seal';
import type { RunContents } from '@assay/record';
import { smallRun } from '../../testing/small-run.ts';
import { sealFilesOf } from '../../vault/save-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { openSigningKey, verifyEd25519 } from '../../vault/signing-key.ts';
import type { SealedRun } from '../export-run.ts';
import { judgedRun } from './judged-run.ts';

/** `change` alters what is sealed, as a dishonest hand would. */
export async function sealedRun(change: (contents: RunContents) => RunContents = (contents) => contents): Promise<SealedRun> {
  const contents = change(judgedRun().contents);
  const folder = await mkdtemp(join(tmpdir(), 'assay-key-'));
  try {
    const key = await openSigningKey(folder);
    const { exchanges } = smallRun();
    const run = { contents, rules: RULES_VERSION, exchanges: { ...exchanges, gathered: [], audited: { subject: contents.run.company, asOf: contents.run.data.asOf } } };
    const files: RunFiles = sealFilesOf(run, { key, clock: () => new Date('2025-03-14T21:00:10Z'), secrets: [] });
    const seal = await verifySeal(files, { sha256, verifyEd25519 });
    return { run, seal, loaded: { files }, problems: seal.problems };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
