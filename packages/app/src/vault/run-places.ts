// Where runs lie, newest first by what they say themselves. Nothing is checked here: who shows or chooses a run checks its seal.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument } from '@assay/audit/archive';
import type { Run } from '@assay/record';
import { isMissing, readFault } from './disk-fault.ts';
import { loadRun } from './load-run.ts';

/** `said` is what an unchecked run document says; null where it cannot be read. `writer` is the process that writes it, null where saving came to its end. */
export type RunPlace = { readonly id: string; readonly path: string; readonly said: Pick<Run, 'startedAt' | 'company' | 'question'> | null; readonly writer: number | null };

const runName = /^run_[0-9a-z-]{6,64}$/;
const partialFolder = /^\.partial-(\d{1,10})-(run_[0-9a-z-]{6,64})$/;

async function namesIn(runs: string): Promise<string[]> {
  try {
    return await readdir(runs);
  } catch (error) {
    if (isMissing(error)) return [];
    throw readFault(error, runs);
  }
}

async function saidIn(path: string): Promise<RunPlace['said']> {
  try {
    const files = path.endsWith('.assay') ? (await loadRun(path)).files : new Map([['run.json', new Uint8Array(await readFile(join(path, 'run.json')))]]);
    return readDocument(files, 'run').run;
  } catch {
    return null;
  }
}

/** An archive without its folder counts as the run it holds. Those that say no start come last, and what was never finished after them. */
export async function findRunPlaces(runs: string): Promise<RunPlace[]> {
  const names = await namesIn(runs);
  const folders = new Set(names.filter((name) => runName.test(name)));
  const archives = names.filter((name) => name.endsWith('.assay') && runName.test(name.slice(0, -6)) && !folders.has(name.slice(0, -6)));
  const whole = await Promise.all([...folders, ...archives].map(async (name): Promise<RunPlace> => ({ id: name.replace(/\.assay$/, ''), path: join(runs, name), said: await saidIn(join(runs, name)), writer: null })));
  const partial = names.flatMap((name): RunPlace[] => {
    const [, pid, id] = partialFolder.exec(name) ?? [];
    return pid === undefined || id === undefined ? [] : [{ id, path: join(runs, name), said: null, writer: Number(pid) }];
  });
  const startOf = ({ said }: RunPlace): string => said?.startedAt ?? '';
  return [...whole.sort((left, right) => (startOf(left) < startOf(right) ? 1 : startOf(left) > startOf(right) ? -1 : 0)), ...partial];
}
