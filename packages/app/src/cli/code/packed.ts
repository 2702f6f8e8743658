// The program packed into few files: a thousand modules cost half of the time of a short answer to find and link. The packed files are a copy for
// speed and nothing else: they are taken only while every file they were made of is untouched.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isUntouched, type FileState } from './code-file.ts';

/** What lies beside the packed files; `node` and `entry` say for what they were made, `file` is where to begin, from the folder. */
export type PackedList = {
  readonly schema: 'assay.packed/2';
  readonly node: string;
  readonly entry: string;
  readonly file: string;
  /** Where the threads begin that it starts: the source and its packed file, from the folder. */
  readonly threads: readonly (readonly [source: string, file: string])[];
  readonly inputs: readonly (readonly [path: string, state: FileState])[];
};

/** Where the packed program begins, inside the folder of packed programs: it leads to the newest. */
export const startName = 'main.mjs';

/** The list's name inside the folder of packed programs. */
export const listName = 'packed.json';

/** Beside the packed files: which modules each of them holds. Nothing of the program reads it; who measures what a verb loads does. */
export const heldName = 'held.json';

/** In the checkout's node_modules: what is packed belongs to one tree of sources and to what is installed for it. */
export const packedFolder: string = join(import.meta.dirname, '..', '..', '..', '..', '..', 'node_modules', '.assay-packed');

function isList(value: unknown): value is PackedList {
  return typeof value === 'object' && value !== null && 'schema' in value && value.schema === 'assay.packed/2' && 'inputs' in value && Array.isArray(value.inputs);
}

/** What lies packed in the folder for this Node, while none of its sources was touched; else null. */
function readList(folder: string): PackedList | null {
  try {
    // Own words, read before anything of the program is loaded.
    // eslint-disable-next-line no-restricted-syntax
    const list: unknown = JSON.parse(readFileSync(join(folder, listName), 'utf8'));
    return isList(list) && list.node === process.version && list.inputs.every(([path, state]) => isUntouched(path, state)) ? list : null;
  } catch {
    return null;
  }
}

/** The address to import in the place of `entry` (a path); null where nothing is packed, or where a source was touched since. */
export function findPacked(folder: string, entry: string): string | null {
  const list = readList(folder);
  return list?.entry === entry ? pathToFileURL(join(folder, list.file)).href : null;
}

/** Where to begin a thread whose source is `source`: the same packed, while it is what the sources say, else the source. `program` is what `findPacked` would give. */
export function findThread(folder: string, source: string): { readonly begin: URL; readonly program: string | null } {
  const list = readList(folder);
  const file = list?.threads.find(([path]) => path === source)?.[1];
  if (list === null || file === undefined) return { begin: pathToFileURL(source), program: null };
  return { begin: pathToFileURL(join(folder, file)), program: pathToFileURL(join(folder, list.file)).href };
}
