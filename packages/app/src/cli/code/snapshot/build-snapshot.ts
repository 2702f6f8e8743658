// A snapshot of the program's memory, as it is when the program is loaded and has answered a few questions: to begin from it takes a third of the time
// that loading takes, and nothing has to be made a first time. A copy for speed and nothing else: taken only while every file it was made of is
// untouched. Built once for each packing, after a second that it takes to try it out.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import type { OutputChunk, Plugin } from 'rolldown';
import { areTouchedSince, asTheyStand, diskTime, inputsOf, type Inputs } from '../inputs.ts';
import { latePatterns } from '../late-patterns.ts';
import { ownPlaces } from '../own-places.ts';
import { withLateBuiltins } from './late-builtins.ts';
import { inOneByte } from './one-byte.ts';
import type { SnapshotList } from './snapshot-program.ts';
import { oldMark, snapshotFile } from './start.mjs';

const run = promisify(execFile);
const cli = join(import.meta.dirname, '..', '..');
const packages = join(cli, '..', '..', '..');
/** The one verb that begins from the snapshot; what the others need stays out of it. */
const verb = './verbs/ask.ts';

const otherVerbs: Plugin = {
  name: 'other-verbs',
  resolveId: (id, importer, { kind }) => (kind === 'dynamic-import' && importer === join(cli, 'command-line.ts') && id !== verb ? { id, external: true } : null),
};

/** A thread belongs to one process: LangSmith, which nothing is told, would make its class for threads ready while it is loaded, and brings a file without it. */
const noThreads: Plugin = {
  name: 'no-threads',
  load: { filter: { id: /langsmith[\\/]dist[\\/]utils[\\/]worker_threads\.js$/ }, handler: (id) => readFileSync(id.replace(/\.js$/, '.browser.js'), 'utf8') },
};

async function bundle(): Promise<OutputChunk> {
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input: join(import.meta.dirname, 'snapshot-program.ts'), platform: 'node', external: [/^node:/, 'rolldown'], plugins: [otherVerbs, noThreads, latePatterns, ownPlaces],
    // As with the threads above: it inflates and deflates without one.
    resolve: { alias: { fflate: 'fflate/browser' } }, logLevel: 'silent', transform: { target: 'es2024' },
  });
  try {
    return (await made.generate({ format: 'cjs', codeSplitting: false, minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } })).output[0];
  } finally {
    await made.close();
  }
}

/** What the program reads beside its modules: the bundled figures, prompts, weights, styles. */
function dataFiles(): readonly string[] {
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((entry) => entry.isFile() && !/^\.m?tsx?$/.test(extname(entry.name))).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => !file.includes(`${sep}node_modules${sep}`));
}

/** Nothing of the user's is seen while the snapshot is made: it would stand in it. */
const bareVariables = (home: string): NodeJS.ProcessEnv => ({ PATH: '/usr/bin:/bin', HOME: home, ASSAY_HOME: home });

/** Throws where a program that begins from the snapshot does not answer. */
async function tryOut(file: string, home: string): Promise<void> {
  const { stdout } = await run(process.execPath, ['--snapshot-blob', file, 'assay', 'ask', 'What was Nike’s revenue in fiscal 2024?', '--sample', '--engine', 'house', '--no-cache', '--json'], { env: bareVariables(home), maxBuffer: 2 ** 24 });
  // eslint-disable-next-line no-restricted-syntax
  const told = JSON.parse(stdout) as { readonly answer?: { readonly metadata?: { readonly valid?: boolean } } };
  if (told.answer?.metadata?.valid !== true) throw new Error(`From the snapshot came ${stdout.slice(0, 400)}`);
}

function dropOthers(folder: string, current: string): void {
  for (const name of readdirSync(folder)) if (name.endsWith(extname(current)) && name !== basename(current)) rmSync(join(folder, name), { force: true });
}

/**
 * Builds the snapshot from the sources as they stand and puts it into `folder`, in the place of the one before; it is old as well when one of `besides`
 * (files) is touched. What comes back is what it was made of, or null where that was touched meanwhile. Throws where it cannot be built or does not answer; then all is as it was.
 */
export async function buildSnapshot(folder: string, besides: readonly string[] = []): Promise<Inputs | null> {
  const file = snapshotFile(folder);
  const name = randomBytes(6).toString('hex');
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  try {
    const began = diskTime(folder);
    const { code, moduleIds } = await bundle();
    const inputs = [...inputsOf(moduleIds), ...asTheyStand([...dataFiles(), ...besides])];
    const [program, named, blob] = ['program.cjs', 'list.json', 'blob'].map((part) => join(place, part)) as [string, string, string];
    writeFileSync(program, withLateBuiltins(inOneByte(code)));
    writeFileSync(named, JSON.stringify({ name, file, door: join(cli, 'assay.mjs'), inputs } satisfies SnapshotList));
    await run(process.execPath, ['--snapshot-blob', blob, '--build-snapshot', program, named], { env: bareVariables(place) });
    await tryOut(blob, place);
    if (areTouchedSince(inputs, began)) return null;
    renameSync(blob, file);
    rmSync(oldMark(file), { force: true });
    dropOthers(folder, file);
    return inputs;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
