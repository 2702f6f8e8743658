// Saves a run so that it is there whole or not at all: everything is written beside its place, the signature last, and one rename shows it.
import { basename, join } from 'node:path';
import { packArchive } from '@assay/audit/archive';
import { makeManifest, manifestBytes, sealFiles, type RunFiles } from '@assay/audit/seal';
import { canonicalJson, type RunId } from '@assay/record';
import type { Secret } from '../config/environment.ts';
import type { Disk } from './disk.ts';
import { writeFault } from './disk-fault.ts';
import { refuseSecrets } from './no-secrets.ts';
import { filesOf, type FinishedRun } from './run-files.ts';
import { sha256 } from './sha256.ts';
import type { SigningKey } from './signing-key.ts';

export type SaveTools = {
  readonly disk: Disk;
  readonly runs: string;
  readonly key: SigningKey;
  readonly clock: () => Date;
  readonly secrets: readonly Secret[];
  readonly signal?: AbortSignal;
};

export type SavedRun = { readonly id: RunId; readonly folder: string; readonly archive: string; readonly fingerprint: string };

/** The folder in which a run is written before it has its name; the process id tells a dead one from one at work. */
export function partialName(id: RunId, pid: number): string {
  return `.partial-${String(pid)}-${id}`;
}

/** All files of a sealed run, the signature last. */
export function sealFilesOf(run: FinishedRun, tools: Pick<SaveTools, 'key' | 'clock' | 'secrets'>): RunFiles {
  const content = filesOf(run);
  refuseSecrets(content, tools.secrets);
  const manifest = manifestBytes(makeManifest({ id: run.contents.run.id, sealedAt: tools.clock().toISOString() }, content, sha256));
  const signature = new TextEncoder().encode(canonicalJson(tools.key.sign(manifest)));
  return new Map([...content, [sealFiles.manifest, manifest], [sealFiles.signature, signature]]);
}

async function writeAll(files: RunFiles, folder: string, { disk, signal }: SaveTools): Promise<void> {
  await disk.makeFolder(join(folder, 'captures'));
  for (const [path, bytes] of files) {
    signal?.throwIfAborted();
    await disk.writeFile(join(folder, ...path.split('/')), bytes);
  }
}

/**
 * Writes folder and archive under the runs folder. Until the first rename nothing bears the run's name; after it the folder is whole,
 * and the archive, should it be missing, is the same bytes packed again. Throws AssayError for a full disk and for a folder that may not be written.
 */
export async function saveRun(run: FinishedRun, tools: SaveTools): Promise<SavedRun> {
  const { disk, runs, key } = tools;
  const { id } = run.contents.run;
  const partial = join(runs, partialName(id, process.pid));
  const saved: SavedRun = { id, folder: join(runs, id), archive: join(runs, `${id}.assay`), fingerprint: key.fingerprint };
  try {
    const files = sealFilesOf(run, tools);
    await disk.makeFolder(partial);
    await writeAll(files, join(partial, id), tools);
    await disk.writeFile(join(partial, basename(saved.archive)), packArchive(files));
    await disk.move(join(partial, id), saved.folder);
    await disk.move(join(partial, basename(saved.archive)), saved.archive);
    return saved;
  } catch (error) {
    throw writeFault(error, runs);
  } finally {
    await disk.remove(partial).catch(() => undefined);
  }
}
