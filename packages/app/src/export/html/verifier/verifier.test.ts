// What the exported page carries to check itself; its script is plain browser JavaScript, typed by its comments.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { unpackArchive } from '@assay/audit/archive';
import { sealedRun } from '../../testing/sealed-run.ts';
import { judgeScript } from './build-judge.ts';
import { makeVerifier, packForPage } from './page-verifier.ts';
import { renderRecheck } from './render-recheck.ts';

test('the script has no type errors [EXP-HERE-1]', () => {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  let said = '';
  try { execFileSync(process.execPath, [compiler, '-p', join(import.meta.dirname, 'tsconfig.json')], { encoding: 'utf8' }); } catch (error) { said = (error as { readonly stdout: string }).stdout; }
  expect(said).toBe('');
});

test('the judge is built once for its sources and holds nothing that would end the script [EXP-HERE-1]', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'assay-judge-'));
  try {
    const first = await judgeScript(cache);
    expect(await judgeScript(cache)).toBe(first);
    expect(readdirSync(cache)).toEqual([expect.stringMatching(/^judge-[0-9a-f]{20}\.js$/)]);
    expect(first).not.toMatch(/<\/(?:script|style)|<!--/i);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
});

test('the page carries the very files of the sealed run [EXP-HERE-1]', async () => {
  const { loaded, run } = await sealedRun();
  const { archive, leftOut } = await makeVerifier(loaded.files, run.contents.captures, { cache: null });
  const { files } = unpackArchive(Uint8Array.from(gunzipSync(Buffer.from(archive, 'base64'))));
  expect([...files.keys()].toSorted()).toEqual([...loaded.files.keys()].toSorted());
  expect(leftOut).toEqual([]);
});

test('sources that are too large for a page are left out, the largest first, and the page says so [EXP-HERE-3]', async () => {
  const { loaded, run: { contents: { captures } } } = await sealedRun();
  const whole = packForPage(loaded.files, captures).bytes.length;
  const { bytes, leftOut } = packForPage(loaded.files, captures, whole - 1000);
  const largest = captures.map(({ capture }) => capture).toSorted((left, right) => right.size - left.size)[0];
  expect(bytes.length).toBeLessThan(whole - 1000);
  expect(leftOut).toEqual([{ path: `captures/${largest?.id ?? ''}`, name: largest?.sourceName, size: largest?.size }]);
  const shown = renderRecheck({ script: '', style: '', archive: '', leftOut }).markup;
  expect(shown).toContain('Too large for a page and left out');
  expect(shown).toContain(largest?.sourceName);
});
