// The set-up is done once, whoever asks for it at once.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'assay-set-up-'));
afterAll(() => { rmSync(scratch, { recursive: true, force: true }); });

type Done = { readonly status: number | null; readonly stderr: string };
type Tree = { readonly path: string; readonly lock: string; readonly setUp: (what?: string) => Promise<Done>; /** What npm was asked, and when two were at it at once. */ readonly asked: () => string };

/** The set-up scripts in a folder of their own, with an `npm` that takes its time and only writes down what it was asked. */
function treeIn(name: string, npm = 'sleep 0.4'): Tree {
  const path = join(scratch, name);
  mkdirSync(join(path, 'scripts'), { recursive: true });
  mkdirSync(join(path, 'bin'));
  for (const script of ['bootstrap.mjs', 'set-up-lock.mjs', 'snapshot-mark.mjs']) cpSync(join(root, 'scripts', script), join(path, 'scripts', script));
  writeFileSync(join(path, 'package-lock.json'), '{}');
  const says = `echo "npm $*" >> asked\nmkdir working || echo TWICE >> asked\n${npm}\nrmdir working\n`;
  writeFileSync(join(path, 'bin', 'npm'), `#!/bin/sh\n${says}`, { mode: 0o755 });
  const setUp = (what = 'run'): Promise<Done> => new Promise((resolve) => {
    const running = spawn(process.execPath, [join(path, 'scripts', 'bootstrap.mjs'), what], { env: { PATH: `${join(path, 'bin')}:${process.env['PATH'] ?? ''}` } });
    let stderr = '';
    running.stderr.on('data', (chunk) => { stderr += String(chunk); });
    running.on('close', (status) => { resolve({ status, stderr }); });
  });
  const asked = (): string => existsSync(join(path, 'asked')) ? readFileSync(join(path, 'asked'), 'utf8') : '';
  return { path, lock: join(path, '.assay-setting-up'), setUp, asked };
}

/** A lock that was last renewed so many seconds ago. */
function leaveLock(lock: string, { text, secondsAgo }: { readonly text: string; readonly secondsAgo: number }): void {
  writeFileSync(lock, text);
  const then = new Date(new Date(performance.timeOrigin + performance.now()).getTime() - secondsAgo * 1000);
  utimesSync(lock, then, then);
}

function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

test('the set-up installs what running needs, says so, and is silent the next time [WRK-SET-1]', async () => {
  const { setUp, asked, lock } = treeIn('once');
  expect(await setUp()).toMatchObject({ status: 0, stderr: expect.stringMatching(/Setting up Assay[^]*Set up in/) as string });
  expect(asked()).toMatch(/^npm ci .*--omit=dev\n$/);
  expect(await setUp()).toEqual({ status: 0, stderr: '' });
  expect(existsSync(lock)).toBe(false);
});

test('a changed lock file sets up again [WRK-SET-1]', async () => {
  const { path, setUp } = treeIn('changed', '');
  await setUp();
  writeFileSync(join(path, 'package-lock.json'), '{"changed":true}');
  expect((await setUp()).stderr).toContain('Setting up Assay');
});

test('of commands started at once one installs, and the others wait, say so once, and go on [WRK-SET-2]', async () => {
  const { setUp, asked } = treeIn('at-once');
  const done = await Promise.all([setUp(), setUp(), setUp(), setUp()]);
  expect(done.map((each) => each.status)).toEqual([0, 0, 0, 0]);
  expect(asked().trim().split('\n')).toEqual([expect.stringMatching(/^npm ci/)]);
  expect(done.map((each) => each.stderr).filter((text) => text === 'Assay is being set up by another command; waiting for it …\n')).toHaveLength(3);
});

test('tests asked for while a command is being set up add their packages after it, and take none away [WRK-SET-2]', async () => {
  const { setUp, asked } = treeIn('both');
  const first = setUp('run');
  await expect.poll(asked).toContain('npm');
  expect((await Promise.all([first, setUp('test')])).map((each) => each.status)).toEqual([0, 0]);
  expect(asked().trim().split('\n')).toEqual([expect.stringMatching(/^npm ci .*--omit=dev$/), expect.stringMatching(/^npm install --no-save (?!.*--omit)/)]);
});

test('a lock whose holder was killed is taken over by one of those that wait [WRK-SET-2]', async () => {
  const { setUp, asked, lock } = treeIn('killed');
  leaveLock(lock, { text: JSON.stringify({ host: hostname(), pid: deadPid(), worker: deadPid() }), secondsAgo: 60 });
  expect((await Promise.all([setUp(), setUp(), setUp()])).map((each) => each.status)).toEqual([0, 0, 0]);
  expect(asked().trim().split('\n')).toEqual([expect.stringMatching(/^npm ci/)]);
});

test('a lock that was cut off in the writing is taken over too [WRK-SET-2]', async () => {
  const { setUp, lock } = treeIn('cut-off', '');
  leaveLock(lock, { text: '', secondsAgo: 60 });
  expect(await setUp()).toMatchObject({ status: 0, stderr: expect.stringContaining('Set up in') as string });
});

test('an npm that outlived the command that started it is waited for [WRK-SET-2]', async () => {
  const { setUp, asked, lock } = treeIn('outlived');
  const npm = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1500)']);
  leaveLock(lock, { text: JSON.stringify({ host: hostname(), pid: deadPid(), worker: npm.pid }), secondsAgo: 60 });
  const waiting = setUp();
  await new Promise((resolve) => { npm.on('close', resolve); setTimeout(() => { expect(asked()).toBe(''); }, 900); });
  expect(await waiting).toMatchObject({ status: 0, stderr: expect.stringMatching(/waiting[^]*Set up in/) as string });
});

test('an install that fails ends with the failure and leaves the way free [WRK-SET-2]', async () => {
  const { path, setUp, lock } = treeIn('fails', 'rmdir working; exit 7');
  expect(await setUp()).toMatchObject({ status: 1, stderr: expect.stringContaining('npm ci failed') as string });
  expect(existsSync(lock)).toBe(false);
  writeFileSync(join(path, 'bin', 'npm'), '#!/bin/sh\n', { mode: 0o755 });
  expect((await setUp()).status).toBe(0);
});
