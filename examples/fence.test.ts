import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusalCodes, supportCodes } from '@assay/audit/fence';

const example = join(import.meta.dirname, 'fence', 'main.ts');
const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'fence.md'), 'utf8');

test('the example of the page runs and says what the page says [FEN-DOC-1]', () => {
  const run = spawnSync(process.execPath, [example], { encoding: 'utf8' });
  expect(run.stdout.trim().split('\n')).toEqual([supportCodes['says-the-same'], refusalCodes['quote-not-found']]);
  expect(page).toContain(readFileSync(example, 'utf8').trim());
});

test('the page names every code with its sentence [FEN-DOC-1]', () => {
  const rows = Object.entries({ ...refusalCodes, ...supportCodes }).map(([code, sentence]) => `| \`${code}\` | ${sentence} |`);
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});
