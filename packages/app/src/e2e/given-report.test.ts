// assay audit: anybody's report against anybody's sources.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGiven, type Given } from '../testing/given-report.ts';
import { lastObject } from '../testing/run-cli.ts';

let given: Given;
beforeAll(async () => {
  given = await makeGiven({
    'income.csv': 'In millions of dollars,FY2024,FY2023\nRevenue,391035,383285\nNet income,93736,96995\n',
    'more/again.csv.gz': gzipSync('In millions of dollars,FY2024\nRevenue,391035\n'),
    'broken.json': '{"x":',
    'picture.png': '',
  }, '# Apple\n\nRevenue was $391.0 billion in fiscal 2024. Net income was $96.0 billion in fiscal 2024. 売上高 🍎\n');
  await symlink('/etc/hostname', join(given.sources, 'link.txt'));
});
afterAll(() => given.home.remove());

test('what agrees is verified, what does not is contradicted with the right value beside it [CLI-AUDIT-1]', async () => {
  const answer = await given.home.run(['audit', given.report, '--sources', given.sources, ...given.about, '--json']);
  expect(answer.code).toBe(0);
  const found = lastObject(answer);
  expect(found).toMatchObject({ claims: 2, unaccounted: 0, verdicts: { verified: 1, contradicted: 1 }, contradicted: [{ text: '$96.0 billion', right: { shown: '$93.7 billion' } }] });
});

test('the table shows glyphs, reasons and the right value, and --strict ends with 3 [CLI-AUDIT-2]', async () => {
  const { code, out } = await given.home.run(['audit', given.report, '--sources', given.sources, ...given.about, '--strict']);
  expect(code).toBe(3);
  for (const part of ['● verified', '✕ contradicted', '$93.7 billion', 'Coverage 50.0%', 'structural', '0 unaccounted for']) expect(out).toContain(part);
});

test('folders within and gzip files are read; links, other kinds and damaged files are named and not [CLI-AUDIT-3]', async () => {
  const found = lastObject(await given.home.run(['audit', given.report, '--sources', given.sources, ...given.about, '--json'])) as { sources: number; skipped: { path: string }[]; refusals: { source: string }[] };
  expect(found.sources).toBe(3);
  expect(found.skipped.map((skipped) => skipped.path).sort()).toEqual(['link.txt', 'picture.png']);
  expect(found.refusals.map((refusal) => refusal.source)).toEqual(['file:broken.json']);
});

test('an audit is kept as a sealed run that verifies, shows and exports [CLI-AUDIT-4]', async () => {
  const { archive } = lastObject(await given.home.run(['audit', given.report, '--sources', given.sources, ...given.about, '--out', join(given.home.path, 'kept'), '--json'])) as { archive: string };
  expect(await given.home.run(['verify', archive])).toMatchObject({ code: 0 });
  expect((await given.home.run(['show', archive, '--claims'])).out).toContain('✕ contradicted');
  expect(await given.home.run(['export', archive, '--to', 'html', '--out', join(given.home.path, 'kept.html')])).toMatchObject({ code: 0 });
  expect(await given.home.run(['replay', archive])).toMatchObject({ code: 1, err: expect.stringContaining('replay-miss') as string });
});

test('with its question an answer that names neither measure nor time is judged, and the seal keeps the question [CLI-AUDIT-5]', async () => {
  const answer = join(given.home.path, 'answer.md');
  await writeFile(answer, 'It was $93.7 billion.\n');
  const asked = ['--question', 'What was the net income of fiscal 2024?'];
  expect(lastObject(await given.home.run(['audit', answer, '--sources', given.sources, ...given.about, '--json']))).toMatchObject({ verdicts: { verified: 0 } });
  const { archive, verdicts } = lastObject(await given.home.run(['audit', answer, '--sources', given.sources, ...given.about, ...asked, '--out', join(given.home.path, 'asked'), '--json'])) as { archive: string; verdicts: Record<string, number> };
  expect(verdicts['unverified']).toBe(0);
  expect(await given.home.run(['verify', archive])).toMatchObject({ code: 0 });
});

test('the captures of a run can be the sources of another report [CLI-AUDIT-1]', async () => {
  const { archive } = lastObject(await given.home.run(['audit', given.report, '--sources', given.sources, ...given.about, '--out', join(given.home.path, 'kept'), '--json'])) as { archive: string };
  expect(lastObject(await given.home.run(['audit', given.report, '--run', archive, ...given.about, '--json']))).toMatchObject({ claims: 2, sources: 3 });
});

test('no sources, an empty folder and a file that is no text are said as such [CLI-ERR-3]', async () => {
  const empty = join(given.home.path, 'empty');
  await mkdir(empty);
  await writeFile(join(given.home.path, 'binary.md'), Uint8Array.of(0xff, 0xfe, 0x00));
  const codeOf = async (args: string[]): Promise<unknown> => (lastObject(await given.home.run([...args, '--json']))['error'] as { code: string }).code;
  expect(await codeOf(['audit', given.report])).toBe('usage');
  expect(await codeOf(['audit', given.report, '--sources', empty])).toBe('no-sources');
  expect(await codeOf(['audit', given.report, '--sources', join(given.home.path, 'nowhere')])).toBe('unreadable-file');
  expect(await codeOf(['audit', join(given.home.path, 'binary.md'), '--sources', given.sources])).toBe('unreadable-file');
});

test('escape sequences in a report never reach the terminal [CLI-SAFE-1]', async () => {
  const hostile = join(given.home.path, 'hostile.md');
  await writeFile(hostile, '# A\u001b]0;title\u0007\n\nRevenue was \u001b[31m$391.0\u001b[2K billion\u202e in fiscal 2024.\n');
  const { out, err } = await given.home.run(['audit', hostile, '--sources', given.sources, ...given.about, '--out', join(given.home.path, 'hostile')]);
  const shown = (await given.home.run(['show', join(given.home.path, 'hostile', out.match(/run_[0-9a-f]+/)?.[0] ?? '')])).out;
  expect(out + err + shown).not.toMatch(/[\u001b\u0007\u202e]/);
});
