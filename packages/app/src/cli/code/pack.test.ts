import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pack } from './pack.ts';
import { findPacked, findThread } from './packed.ts';

let folder: string;
let packed: string;
let entry: string;
let start: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'assay-pack-')));
  [packed, entry, start] = ['packed', 'source/start.ts', 'source/main.ts'].map((name) => join(folder, name)) as [string, string, string];
  await mkdir(join(folder, 'source', 'deep'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(entry, `export const start = async (): Promise<string> => (await import('./deep/says.ts')).says();\n`);
  await writeFile(start, 'console.log(import.meta.dirname);\n');
  await writeFile(join(folder, 'source', 'deep', 'greeting.txt'), 'from its own place');
  await says('first');
  // A source that is as young as the packing might have changed during it.
  await sleep(20);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function says(word: string): Promise<void> {
  return writeFile(join(folder, 'source', 'deep', 'says.ts'), `import { readFileSync } from 'node:fs';\nimport { join } from 'node:path';\nexport const says = (): string => ${JSON.stringify(word)} + ' ' + readFileSync(join(import.meta.dirname, 'greeting.txt'), 'utf8');\n`);
}

async function started(): Promise<string | null> {
  const address = findPacked(packed, entry);
  return address === null ? null : ((await import(/* @vite-ignore */ address)) as { readonly start: () => Promise<string> }).start();
}

test('a packed program does what its sources do, and finds the files beside them [START-2]', async () => {
  expect(await started()).toBeNull();
  await pack(packed, entry, { start, threads: [] });
  expect(findPacked(packed, entry)).toContain('/packed/');
  expect(await started()).toBe('first from its own place');
});

test('a source that was changed, or a package file, makes the packed program old; packed again it is as they are [START-2]', async () => {
  await pack(packed, entry, { start, threads: [] });
  await says('after');
  expect(await started()).toBeNull();
  await sleep(20);
  await pack(packed, entry, { start, threads: [] });
  expect(await started()).toBe('after from its own place');
  await writeFile(join(folder, 'package.json'), '{"type":"module","version":"2.0.0"}');
  expect(await started()).toBeNull();
});

test('what was packed for another tree of sources, and a list that is cut short, are not taken [START-2]', async () => {
  await pack(packed, entry, { start, threads: [] });
  expect(findPacked(packed, join(folder, 'elsewhere', 'start.ts'))).toBeNull();
  const list = await readFile(join(packed, 'packed.json'), 'utf8');
  await writeFile(join(packed, 'packed.json'), list.slice(0, -3));
  expect(await started()).toBeNull();
  await writeFile(join(packed, 'packed.json'), list.replace(process.version, 'v1.0.0'));
  expect(await started()).toBeNull();
});

test('a thread begins in what was packed of it, and in its source where that was changed since [START-2]', async () => {
  const thread = join(folder, 'source', 'thread.ts');
  await writeFile(thread, `console.log((await import('./deep/says.ts')).says());\n`);
  await sleep(20);
  expect(findThread(packed, thread)).toEqual({ begin: pathToFileURL(thread), program: null });
  await pack(packed, entry, { start, threads: [thread] });
  const { begin, program } = findThread(packed, thread);
  const begun = fileURLToPath(begin);
  expect(program).toBe(findPacked(packed, entry));
  expect(begun).toContain(join(packed, ''));
  expect(run(begun)).toBe('first from its own place');
  expect(findThread(packed, entry)).toEqual({ begin: pathToFileURL(entry), program: null });
  await says('after');
  expect(findThread(packed, thread)).toEqual({ begin: pathToFileURL(thread), program: null });
});

test('packing that fails leaves what was packed before, and old ones go in time [START-2]', async () => {
  for (let times = 0; times < 5; times += 1) await pack(packed, entry, { start, threads: [] });
  expect((await readdir(packed)).length).toBe(6);
  await writeFile(join(folder, 'source', 'deep', 'says.ts'), 'export const says = (');
  await expect(pack(packed, entry, { start, threads: [] })).rejects.toThrow();
  expect((await readdir(packed)).length).toBe(6);
  await says('first');
  await sleep(20);
  await pack(packed, entry, { start, threads: [] });
  expect(await started()).toBe('first from its own place');
});

const run = (file: string): string => spawnSync(process.execPath, [file], { encoding: 'utf8' }).stdout.trim();

test('where the packed program begins is packed with it, and leads to the newest [START-3]', async () => {
  await pack(packed, entry, { start, threads: [] });
  expect(run(join(packed, 'main.mjs'))).toBe(join(folder, 'source'));
  await writeFile(start, "console.log('after');\n");
  expect(findPacked(packed, entry)).toBeNull();
  await sleep(20);
  await pack(packed, entry, { start, threads: [] });
  expect(run(join(packed, 'main.mjs'))).toBe('after');
});

test('the door opens the packed program, and the source where nothing is packed or what was packed is gone [START-3]', async () => {
  const cli = join(folder, 'packages', 'app', 'src', 'cli');
  await mkdir(cli, { recursive: true });
  const door = join(cli, 'assay.mjs');
  await copyFile(join(import.meta.dirname, '..', 'assay.mjs'), door);
  await writeFile(join(cli, 'main.ts'), "const said: string = 'source';\nconsole.log(said);\n");
  expect(run(door)).toBe('source');
  const place = join(folder, 'node_modules', '.assay-packed');
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'main.mjs'), "console.log('packed');\n");
  expect(run(door)).toBe('packed');
  await writeFile(join(place, 'main.mjs'), "import './gone/main.mjs';\n");
  expect(run(door)).toBe('source');
});
