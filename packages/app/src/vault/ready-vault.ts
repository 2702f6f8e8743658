// Before minutes of work: may the run be kept when it is done?
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, readFault, writeFault } from './disk-fault.ts';

const probeName = /^\.probe-[0-9a-f-]{36}$/;

/** Makes the folder and writes a byte into it. Throws AssayError('not-writable') or ('disk-full'). */
export async function readyFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '.');
  } catch (error) {
    throw writeFault(error, folder);
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Removes what a program left that was killed between the two steps of `readyFolder`. */
export async function clearProbes(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw readFault(error, folder);
  });
  for (const name of names.filter((one) => probeName.test(one))) {
    await rm(join(folder, name), { force: true }).catch((error: unknown) => { throw writeFault(error, folder); });
  }
}
