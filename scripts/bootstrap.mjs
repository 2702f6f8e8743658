// Set-up on first use. Runs on whatever Node the machine has (20 or later): installs what is missing with npm, says so on standard error, packs the
// program where its sources have changed, and is silent the next time. A snapshot of the program, from which it starts sooner, is then made in the background;
// with `whole` it is waited for. A mark in node_modules holds the hash of the lock file and what was installed. Started twice at once, the second waits for the first.
//   node scripts/bootstrap.mjs run [whole]   what running needs
//   node scripts/bootstrap.mjs test          the rest as well, whole
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whileLocked } from './set-up-lock.mjs';
import { areUntouched, isSnapshotSettled } from './snapshot-mark.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const markFile = join(root, 'node_modules', '.assay-set-up.json');
const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');

/** What was installed before; a developer's tree is never cut down to what running needs. */
function readMark() {
  if (!existsSync(markFile)) return { lock: '', installed: '' };
  try { return JSON.parse(readFileSync(markFile, 'utf8')); } catch { return { lock: '', installed: '' }; }
}

/** Null when everything wanted is there; else what to install, and whether it only comes on top of what a program may be using now. */
function missing() {
  const mark = readMark();
  const isCurrent = mark.lock === lock;
  const wanted = process.argv[2] === 'test' || mark.installed === 'test' ? 'test' : 'run';
  return isCurrent && (mark.installed === 'test' || mark.installed === wanted) ? null : { wanted, adds: isCurrent && mark.installed === 'run' };
}

if (missing() !== null) {
  // Beside node_modules, not in it: the package manager empties that folder.
  await whileLocked(join(root, '.assay-setting-up'), {
    work: async (keep) => { const todo = missing(); if (todo !== null) await setUp(todo, keep); },
    onWait: () => process.stderr.write('Assay is being set up by another command; waiting for it …\n'),
  });
}

const isWhole = process.argv[2] === 'test' || process.argv[3] === 'whole';
if (!process.exitCode && !isPacked()) await startNode(join(root, 'packages', 'app', 'src', 'cli', 'code', 'pack.ts'));
if (!process.exitCode && !isSnapshotSettled()) await startNode(join(root, 'scripts', 'make-snapshot.mjs'), { inBackground: !isWhole });

/** Whether the program lies packed as its sources stand; the program itself looks more closely. */
function isPacked() {
  try { return areUntouched(JSON.parse(readFileSync(join(root, 'node_modules', '.assay-packed', 'packed.json'), 'utf8')).inputs); } catch { return false; }
}

/** Runs a program of ours that makes Assay start sooner. Without it everything works, and starts more slowly: nobody is bothered where it fails. */
function startNode(program, { inBackground = false } = {}) {
  return new Promise((resolve) => {
    const started = spawn(join(root, 'node_modules', '.bin', 'node'), [program], { stdio: 'ignore', shell: process.platform === 'win32', detached: inBackground });
    started.on('error', resolve);
    if (inBackground) started.on('spawn', () => { started.unref(); resolve(); });
    else started.on('close', resolve);
  });
}

async function setUp({ wanted, adds }, keep) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) return fail(`Node ${process.versions.node} is too old to set Assay up. Install Node 20 or later.`);
  process.stderr.write(`Setting up Assay (once): installing what ${wanted === 'test' ? 'running and testing need' : 'running needs'} …\n`);
  const started = performance.now();
  // `npm ci` begins by removing what is there; where only the rest is missing, `install` adds it under the feet of nobody.
  const args = [...(adds ? ['install', '--no-save'] : ['ci']), '--no-audit', '--no-fund', '--loglevel=error', ...(wanted === 'run' ? ['--omit=dev'] : [])];
  const done = await runNpm(args, keep);
  if (done.error) return fail(`npm could not be started (${done.error.message}). Install npm 10 or later and try again.`);
  if (done.status !== 0) return fail(`npm ${args[0]} failed (its message stands above). Check the network and the free disk space, then run the same command again.`);
  mkdirSync(dirname(markFile), { recursive: true });
  writeFileSync(`${markFile}.new`, JSON.stringify({ lock, installed: wanted }));
  renameSync(`${markFile}.new`, markFile);
  process.stderr.write(`Set up in ${Math.round((performance.now() - started) / 1000)} s.\n`);
}

/** Standard output stays clean: with --json its last line is an object that programs read. An interruption goes to npm, which ends, and then we do. */
function runNpm(args, keep) {
  return new Promise((resolve) => {
    const npm = spawn('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
    const passOn = (signal) => npm.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
    npm.on('spawn', () => keep(npm.pid));
    npm.on('error', (error) => resolve({ error }));
    npm.on('close', (status) => { for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, passOn); resolve({ status }); });
  });
}

/** The exit waits for the lock to be given back. */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
