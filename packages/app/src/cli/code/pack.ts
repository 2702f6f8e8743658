// node packages/app/src/cli/code/pack.ts
// Packs the program into few files, where it is not packed as it stands. Set-up does so; without it everything works, and starts more slowly.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RolldownOutput } from 'rolldown';
import { stateOf } from './code-file.ts';
import { areTouchedSince, diskTime, inputsOf } from './inputs.ts';
import { latePatterns } from './late-patterns.ts';
import { ownPlaces } from './own-places.ts';
import { findPacked, heldName, listName, packedFolder, startName, type PackedList } from './packed.ts';

type OutputFiles = RolldownOutput['output'];

/** Programs that run may still load parts of one that was packed before theirs. */
const keptBefore = 2;

function dropOld(folder: string, current: string): void {
  const old = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== current).map(({ name }) => ({ name, at: statSync(join(folder, name)).mtimeMs }));
  for (const { name } of old.toSorted((left, right) => right.at - left.at).slice(keptBefore)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** A module of ours is for what it gives and does nothing by being there: a verb loads those that it takes something of, not all that the door of a package names. */
const ownModule = /[/\\]packages[/\\][a-z]+[/\\]src[/\\](?!.*[/\\]node_modules[/\\])/;

async function bundle(input: Readonly<Record<string, string>>): Promise<OutputFiles> {
  const { rolldown } = await import('rolldown');
  const made = await rolldown({ input: { ...input }, platform: 'node', external: [/^node:/, 'rolldown'], plugins: [latePatterns, ownPlaces], treeshake: { moduleSideEffects: [{ test: ownModule, sideEffects: false }] }, logLevel: 'silent', transform: { target: 'es2024' } });
  try {
    return (await made.generate({ format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } })).output;
  } finally {
    await made.close();
  }
}

/**
 * Packs `entry`, all that it imports, `start`, from which it is found, and the `threads` that it starts into a new folder inside `folder`, and says so in the
 * list there, which is replaced at once. Where a source changes meanwhile nothing is packed. Throws what rolldown and the file system throw; then the list is as it was.
 */
export async function pack(folder: string, entry: string, { start, threads }: { readonly start: string; readonly threads: readonly string[] }): Promise<void> {
  const name = randomBytes(6).toString('hex');
  mkdirSync(folder, { recursive: true });
  const began = diskTime(folder);
  const named = threads.map((path) => [basename(path, '.ts'), path] as const);
  const files = await bundle({ program: entry, main: start, ...Object.fromEntries(named) });
  const inputs = inputsOf(files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
  if (areTouchedSince(inputs, began)) return;
  const list: PackedList = { schema: 'assay.packed/2', node: process.version, entry, file: `${name}/program.mjs`, threads: named.map(([made, path]) => [path, `${name}/${made}.mjs`]), inputs };
  try {
    mkdirSync(join(folder, name));
    for (const file of files) writeFileSync(join(folder, name, file.fileName), file.type === 'chunk' ? file.code : file.source);
    writeFileSync(join(folder, name, heldName), JSON.stringify(Object.fromEntries(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.moduleIds]] : [])))));
    writeFileSync(join(folder, name, listName), JSON.stringify(list));
    renameSync(join(folder, name, listName), join(folder, listName));
    writeFileSync(join(folder, name, 'start'), `import './${name}/main.mjs';\n`);
    renameSync(join(folder, name, 'start'), join(folder, startName));
  } catch (error) {
    rmSync(join(folder, name), { recursive: true, force: true });
    throw error;
  }
  dropOld(folder, name);
}

if (import.meta.main) {
  const [cli, http] = ['..', '../../http'].map((folder) => join(import.meta.dirname, folder)) as [string, string];
  const entry = join(cli, 'run-cli.ts');
  const threads = [join(http, 'jobs', 'job-thread.ts'), join(http, 'proofs', 'proof-thread.ts')];
  if (findPacked(packedFolder, entry) === null || stateOf(join(packedFolder, startName)) === null) await pack(packedFolder, entry, { start: join(cli, 'main.ts'), threads });
}
