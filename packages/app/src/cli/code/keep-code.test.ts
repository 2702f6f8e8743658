import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-code-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'start.ts'), `import { existsSync } from 'node:fs';\nimport { keepCode } from ${JSON.stringify(join(import.meta.dirname, 'keep-code.ts'))};\nconst folder = process.argv[2] ?? '';\nkeepCode(folder, { isFirst: !existsSync(folder) });\nconst { says } = await import('./says.ts');\nconsole.log(says());\n`);
  await says('first');
  await mkdir(join(folder, 'kept'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function says(word: string): Promise<void> {
  return writeFile(join(folder, 'says.ts'), `export const says = (): string => ${JSON.stringify(word)};\n`);
}

function start(kept = 'kept'): { readonly said: string; readonly complaints: string } {
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'start.ts'), join(folder, kept)], { encoding: 'utf8' });
  return { said: stdout.trim(), complaints: stderr };
}

const keptFile = async (): Promise<string> => join(folder, 'kept', (await readdir(join(folder, 'kept')))[0] ?? '');

test('the program starts from what it kept, and what was kept is its own words without their types [START-1]', async () => {
  expect(start()).toEqual({ said: 'first', complaints: '' });
  const kept = await readFile(await keptFile());
  expect(kept.toString('latin1')).toMatch(/says = \(\) {9}=> "first"/);
  const elsewhere = Buffer.from(kept.toString('latin1').replace('=> "first"', '=> "taken"'), 'latin1');
  await writeFile(await keptFile(), elsewhere);
  expect(start()).toEqual({ said: 'taken', complaints: '' });
});

test('a file that was changed is read anew, and kept as it is now [START-1]', async () => {
  start();
  await says('after');
  expect(start().said).toBe('after');
  expect((await readFile(await keptFile())).includes('"after"')).toBe(true);
  expect(start().said).toBe('after');
});

test('where packages were changed, and where the kept file is cut short, the program reads its own files [START-1]', async () => {
  start();
  await writeFile(await keptFile(), (await readFile(await keptFile())).toString('latin1').replace('"first"', '"wrong"'), 'latin1');
  await writeFile(join(folder, 'package.json'), '{"type":"module","version":"2.0.0"}');
  expect(start()).toEqual({ said: 'first', complaints: '' });
  const whole = await readFile(await keptFile());
  await writeFile(await keptFile(), whole.subarray(0, -3));
  expect(start()).toEqual({ said: 'first', complaints: '' });
  expect(await readFile(await keptFile())).toEqual(whole);
});

test('the first start of all keeps nothing, and a program whose code cannot be kept works [START-1]', async () => {
  expect(start('none').said).toBe('first');
  await writeFile(join(folder, 'blocked'), 'no folder');
  expect(start('blocked')).toEqual({ said: 'first', complaints: '' });
  expect((await readdir(folder)).sort()).toEqual(['blocked', 'kept', 'package.json', 'says.ts', 'start.ts'].sort());
});
