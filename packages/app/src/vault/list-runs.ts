// The runs of this machine. A run counts as whole when its seal holds, never because a folder of its name is there.
import { stat } from 'node:fs/promises';
import { readDocument } from '@assay/audit/archive';
import { sealFiles, verifySeal } from '@assay/audit/seal';
import type { Coverage, Run, RunId } from '@assay/record';
import { clock } from '../clock.ts';
import { loadRun, type LoadedRun } from './load-run.ts';
import { findRunPlaces, type RunPlace } from './run-places.ts';
import { sha256 } from './sha256.ts';
import { verifyEd25519 } from './signing-key.ts';

export type ListedRun =
  | { readonly state: 'sealed'; readonly id: RunId; readonly path: string; readonly run: Run; readonly coverage: Coverage }
  /** Sealed once, and changed since: the first problem says where. */
  | { readonly state: 'broken'; readonly id: string; readonly path: string; readonly why: string }
  /** Saving never came to its end. `writing` means that the program that writes it is still alive. */
  | { readonly state: 'incomplete' | 'writing'; readonly id: string; readonly path: string };

/** Saving takes seconds. After a minute without change a process of that number is another one. */
const SAVING_MS = 60_000;

async function isBeingWritten(path: string, pid: number): Promise<boolean> {
  const changed = await stat(path).then((found) => found.mtimeMs, () => 0);
  return clock().getTime() - changed < SAVING_MS && isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Not allowed to signal it: it is there, and someone else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function describeLoaded(loaded: LoadedRun, id: string): Promise<ListedRun> {
  const { files, path } = loaded;
  if (!files.has(sealFiles.signature) || !files.has(sealFiles.manifest)) return { state: 'incomplete', id, path };
  const check = await verifySeal(files, { sha256, verifyEd25519 });
  const [problem] = [...check.problems, ...loaded.problems];
  if (problem !== undefined) return { state: 'broken', id, path, why: `${problem.path} ${problem.why}` };
  const { run } = readDocument(files, 'run');
  return { state: 'sealed', id: run.id, path, run, coverage: readDocument(files, 'verdicts').coverage };
}

/** One run by its folder or archive. */
export async function describePath(path: string, id: string): Promise<ListedRun> {
  try {
    return await describeLoaded(await loadRun(path), id);
  } catch (error) {
    return { state: 'broken', id, path, why: error instanceof Error ? error.message : 'cannot be read' };
  }
}

function startOf(run: ListedRun): string {
  return run.state === 'sealed' ? run.run.startedAt : '';
}

/** One of the places. `describe` may remember. */
export async function describePlace({ path, id, writer }: RunPlace, describe: typeof describePath = describePath): Promise<ListedRun> {
  if (writer === null) return describe(path, id);
  return { state: (await isBeingWritten(path, writer)) ? 'writing' : 'incomplete', id, path };
}

/** All runs, each checked, newest first; those that are not whole come last. `describe` may remember. */
export async function listRuns(runs: string, describe: typeof describePath = describePath): Promise<ListedRun[]> {
  const listed: ListedRun[] = [];
  for (const place of await findRunPlaces(runs)) listed.push(await describePlace(place, describe));
  return listed.sort((left, right) => (startOf(left) < startOf(right) ? 1 : startOf(left) > startOf(right) ? -1 : 0));
}
