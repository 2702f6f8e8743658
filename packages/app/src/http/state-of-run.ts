// Whether anything of a run was touched: every file by its size, its place on the disk and the time of its last change, which no program sets at will.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describePath, listRuns, type ListedRun } from '../vault/list-runs.ts';

function ofFile(path: string, name: string): string {
  const { size, ino, ctimeNs, mtimeNs } = statSync(path, { bigint: true });
  return `${name} ${String(size)} ${String(ino)} ${String(ctimeNs)} ${String(mtimeNs)}`;
}

/** Null for what is not there or cannot be looked at. Equal texts are equal bytes. */
export function stateOfRun(path: string): string | null {
  try {
    if (!statSync(path).isDirectory()) return ofFile(path, '');
    return (readdirSync(path, { recursive: true, withFileTypes: true })).map((entry) => (entry.isFile() ? ofFile(join(entry.parentPath, entry.name), `${entry.parentPath}/${entry.name}`) : `${entry.parentPath}/${entry.name}/`)).sort().join('\n');
  } catch {
    return null;
  }
}

export type Listing = () => Promise<ListedRun[]>;

/** So many runs are looked at before others get their turn: each takes some twenty questions to the disk. */
const atOnce = 20;

/** The list of runs, of which only those are read and checked again that were touched: a vault of a thousand is asked for with every page. Who asks while it is being looked through gets the list of the next look, with all others who do: the one under way may have passed what they ask about. */
export function openListing(runs: string): Listing {
  const known = new Map<string, { readonly state: string; readonly listed: ListedRun }>();
  let looked = 0;
  const describe: typeof describePath = async (path, id) => {
    looked += 1;
    if (looked % atOnce === 0) await nextTurn();
    const state = stateOfRun(path);
    const before = known.get(path);
    if (state !== null && before?.state === state) return before.listed;
    const listed = await describePath(path, id);
    // What was touched while it was read is read again the next time.
    if (state !== null && state === stateOfRun(path)) known.set(path, { state, listed });
    return listed;
  };
  const look = async (): Promise<ListedRun[]> => {
    const listed = await listRuns(runs, describe);
    const there = new Set(listed.map(({ path }) => path));
    for (const path of known.keys()) if (!there.has(path)) known.delete(path);
    return listed;
  };
  let underWay: Promise<ListedRun[]> | null = null;
  let next: Promise<ListedRun[]> | null = null;
  const begin = (): Promise<ListedRun[]> => (underWay = look().finally(() => { underWay = null; }));
  const again = (): Promise<ListedRun[]> => { next = null; return begin(); };
  return () => (underWay === null ? begin() : next ??= underWay.then(again, again));
}
