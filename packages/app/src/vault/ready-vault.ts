// Before minutes of work: may the run be kept when it is done?
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFault } from './disk-fault.ts';

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
