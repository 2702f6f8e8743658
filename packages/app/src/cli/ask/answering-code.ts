// Which code answers: an answer of before is taken up only where the very code that gave it would give it again. The version does not say so for
// whoever works on the program, or pulls it between two versions.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../vault/sha256.ts';
import { stateOf } from '../code/code-file.ts';
import type { KeptProgram } from '../session.ts';

const packages = join(import.meta.dirname, '..', '..', '..', '..');
let sources: string | null = null;

/** One name of all files of `folder` as they stand: another as soon as one of them is written anew, comes or goes. */
export function nameOfSources(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:ts|json|jsonl)$/.test(file) && !file.includes('node_modules')).toSorted();
  const states = files.map((file) => `${file} ${String(stateOf(join(folder, file)))}`);
  return sha256(new TextEncoder().encode(states.join('\n')));
}

/** The packed program has a name of its own with every packing; where it runs from its sources, these name it, as they stood when it was first asked. */
export function answeringCode(program: KeptProgram | null | undefined): string {
  if (program !== null && program !== undefined) return program.name;
  sources ??= nameOfSources(packages);
  return sources;
}
