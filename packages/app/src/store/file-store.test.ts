import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'vitest';
import { storeLaws } from '@assay/data/testing';
import { openFileStore } from './file-store.ts';

let folder = '';
beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'assay-store-')); });
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a store of files', () => {
  for (const { title, check } of storeLaws) test(title, () => check(openFileStore(join(folder, 'store'))));
});
