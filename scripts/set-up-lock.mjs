// One set-up at a time: a lock file holds who sets up, and its time is renewed while the work goes on. A holder that was killed leaves a file
// whose time stands still and whose processes are gone; it is taken over. The package manager's own process counts too: it may outlive the one that started it.
import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const renewEveryMs = 1_000;
const lookEveryMs = 200;
/** How long a lock may stand without renewal: when its processes are gone, when they cannot be seen from here, and in any case (another program may have the id by now). */
const silentMs = { gone: 6_000, unseen: 120_000, any: 1_800_000 };

/** Runs `work(keep)` while no other process holds the lock; `keep(pid)` names the process that works for it. `onWait` is called once when another is at work. */
export async function whileLocked(file, { work, onWait }) {
  for (let hasSaid = false; !take(file);) {
    if (isAbandoned(file)) clear(file);
    else if (!hasSaid) { onWait(); hasSaid = true; }
    await sleep(lookEveryMs);
  }
  const renewing = setInterval(() => { attempt(() => utimesSync(file, new Date(), new Date())); }, renewEveryMs);
  try { return await work((worker) => { if (isOwn(file)) writeFileSync(file, content(worker)); }); } finally {
    clearInterval(renewing);
    if (isOwn(file)) rmSync(file, { force: true });
  }
}

function content(worker) {
  return JSON.stringify({ host: hostname(), pid: process.pid, worker });
}

/** True when the file did not exist and is ours now. */
function take(file) {
  let handle;
  try { handle = openSync(file, 'wx'); } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeSync(handle, content(null));
  closeSync(handle);
  return true;
}

function isOwn(file) {
  const held = read(file);
  return held?.host === hostname() && held.pid === process.pid;
}

/** Null for a file that is gone or being written. */
function read(file) {
  return attempt(() => JSON.parse(readFileSync(file, 'utf8')));
}

function isAbandoned(file) {
  const since = attempt(() => statSync(file).mtimeMs);
  if (since === null) return false;
  const silent = Date.now() - since;
  if (silent > silentMs.any) return true;
  const held = read(file);
  if (held === null) return silent > silentMs.gone;
  return held.host === hostname() ? silent > silentMs.gone && !isAlive(held.pid) && !isAlive(held.worker) : silent > silentMs.unseen;
}

function isAlive(pid) {
  if (typeof pid !== 'number') return false;
  try { process.kill(pid, 0); } catch (error) { return error.code === 'EPERM'; }
  return true;
}

/** Removes an abandoned lock. Of two that find it at once, one looks again and removes; else the second would remove the lock that the first has just taken. */
function clear(file) {
  const clearing = `${file}.clearing`;
  if (!take(clearing)) {
    if (attempt(() => Date.now() - statSync(clearing).mtimeMs > silentMs.gone)) rmSync(clearing, { force: true });
    return;
  }
  try { if (isAbandoned(file)) rmSync(file, { force: true }); } finally { rmSync(clearing, { force: true }); }
}

function attempt(act) {
  try { return act(); } catch { return null; }
}
