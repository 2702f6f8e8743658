// What the patterns of the questions' reader need to stand in a text, kept from one start to the next: to work it out takes a twentieth of a short
// answer. A copy for speed and nothing else: it belongs to one packed program, and where it is damaged or cannot be kept, nothing happens.
import { learntNeeded, recallNeeded, type Needed } from '@assay/agent';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptProgram } from '../session.ts';
import { writeWhole } from './code-file.ts';

const fileName = 'needed.txt';
const head = 'assay.needed/3';
/** The last line: a file without it was not written whole. */
const foot = 'end';
/** Each question asks for a few patterns more than the one before; to write them all again takes longer than to work those out. */
const fewest = 100;

/** Null for a line that was damaged. */
function asNeeded(line: string): Needed | null {
  try {
    // What the program itself wrote: the file's head and foot say so.
    // eslint-disable-next-line no-restricted-syntax
    return JSON.parse(line) as Needed;
  } catch {
    return null;
  }
}

/** By the source of the pattern; empty where there is no file, or none that this program wrote whole. */
function readKept(path: string, program: string): Map<string, string> {
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    if (lines[0] !== head || lines[1] !== program || lines.at(-1) !== foot || lines.length % 2 === 0) return new Map();
    const kept = new Map<string, string>();
    for (let at = 2; at + 1 < lines.length; at += 2) kept.set(lines[at] ?? '', lines[at + 1] ?? '');
    return kept;
  } catch {
    return new Map();
  }
}

/** From now on patterns are recalled. What comes back keeps those that had to be worked out since, and is called when the work is done. Null where they are not kept. */
export function recallPatterns({ name, folder }: KeptProgram): (() => void) | null {
  if (folder === null) return null;
  const path = join(folder, fileName);
  const kept = readKept(path, name);
  recallNeeded((source) => {
    const line = kept.get(source);
    return line === undefined ? null : asNeeded(line);
  });
  return () => {
    const fresh = [...learntNeeded()].filter(([source]) => !kept.has(source) && !source.includes('\n'));
    if (fresh.length < fewest) return;
    writeWhole(path, [head, name, ...[...kept].flat(), ...fresh.flatMap(([source, needed]) => [source, JSON.stringify(needed)]), foot].join('\n'));
  };
}
