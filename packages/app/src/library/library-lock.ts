// One command at a time writes the library. The lock names its holder: a holder that is gone holds nothing.
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AssayError } from '@assay/record';
import { writeFault } from '../vault/disk-fault.ts';

const NAME = '.ingesting';

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // Somebody else's program lives too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw writeFault(error, path);
  }
}

/** Runs the work while no other command writes the library. Throws AssayError('not-writable') where one does. */
export async function whileLocked<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const path = join(folder, NAME);
  if (!(await take(path))) {
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isAlive(holder)) throw new AssayError('not-writable', `Another command (process ${String(holder)}) is writing the library ${folder}.`, { remedy: 'Wait until it has ended, and run this again: it goes on where that one stopped.' });
    await rm(path, { force: true });
    if (!(await take(path))) throw new AssayError('not-writable', `Another command is writing the library ${folder}.`, { remedy: 'Wait until it has ended, and run this again.' });
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}
