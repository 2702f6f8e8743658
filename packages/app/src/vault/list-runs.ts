// The runs of this machine. A run counts as whole when its seal holds, never because a folder of its name is there.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument } from '@assay/audit/archive';
import { sealFiles, verifySeal } from '@assay/audit/seal';
import type { Coverage, Run, RunId } from '@assay/record';
import { clock } from '../clock.ts';
import { isMissing, readFault } from './disk-fault.ts';
import { loadRun, type LoadedRun } from './load-run.ts';
import { sha256 } from './sha256.ts';
import { verifyEd25519 } from './signing-key.ts';

export type ListedRun =
  | { readonly state: 'sealed'; readonly id: RunId; readonly path: string; readonly run: Run; readonly coverage: Coverage }
  /** Sealed once, and changed since: the first problem says where. */
  | { readonly state: 'broken'; readonly id: string; readonly path: string; readonly why: string }
  /** Saving never came to its end. `writing` means that the program that writes it is still alive. */
  | { readonly state: 'incomplete' | 'writing'; readonly id: string; readonly path: string };

const runName = /^run_[0-9a-z-]{6,64}$/;
const partialFolder = /^\.partial-(\d{1,10})-(run_[0-9a-z-]{6,64})$/;

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

async function namesIn(runs: string): Promise<string[]> {
  try {
    return await readdir(runs);
  } catch (error) {
    if (isMissing(error)) return [];
    throw readFault(error, runs);
  }
}

function startOf(run: ListedRun): string {
  return run.state === 'sealed' ? run.run.startedAt : '';
}

/** All runs, newest first; those that are not whole come last. An archive without its folder counts as the run it holds. `describe` may remember. */
export async function listRuns(runs: string, describe: typeof describePath = describePath): Promise<ListedRun[]> {
  const names = await namesIn(runs);
  const folders = new Set(names.filter((name) => runName.test(name)));
  const archives = names.filter((name) => name.endsWith('.assay') && runName.test(name.slice(0, -6)) && !folders.has(name.slice(0, -6)));
  const listed: ListedRun[] = [];
  for (const name of folders) listed.push(await describe(join(runs, name), name));
  for (const name of archives) listed.push(await describe(join(runs, name), name.slice(0, -6)));
  for (const name of names) {
    const [, pid, id] = partialFolder.exec(name) ?? [];
    if (pid !== undefined && id !== undefined) {
      const path = join(runs, name);
      listed.push({ state: (await isBeingWritten(path, Number(pid))) ? 'writing' : 'incomplete', id, path });
    }
  }
  return listed.sort((left, right) => (startOf(left) < startOf(right) ? 1 : startOf(left) > startOf(right) ? -1 : 0));
}
