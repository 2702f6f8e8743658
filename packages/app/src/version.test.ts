import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { VERSION } from './version.ts';

test('the version that runs carry is the package’s own', () => {
  expect(parseJson(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))).toMatchObject({ version: VERSION });
});
