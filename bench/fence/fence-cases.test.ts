import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAccepted, readCases } from './cases.ts';
import { runCase } from './run-case.ts';

const path = join(import.meta.dirname, '..', '..', '..', 'shared', 'cases', 'audit-fence-cases.json');
const present = existsSync(path);

test.skipIf(!present)('every case of the conformance suite comes out as recommended (needs ../shared) [FEN-SUITE-1]', async () => {
  const cases = present ? readCases(path) : [];
  const wrong: string[] = [];
  for (const one of cases) {
    const outcome = await runCase(one);
    if (isAccepted(one.id, outcome) !== (one.recommended === 'accept')) wrong.push(`${one.id} ${outcome.code}`);
  }
  expect(wrong).toEqual([]);
  expect(cases.length).toBeGreaterThan(50);
});
