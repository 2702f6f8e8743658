// Set-up on first use. Runs on whatever Node the machine has (20 or later): installs what is missing with `npm ci`,
// says so on standard error, and is silent the next time. A mark in node_modules holds the hash of the lock file and what was installed.
//   node scripts/bootstrap.mjs run    what running needs
//   node scripts/bootstrap.mjs test   the rest as well
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const markFile = join(root, 'node_modules', '.assay-set-up.json');
const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');

/** What was installed before; a developer's tree is never cut down to what running needs. */
function readMark() {
  if (!existsSync(markFile)) return { lock: '', installed: '' };
  try { return JSON.parse(readFileSync(markFile, 'utf8')); } catch { return { lock: '', installed: '' }; }
}

const mark = readMark();
const wanted = process.argv[2] === 'test' || mark.installed === 'test' ? 'test' : 'run';
const isSetUp = mark.lock === lock && (mark.installed === 'test' || mark.installed === wanted);

if (!isSetUp) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old to set Assay up. Install Node 20 or later.`);
  process.stderr.write(`Setting up Assay (once): installing what ${wanted === 'test' ? 'running and testing need' : 'running needs'} …\n`);
  const started = performance.now();
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(wanted === 'run' ? ['--omit=dev'] : [])];
  // Standard output stays clean: with --json its last line is an object that programs read.
  const done = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (done.error) fail(`npm could not be started (${done.error.message}). Install npm 10 or later and try again.`);
  if (done.status !== 0) fail('npm ci failed (its message stands above). Check the network and the free disk space, then run the same command again.');
  writeFileSync(markFile, JSON.stringify({ lock, installed: wanted }));
  process.stderr.write(`Set up in ${Math.round((performance.now() - started) / 1000)} s.\n`);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
