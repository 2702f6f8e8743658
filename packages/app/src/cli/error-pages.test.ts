import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorCodes } from '@assay/record';

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'errors');
const pages = readdirSync(folder).filter((name) => name !== 'README.md').map((name) => name.replace(/\.md$/, ''));
const codes: readonly string[] = errorCodes;

test('every error code has its page, and every page its code [CLI-ERR-6]', () => {
  expect(pages.toSorted()).toEqual(codes.toSorted());
});

test('every page says what happened, why, and what to do [CLI-ERR-6]', () => {
  for (const page of pages) {
    const text = readFileSync(join(folder, `${page}.md`), 'utf8');
    expect(text.startsWith(`# ${page}\n`), page).toBe(true);
    for (const part of ['**What happened.**', '**Why.**', '**What to do.**']) expect(text, page).toContain(part);
  }
});

test('the list of errors names every code and every exit code', () => {
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  for (const code of errorCodes) expect(list).toContain(`[${code}](${code}.md)`);
  for (const exit of [0, 1, 2, 3, 130]) expect(list).toContain(`| ${String(exit)} |`);
});
