// assay audit: anybody's report against anybody's sources.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastObject, makeHome, type Home } from '../testing/run-cli.ts';

let home: Home;
let sources = '';
let report = '';
beforeAll(async () => {
  home = await makeHome();
  sources = join(home.path, 'sources');
  report = join(home.path, 'note.md');
  await mkdir(join(sources, 'more'), { recursive: true });
  await writeFile(join(sources, 'income.csv'), 'In millions of dollars,FY2024,FY2023\nRevenue,391035,383285\nNet income,93736,96995\n');
  await writeFile(join(sources, 'more', 'again.csv.gz'), gzipSync('In millions of dollars,FY2024\nRevenue,391035\n'));
  await writeFile(join(sources, 'broken.json'), '{"x":');
  await writeFile(join(sources, 'picture.png'), '');
  await symlink('/etc/hostname', join(sources, 'link.txt'));
  await writeFile(report, '# Apple\n\nRevenue was $391.0 billion in fiscal 2024. Net income was $96.0 billion in fiscal 2024. 売上高 🍎\n');
});
afterAll(() => home.remove());

const about = ['--company', 'Apple Inc.', '--ticker', 'AAPL'];

test('what agrees is verified, what does not is contradicted with the right value beside it [CLI-AUDIT-1]', async () => {
  const answer = await home.run(['audit', report, '--sources', sources, ...about, '--json']);
  expect(answer.code).toBe(0);
  const found = lastObject(answer);
  expect(found).toMatchObject({ claims: 2, unaccounted: 0, verdicts: { verified: 1, contradicted: 1 }, contradicted: [{ text: '$96.0 billion', right: { shown: '$93.7 billion' } }] });
});

test('the table shows glyphs, reasons and the right value, and --strict ends with 3 [CLI-AUDIT-2]', async () => {
  const { code, out } = await home.run(['audit', report, '--sources', sources, ...about, '--strict']);
  expect(code).toBe(3);
  for (const part of ['● verified', '✕ contradicted', '$93.7 billion', 'Coverage 50.0%', 'structural', '0 unaccounted for']) expect(out).toContain(part);
});

test('folders within and gzip files are read; links, other kinds and damaged files are named and not [CLI-AUDIT-3]', async () => {
  const found = lastObject(await home.run(['audit', report, '--sources', sources, ...about, '--json'])) as { sources: number; skipped: { path: string }[]; refusals: { source: string }[] };
  expect(found.sources).toBe(3);
  expect(found.skipped.map((skipped) => skipped.path).sort()).toEqual(['link.txt', 'picture.png']);
  expect(found.refusals.map((refusal) => refusal.source)).toEqual(['file:broken.json']);
});

test('an audit is kept as a sealed run that verifies, shows and exports [CLI-AUDIT-4]', async () => {
  const { archive } = lastObject(await home.run(['audit', report, '--sources', sources, ...about, '--out', join(home.path, 'kept'), '--json'])) as { archive: string };
  expect(await home.run(['verify', archive])).toMatchObject({ code: 0 });
  expect((await home.run(['show', archive, '--claims'])).out).toContain('✕ contradicted');
  expect(await home.run(['export', archive, '--to', 'html', '--out', join(home.path, 'kept.html')])).toMatchObject({ code: 0 });
  expect(await home.run(['replay', archive])).toMatchObject({ code: 1, err: expect.stringContaining('replay-miss') as string });
});

test('with its question an answer that names neither measure nor time is judged, and the seal keeps the question [CLI-AUDIT-5]', async () => {
  const answer = join(home.path, 'answer.md');
  await writeFile(answer, 'It was $93.7 billion.\n');
  const asked = ['--question', 'What was the net income of fiscal 2024?'];
  expect(lastObject(await home.run(['audit', answer, '--sources', sources, ...about, '--json']))).toMatchObject({ verdicts: { verified: 0 } });
  const { archive, verdicts } = lastObject(await home.run(['audit', answer, '--sources', sources, ...about, ...asked, '--out', join(home.path, 'asked'), '--json'])) as { archive: string; verdicts: Record<string, number> };
  expect(verdicts['unverified']).toBe(0);
  expect(await home.run(['verify', archive])).toMatchObject({ code: 0 });
});

test('the captures of a run can be the sources of another report [CLI-AUDIT-1]', async () => {
  const { archive } = lastObject(await home.run(['audit', report, '--sources', sources, ...about, '--out', join(home.path, 'kept'), '--json'])) as { archive: string };
  expect(lastObject(await home.run(['audit', report, '--run', archive, ...about, '--json']))).toMatchObject({ claims: 2, sources: 3 });
});

test('no sources, an empty folder and a file that is no text are said as such [CLI-ERR-3]', async () => {
  const empty = join(home.path, 'empty');
  await mkdir(empty);
  await writeFile(join(home.path, 'binary.md'), Uint8Array.of(0xff, 0xfe, 0x00));
  const codeOf = async (args: string[]): Promise<unknown> => (lastObject(await home.run([...args, '--json']))['error'] as { code: string }).code;
  expect(await codeOf(['audit', report])).toBe('usage');
  expect(await codeOf(['audit', report, '--sources', empty])).toBe('no-sources');
  expect(await codeOf(['audit', report, '--sources', join(home.path, 'nowhere')])).toBe('unreadable-file');
  expect(await codeOf(['audit', join(home.path, 'binary.md'), '--sources', sources])).toBe('unreadable-file');
});

test('escape sequences in a report never reach the terminal [CLI-SAFE-1]', async () => {
  const hostile = join(home.path, 'hostile.md');
  await writeFile(hostile, '# A\u001b]0;title\u0007\n\nRevenue was \u001b[31m$391.0\u001b[2K billion\u202e in fiscal 2024.\n');
  const { out, err } = await home.run(['audit', hostile, '--sources', sources, ...about, '--out', join(home.path, 'hostile')]);
  const shown = (await home.run(['show', join(home.path, 'hostile', out.match(/run_[0-9a-f]+/)?.[0] ?? '')])).out;
  expect(out + err + shown).not.toMatch(/[\u001b\u0007\u202e]/);
});
