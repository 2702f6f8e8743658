// Whether there is a snapshot for this very Node, and how to begin from it. In plain JavaScript, as the door that asks.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';

/** The variable that tells the program to begin without a snapshot: `off`. */
const switchName = 'ASSAY_SNAPSHOT';

/**
 * Where the snapshot for this Node on this kind of processor lies inside `folder`. Any other Node would refuse it and end, so its name says for which it is.
 * @param {string} folder
 * @returns {string}
 */
export function snapshotFile(folder) {
  return join(folder, `ask-${process.version}-${process.arch}-${cachedDataVersionTag().toString(16)}.snapshot`);
}

/**
 * A file that stands where the snapshot in `file` is found to be of an old program. It is not taken away: another start may be about to open it.
 * @param {string} file
 * @returns {string}
 */
export function oldMark(file) {
  return `${file}.old`;
}

/**
 * What V8 is told, for a program that lives a second. The first space for new objects, of one megabyte, would fill two dozen times, and the old ones need
 * no looking through. Patterns are made ready anew at every start, and most are matched against a line or two: to make them ready quickly is more than to match
 * quickly. Tables of texts stay in the order of their building, whose secret number was drawn on this machine and stands in no other snapshot.
 */
const flags = ['--min-semi-space-size=16', '--initial-heap-size=512', '--no-regexp-optimization', '--no-rehash-snapshot'];

/** What Node is told beside the program changes what fits to it, or asks for what a snapshot cannot give; and not every system lets a process go on as another. */
function canStart() {
  const { env, execArgv, execve } = process;
  return env[switchName] !== 'off' && execArgv.length === 0 && !env.NODE_OPTIONS && !env.NODE_V8_COVERAGE && execve !== undefined;
}

/**
 * Goes on in this very process as the program that lies in the snapshot of `folder`. Comes back where there is none, or none that may be used.
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {void}
 */
export function startFromSnapshot(folder, args) {
  if (!canStart()) return;
  const file = snapshotFile(folder);
  if (!existsSync(file) || existsSync(oldMark(file))) return;
  // Node calls this an experiment at every start.
  process.emitWarning = () => undefined;
  process.execve?.(process.execPath, [process.execPath, ...flags, '--snapshot-blob', file, 'assay', ...args]);
}

/**
 * From a snapshot that fits no more: goes on in this very process as the program that stands behind `door`, without one.
 * @param {string} door
 * @param {readonly string[]} args
 * @returns {void}
 */
export function startWithoutSnapshot(door, args) {
  process.emitWarning = () => undefined;
  process.execve?.(process.execPath, [process.execPath, door, ...args], { ...process.env, [switchName]: 'off' });
}
