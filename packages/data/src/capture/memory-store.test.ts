import { test } from 'vitest';
import { storeLaws } from '../testing/store-laws.ts';
import { openMemoryStore } from './memory-store.ts';

test.each(storeLaws)('in memory: $title [DATA-STORE-1]', async ({ check }) => {
  await check(openMemoryStore());
});
