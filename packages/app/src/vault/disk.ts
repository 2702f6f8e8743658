// The few disk operations by which a run is saved. They enter as an argument, so that a test can let the machine die between any two.
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export type Disk = {
  readonly makeFolder: (path: string) => Promise<void>;
  /** Writes a new file and waits until its bytes are on the disk. */
  readonly writeFile: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Renames at one stroke within one file system, and waits until the name is on the disk. */
  readonly move: (from: string, to: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
};

async function syncFolder(path: string): Promise<void> {
  // Windows has no way to open a folder; its renames are journalled.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export const nodeDisk: Disk = {
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true });
  },
  writeFile: async (path, bytes) => {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  move: async (from, to) => {
    await syncFolder(from).catch(() => undefined);
    await rename(from, to);
    await syncFolder(dirname(to));
  },
  remove: async (path) => {
    await rm(path, { recursive: true, force: true });
  },
};
