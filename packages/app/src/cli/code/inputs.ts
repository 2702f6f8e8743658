// What a packed program was made of, as it stood: while all of it is untouched, the program does what its sources do.
import { statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { stateOf, type FileState } from './code-file.ts';

export type Inputs = readonly (readonly [path: string, state: FileState])[];

function pathOf(id: string): string | null {
  const path = id.split('?')[0] ?? '';
  return isAbsolute(path) ? path : null;
}

const isInstalled = (path: string): boolean => path.includes(`${sep}node_modules${sep}`);

/**
 * The program's own sources among `ids` (of modules, as the bundler names them), the package files above them, and what the package manager says that it
 * installed: its packages change with that.
 */
export function inputsOf(ids: readonly string[]): Inputs {
  const own = [...new Set(ids.flatMap((id) => pathOf(id) ?? []))].filter((path) => !isInstalled(path));
  const folders = new Set<string>();
  for (const path of own) for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  const deciding = [...folders].flatMap((folder) => [join(folder, 'package.json'), join(folder, 'node_modules', '.package-lock.json')]);
  return asTheyStand([...own, ...deciding]);
}

/** Those of the files that are there. */
export function asTheyStand(paths: readonly string[]): Inputs {
  return paths.flatMap((path) => { const state = stateOf(path); return state === null ? [] : [[path, state] as const]; });
}

/** Now, by the disk's own time (`folder` is a folder on it), with which the sources are compared. */
export function diskTime(folder: string): number {
  const file = join(folder, 'began');
  writeFileSync(file, '');
  return statSync(file).mtimeMs;
}

/** True where one was written after `began`, a time of the disk: what was read of it may be neither the old nor the new. */
export function areTouchedSince(inputs: Inputs, began: number): boolean {
  return inputs.some(([, [, modified, changed]]) => Math.max(modified, changed) >= began);
}
